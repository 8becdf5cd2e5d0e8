import { Button } from '@mantine/core';
import type { ListLine } from '@ronde/contract/http/list-lines';
import { armyLabel } from '@ronde/contract/lists/army';
import { nearArmies } from '@ronde/contract/lists/known-armies';
import { groupedBy } from '@ronde/contract/register/through-tournaments';
import { formulaOf, playsWargame } from '@ronde/engine';
import { memo } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { LayoutName, RememberedLayout } from '../../lists/kept-layout.tsx';
import { ColumnChoices, EncodingChoice, LineQuestion, ReadingNotes, SourceFields } from '../../lists/list-fields.tsx';
import styles from '../../lists/lists.module.css';
import { listSentences } from '../../lists/sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { TaskBar } from '../../ui/file-links.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import registration from '../roster/registration.module.css';
import { registrationSentences } from '../roster/sentences.ts';
import { armyIn, isUpdating } from './list-answers.ts';
import { ListLineView } from './list-line.tsx';
import { type ListState, useList } from './use-list.ts';

/** A list from a club or a spreadsheet, pasted or as a file, shown line by line before anybody is registered. */
export function ListPanel({ onClose }: { readonly onClose: () => void }) {
  const { registration: ui } = useSentences(uiSentences);
  const text = useSentences(registrationSentences);
  const lists = useSentences(listSentences);
  const list = useList(onClose);
  const { t, tournament } = useDesk();
  // Round robin and Swiss may be of either game.
  const armies = formulaOf(tournament.format).results.includes('losses');
  const { counts } = list;
  return (
    <SidePanel title={ui.paste} onClose={onClose}>
      <div className={registration.form}>
        <RefusalNotice trouble={list.trouble} onClose={list.clear} />
        <Link href={`${address.registration(t)}?panneau=reprendre`} className="link">
          {text.takePeople}
        </Link>
        <SourceFields
          source={list.source}
          label={ui.pasteHelp}
          help={playsWargame(tournament) ? text.listHelpArmies : text.listHelp}
        />
        {/* A long list takes a moment: what is read of it now is said where it will stand. */}
        <p role="status" className={list.reading ? 'quiet' : 'sr-only'}>
          {list.reading ? lists.reading : ''}
        </p>
        <ListCounts list={list} />
        {list.preview && <RememberedLayout source={list.source} reading={list.preview} />}
        <ListQuestions list={list} />
        {(counts.ready > 0 || counts.done > 0) && (
          <Button data-next="" onClick={() => void list.apply()} loading={list.registering}>
            {counts.ready > 0 || list.taken === 0 ? ui.pasteApply(counts.ready) : lists.applyUpdates(list.taken)}
            {counts.ready > 0 && list.taken > 0 && ` · ${lists.applyUpdates(list.taken)}`}
          </Button>
        )}
        <TaskBar task={list.task} />
        <ColumnChoices columns={list.columns} armies={armies} onChange={list.source.take} />
        {list.preview && <LayoutName source={list.source} reading={list.preview} />}
        <ListLines list={list} />
      </div>
    </SidePanel>
  );
}

/** Lines that are shown of those that need nobody; what is asked or refused is always shown whole. */
const mostPlain = 200;

/** How many lines were read, and what waits for an answer: it stands above the act, whatever the list is long. */
function ListCounts({ list: { preview, counts } }: { readonly list: ListState }) {
  const text = useSentences(registrationSentences);
  if (!preview || preview.lines.length === 0) return null;
  return <p>{text.counts(counts.ready, counts.done, counts.open, counts.refused, counts.left)}</p>;
}

/** What is asked once for the whole list: how names are written, and entries that are not plainly agreed. */
function ListQuestions({ list }: { readonly list: ListState }) {
  const { lines, source, updating } = list;
  const text = useSentences(listSentences);
  const { draft, change } = source;
  const turned = lines.flatMap((line) => ('spelling' in line && line.spelling !== undefined ? [line] : []));
  const [first] = turned;
  // Where an army shares but a word with the list's (« Achaemenid Persian », « Sassanid Persian »), one is chosen line by line.
  const armed = lines.filter((line) => {
    const [first] = ('armies' in line && line.armies) || [];
    return first && nearArmies(armyIn(line)).some((near) => armyLabel(near) === armyLabel(first));
  });
  const statuses = groupedBy(lines, (line) => (line.kind === 'doubtful' ? (line.status ?? '') : ''));
  return (
    <>
      {first?.spelling !== undefined && (
        <p className={styles.asks}>
          {draft.names === 'typed'
            ? text.spelledNot(turned.length)
            : text.spelled(turned.length, first.facts.person.name, first.spelling)}{' '}
          <button
            type="button"
            className="link"
            onClick={() => change({ names: draft.names === 'typed' ? 'proposed' : 'typed' })}
          >
            {draft.names === 'typed' ? text.takeSpelled : text.keepTyped}
          </button>
        </p>
      )}
      {updating.length > 0 && (
        <p className={styles.asks}>
          {text.updates(updating.length)}{' '}
          <button type="button" className="link" onClick={() => list.answerEach(updating, { update: 'take' })}>
            {text.takeAll}
          </button>
        </p>
      )}
      {armed.length > 0 && (
        <p className={styles.asks}>
          {text.armies(armed.length)}{' '}
          <button type="button" className="link" onClick={() => list.answerEach(armed, { army: 0 })}>
            {text.takeNearest(armed.length)}
          </button>
        </p>
      )}
      {[...statuses].map(
        ([status, own]) =>
          status !== '' && (
            <LineQuestion
              key={status}
              legend={text.statusAsks(own.length, status)}
              name={status}
              options={[
                ['enter', text.statusEnter],
                ['leave', text.statusLeave],
              ]}
              chosen={draft.statuses[status]}
              onChoose={(said) => change({ statuses: { ...draft.statuses, [status]: said } })}
            />
          ),
      )}
    </>
  );
}

/** What was read: the columns that say nothing, the encoding when it is a guess, every line. */
const ListLines = memo(Lines, (before, { list }) => {
  const { preview, source } = before.list;
  // While the act tells how far it is, hundreds of lines are not drawn anew.
  return preview === list.preview && source.draft === list.source.draft && source.body === list.source.body;
});

function Lines({ list }: { readonly list: ListState }) {
  const text = useSentences(registrationSentences);
  const lists = useSentences(listSentences);
  const { preview, lines } = list;
  if (!preview) return null;
  if (preview.lines.length === 0) return <p className="quiet">{lists.nobody}</p>;
  const [asked, plain] = parted(lines);
  const rest = plain.length - mostPlain;
  return (
    <>
      <ReadingNotes reading={preview} onSheet={list.source.turnTo} />
      {list.source.file && preview.encoding && (
        <EncodingChoice encoding={preview.encoding} sure={preview.sure} onChange={list.source.encode} />
      )}
      <ul className={styles.preview}>
        {[...asked, ...plain.slice(0, mostPlain)].map((line) => (
          <ListLineView key={line.line} line={line} list={list} />
        ))}
        {rest > 0 && <li className="quiet">{text.others(rest)}</li>}
      </ul>
    </>
  );
}

/** What waits for an eye first, then the others in the order of the list. */
function parted(lines: readonly ListLine[]): readonly [readonly ListLine[], readonly ListLine[]] {
  const asks = (line: ListLine): boolean =>
    line.kind === 'doubtful' ||
    ('armies' in line && line.armies !== undefined) ||
    isUpdating(line) ||
    line.kind === 'refused';
  return [lines.filter(asks), lines.filter((line) => !asks(line))];
}
