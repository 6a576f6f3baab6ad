/* A language for tests, by `?pseudo`: every letter is accented and every vowel doubled, so that a third more room is needed. Text that
   comes from no message stays as it is, and can be found. */
import { FluentBundle } from '@fluent/bundle';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖƤɊŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļṁñöƥɋŕšţûṽŵẋýž';

/** Said twice it is the same, so that words within words grow once. */
export function pseudo(text: string): string {
  return text.replace(/[aeiou]|[A-Za-z]/g, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)]!;
    return 'aeiou'.includes(letter) ? accented + accented : accented;
  });
}

/** From now on all messages are said so. */
export function speakPseudo(): void {
  const plain = FluentBundle.prototype.formatPattern;
  FluentBundle.prototype.formatPattern = function (this: FluentBundle, ...asked) {
    return pseudo(plain.apply(this, asked));
  };
}
