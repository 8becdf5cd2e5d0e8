import { Button, Table } from '@mantine/core';
import type { PlayerLinkView } from '@ronde/contract/http/player';
import { frenchKey } from '@ronde/engine/base/french-order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, load } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { hallOrigin, useAddresses } from '../../core/origins.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { GivenLink } from '../../ui/given-link.tsx';
import { Page } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet, useInTwoSteps } from '../../ui/sheet.tsx';
import { SidePanel, usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';
import { TeamParts, useDone } from './team-parts.tsx';

/** One link a player: made where missing, shown to be photographed, renewed, revoked. */
export function LinksPage() {
  const text = useSentences(teamSentences);
  const desk = useDesk();
  const client = useQueryClient();
  const key = ['links', desk.t] as const;
  const { t } = desk;
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => load('GET /api/tournaments/{t}/links', { t }),
    staleTime: 0,
  });
  const { run, busy, trouble, clear } = useAct();
  const [done, tell] = useDone();
  const [shown, show] = usePanelParam('lien');
  const rows = linkRows(desk, data ?? []);
  const visible = useInTwoSteps(rows);
  const missing = data ? rows.filter(({ link }) => link === null) : [];
  const make = async () => {
    if (missing.length === 0) return tell(text.allMade);
    const made = await run(() =>
      call('POST /api/tournaments/{t}/links', { t, body: { players: missing.map(({ id }) => id) } }),
    );
    if (!made) return;
    client.setQueryData(key, made);
    tell(text.madeNow(missing.length));
  };
  const act = async (row: LinkRow, what: 'renew' | 'revoke') => {
    const given = { t, player: row.id };
    if (await run(() => call(`POST /api/tournaments/{t}/links/{player}/${what}`, given)))
      tell((what === 'renew' ? text.renewed : text.revokedOf)(row.name));
    await client.invalidateQueries({ queryKey: key });
  };
  const open = rows.find((row) => String(row.number) === shown);
  return (
    <Page
      title={text.links}
      acts={
        <Button data-next="" loading={busy} onClick={() => void make()}>
          {text.makeMissing(missing.length)}
        </Button>
      }
      side={open && <LinkPanel row={open} onClose={() => show(null)} />}
    >
      <TeamParts part="liens" />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className={styles.done}>{text.linksHelp}</p>
      <p className={styles.done}>{done}</p>
      <Sheet caption={text.links} scope>
        <SheetHead columns={[[text.number, styles.wide], text.player, [text.link, styles.wide]]} acts={text.show} />
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

/** A player's link, to be photographed or copied. */
function LinkPanel({ row, onClose }: { readonly row: LinkRow; readonly onClose: () => void }) {
  const text = useSentences(teamSentences);
  const { origin, here } = hallOrigin(useAddresses());
  const code = row.link?.code;
  if (!code) return null;
  return (
    <SidePanel title={row.name} onClose={onClose} focus>
      <GivenLink label={text.link} href={`${origin}/j/${code}`} />
      {here && (
        <p className="quiet small">
          {text.onlyHereHall} <code>npm start -- --hall</code>
        </p>
      )}
    </SidePanel>
  );
}

interface Props {
  readonly row: LinkRow;
  readonly open: boolean;
  readonly onShow: () => void;
  readonly onAct: (what: 'renew' | 'revoke') => void;
}

/** One player's link: shown, renewed, revoked. */
function PlayerLinkRow({ row: { number, name, link }, open, onShow, onAct }: Props) {
  const text = useSentences(teamSentences);
  const live = link !== null && link.code !== null;
  return (
    <Table.Tr data-open={open || undefined}>
      <Table.Td className={`${sheet.narrow} ${sheet.quiet} ${styles.wide}`}>{number}</Table.Td>
      <Table.Th scope="row" className={sheet.name}>
        {name}
      </Table.Th>
      <Table.Td className={`${sheet.quiet} ${styles.wide}`}>
        {link === null ? text.none : live ? text.made : text.revokedLink}
      </Table.Td>
      <Table.Td>
        <span className={styles.acts}>
          {live && (
            <button
              type="button"
              className="link small"
              aria-label={`${text.show}, ${name}`}
              data-opens={number}
              onClick={onShow}
            >
              {text.show}
            </button>
          )}
          {link !== null && (
            <RowAct word={text.renew} of={name} warning={text.renewWarning} onAct={() => onAct('renew')} />
          )}
          {live && <RowAct word={text.revoke} of={name} warning={text.renewWarning} onAct={() => onAct('revoke')} />}
        </span>
      </Table.Td>
    </Table.Tr>
  );
}

interface LinkRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** Null: none was ever made. Its `code` is null once it was revoked. */
  readonly link: PlayerLinkView | null;
}

/** Everybody registered, by name, each with the link that they have. */
function linkRows(
  { tournament, names }: Pick<Desk, 'tournament' | 'names'>,
  links: readonly PlayerLinkView[],
): readonly LinkRow[] {
  const byPlayer = new Map(links.map((link) => [link.player, link]));
  return tournament.players
    .map(({ id, number }) => ({ id, number, name: names.full(id), link: byPlayer.get(id) ?? null }))
    .sort((a, b) => compare(frenchKey(a.name), frenchKey(b.name)) || a.number - b.number);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
