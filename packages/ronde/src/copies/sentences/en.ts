import { civilDay, clockInWords, counted, date, list } from '@ronde/language';
import type { Contents } from '../copies.ts';
import type { CopyRefusal } from '../refusal.ts';
import type { Restored } from '../restore.ts';
import type { ClosedSince } from '../revocations.ts';
import type { CopySentences } from './fr.ts';

const untouched = 'Nothing was changed.';

function refusal(refused: CopyRefusal): string {
  switch (refused.code) {
    case 'copy-missing':
      return `No such file: “${refused.file}”. Check the path.`;
    case 'copy-unreadable':
      return `“${refused.file}” cannot be read (${refused.reason}).`;
    case 'no-data':
      return `There is no Ronde data in “${refused.folder}”. Give another folder with --data.`;
    case 'folder-in-use':
      return `Ronde (process ${refused.pid}) is using the data in “${refused.folder}”. Stop it first. ${untouched}`;
    case 'database-in-use':
      return `A Ronde program is using this database. Stop it first. ${untouched}`;
    case 'database-away':
      return `The PostgreSQL database does not answer, or refuses (${refused.reason}). ${untouched}`;
    case 'not-confirmed':
      return untouched;
    case 'not-asked':
      return `What the copy replaces is shown first, and there is no terminal to answer on. For a script: --yes. ${untouched}`;
    case 'target-not-empty':
      return `“${refused.place}” already holds data. Give an empty folder or a new database. ${untouched}`;
    case 'moved-otherwise':
      return `The table “${refused.table}” arrived with ${refused.found} rows of ${refused.expected}. Do not use the destination; the source has not changed.`;
    case 'copy-exists':
      return `“${refused.file}” already exists. Give another name with --to. ${untouched}`;
    case 'copy-unwritable':
      return `Writing failed: “${refused.file}” (${refused.reason}).`;
    default:
      return `“${refused.file}” cannot be restored: ${found(refused)}. ${untouched}`;
  }
}

function found(refused: CopyRefusal): string {
  switch (refused.code) {
    case 'copy-missing':
      return 'the file is missing';
    case 'copy-empty':
      return 'the file is empty';
    case 'copy-foreign':
      return 'it is not a Ronde database';
    case 'copy-truncated':
      return `the file is cut off: ${refused.found} bytes of ${refused.expected}`;
    case 'copy-newer':
      return `it comes from a later version of Ronde (${refused.found}, this one knows ${refused.expected})`;
    case 'copy-damaged':
      return `some pages are damaged: ${refused.found}`;
    case 'copy-altered':
      return altered(refused);
    case 'copy-log':
      return `the log of tournament ${refused.tournament} does not replay, from decision ${refused.seq} on`;
    default:
      return refused.code;
  }
}

function altered({ kind, table }: Extract<CopyRefusal, { code: 'copy-altered' }>): string {
  switch (kind) {
    case 'table':
      return `the table “${table}” is not the one that was copied`;
    case 'view':
    case 'trigger':
      return `the ${kind} “${table}” does not belong to Ronde`;
    case 'index':
      return `the index “${table}” is not Ronde’s own`;
    case 'structure':
      return 'its structure is not the one that was copied';
  }
}

export const enCopies: CopySentences = {
  refusal,
  found,
  moment: (iso) => `${date('en', civilDay(iso))} at ${clockInWords('en', iso)}`,
  copied: (file, { tournaments }) => `Copied to “${file}”, checked: ${tournamentsOf(tournaments)}.`,
  restored: (file, { tournaments, kept, closed, after }) => {
    const put = `“${file}” is in place: ${tournamentsOf(tournaments)}.`;
    const before = kept === null ? '' : ` The previous data are kept in “${kept}”. ${accesses(closed)}`;
    return `${put}${before}${journal(after)}`;
  },
  replacement: (file, { copy, replaced, after }, withJournal) =>
    [
      `Copy “${file}”${copy.made === null ? '' : `, made on ${enCopies.moment(copy.made)}`}: ${holds(copy)}.`,
      replaced === 'nothing'
        ? 'It replaces nothing.'
        : replaced === 'unreadable'
          ? 'It replaces a database that cannot be read.'
          : `It replaces: ${holds(replaced)}.`,
      ...after.map(
        ({ slug, decisions, file: log }) =>
          `After it, “${slug}” has another ${decisionsOf(decisions.length)} in the log “${log}”.`,
      ),
      ...(after.length > 0 && !withJournal ? ['To bring them back too: --with-journal.'] : []),
    ].join('\n'),
  question: 'Replace the data with this copy? Type yes: ',
  yes: ['yes', 'y', 'oui', 'o'],
  moved: (from, into, moved) => {
    const { tournaments = 0, decisions = 0, accounts = 0, register_people: people = 0 } = moved;
    const all = Object.values(moved).reduce((sum, rows) => sum + rows, 0);
    return `Moved from “${from}” to “${into}”: ${tournamentsOf(tournaments)}, ${decisionsOf(decisions)}, ${counted('en', accounts, { one: 'account', other: 'accounts' })}, ${counted('en', people, { one: 'person in the register', other: 'people in the register' })}. ${counted('en', all, { one: 'row', other: 'rows' })} in all, the same on both sides. The source has not changed; do not work in it any more.`;
  },
};

const holds = ({ tournaments, decisions, last }: Contents): string =>
  `${tournamentsOf(tournaments)}, ${decisionsOf(decisions)}${last === null ? '' : `, the last one on ${enCopies.moment(last)}`}`;

function journal({ decisions, added }: Restored['after']): string {
  if (decisions === 0) return '';
  return added
    ? ` Brought back too, from the logs: ${decisionsOf(decisions)}.`
    : ` The logs hold another ${decisionsOf(decisions)} after the copy: the same command with --with-journal brings them back too.`;
}

const decisionsOf = (count: number): string => counted('en', count, { one: 'decision', other: 'decisions' });

function accesses(closed: ClosedSince | null): string {
  const asThen = 'Roles and passwords are as they were in the copy.';
  if (closed === null)
    return `The previous data could not be read, so accounts and players’ links are also those of the copy: disable or revoke again whatever has changed since. ${asThen}`;
  const { accounts, links } = closed;
  if (accounts + links === 0) return asThen;
  const said = [
    ...(accounts === 0 ? [] : [counted('en', accounts, { one: 'account', other: 'accounts' })]),
    ...(links === 0 ? [] : [counted('en', links, { one: 'player’s link', other: 'players’ links' })]),
  ];
  return `Closed since the copy, and still closed: ${list('en', said)}. ${asThen}`;
}

const tournamentsOf = (count: number): string => counted('en', count, { one: 'tournament', other: 'tournaments' });
