import type { SentCommand } from '@ronde/contract/http/command';
import type { Match, MatchResult, PlayerId, TypedResult } from '@ronde/engine';
import { useSend } from '../../core/send.ts';
import { useAccount } from '../../core/session.ts';
import { useDesk } from '../../shell/desk.tsx';
import { useAct } from '../../ui/use-act.ts';

/** What is decided of a table besides its result. Each says whether it was done; a refusal stays in `trouble`. */
export interface TableActs {
  readonly trouble: ReturnType<typeof useAct>['trouble'];
  clear(): void;
  /** `value` null: what stands is doubted. */
  dispute(match: Match, value: TypedResult | null, note: string): Promise<boolean>;
  retain(match: Match, which: 'first' | 'second' | TypedResult): Promise<boolean>;
  /** Somebody else has read the result. */
  confirm(match: Match, saw: MatchResult): Promise<boolean>;
  record(match: Match, result: TypedResult): Promise<boolean>;
  /** `note`: why, in free words. */
  send(command: SentCommand, note?: string): Promise<boolean>;
}

export function useTableActs(round: number): TableActs {
  const { t } = useDesk();
  const post = useSend(t);
  const account = useAccount();
  const { run, trouble, clear } = useAct();
  const send = async (command: SentCommand, note = ''): Promise<boolean> =>
    (await run(() => post(command, undefined, note))) !== null;
  const at = ({ players: [first, second] }: Match): { round: number; players: readonly [PlayerId, PlayerId] } | null =>
    second === undefined ? null : { round, players: [first, second] };
  const about = async (
    match: Match,
    command: (table: NonNullable<ReturnType<typeof at>>) => SentCommand,
    note = '',
  ) => {
    const table = at(match);
    return table !== null && (await send(command(table), note));
  };
  return {
    trouble,
    clear,
    send,
    dispute: (match, value, note) =>
      about(match, (table) => ({ kind: 'dispute', ...table, value, by: account?.name ?? '–' }), note),
    retain: (match, which) =>
      about(match, (table) => ({ kind: 'retain', ...table, which, saw: match.disputed?.value ?? null })),
    confirm: (match, saw) => about(match, (table) => ({ kind: 'confirm', ...table, saw })),
    record: (match, result) =>
      about(match, (table) => ({ kind: 'record', ...table, result, saw: match.result ?? null })),
  };
}
