import { Button, Table } from '@mantine/core';
import type { PlayerLinkView } from '@ronde/contract/http/player';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskPath } from '../../core/desk-query.ts';
import { read, request } from '../../core/http.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { useAct } from '../../ui/use-act.ts';
import { useInTwoSteps } from '../../ui/use-in-two-steps.ts';
import { usePanelParam } from '../../ui/use-panel-param.ts';
import { LinkPanel } from './link-panel.tsx';
import { type LinkRow, linkRows } from './link-rows.ts';
import { PlayerLinkRow } from './player-link-row.tsx';
import styles from './team.module.css';
import { TeamParts } from './team-parts.tsx';
import { useDone } from './use-done.ts';
import { useTeamWords } from './use-team-words.ts';

/** One link a player: made where missing, shown to be photographed, renewed, revoked. */
export function LinksPage() {
  const say = useTeamWords();
  const desk = useDesk();
  const client = useQueryClient();
  const key = ['links', desk.t] as const;
  const at = deskPath(desk.t, '/links');
  const { data } = useQuery({ queryKey: key, queryFn: () => read<readonly PlayerLinkView[]>(at), staleTime: 0 });
  const { run, busy, trouble, clear } = useAct();
  const [done, tell] = useDone();
  const [shown, show] = usePanelParam('lien');
  const rows = linkRows(desk, data ?? []);
  const visible = useInTwoSteps(rows);
  const missing = data ? rows.filter(({ link }) => link === null) : [];
  const make = async () => {
    if (missing.length === 0) return tell(say.allMade);
    const made = await run(() =>
      request<readonly PlayerLinkView[]>('POST', at, { players: missing.map(({ id }) => id) }),
    );
    if (!made) return;
    client.setQueryData(key, made);
    tell(say.madeNow(missing.length));
  };
  const act = async (row: LinkRow, what: 'renew' | 'revoke') => {
    const path = `${at}/${encodeURIComponent(row.id)}/${what}`;
    if (await run(() => request('POST', path, {}))) tell((what === 'renew' ? say.renewed : say.revokedOf)(row.name));
    await client.invalidateQueries({ queryKey: key });
  };
  const open = rows.find((row) => String(row.number) === shown);
  return (
    <Page
      title={say.links}
      acts={
        <Button data-next="" loading={busy} onClick={() => void make()}>
          {say.makeMissing(missing.length)}
        </Button>
      }
      side={open && <LinkPanel row={open} onClose={() => show(null)} />}
    >
      <TeamParts part="liens" />
      <Refused trouble={trouble} onClose={clear} />
      <p className={styles.done}>{say.linksHelp}</p>
      <p className={styles.done}>{done}</p>
      <Sheet caption={say.links} scope>
        <SheetHead columns={[[say.number, styles.wide], say.player, [say.link, styles.wide]]} acts={say.show} />
        <Table.Tbody>
          {visible.map((row) => (
            <PlayerLinkRow
              key={row.id}
              row={row}
              open={row === open}
              onShow={() => show(String(row.number))}
              onAct={(what) => void act(row, what)}
            />
          ))}
        </Table.Tbody>
      </Sheet>
    </Page>
  );
}
