import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '../../core/new-id.ts';
import { usePhone } from '../frame/phone.ts';
import { apiOf, type OwnPage } from '../net/own-page.ts';
import { took } from '../net/pages.ts';
import { request } from '../net/request.ts';
import styles from './table.module.css';

/** Before the first round: « Présence notée », or the way to note it where the director allows that. */
export function Presence() {
  const { code, page, say } = usePhone();
  const [wrong, setWrong] = useState<string | null>(null);
  const { now, presence, mayMark } = page;
  if (now.kind === 'over' || now.kind === 'left' || now.kind === 'played') return null;
  if (presence === 'here' && now.kind === 'registration')
    return (
      <p className={styles.present} role="status">
        <IconCheck size={18} stroke={1.75} aria-hidden="true" /> {say.present}
      </p>
    );
  if (presence === 'here' || !mayMark) return presence === 'late' ? <p role="status">{say.late}</p> : null;
  const note = async () => {
    const body = { id: newId(), deviceAt: new Date().toISOString() };
    const answer = await request<OwnPage>('POST', apiOf(code, '/presence'), { body });
    if (answer.kind === 'done') took(code, answer.value, answer.etag);
    setWrong(
      answer.kind === 'refused'
        ? `${answer.problem.title} ${answer.problem.detail ?? ''}`
        : answer.kind === 'unreachable'
          ? say.failed
          : null,
    );
  };
  return (
    <section className="stack">
      {presence === 'late' && <p role="status">{say.late}</p>}
      {wrong !== null && (
        <p className="stop" role="alert">
          {wrong}
        </p>
      )}
      <button type="button" className="filled" onClick={() => void note()}>
        {say.presence}
      </button>
    </section>
  );
}
