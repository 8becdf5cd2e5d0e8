import { list, number } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { factNames } from '../changed-keys.ts';
import { of } from '../nouns.ts';
import { presence, ui } from '../ui.ts';

/** Who is in the list, who is here, and what is noted of them. */
export const players = {
  'unknown-player': () => ({
    what: 'This player is not in this tournament.',
    why: 'The registration was deleted, or the address is wrong.',
  }),
  'already-registered': (refusal, names) => ({
    what: `${names.full(refusal.player)} is already on the list.`,
    act: 'Open their page',
  }),
  'list-full': (refusal) => ({
    what: `Cannot register: the limit of ${of(refusal.most, 'player')} has been reached.`,
    why: 'Neither a tournament nor its file can hold more.',
    act: 'Create a second tournament',
  }),
  'has-been-drawn': (refusal, names) => ({
    what: `${names.short(refusal.player)} has already been paired in round ${refusal.round} and cannot be deleted.`,
    why: 'Deleting would also erase their opponents’ results.',
    act: `Withdraw ${names.short(refusal.player)}`,
  }),
  'already-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} has already left the tournament.`,
    act: `Bring ${names.short(refusal.player)} back`,
  }),
  'has-not-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} has not withdrawn: there is nothing to bring back.`,
  }),
  'match-running': (refusal, names) => ({
    what: `${names.short(refusal.player)} is at table ${refusal.table.table} in round ${refusal.table.round}, with no result yet.`,
    why: refusal.redrawPossible
      ? 'Record a forfeit, or pair the round again.'
      : 'The round already has results and cannot be paired again. Record a forfeit.',
    act: `Forfeit for round ${refusal.table.round}`,
  }),
  'presence-changed': (refusal, names) => ({
    what: `${names.short(refusal.player)}: already marked “${presence(refusal.presence).toLowerCase()}”.`,
    why: 'Somebody else marked it, or it has not changed.',
  }),
  'absences-changed': (refusal, names) => ({
    what: 'The attendance list has changed since you opened it.',
    why:
      refusal.absent.length === 0
        ? 'Nobody is absent any more.'
        : `No longer playing: ${list('en', refusal.absent.map(names.short))}.`,
    act: 'Check the list, then pair',
  }),
  'not-present': (refusal, names) => ({
    what: `${names.short(refusal.player)} has not been marked present.`,
    why: 'Only players marked present can be paired.',
    act: 'Back to the list',
  }),
  'fact-not-used': ({ fact, format }) => ({
    what: fact === 'army' ? 'This format has no armies.' : 'This format has no spare players.',
    why: `The format is ${ui.formats[format]}.`,
  }),
  'fact-changed': ({ player, fact }, { short }) => ({
    what: `${short(player)}: ${factNames[fact]} has changed in the meantime.`,
    why: 'Somebody else changed it.',
    act: 'Reload the player’s page',
  }),
  'bad-rating': ({ found }) => ({
    what: `“${number(found)}” is not a rating.`,
    why: 'A PL rating is a whole number.',
    act: 'Correct the rating',
  }),
  'bad-series': ({ found }) => ({
    what: `“${found}” is not a Duplicate series.`,
    why: 'A series is S, 1, 2, 3, 4, 5, 6 or 7, alone or followed by a letter, such as 4C.',
    act: 'Correct the series',
  }),
  'spare-drawn': ({ player, round, draft, spare }, { short }) => ({
    what: spare
      ? `${short(player)} has a table in round ${round}: they can no longer become a spare player.`
      : `${short(player)} plays as a spare player in round ${round}: that can no longer be undone.`,
    why: draft
      ? `Round ${round} is not published. Cancel it, change the spare player, then pair it again.`
      : 'A spare player is noted before the first round: what was played keeps its effect on the standings.',
    ...(draft && { act: `Open round ${round}` }),
  }),
  'seat-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} has a seat in a pool that plays: they can’t be merged.`,
    why: 'The seat would stay empty in the pool’s table. Withdraw them, then give the seat to somebody.',
  }),
  'both-drawn': ({ players }, { full }) => ({
    what: `${list('en', players.map(full))} have both been paired and cannot be merged.`,
    why: 'Two registrations can be merged only if at most one of them has been paired.',
  }),
  'same-player': ({ player }, { short }) => ({ what: `${short(player)} chosen twice: choose two different players.` }),
} satisfies Partial<RefusalTable>;

/** Sanctions and trophies. */
export const umpire = {
  'no-malus': ({ format }) => ({
    what: 'This format has no points penalties.',
    why: `${ui.formats[format]}: a warning, a penalty in the score, or disqualification.`,
  }),
  'no-penalty': ({ format }) => ({
    what: 'This format has no penalties in a score.',
    why: `${ui.formats[format]}: a warning, points off or disqualification.`,
  }),
  'malus-unexplained': () => ({ what: 'A penalty or a ruling needs a reason, or the article that decides.' }),
  'no-such-sanction': ({ player, round }, { short }) => ({
    what: `${short(player)} was not given that sanction in round ${round}.`,
    why: 'Somebody else may have lifted it.',
  }),
  'already-excluded': ({ player }, { short }) => ({
    what: `${short(player)} has been disqualified and plays no more rounds.`,
  }),
  'no-such-trophy': ({ name, player }, { short }) => ({ what: `${short(player)} does not have this trophy: ${name}.` }),
  'trophy-given': ({ name, player }, { short }) => ({ what: `${short(player)} already has this trophy: ${name}.` }),
} satisfies Partial<RefusalTable>;
