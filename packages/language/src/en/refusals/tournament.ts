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
    next: 'To change something, reopen the tournament first, on the page “Closing”.',
  }),
  'rounds-held': (refusal) => {
    const held = of(refusal.held, 'round');
    const than = refusal.held < refusal.planned ? `of ${refusal.planned}` : `instead of ${refusal.planned}`;
    return {
      what: `${held} ${than}: close on ${refusal.held}?`,
      why: 'This number will count everywhere: final standings, ratings, documents, file. Reopening the tournament brings the planned number back.',
      next: 'Confirm, or play the rounds that are missing.',
      act: `Close on ${held}`,
    };
  },
  'tournament-open': () => ({
    what: 'The tournament is not closed: nothing to reopen.',
    next: 'Nothing to do: everything in it can be changed.',
  }),
  'nothing-played': () => ({
    what: 'No round has been played, so there is nothing to close.',
    next: 'Pair round 1 first, or delete this tournament.',
  }),
  'unknown-decision': (refusal) => ({
    what: `Decision no. ${refusal.decision} is not in the log.`,
    next: 'Look for it in the log.',
  }),
  'not-undoable': (refusal) => ({
    what: `Decision no. ${refusal.decision} cannot be undone.`,
    why: 'It created the tournament, says where it comes from, or corrected a name.',
    next: 'A name is corrected again on the player’s page; a tournament is deleted in the settings.',
  }),
  'already-undone': (refusal) => ({
    what: `Decision no. ${refusal.decision} has already been undone.`,
    why: `Decision no. ${refusal.by} undid it.`,
    next: `To restore it, undo decision no. ${refusal.by}.`,
  }),
  'undo-blocked': (refusal) => ({
    what: `Decision no. ${refusal.decision} cannot be undone alone.`,
    why:
      refusal.by.length === 1
        ? `A later decision depends on it: ${decisions(refusal.by)}.`
        : `${refusal.by.length} later decisions depend on it: ${decisions(refusal.by)}.`,
    next: `Undo these ${refusal.by.length + 1} decisions together.`,
  }),
  'formula-fixed': ({ format }) => ({
    what: `The format can no longer change: ${ui.formats[format]}.`,
    why: 'Round 1 has been paired by it.',
    next: 'While nothing is published, cancel round 1 to change it; afterwards, create another tournament.',
  }),
  'formula-changed': ({ format }) => ({
    what: `Somebody else has just changed the format: ${ui.formats[format]}.`,
    next: 'Check the settings, then try again.',
  }),
  'empty-name': () => ({
    what: 'The tournament has no name.',
    why: 'The name appears on every page and every sheet.',
    next: 'Give it a name in the settings.',
  }),
  'already-shown': (refusal) => ({
    what: refusal.open ? 'This tournament is already public.' : 'This tournament is already private.',
    next: 'Nothing to do.',
  }),
  'end-hidden-already': ({ hidden }) => ({
    what: hidden ? 'The final standings are already hidden.' : 'The final standings are not hidden.',
    next: 'Nothing to do.',
  }),
  'shelved-already': ({ shelf }) => ({
    what:
      shelf === null
        ? 'This tournament is in your lists.'
        : `This tournament is already ${shelf === 'removed' ? 'deleted' : 'archived'}.`,
    next: 'Nothing to do.',
  }),
  'tournament-removed': () => ({
    what: 'This tournament is deleted.',
    why: 'Nothing changes in it any more, and nothing is lost.',
    next: 'Restore it first, from “My tournaments”.',
  }),
  'removal-impossible': ({ rounds }) => ({
    what: `Cannot delete: ${rounds === 1 ? '1 round is' : `${rounds} rounds are`} already published.`,
    why: 'What others have read stays readable.',
    next: 'Archive the tournament instead: it leaves the lists and keeps its pages.',
  }),
  'not-rated': () => ({
    what: 'This tournament is not rated.',
    why: 'Its results mix both games, or say only who won, so neither PL nor Elo can be worked out.',
    next: 'Enter the scores, or say in the settings that it is not rated.',
  }),
  'setting-not-used': ({ setting, format }) => ({
    what: `This setting has no effect here: ${settingNames[setting]}.`,
    why: `This format does not use it (${ui.formats[format]}).`,
    next: 'Leave this setting empty.',
  }),
  'setting-fixed': ({ setting, round }) => ({
    what: `${capital(settingNames[setting])}: this setting can no longer change.`,
    why: round === 1 ? 'Round 1 was paired with this setting.' : `The ${round} rounds already paired depend on it.`,
    next: `To change it, first cancel ${round === 1 ? 'round 1' : `the rounds, beginning with round ${round}`}.`,
  }),
  'setting-changed': ({ setting }) => ({
    what: `Somebody else has just changed this setting: ${settingNames[setting]}.`,
    next: 'Check the settings, then try again.',
  }),
  'detail-changed': ({ detail }) => ({
    what: `Somebody else has just changed this detail: ${detailNames[detail]}.`,
    next: 'Check the settings, then try again.',
  }),
  'rounds-already-drawn': ({ planned, drawn }) => ({
    what: `${counted('en', planned, nouns.round)} is too few: ${drawn} are already paired.`,
    next: `Choose ${drawn} or more.`,
  }),
  'dates-reversed': ({ date: first, endDate }) => ({
    what: `The last day, ${date('en', endDate)}, comes before the first, ${date('en', first)}.`,
    next: 'Correct one of the two dates.',
  }),
  'nothing-changes': () => ({
    what: 'Nothing to change: it is already set that way.',
    next: 'Nothing to do.',
  }),
} satisfies Partial<RefusalTable>;

const decisions = (seqs: readonly number[]): string => seqs.map((seq) => `no. ${seq}`).join(', ');
