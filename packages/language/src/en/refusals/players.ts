import { list, number } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { factNames } from '../changed-keys.ts';
import { of } from '../nouns.ts';
import { presence, ui } from '../ui.ts';

/** Who is in the list, who is here, and what is noted of them. */
export const players = {
  'unknown-player': () => ({
    what: 'This person is not in this tournament.',
    why: 'The registration was taken back, or the address is wrong.',
  }),
  'already-registered': (refusal, names) => ({
    what: `${names.full(refusal.player)} is already in the list.`,
    act: 'Open their page',
  }),
  'list-full': (refusal) => ({
    what: `Cannot register: ${of(refusal.most, 'player')} are here already.`,
    why: 'A tournament holds no more, nor does its file.',
    act: 'Open a second tournament',
  }),
  'has-been-drawn': (refusal, names) => ({
    what: `${names.short(refusal.player)} is already part of round ${refusal.round}: cannot be deleted.`,
    why: 'Deleting would also erase what the others have played.',
    act: `Mark ${names.short(refusal.player)} as leaving`,
  }),
  'already-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} has already left the tournament.`,
    act: `Bring ${names.short(refusal.player)} back`,
  }),
  'has-not-left': (refusal, names) => ({ what: `${names.short(refusal.player)} is still playing: no return to note.` }),
  'match-running': (refusal, names) => ({
    what: `${names.short(refusal.player)} has a table in round ${refusal.table.round}, table ${refusal.table.table}, without a result.`,
    why: refusal.redrawPossible
      ? 'Count a forfeit for this round, or redraw the round.'
      : 'The round already has results: it cannot be redrawn. Count a forfeit.',
    act: `Forfeit for round ${refusal.table.round}`,
  }),
  'presence-changed': (refusal, names) => ({
    what: `${names.short(refusal.player)}: the state already is “${presence(refusal.presence).toLowerCase()}”.`,
    why: 'Another desk noted it, or nothing changes.',
  }),
  'absences-changed': (refusal, names) => ({
    what: 'Who is here has changed while you were looking.',
    why:
      refusal.absent.length === 0
        ? 'Now nobody is absent.'
        : `Now these do not play: ${list('en', refusal.absent.map(names.short))}.`,
    act: 'Read again and draw',
  }),
  'not-present': (refusal, names) => ({
    what: `${names.short(refusal.player)} is not in the hall.`,
    why: 'Only those who are here have a table.',
    act: 'Back to the list',
  }),
  'fact-not-used': ({ fact, format }) => ({
    what: fact === 'army' ? 'This formula has no armies.' : 'This formula has no spare players.',
    why: `The formula is ${ui.formats[format]}.`,
  }),
  'fact-changed': ({ player, fact }, { short }) => ({
    what: `${short(player)}: this line has changed meanwhile, ${factNames[fact]}.`,
    why: 'Another desk changed it.',
    act: 'Read the card again',
  }),
  'bad-rating': ({ found }) => ({
    what: `“${number(found)}” is not a rating.`,
    why: 'A PL rating is a whole number.',
    act: 'Correct the rating',
  }),
  'bad-series': ({ found }) => ({
    what: `“${found}” is not a series of Duplicate.`,
    why: 'A series is S, 1, 2, 3, 4, 5, 6 or 7, alone or with its letter, like 4C.',
    act: 'Correct the series',
  }),
  'spare-drawn': ({ player, round, draft, spare }, { short }) => ({
    what: spare
      ? `${short(player)} has a table in round ${round}: they can no longer become a spare player.`
      : `${short(player)} plays as a spare player in round ${round}: that can no longer be taken back.`,
    why: draft
      ? `Round ${round} is not published. Cancel it, change the spare player, then pair it again.`
      : 'A spare player is noted before the first round: what was played keeps its effect on the standings.',
    ...(draft && { act: `Open round ${round}` }),
  }),
  'seat-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} has a seat in a pool that plays: they can’t be merged.`,
    why: 'The seat would stay empty in the pool’s table. Note that they leave, then give the seat to somebody.',
  }),
  'both-drawn': ({ players }, { full }) => ({
    what: `${list('en', players.map(full))} both have rounds: they can’t be merged.`,
    why: 'Only one of the two registrations may have been drawn.',
  }),
  'same-player': ({ player }, { short }) => ({ what: `${short(player)} twice: choose two persons.` }),
} satisfies Partial<RefusalTable>;

/** Sanctions and trophies. */
export const umpire = {
  'no-malus': ({ format }) => ({
    what: 'This formula has no penalties in points.',
    why: `${ui.formats[format]}: a warning, a penalty in the score, or an exclusion.`,
  }),
  'no-penalty': ({ format }) => ({
    what: 'This formula has no penalties in a score.',
    why: `${ui.formats[format]}: a warning, points off or an exclusion.`,
  }),
  'malus-unexplained': () => ({ what: 'A penalty or a ruling needs a reason, or the article that decides.' }),
  'no-such-sanction': ({ player, round }, { short }) => ({
    what: `${short(player)} has no such sanction in round ${round}.`,
    why: 'Another desk may have lifted it.',
  }),
  'already-excluded': ({ player }, { short }) => ({ what: `${short(player)} plays no more: exclusion.` }),
  'no-such-trophy': ({ name, player }, { short }) => ({ what: `${short(player)} does not have this trophy: ${name}.` }),
  'trophy-given': ({ name, player }, { short }) => ({ what: `${short(player)} already has this trophy: ${name}.` }),
} satisfies Partial<RefusalTable>;
