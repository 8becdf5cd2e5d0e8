import { Table } from '@mantine/core';
import type { RegistrationRequestView } from '@ronde/contract/http/player';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { moment } from '../../ui/moment.ts';
import { RowAct } from '../../ui/row-act.tsx';
import { sheetStyles as sheet } from '../../ui/sheet.tsx';
import styles from './team.module.css';
import { useTeamWords } from './use-team-words.ts';

interface Props {
  readonly one: RegistrationRequestView;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onAnswer: (what: 'refuse' | 'erase') => void;
}

/** One request: registered in the panel, refused or erased here. */
export function RequestRow({ one, open, onOpen, onAnswer }: Props) {
  const say = useTeamWords();
  const current = useExternal(lang);
  return (
    <Table.Tr data-open={open || undefined}>
      <Table.Td className={sheet.quiet}>{one.place}</Table.Td>
      <Table.Th scope="row">{one.name}</Table.Th>
      <Table.Td>{one.club}</Table.Td>
      <Table.Td>{one.licence}</Table.Td>
      <Table.Td>{one.email}</Table.Td>
      <Table.Td className={sheet.quiet}>{moment(current, one.askedAt)}</Table.Td>
      <Table.Td>
        {say.states[one.state]}
        {one.waiting !== null && <span className="quiet"> · {say.onList(one.waiting)}</span>}
      </Table.Td>
      <Table.Td>
        <span className={styles.acts}>
          {one.state !== 'accepted' && (
            <>
              {one.state === 'asked' && (
                <button
                  type="button"
                  className="link small"
                  aria-label={`${say.accept}, ${one.name}`}
                  data-opens={one.id}
                  onClick={onOpen}
                >
                  {say.accept}
                </button>
              )}
              {one.state === 'asked' && (
                <RowAct word={say.refuse} of={one.name} warning={say.refuseWarning} onAct={() => onAnswer('refuse')} />
              )}
              <RowAct word={say.erase} of={one.name} warning={say.eraseWarning} onAct={() => onAnswer('erase')} />
            </>
          )}
        </span>
      </Table.Td>
    </Table.Tr>
  );
}
