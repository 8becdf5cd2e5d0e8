import type { OpenAPIHono } from '@hono/zod-openapi';
import type { JournalFile } from '@ronde/contract/http/journal-file';
import { fileName } from '@ronde/documents';
import { formatsFor, resultSentences, writtenAs } from '@ronde/documents/results';
import { ratingSystemOf } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { clock, type Dictionary, type Lang } from '@ronde/language';
import type { Context } from 'hono';
import { fileOf } from '../../files/import-decision.ts';
import { journalFileOf } from '../../files/write-journal.ts';
import { armyList, armyListsOf } from '../../links/army-lists.ts';
import type { PageFiles } from '../../pages/files.ts';
import { staticSite } from '../../pages/static-site.ts';
import { type ArchivedFile, archivedSheet, archivedSheets, sheetFolder, zipped } from '../../papers/archive.ts';
import { shownView } from '../../public/view.ts';
import { feesOf } from '../../register/fees.ts';
import type { Stored } from '../../store/store.ts';
import type { Work } from '../../tasks/tasks.ts';
import { callerOf } from '../access/authorize.ts';
import { asTask } from '../as-task.ts';
import { namedFile } from '../attachment.ts';
import { authorsOf } from '../authors.ts';
import type { Installation } from '../installation.ts';
import { langOf, problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { logCsv } from './log.ts';

/** All of a tournament in one file, for whoever keeps it or hands it on: its file, log, sheets and public pages. */
export function archiveRoutes(app: OpenAPIHono, installation: Installation, files: () => PageFiles | null): void {
  serveRoutes(app, 'GET /api/tournaments/{t}/archive', async (c) => {
    const stored = await installation.store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const query = c.req.valid('query');
    const lang = query.lang ?? langOf(c.req.header('accept-language'));
    const printing = { lang, at: query.at ?? clock(installation.now()) };
    const log = await logCsv(c, installation, stored, lang);
    const journal = await movingLog(c, installation, stored, lang);
    const name = fileName(stored.slug, '', 'archive', 'zip');
    return asTask(c, installation, { reads: true }, async (work) => {
      const sheets = sheetsOf(installation, stored, printing, work);
      const { style = '' } = files() ?? {};
      const lists = listsOf(installation, stored);
      const parts = { log, journal, lists, sheets, style, lang };
      const body = await zipped(filesOf(stored, parts), new Date(installation.now()));
      return (taken) =>
        taken.body(new Uint8Array(body), 200, {
          'Content-Type': 'application/zip',
          ...namedFile(name),
        });
    });
  });
}

/** The log as another computer takes it in, whose authors are named for whoever asks. */
async function movingLog(c: Context, installation: Installation, stored: Stored, lang: Lang): Promise<JournalFile> {
  const { account } = callerOf(c);
  const nameAuthor = await authorsOf(installation, stored.log, stored, lang, account);
  const { db } = installation.visitors;
  const { options, lists } = await armyListsOf(db, stored.id);
  const sent = lists.map(({ player, slot, name, at }) => ({ player, slot, name, at }));
  const asked = options.deadline !== null || options.malus !== null || options.published;
  const armyLists = sent.length > 0 || asked ? { armyLists: { ...options, sent } } : {};
  return journalFileOf(stored, { nameAuthor, fees: await feesOf(db, stored.id), ...armyLists });
}

interface Parts {
  readonly log: string;
  readonly journal: JournalFile;
  readonly lists: AsyncIterable<ArchivedFile>;
  readonly sheets: AsyncIterable<ArchivedFile>;
  readonly style: string;
  readonly lang: Lang;
}

async function* filesOf(
  stored: Stored,
  { log, journal, lists, sheets, style, lang }: Parts,
): AsyncGenerator<ArchivedFile> {
  yield { name: fileName(stored.slug, '', '', 'json'), body: `${JSON.stringify(fileOf(stored), null, 2)}\n` };
  yield { name: fileName(stored.slug, '', 'journal', 'csv'), body: log };
  yield { name: fileName(stored.slug, '', 'journal', 'json'), body: `${JSON.stringify(journal)}\n` };
  yield* lists;
  yield* sheets;
  yield* forOthers(stored, lang);
  for (const page of staticSite(shownView(stored), style)) yield { name: `pages/${page.name}`, body: page.text };
}

/** The army lists as they came in, published or not: whoever may take the archive reads them at the desk. */
async function* listsOf(
  { visitors: { db } }: Installation,
  { id, slug, numbers }: Stored,
): AsyncGenerator<ArchivedFile> {
  const { lists } = await armyListsOf(db, id);
  for (const { player, slot, type } of lists) {
    const found = await armyList(db, id, player, slot);
    const name = fileName(slug, '', `liste-${numbers.get(player) ?? 0}-${slot}`, type === 'pdf' ? 'pdf' : 'txt');
    if (found) yield { name: `listes/${name}`, body: found.body };
  }
}

const takenOtherwise: Dictionary<string> = { fr: 'pris-autrement', en: 'taken-otherwise' };

/** What other programs read of it; a format that has no place for it is left out. */
async function* forOthers({ slug, tournament, people }: Stored, lang: Lang): AsyncGenerator<ArchivedFile> {
  const rounds = tournament.rounds.filter(({ status }) => status !== 'draft');
  if (rounds.length === 0) return;
  const told: string[] = [];
  for (const format of formatsFor(tournament)) {
    const made = await writtenAs(format, { ...tournament, rounds }, people, lang);
    if (!made.ok) continue;
    const { bytes, what, extension, adjustments } = made.value;
    const name = fileName(slug, '', what || format, extension);
    if (adjustments.length > 0)
      told.push([name, ...adjustments.map((one) => `- ${resultSentences[lang].adjustment(one)}`)].join('\n'));
    yield { name: `autres-programmes/${name}`, body: bytes };
  }
  // What the formats have no place for is said beside them.
  if (told.length > 0)
    yield {
      name: `autres-programmes/${fileName(slug, '', takenOtherwise[lang], 'txt')}`,
      body: `${told.join('\n\n')}\n`,
    };
}

/** Each sheet in its turn at the press; one that cannot be made (too large, no result yet) is left out. */
async function* sheetsOf(
  { presses }: Installation,
  { slug, tournament, people }: Stored,
  printing: { readonly lang: Lang; readonly at: string },
  { signal, tell }: Work,
): AsyncGenerator<ArchivedFile> {
  const rounds = tournament.rounds.filter(({ status }) => status !== 'draft');
  const source = { slug, tournament: { ...tournament, rounds }, people };
  const sheets = archivedSheets(
    { rounds: rounds.length, closed: closedRounds(tournament) },
    { rated: ratingSystemOf(tournament) !== null, armies: tournament.players.some(({ army }) => army !== undefined) },
  );
  for (const [i, { paper, format, ...query }] of sheets.entries()) {
    tell({ step: 'making', share: i / sheets.length });
    const making = { kind: 'paper', source, wanted: { paper, query, printing, base: null }, format } as const;
    const made = await presses.make(making, signal);
    const file = made.ok ? archivedSheet(sheetFolder[format], made.value) : null;
    if (file) yield file;
  }
}
