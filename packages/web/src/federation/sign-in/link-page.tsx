import { Button } from '@mantine/core';
import type { AccountView, LinkView } from '@ronde/contract/http/accounts';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { type Answer, call, isUnanswered, type ProblemAnswer } from '../../core/http.ts';
import { screenSentences } from '../../core/language/screen.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { session } from '../../core/session.ts';
import { askSession, useEntrance } from '../../core/sign-in.ts';
import { address, signInAddress } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { Notice, noAnswer } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { type SignInSentences, signInSentences } from './sentences.ts';
import styles from './sign-in.module.css';
import { AccountForm, NotHere, type TypedAccount } from './sign-in-page.tsx';

/** A one-time link: what it does is said first, and nothing is used up before the button. */
export function LinkPage({ token }: { readonly token: string }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(signInSentences);
  const known = useExternal(session);
  const [link, setLink] = useState<Answer<LinkView> | null>(null);
  useEffect(() => {
    void askSession();
    void call('POST /api/session/link', { body: { token } }).then(setLink);
  }, [token]);
  const title = link?.kind === 'done' ? titleOf(link.value, text, known?.accounts === false) : text.invitationTitle;
  return (
    <Outside>
      <Page title={title}>
        {link && isUnanswered(link) && <Notice tone="refusal" title={ui.network.failed} />}
        {link?.kind === 'refused' && (
          <Notice
            tone="refusal"
            title={link.problem.title}
            acts={
              <Link href={signInAddress(address.home)} className="link">
                {text.submit}
              </Link>
            }
          >
            <p>{link.problem.detail}</p>
          </Notice>
        )}
        {link?.kind === 'done' && known && (known.staff ? <Using token={token} link={link.value} /> : <NotHere />)}
      </Page>
    </Outside>
  );
}

/** With an account that is signed in, or with a new one. */
function Using({ token, link }: { readonly token: string; readonly link: LinkView }) {
  const text = useSentences(signInSentences);
  const [, go] = useLocation();
  const { accept } = useEntrance();
  const known = useExternal(session);
  const [account] = useState(known?.account ?? null);
  const first = known?.accounts === false;
  const invited = link.kind === 'team' || link.kind === 'house';
  const [another, setAnother] = useState(false);
  const submit = async ({ name, ...typed }: TypedAccount) => {
    const answer = await accept({ token, ...typed, ...(link.kind === 'password' ? {} : { name }) });
    if (answer.kind === 'done') go(next(link), { replace: true });
    return answer;
  };
  return (
    <>
      <p className={styles.lead}>{leadOf(link, text, first)}</p>
      {invited && !another ? (
        <Joining token={token} account={account} to={next(link)} onNew={() => setAnother(true)} />
      ) : (
        <AccountForm
          kind="new"
          name={link.kind === 'password' ? (link.name ?? '') : undefined}
          submit={link.kind === 'password' ? text.save : text.create}
          onSubmit={submit}
        />
      )}
    </>
  );
}

const next = ({ slug }: LinkView): string => (slug === undefined ? address.home : address.desk(slug));

function titleOf({ kind }: LinkView, text: SignInSentences, first: boolean): string {
  if (kind === 'owner') return first ? text.firstTitle : text.ownerTitle;
  return kind === 'password' ? text.newPassword : text.invitationTitle;
}

function leadOf({ kind, house, role, tournament, name }: LinkView, text: SignInSentences, first: boolean): string {
  if (kind === 'owner') return first ? text.firstHelp : text.ownerHelp;
  if (kind === 'password') return text.passwordOf(name ?? '');
  if (kind === 'house') return house === 'manager' ? text.toManage : text.toHouse;
  return text.toTeam(tournament ?? '', role ?? 'clerk');
}

interface Props {
  readonly token: string;
  /** Whoever is signed in here; null: nobody. */
  readonly account: AccountView | null;
  /** Where the invitation leads. */
  readonly to: string;
  readonly onNew: () => void;
}

/** An invitation, with the account that one has or with a new one. */
function Joining({ token, account, to, onNew }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(signInSentences);
  const screen = useSentences(screenSentences);
  const [here, go] = useLocation();
  const { join } = useEntrance();
  const [refusal, setRefusal] = useState<Pick<ProblemAnswer, 'title' | 'detail'> | null>(null);
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
          <p className={styles.lead}>{text.joinAs(account.name)}</p>
          <Button onClick={() => void accept()} data-next="">
            {text.join}
          </Button>
        </>
      ) : (
        <Button onClick={onNew} data-next="">
          {text.create}
        </Button>
      )}
      <p className={styles.other}>
        {account ? (
          <button type="button" className="link" onClick={onNew}>
            {text.otherAccount}
          </button>
        ) : (
          <Link href={signInAddress(here)} className="link">
            {text.haveAccount}
          </Link>
        )}
      </p>
    </>
  );
}
