/* The screens, each loaded when it is first shown. */
import type { Component } from 'svelte';
import type { Place } from './router.svelte';

type Page = Place['page'];
type At<P extends Page> = Omit<Extract<Place, { page: P }>, 'page'>;
type Screens = { [P in Page]: () => Promise<{ default: Component<At<P>> }> };

const SCREENS: Screens = {
  lobby: () => import('../routes/Lobby.svelte'),
  table: () => import('../routes/TablePage.svelte'),
  review: () => import('../routes/ReviewPage.svelte'),
  book: () => import('../routes/Book.svelte'),
  rules: () => import('../routes/Rules.svelte'),
  learn: () => import('../routes/LearnPage.svelte'),
  lesson: () => import('../routes/LessonPage.svelte'),
  games: () => import('../routes/GamesPlayed.svelte'),
  champion: () => import('../routes/ChampionPage.svelte'),
  person: () => import('../routes/ProfilePage.svelte'),
  settings: () => import('../routes/SettingsPage.svelte'),
  device: () => import('../routes/DevicePage.svelte'),
  notices: () => import('../routes/NoticeLink.svelte'),
  nowhere: () => import('../routes/Nowhere.svelte'),
};

/** A screen and what it shows; screens of one key are the same one, shown something else. */
export type Shown = { Screen: Component<object>; props: object; key: string };

export async function screenAt(place: Place): Promise<Shown> {
  const { page, ...props } = place;
  const { default: Screen } = await SCREENS[page]();
  const one = 'id' in props ? props.id : 'name' in props ? props.name : '';
  return { Screen: Screen as Component<object>, props, key: `${page} ${one}` };
}
