import { Table } from '@mantine/core';
import type { MySession } from '@ronde/contract/http/session';
import { useExternal } from '../../core/external.ts';
import { request } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { moment } from '../../ui/moment.ts';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { SheetHead } from '../../ui/sheet-head.tsx';
import type { Acting } from './acting.ts';
import { useAccountsWords } from './use-accounts-words.ts';

/** Where one is signed in; each of the others can be ended from here. */
export function SessionList({
  sessions,
  run,
  tell,
  again,
}: Omit<Acting, 'give'> & { readonly sessions: readonly MySession[] }) {
  const say = useAccountsWords();
  const current = useExternal(lang);
  const end = async (id: string) => {
    if (await run(() => request('DELETE', `/api/session/all/${encodeURIComponent(id)}`, {}))) tell(say.ended);
    await again();
  };
  return (
    <Sheet caption={say.sessions} scope>
      <SheetHead columns={[say.device, say.since, say.seen]} acts={say.end} />
      <Table.Tbody>
        {sessions.map(({ id, device, createdAt, seenAt, here }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{device || say.unknown}</Table.Th>
            <Table.Td className={sheet.quiet}>{moment(current, createdAt)}</Table.Td>
            <Table.Td className={sheet.quiet}>{moment(current, seenAt)}</Table.Td>
            <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
              {here ? (
                <span className={sheet.quiet}>{say.here}</span>
              ) : (
                <RowAct word={say.end} of={device || say.unknown} warning={say.endWarning} onAct={() => void end(id)} />
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}
