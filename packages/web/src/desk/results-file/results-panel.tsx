import { Button, NativeSelect } from '@mantine/core';
import type { ResultLine } from '@ronde/contract/http/results-file';
import { playsWargame } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { EncodingChoice, LineQuestion, SourceFields } from '../../lists/list-fields.tsx';
import styles from '../../lists/lists.module.css';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { TaskBar } from '../../ui/file-links.tsx';
import { SidePanel, usePanelParam } from '../../ui/side-panel.tsx';
import registration from '../roster/registration.module.css';
import { OtherPrograms } from './other-programs.tsx';
import { ResultColumns } from './result-columns.tsx';
import { resultsParam } from './results-link.tsx';
import { resultsFileSentences } from './sentences.ts';
import { isAsked, isTaken, lineKey, type ResultsState, roundKey, useResults } from './use-results.ts';

/** The panel, where the address opens it. */
export function ResultsPanel({ round }: { readonly round: number }) {
  const [open, show] = usePanelParam(resultsParam);
  return open === null ? null : <OpenPanel round={round} onClose={() => show(null)} />;
}

interface Props {
  readonly round: number;
  readonly onClose: () => void;
}

/** A round’s results from a file, line by line before anything is written; and the way to other programs. */
function OpenPanel({ round, onClose }: Props) {
  const text = useSentences(resultsFileSentences);
  const wargame = playsWargame(useDesk().tournament);
  const results = useResults(round, (count) => {
    announce(text.done(count));
    onClose();
  });
  const ready = results.records + results.rounds.length;
  return (
    <SidePanel title={text.title} onClose={onClose}>
      <div className={registration.form}>
        <RefusalNotice trouble={results.trouble} onClose={results.clear} />
        <SourceFields
          source={results.source}
          label={text.paste}
          help={wargame ? text.helpWargame : text.help}
          accept=".t,.tou,.TOU"
        />
        <Counts results={results} />
        {ready > 0 && (
          <Button data-next="" loading={results.accepting} onClick={() => void results.accept()}>
            {text.accept(results.records, results.rounds.length)}
          </Button>
        )}
        <NextRounds results={results} />
        <TaskBar task={results.task} />
        <Reading results={results} />
        <Lines results={results} />
        <p role="status" className="sr-only">
          {results.reading ? text.reading : ''}
        </p>
        <OtherPrograms />
      </div>
    </SidePanel>
  );
}

function Counts({ results: { preview, lines, records } }: { readonly results: ResultsState }) {
  const text = useSentences(resultsFileSentences);
  if (!preview) return null;
  if (lines.length === 0) return <p className="quiet">{preview.columns.length > 0 ? text.noColumns : text.nothing}</p>;
  const of = (...kinds: readonly ResultLine['kind'][]) => lines.filter(({ kind }) => kinds.includes(kind)).length;
  const counts = text.counts(records, of('same'), lines.filter(isAsked).length, of('refused'));
  return counts === '' ? null : <p>{counts}</p>;
}

/** Rounds of the file that are not paired here: each is taken whole, or left. */
function NextRounds({ results: { next, broken, chosen, chooseRound } }: { readonly results: ResultsState }) {
  const text = useSentences(resultsFileSentences);
  if (!usePermissions().command('draw')) return null;
  return [...next].map(([key, lines]) => {
    const round = Number(key);
    if (broken.has(round))
      return (
        <p key={key} className={styles.asks}>
          {text.roundBroken(round)}
        </p>
      );
    return (
      <LineQuestion
        key={key}
        legend={text.nextRound(round, lines.length)}
        name={key}
        options={[
          ['take', text.takeRound(round)],
          ['leave', text.leaveRound],
        ]}
        chosen={chosen.has(roundKey(round)) ? 'take' : 'leave'}
        onChoose={(said) => chooseRound(round, said === 'take')}
      />
    );
  });
}

/** How the file was read: its encoding where that is a guess, its sheets and divisions, what is taken otherwise. */
function Reading({ results: { preview, source, section, sayColumns } }: { readonly results: ResultsState }) {
  const text = useSentences(resultsFileSentences);
  const { tournament } = useDesk();
  if (!preview) return null;
  const { sheets, sections, adjustments, columns } = preview;
  const places = (names: readonly string[]) => names.map((label, place) => ({ value: String(place), label }));
  return (
    <>
      {sheets.length > 1 && (
        <NativeSelect
          label={text.sheet}
          data={places(sheets)}
          value={String(preview.sheet)}
          onChange={(event) => source.turnTo(Number(event.currentTarget.value))}
        />
      )}
      {sections.length > 1 && (
        <NativeSelect
          label={text.section}
          data={places(sections)}
          value={String(preview.section)}
          onChange={(event) => section(Number(event.currentTarget.value))}
        />
      )}
      <ResultColumns
        columns={columns}
        wargame={playsWargame(tournament)}
        games={(tournament.rounds.at(-1)?.bestOf ?? tournament.settings.bestOf ?? 1) > 1}
        open={preview.lines.length === 0}
        onChange={sayColumns}
      />
      {source.file && preview.encoding && !preview.sure && (
        <EncodingChoice encoding={preview.encoding} sure={false} onChange={source.encode} />
      )}
      {adjustments.length > 0 && (
        <details className={styles.columns}>
          <summary>
            {text.adjustments} ({adjustments.length})
          </summary>
          <ul className={styles.preview}>
            {adjustments.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Lines that are shown of those that ask for nobody’s eye. */
const mostPlain = 200;

/** What is refused or has to be decided first, then the others in their order. */
function Lines({ results }: { readonly results: ResultsState }) {
  const text = useSentences(resultsFileSentences);
  // What is hardly likely of a round to be taken stands first too.
  const asks = (line: ResultLine) =>
    line.kind === 'refused' || isAsked(line) || (line.kind === 'next' && line.message !== null);
  const asked = results.lines.filter(asks);
  const plain = results.lines.filter((line) => !asks(line));
  const rest = plain.length - mostPlain;
  return (
    <ul className={styles.preview}>
      {[...asked, ...plain.slice(0, mostPlain)].map((line) => (
        <Line key={lineKey(line)} line={line} results={results} />
      ))}
      {rest > 0 && <li className="quiet">{text.others(rest)}</li>}
    </ul>
  );
}

function Line({ line, results: { chosen, choose } }: { readonly line: ResultLine; readonly results: ResultsState }) {
  const text = useSentences(resultsFileSentences);
  if (line.kind === 'refused')
    return (
      <li className={styles.bad}>
        <span>
          {text.line(line.line)} {line.message}
        </span>
        <span className="quiet">{line.raw}</span>
      </li>
    );
  const about = [line.there !== null && text.there(line.there), line.message].filter(Boolean).join(' ');
  return (
    <li>
      <span>
        {line.names} <strong>{line.found}</strong>
      </span>
      <span className={styles.note}>{text.kinds[line.kind]}</span>
      {about !== '' && !isAsked(line) && <span className={styles.asks}>{about}</span>}
      {isAsked(line) && (
        <LineQuestion
          legend={about}
          name={line.names}
          options={[
            ['take', line.kind === 'other' ? text.takeFile : text.takeAnyway],
            ['leave', line.kind === 'other' ? text.keepHere : text.leave],
          ]}
          chosen={isTaken(line, chosen) ? 'take' : 'leave'}
          onChoose={(said) => choose(lineKey(line), said === 'take')}
        />
      )}
    </li>
  );
}
