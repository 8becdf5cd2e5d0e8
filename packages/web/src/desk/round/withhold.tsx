import { missingTables, type Round } from '@ronde/engine';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useDraftWords } from '../pairing/use-draft-words.ts';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** A published round becomes a draft again, while nothing is said of its tables. */
export function Withhold({ round, content }: Props) {
  const say = useDraftWords();
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, trouble, clear } = useAct();
  const tables = content.matches.filter(({ players }) => players.length === 2).length;
  if (content.status !== 'published' || missingTables(desk.tournament, round).length < tables) return null;
  return (
    <>
      <Refused trouble={trouble} onClose={clear} />
      <button type="button" className="link small" onClick={() => void run(() => send({ kind: 'withhold', round }))}>
        {say.withhold}
      </button>
    </>
  );
}
