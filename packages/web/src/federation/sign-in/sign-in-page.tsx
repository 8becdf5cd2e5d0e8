import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useExternal } from '../../core/external.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { session } from '../../core/session.ts';
import { askSession, useEntrance } from '../../core/sign-in.ts';
import { Outside } from '../../shell/outside.tsx';
import { whereTo } from '../../shell/where-to.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { AccountForm } from './account-form.tsx';
import { signInSentences } from './sentences.ts';
import styles from './sign-in.module.css';

const newLink = 'npm start -- --new-link';

/** Name and password; then on to where one was going. */
export function SignInPage() {
  const say = useSentences(signInSentences);
  const search = useSearch();
  const known = useExternal(session);
  useEffect(() => void askSession(), []);
  if (known?.account) return <Redirect to={whereTo(search)} replace />;
  return (
    <Outside>
      <Page title={say.title}>
        {known?.staff === false ? <NotHere /> : known?.accounts === false ? <NoAccount /> : <Form />}
      </Page>
    </Outside>
  );
}

function Form() {
  const say = useSentences(signInSentences);
  const { signIn } = useEntrance();
  return (
    <>
      <AccountForm kind="known" submit={say.submit} onSubmit={signIn} />
      <p className={styles.foot}>
        {say.forgotten} <code className={styles.command}>{newLink}</code>
      </p>
    </>
  );
}

function NoAccount() {
  const say = useSentences(signInSentences);
  return (
    <Notice tone="advice" title={say.noAccount}>
      <p>
        {say.noAccountHelp} <code className={styles.command}>{newLink}</code>
      </p>
    </Notice>
  );
}

export function NotHere() {
  const say = useSentences(signInSentences);
  return (
    <Notice tone="advice" title={say.notHere}>
      <p>{say.notHereHelp}</p>
    </Notice>
  );
}
