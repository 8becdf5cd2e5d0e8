import { Button } from '@mantine/core';
import type { SentCommand } from '@ronde/contract/http/command';
import type { Refusal } from '@ronde/engine';
import { type KeyboardEvent, useState } from 'react';
import type { Answer } from '../core/http.ts';
import { useObjections } from '../core/language/objections.ts';
import { screenSentences } from '../core/language/screen.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { useSend } from '../core/send.ts';
import { Notice, TroubleNotice } from '../ui/notice.tsx';
import { useAct } from '../ui/use-act.ts';
import { useDesk } from './desk.tsx';
import { usePermissions } from './permissions.tsx';

export type AbsentTwiceRefusal = Extract<Refusal, { code: 'absent-twice' }>;

export interface AbsentTwiceProps {
  readonly refusal: AbsentTwiceRefusal;
  readonly asked: SentCommand;
  /** Does what was asked, as it is to be done now. */
  readonly again: (command: SentCommand) => Promise<Answer<unknown>>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** Not while a score is being typed: its 1 and 2 are digits. */
  readonly focus: boolean;
}

/** Belgium, nobody faces an absent player twice: `1` exchanges with the table that is proposed, `2` credits the win all the same. */
export function AbsentTwiceChoice({ refusal, asked, again, onDone, onClose, focus }: AbsentTwiceProps) {
  const objections = useObjections();
  const ui = useSentences(uiSentences);
  const screen = useSentences(screenSentences);
  const desk = useDesk();
  const decides = usePermissions().command('swap');
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [exchanged, setExchanged] = useState(false);
  const { what, why, next, act } = objections.refusal(refusal, desk.names, desk.tournament.format);
  const swap = swapOf(refusal);
  const finish = async (command: SentCommand) => {
    if (await run(() => again(command))) onDone();
  };
  const exchange = async () => {
    if (!swap || (!exchanged && !(await run(() => send(swap))))) return;
    setExchanged(true);
    await finish(afterSwap(asked, refusal));
  };
  const credit = () => void finish(anyway(asked));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!decides || busy) return;
    if (swap && (event.code === 'Digit1' || event.code === 'Numpad1')) void exchange();
    else if (!exchanged && (event.code === 'Digit2' || event.code === 'Numpad2')) credit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const acts = (
    <>
      {swap && (
        <Button size="sm" variant="default" loading={busy} onClick={() => void exchange()}>
          {act}&nbsp;<kbd>1</kbd>
        </Button>
      )}
      <Button size="sm" variant="default" disabled={exchanged} onClick={credit}>
        {ui.entry.creditAnyway}&nbsp;<kbd>2</kbd>
      </Button>
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div onKeyDown={onKeyDown}>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <Notice tone="refusal" title={what} onClose={onClose} focus={focus} acts={decides && acts}>
        <p>
          {why} {next}
        </p>
        {!decides && <p>{screen.forDirector}</p>}
      </Notice>
    </div>
  );
}

/** The exchange as a command, on the tables that were seen; null: none is possible. */
export function swapOf({ table, swap }: AbsentTwiceRefusal): SentCommand | null {
  return swap && { kind: 'swap', round: table.round, players: swap.players, saw: [table.players, swap.table.players] };
}

/** What was asked, once the tables are exchanged: the absent player's table has another player, who gets the win. */
export function afterSwap(asked: SentCommand, { table, player, swap }: AbsentTwiceRefusal): SentCommand {
  const absent = table.players.find((id) => id !== player);
  if (asked.kind !== 'record' || !swap || absent === undefined) return asked;
  return { ...asked, players: [swap.players[1], absent] };
}

/** The director's word. */
export function anyway(asked: SentCommand): SentCommand {
  const forfeits =
    asked.kind === 'record' || asked.kind === 'retain' || asked.kind === 'withdraw' || asked.kind === 'sanction';
  return forfeits ? { ...asked, anyway: true } : asked;
}
