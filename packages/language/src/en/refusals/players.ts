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
    next: 'Look for the name in the list of players.',
  }),
  'already-registered': (refusal, names) => ({
    what: `${names.full(refusal.player)} is already on the list.`,
    next: 'Correct their page instead of registering them again.',
  }),
  'list-full': (refusal) => ({
    what: `Cannot register: the limit of ${of(refusal.most, 'player')} has been reached.`,
    why: 'Neither a tournament nor its file can hold more.',
    next: 'Create a second tournament.',
  }),
  'has-been-drawn': (refusal, names) => ({
    what: `${names.short(refusal.player)} has already been paired in round ${refusal.round} and cannot be deleted.`,
    why: 'Deleting would also erase their opponents’ results.',
    next: 'Withdraw them instead, on their page.',
  }),
  'already-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} has already left the tournament.`,
    next: 'Bring them back first, on their page.',
  }),
  'has-not-left': (refusal, names) => ({
    what: `${names.short(refusal.player)} has not withdrawn: there is nothing to bring back.`,
    next: 'Nothing to do: no withdrawal is recorded.',
  }),
  'match-running': (refusal, names) => ({
    what: `${names.short(refusal.player)} is at table ${refusal.table.table} in round ${refusal.table.round}, with no result yet.`,
    ...(!refusal.redrawPossible && { why: 'The round already has results and cannot be paired again.' }),
    next: refusal.redrawPossible ? 'Record a forfeit, or pair the round again.' : 'Record a forfeit.',
  }),
  'presence-changed': (refusal, names) => ({
    what: `${names.short(refusal.player)}: already marked “${presence(refusal.presence).toLowerCase()}”.`,
    why: 'Somebody else marked it, or it has not changed.',
    next: 'Check the line, and change it if it is wrong.',
  }),
  'absences-changed': (refusal, names) => ({
    what: 'The attendance list has changed since you opened it.',
    why:
      refusal.absent.length === 0
        ? 'Nobody is absent any more.'
        : `No longer playing: ${list('en', refusal.absent.map(names.short))}.`,
    next: 'Check the attendance list, then pair.',
  }),
  'not-present': (refusal, names) => ({
    what: `${names.short(refusal.player)} has not been marked present.`,
    why: 'Only players marked present can be paired.',
    next: 'Mark them present first.',
  }),
  'fact-not-used': ({ fact, format }) => ({
    what: fact === 'army' ? 'This format has no armies.' : 'This format has no spare players.',
    why: `The format is ${ui.formats[format]}.`,
    next: 'Leave this line empty.',
  }),
  'fact-changed': ({ player, fact }, { short }) => ({
    what: `Somebody else has just changed a line of ${short(player)}: ${factNames[fact]}.`,
    next: 'Check the player’s page, then try again.',
  }),
  'bad-rating': ({ found }) => ({
    what: `“${number(found)}” is not a rating.`,
    why: 'A PL rating is a whole number.',
    next: 'Correct it, or leave it empty if it is not known.',
  }),
  'bad-series': ({ found }) => ({
    what: `“${found}” is not a duplicate series.`,
    why: 'A series is 1 to 7, alone or followed by a letter from A to D, such as 4C; or SS (super-série).',
    next: 'Correct the series, or leave it empty.',
  }),
  'spare-drawn': ({ player, round, draft, spare }, { short }) => ({
    what: spare
      ? `${short(player)} has a table in round ${round}: they can no longer become a spare player.`
      : `${short(player)} plays as a spare player in round ${round}: that can no longer be undone.`,
    why: draft
      ? `Round ${round} is not published.`
      : 'A spare player is noted before the first round: what was played keeps its effect on the standings.',
    next: draft
      ? `Cancel round ${round}, change the spare player, then pair it again.`
      : 'Leave the spare player as it is, or record a withdrawal.',
  }),
  'seat-in-pool': ({ player }, { short }) => ({
    what: `${short(player)} has a seat in a pool that plays: they cannot be merged.`,
    why: 'The seat would stay empty in the pool’s table.',
    next: 'Withdraw them, then give the seat to somebody.',
  }),
  'both-drawn': ({ players }, { full }) => ({
    what: `${list('en', players.map(full))} have both been paired and cannot be merged.`,
    why: 'Two registrations can be merged only if at most one of them has been paired.',
    next: 'Correct the name of one of the two instead.',
  }),
  'same-player': ({ player }, { short }) => ({
    what: `${short(player)} chosen twice.`,
    next: 'Choose two different players.',
  }),
} satisfies Partial<RefusalTable>;

/** Sanctions and trophies. */
export const rulings = {
  'no-malus': () => ({
    what: 'This format has no points penalties.',
    next: 'Give a warning, a penalty in the score, or a disqualification.',
  }),
  'no-penalty': () => ({
    what: 'This format has no penalties in a score.',
    next: 'Give a warning, a points penalty or a disqualification.',
  }),
  'malus-unexplained': () => ({
    what: 'A penalty or a ruling needs a reason, or the article that decides.',
    next: 'Write the reason, or the article of the rules.',
  }),
  'no-such-sanction': ({ player, round }, { short }) => ({
    what: `${short(player)} was not given that sanction in round ${round}.`,
    why: 'Somebody else may have lifted it.',
    next: 'Check the sanctions on their page.',
  }),
  'already-excluded': ({ player }, { short }) => ({
    what: `${short(player)} has already been disqualified and plays no more rounds.`,
    next: 'Nothing to do; a disqualification is lifted on their page.',
  }),
  'no-such-trophy': ({ name, player }, { short }) => ({
    what: `${short(player)} does not have this trophy: ${name}.`,
    next: 'Check the trophies on the page of the prizes.',
  }),
  'trophy-given': ({ name, player }, { short }) => ({
    what: `${short(player)} already has this trophy: ${name}.`,
    next: 'Nothing to do, or choose somebody else.',
  }),
} satisfies Partial<RefusalTable>;
