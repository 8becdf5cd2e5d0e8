import { Table } from '@mantine/core';
import { RowAct } from '../../ui/row-act.tsx';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import type { LinkRow } from './link-rows.ts';
import styles from './team.module.css';
import { useTeamWords } from './use-team-words.ts';

interface Props {
  readonly row: LinkRow;
  readonly open: boolean;
  readonly onShow: () => void;
  readonly onAct: (what: 'renew' | 'revoke') => void;
}

/** One player's link: shown, renewed, revoked. */
export function PlayerLinkRow({ row: { number, name, link }, open, onShow, onAct }: Props) {
  const say = useTeamWords();
  const live = link !== null && link.code !== null;
  return (
    <Table.Tr data-open={open || undefined}>
      <Table.Td className={`${sheet.narrow} ${sheet.quiet} ${styles.wide}`}>{number}</Table.Td>
      <Table.Th scope="row" className={sheet.name}>
        {name}
      </Table.Th>
      <Table.Td className={`${sheet.quiet} ${styles.wide}`}>
        {link === null ? say.none : live ? say.made : say.revokedLink}
      </Table.Td>
      <Table.Td>
        <span className={styles.acts}>
          {live && (
            <button
              type="button"
              className="link small"
              aria-label={`${say.show}, ${name}`}
              data-opens={number}
              onClick={onShow}
            >
              {say.show}
            </button>
          )}
          {link !== null && (
            <RowAct word={say.renew} of={name} warning={say.renewWarning} onAct={() => onAct('renew')} />
          )}
          {live && <RowAct word={say.revoke} of={name} warning={say.renewWarning} onAct={() => onAct('revoke')} />}
        </span>
      </Table.Td>
    </Table.Tr>
  );
}
