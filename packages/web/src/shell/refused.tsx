import { Button } from '@mantine/core';
import type { Refusal } from '@ronde/engine';
import type { TableRef } from '@ronde/engine/tournament/state';
import { clock } from '@ronde/language';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useObjections } from '../core/language/objections.ts';
import { screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useLog } from '../core/queries.ts';
import { useSend } from '../core/send.ts';
import { Notice } from '../ui/notice.tsx';
import type { Trouble } from '../ui/use-act.ts';
import { AbsentTwiceChoice } from './absent-twice.tsx';
import { address } from './addresses.ts';
import { useDesk } from './desk.tsx';
import { placeAddress, placeSentences, refusalPlace } from './refusal-place.ts';

interface Props {
  readonly problem: Extract<Trouble, { kind: 'refused' }>['problem'];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What the server refused, and the next step, with a link where it is taken elsewhere. */
export function Refused({ problem, onClose, onDone }: Props) {
  const objections = useObjections();
  const desk = useDesk();
  const places = useSentences(placeSentences);
  const send = useSend(desk.t);
  const [at] = useLocation();
  const { refusal, title, detail, errors, asked } = problem;
  if (!refusal)
    return (
      <Notice tone="refusal" title={title} onClose={onClose} focus>
        {errors ? errors.map(({ path, message }) => <p key={path}>{message}</p>) : detail && <p>{detail}</p>}
      </Notice>
    );
  if (refusal.code === 'absent-twice' && asked)
    return (
      <AbsentTwiceChoice
        refusal={refusal}
        asked={asked.command}
        again={(command) => send(command, undefined, asked.note)}
        onDone={onDone}
        onClose={onClose}
        focus
      />
    );
  const sentence = objections.refusal(refusal, desk.names, desk.tournament.format);
  const place = refusalPlace(refusal);
  const target = place && placeAddress(place, desk);
  // A link to where one already is would do nothing.
  const act = place && target !== null && target !== at && (
    <Button component={Link} href={target} variant="default" size="sm">
      {places[place.to](place.round)}
    </Button>
  );
  const tables = tablesNamed(refusal);
  const acts = tables.length > 0 ? <MissingLinks missing={tables} /> : act;
  if (refusal.code === 'already-drawn') return <AlreadyDrawn round={refusal.round} acts={act} onClose={onClose} />;
  return (
    <Notice tone={toneOf(refusal)} title={sentence.what} onClose={onClose} focus acts={acts}>
      <p>
        {sentence.why} {sentence.next}
      </p>
    </Notice>
  );
}

/** What is so already stops nobody: said, and not in red. */
const toneOf = ({ code }: Refusal) => (code === 'nothing-changes' ? 'advice' : 'refusal');

/** The tables that a refusal waits for: without result, or disputed. */
function tablesNamed(refusal: Refusal): readonly TableRef[] {
  if (refusal.code === 'results-missing') return refusal.missing;
  return refusal.code === 'disputed' ? refusal.tables : [];
}

interface AlreadyDrawnProps {
  readonly round: number;
  readonly acts: ReactNode;
  readonly onClose: () => void;
}

/** « Déjà appariée par Marc, 10:42 »: another desk was faster; the log knows which. */
function AlreadyDrawn({ round, acts, onClose }: AlreadyDrawnProps) {
  const text = useSentences(screenSentences);
  const desk = useDesk();
  const { what, why } = useObjections().refusal({ code: 'already-drawn', round }, desk.names);
  const line = useLog(desk.t).data?.find(
    ({ events, undoneBy }) =>
      undoneBy === null && events.some((event) => event.kind === 'drawn' && event.round === round),
  );
  return (
    <Notice
      tone="refusal"
      title={line ? text.alreadyDrawn(line.by, clock(line.at)) : what}
      onClose={onClose}
      focus
      acts={acts}
    >
      <p>{line ? what : why}</p>
    </Notice>
  );
}

/** More are read in the list of the round itself. */
const most = 12;

/** To each table without result, where it is typed, or counted as a forfeit. */
export function MissingLinks({ missing }: { readonly missing: readonly TableRef[] }) {
  const ui = useSentences(uiSentences);
  const { t } = useDesk();
  return missing.slice(0, most).map(({ round, table }) => (
    <Button key={table} component={Link} href={`${address.round(t, round)}?table=${table}`} variant="default" size="sm">
      {ui.table.tableNumber(table)}
    </Button>
  ));
}
