import type { Event, Match } from '@ronde/engine';
import { clock } from '@ronde/language';
import { useLog } from '../../core/log-query.ts';
import { useDesk } from '../../shell/desk.ts';
import { useDraftWords } from '../pairing/use-draft-words.ts';

interface Props {
  readonly round: number;
  readonly match: Match;
}

/** Of a table made by hand: by whom, and when, as the log has it (BYE-03). */
export function MadeBy({ round, match }: Props) {
  const say = useDraftWords();
  const { t } = useDesk();
  const log = useLog(t).data ?? [];
  if (!isByHand(match)) return null;
  const line = log.find(
    ({ undoneBy, events }) => undoneBy === null && events.some((event) => made(event, round, match)),
  );
  return line ? <p className="quiet small">{say.byWhom(line.by, clock(line.at))}</p> : null;
}

/** Whether an event seated these players together. */
function made(event: Event, round: number, match: Match): boolean {
  if (!('round' in event) || event.round !== round) return false;
  switch (event.kind) {
    case 'tables':
      return event.why === 'swap' && event.tables.some(({ to }) => sameSeats(to, match));
    case 'drawn':
      return event.content.matches.some((one) => isByHand(one) && sameSeats(one, match));
    case 'redrawn':
      return event.to.matches.some((one) => isByHand(one) && sameSeats(one, match));
    default:
      return false;
  }
}

const isByHand = ({ why }: Match): boolean => why?.some(({ step }) => step === 'by-hand') ?? false;
const seats = ({ players }: Match): string => [...players].sort().join(' ');
const sameSeats = (one: Match, other: Match): boolean => seats(one) === seats(other);
