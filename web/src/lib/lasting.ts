/* How long something lasts, in words that a card has room for. */
import { t } from './settings.svelte';

/** "2 d 20 h", "3 h 04 m", "4:05": as exact as it matters. */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return t('lasts-days-hours', { days, hours });
  if (hours > 0) return t('lasts-hours-minutes', { hours, minutes: twoDigits(minutes) });
  return `${minutes}:${twoDigits(seconds % 60)}`;
}

/** Roughly: "2 d", "3 h", "5 m". */
export function roughly(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  if (minutes >= 1440) return t('lasts-days', { days: Math.floor(minutes / 1440) });
  return minutes >= 60 ? t('lasts-hours', { hours: Math.floor(minutes / 60) }) : t('lasts-minutes', { minutes });
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
