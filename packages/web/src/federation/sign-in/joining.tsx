import { Button } from '@mantine/core';
import type { AccountView } from '@ronde/contract/http/session';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Problem } from '../../core/http.ts';
import { useScreen, useUi } from '../../core/language/use-words.ts';
import { useEntrance } from '../../core/sign-in.ts';
import { signInAddress } from '../../shell/where-to.ts';
import { noAnswer } from '../../ui/no-answer.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './sign-in.module.css';
import { useSignInWords } from './use-sign-in-words.ts';

interface Props {
  readonly token: string;
  /** Whoever is signed in here; null: nobody. */
  readonly account: AccountView | null;
  /** Where the invitation leads. */
  readonly to: string;
  readonly onNew: () => void;
}

/** An invitation, with the account that one has or with a new one. */
export function Joining({ token, account, to, onNew }: Props) {
  const ui = useUi();
  const say = useSignInWords();
  const screen = useScreen();
  const [here, go] = useLocation();
  const { join } = useEntrance();
  const [refusal, setRefusal] = useState<Pick<Problem, 'title' | 'detail'> | null>(null);
  const accept = async () => {
    const answer = await join(token);
    if (answer.kind === 'done') go(to, { replace: true });
    else setRefusal(answer.kind === 'refused' ? answer.problem : { title: noAnswer(answer, ui, screen) });
  };
  return (
    <>
      {refusal && (
        <Notice tone="refusal" title={refusal.title} focus onClose={() => setRefusal(null)}>
          {refusal.detail && <p>{refusal.detail}</p>}
        </Notice>
      )}
      {account ? (
        <>
          <p className={styles.lead}>{say.joinAs(account.name)}</p>
          <Button onClick={() => void accept()} data-next="">
            {say.join}
          </Button>
        </>
      ) : (
        <Button onClick={onNew} data-next="">
          {say.create}
        </Button>
      )}
      <p className={styles.other}>
        {account ? (
          <button type="button" className="link" onClick={onNew}>
            {say.otherAccount}
          </button>
        ) : (
          <Link href={signInAddress(here)} className="link">
            {say.haveAccount}
          </Link>
        )}
      </p>
    </>
  );
}
