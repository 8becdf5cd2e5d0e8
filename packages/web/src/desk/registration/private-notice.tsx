import { Button } from '@mantine/core';
import { privateCells } from '@ronde/contract/private-cells';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { deskKey } from '../../core/queries.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { registrationSentences } from '../roster/sentences.ts';

/** Says which they are, and clears all of them in one act. */
export function PrivateNotice() {
  const say = useSentences(registrationSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const client = useQueryClient();
  const { run, busy, trouble, clear } = useAct();
  const cells = privateCells(desk.tournament, desk.people);
  if (cells.length === 0) return null;
  const clearAll = async () => {
    for (const { player, person, club, licence } of cells) {
      const ended =
        club === null || (await run(() => send({ kind: 'amend', player: player.id, saw: { club }, to: {} })));
      if (!ended) break;
      if (licence === null || !person) continue;
      const body = { name: person.name, saw: { licence } };
      const given = { t: desk.t, player: player.id, body };
      if (!(await run(() => call('PUT /api/tournaments/{t}/people/{player}', given, { repeatable: true })))) break;
    }
    await client.invalidateQueries({ queryKey: deskKey(desk.t) });
  };
  const [first] = cells;
  return (
    <Notice
      tone="advice"
      title={say.privateCells(cells.length, first?.club ?? first?.licence ?? '')}
      acts={
        <Button size="sm" variant="default" loading={busy} onClick={() => void clearAll()}>
          {say.clearPrivate}
        </Button>
      }
    >
      <p>{say.privateHelp}</p>
      <Refused trouble={trouble} onClose={clear} />
    </Notice>
  );
}
