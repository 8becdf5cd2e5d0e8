import { NativeSelect, Table } from '@mantine/core';
import type { Invited, ListedAccount } from '@ronde/contract/http/accounts';
import type { GivenTo } from '@ronde/contract/routes/client';
import { useExternal } from '../../core/external.ts';
import { moment } from '../../core/hour.ts';
import { call } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import type { useAct } from '../../ui/use-act.ts';
import styles from './accounts.module.css';
import { accountsSentences } from './sentences.ts';

/** Everybody who has an account: what they may in the house, closed or not, a new password, erasure. */
export function AccountList({ accounts, ...acting }: AccountsActing & { readonly accounts: readonly ListedAccount[] }) {
  const text = useSentences(accountsSentences);
  return (
    <Sheet caption={text.accounts} scope>
      <SheetHead columns={[text.name, text.house, text.state, [text.since, styles.wide]]} acts={text.acts} />
      <Table.Tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} {...acting} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Row({ account, ...acting }: AccountsActing & { readonly account: ListedAccount }) {
  const text = useSentences(accountsSentences);
  const current = useExternal(lang);
  const { name, house, disabled } = account;
  const change = async (body: GivenTo<'PATCH /api/accounts/{account}'>['body'], done: string) => {
    if (await acting.run(() => call('PATCH /api/accounts/{account}', { account: account.id, body }))) acting.tell(done);
    await acting.again();
  };
  return (
    <Table.Tr>
      <Table.Th scope="row" className={sheet.strong}>
        {name}
      </Table.Th>
      <Table.Td>
        <NativeSelect
          size="sm"
          className={styles.select ?? ''}
          aria-label={text.houseOf(name)}
          data={(['member', 'manager'] as const).map((value) => ({ value, label: text.houses[value] }))}
          value={house}
          onChange={(event) => {
            const wanted = event.currentTarget.value === 'manager' ? 'manager' : 'member';
            void change({ house: wanted }, text.houseNow(name, text.houses[wanted]));
          }}
        />
      </Table.Td>
      <Table.Td className={sheet.quiet}>{disabled ? text.disabled : text.open}</Table.Td>
      <Table.Td className={`${sheet.quiet} ${styles.wide}`}>{moment(current, account.createdAt)}</Table.Td>
      <Table.Td>
        <span className={styles.acts}>
          <button
            type="button"
            className="link small"
            aria-label={`${disabled ? text.enable : text.disable}, ${name}`}
            onClick={() =>
              void change({ disabled: !disabled }, disabled ? text.enabledNow(name) : text.disabledNow(name))
            }
          >
            {disabled ? text.enable : text.disable}
          </button>
          <Others account={account} {...acting} />
        </span>
      </Table.Td>
    </Table.Tr>
  );
}

function Others({ account, run, again, tell, give }: AccountsActing & { readonly account: ListedAccount }) {
  const text = useSentences(accountsSentences);
  const { name } = account;
  const newPassword = async () => {
    const invited = await run(() => call('POST /api/accounts/{account}/password', { account: account.id }));
    if (invited) give({ label: text.passwordLink(name), invited });
  };
  const erase = async () => {
    if (await run(() => call('DELETE /api/accounts/{account}', { account: account.id }))) tell(text.erased);
    await again();
  };
  return (
    <>
      <button
        type="button"
        className="link small"
        aria-label={`${text.newPassword}, ${name}`}
        onClick={() => void newPassword()}
      >
        {text.newPassword}
      </button>
      <RowAct word={text.erase} of={name} warning={text.eraseWarning} onAct={() => void erase()} />
    </>
  );
}

/** A link just made, with what it is for. */
export interface LinkGiven {
  readonly label: string;
  readonly invited: Invited;
}

/** What each part of the page acts with. */
export interface AccountsActing {
  readonly run: ReturnType<typeof useAct>['run'];
  /** Reads the accounts and invitations again. */
  readonly again: () => Promise<void>;
  readonly tell: (done: string) => void;
  /** Shows a one-time link, which is shown once. */
  readonly give: (given: LinkGiven) => void;
}
