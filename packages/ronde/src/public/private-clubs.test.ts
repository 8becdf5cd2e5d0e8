import { expect, test } from 'vitest';
import { shownPlayer } from './shown-people.ts';

test('LIST-01: an address that was let in as a club is on no public page', () => {
  const player = { id: 'a', number: 1, presence: 'here', from: 1 } as const;
  const shown = (club: string) => shownPlayer({ ...player, club }, { name: 'NOM' }, 0, () => '1').club;
  expect([shown('zoe@exemple.fr'), shown('06 12 34 56 78'), shown('Lyon')]).toEqual([undefined, undefined, 'Lyon']);
});
