import { Button } from '@mantine/core';
import type { Game, MatchResult } from '@ronde/engine';
import { clock, inSeatOrder, score, seatsOf } from '@ronde/language';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { newId } from '../api/new-id.ts';
import { keep } from '../api/outbox.ts';
import { type RefusedResult as Refusal, settle } from '../api/refused-results.ts';
import { signature } from '../api/send.ts';
import { deliverResults } from '../api/use-delivery.ts';
import { useDesk } from '../frame/desk.ts';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useSaidLog } from '../log/log-lines.ts';
import { useUi, useWords } from '../session/use-words.ts';
import styles from './refused-result.module.css';

/** A result that was typed here and refused. Where somebody else was faster, both values stand side by side. */
export function RefusedResult({ refused: { kept, problem } }: { readonly refused: Refusal }) {
  const refusal = problem.refusal;
  if (refusal?.code === 'result-changed')
    return <Conflict refused={{ kept, problem }} table={refusal.table.table} current={refusal.current} />;
  return <Refused trouble={{ kind: 'refused', problem }} onClose={() => settle(kept.id)} />;
}

interface ConflictProps {
  readonly refused: Refusal;
  readonly table: number;
  readonly current: MatchResult | null;
}

/** `1` keeps the value that stands, `2` replaces it; the log names both. */
function Conflict({ refused: { kept }, table, current }: ConflictProps) {
  const ui = useUi();
  const client = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const { said, clockOf, by } = useWording(kept);
  useEffect(() => panel.current?.focus(), []);
  const replace = () => {
    settle(kept.id);
    keep({ ...kept, ...signature(), id: newId(), command: { ...kept.command, saw: current } });
    deliverResults(client);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Digit1' || event.code === 'Numpad1') settle(kept.id);
    else if (event.code === 'Digit2' || event.code === 'Numpad2') replace();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={panel} tabIndex={-1} role="alert" className={styles.conflict} onKeyDown={onKeyDown}>
      <SidePanel title={ui.table.tableNumber(table)}>
        <p>{ui.entry.conflict(by, said(current), clockOf, said(kept.command.result))}</p>
        <p className={styles.choices}>
          <Button size="sm" variant="default" onClick={() => settle(kept.id)}>
            {ui.entry.keep}&nbsp;<kbd>1</kbd>
          </Button>
          <Button size="sm" variant="default" onClick={replace}>
            {ui.entry.replace}&nbsp;<kbd>2</kbd>
          </Button>
        </p>
      </SidePanel>
    </div>
  );
}

/** How both values are said, and who wrote the one that stands, when. */
function useWording({ command }: Refusal['kept']) {
  const words = useWords();
  const { tournament, names } = useDesk();
  const log = useSaidLog();
  const content = tournament.rounds[command.round - 1];
  const at = content?.matches.findIndex((match) => match.players[0] === command.players[0]) ?? -1;
  const match = content?.matches[at];
  const seats = match && seatsOf(match);
  const turn = (game: Game): Game => (seats ? inSeatOrder(seats, game) : game);
  const said = (result: MatchResult | null): string => {
    if (!result || !match || !content) return words.ui.table.awaited;
    const [game] = result.games;
    if (result.kind === 'games' && game) return score(turn(game));
    return words.echo({ ...match, result }, tournament.settings, content.bestOf, names)?.said ?? '';
  };
  const line = log.find(({ line: { events } }) =>
    events.some((event) => event.kind === 'result' && event.round === command.round && event.match === at),
  )?.line;
  return { said, by: line?.by ?? '', clockOf: line ? clock(line.at) : '' };
}
