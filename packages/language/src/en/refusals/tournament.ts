import { date } from '../../dates.ts';
import { capital, counted } from '../../numbers.ts';
import type { RefusalTable } from '../../refusal-table.ts';
import { detailNames, settingNames } from '../changed-keys.ts';
import { nouns, of } from '../nouns.ts';
import { ui } from '../ui.ts';

/** Settings, the log, and the end of a tournament. */
export const tournament = {
  'tournament-closed': () => ({
    what: 'The tournament is closed.',
    why: 'The final standings can no longer change.',
    act: 'Reopen the tournament',
  }),
  'rounds-held': (refusal) => {
    const held = of(refusal.held, 'round');
    const than = refusal.held < refusal.planned ? `of ${refusal.planned}` : `instead of ${refusal.planned}`;
    return {
      what: `${held} ${than}: close on ${refusal.held}?`,
      why: 'This number will count everywhere: final standings, ratings, documents, file. Reopening the tournament brings the planned number back.',
      act: `Close on ${held}`,
    };
  },
  'tournament-open': () => ({ what: 'The tournament is not closed: nothing to reopen.' }),
  'nothing-played': () => ({ what: 'No round has been played, so there is nothing to close.', act: 'Pair round 1' }),
  'unknown-decision': (refusal) => ({ what: `Decision no. ${refusal.decision} is not in the log.` }),
  'not-undoable': (refusal) => ({
    what: `Decision no. ${refusal.decision} cannot be undone.`,
    why: 'It created the tournament, says where it comes from, or that a name was corrected: correct that again.',
  }),
  'already-undone': (refusal) => ({
    what: `Decision no. ${refusal.decision} has already been undone.`,
    why: `Decision no. ${refusal.by} did it.`,
    act: `Undo decision no. ${refusal.by}`,
  }),
  'undo-blocked': (refusal) => ({
    what: `Decision no. ${refusal.decision} cannot be undone alone.`,
    why:
      refusal.by.length === 1
        ? `A later decision depends on it: ${decisions(refusal.by)}.`
        : `${refusal.by.length} later decisions depend on it: ${decisions(refusal.by)}.`,
    act: `Undo these ${refusal.by.length + 1} decisions`,
  }),
  'formula-fixed': ({ format }) => ({
    what: `The format does not change any more: ${ui.formats[format]}.`,
    why: 'Round 1 is drawn by it. While nothing is published, cancelling round 1 sets it free.',
    act: 'Open round 1',
  }),
  'formula-changed': ({ format }) => ({
    what: `The format has changed in the meantime: ${ui.formats[format]}.`,
    why: 'Somebody else changed it.',
    act: 'Reload the settings',
  }),
  'empty-name': () => ({
    what: 'The tournament has no name.',
    why: 'The name appears on every page and every sheet.',
    act: 'Give it a name',
  }),
  'already-shown': (refusal) => ({
    what: refusal.open ? 'This tournament is already public.' : 'This tournament is already private.',
  }),
  'end-hidden-already': ({ hidden }) => ({
    what: hidden ? 'The final standings are hidden already.' : 'The final standings are not hidden.',
  }),
  'shelved-already': ({ shelf }) => ({
    what:
      shelf === null
        ? 'This tournament is in your lists.'
        : `This tournament is ${shelf === 'removed' ? 'deleted' : 'archived'} already.`,
  }),
  'tournament-removed': () => ({
    what: 'This tournament is deleted.',
    why: 'Nothing changes in it any more, and nothing is lost: it can be restored from “My tournaments”.',
    act: 'Restore the tournament',
  }),
  'removal-impossible': ({ rounds }) => ({
    what: `${rounds === 1 ? '1 round is' : `${rounds} rounds are`} published: it cannot be deleted.`,
    why: 'What others have read stays readable. Archived, the tournament leaves the lists and keeps its pages.',
    act: 'Archive the tournament',
  }),
  'not-rated': () => ({
    what: 'This tournament is not rated.',
    why: 'Its results mix both games, or say only who won, so neither PL nor Elo can be worked out.',
  }),
  'setting-not-used': ({ setting, format }) => ({
    what: `This setting has no effect here: ${settingNames[setting]}.`,
    why: `${ui.formats[format]} does not use it.`,
  }),
  'setting-fixed': ({ setting, round }) => ({
    what: `${capital(settingNames[setting])}: too late to change.`,
    why: round === 1 ? 'Round 1 was paired with this setting.' : `The ${round} rounds already paired depend on it.`,
    act: `Open round ${round}`,
  }),
  'setting-changed': ({ setting }) => ({
    what: `This setting has changed in the meantime: ${settingNames[setting]}.`,
    why: 'Somebody else changed it.',
    act: 'Reload the settings',
  }),
  'detail-changed': ({ detail }) => ({
    what: `This detail has changed in the meantime: ${detailNames[detail]}.`,
    why: 'Somebody else changed it.',
    act: 'Reload the settings',
  }),
  'rounds-already-drawn': ({ planned, drawn }) => ({
    what: `${counted('en', planned, nouns.round)} is too few: ${drawn} are already paired.`,
    why: 'The number of rounds cannot be lower than the number already paired.',
    act: 'Choose another number',
  }),
  'dates-reversed': ({ date: first, endDate }) => ({
    what: `The last day, ${date('en', endDate)}, comes before the first, ${date('en', first)}.`,
    act: 'Correct the dates',
  }),
  'nothing-changes': () => ({ what: 'Nothing to change: it is already set that way.' }),
} satisfies Partial<RefusalTable>;

const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `no. ${seq}`).join(', ');
