import { useEffect, useRef, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { usePhone } from '../frame/phone.tsx';
import { took } from '../net/pages.ts';
import { phoneCall } from '../net/request.ts';
import { actSentences } from './sentences.ts';
import { wrongOf } from './use-answer.ts';

/** « Je quitte le tournoi »: asked twice, then a request; those who direct let somebody go. */
export function LeaveTab() {
  const text = useSentences(actSentences);
  const { code, page, text: phone } = usePhone();
  const [sure, setSure] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { now, leaving } = page;
  const ask = async (asked: boolean) => {
    setBusy(true);
    const answer = await phoneCall('PUT /api/player/{code}/leaving', { code, body: { asked } });
    setBusy(false);
    setSure(false);
    if (answer.kind === 'done') took(code, answer.value, answer.etag);
    setWrong(wrongOf(answer, text.notSent));
  };
  // Let go in the middle of a round: their table is still told until the next one.
  const gone = now.kind === 'left' || page.player.left === true;
  const playing = now.kind === 'table' && now.asked !== 'confirmed' && now.asked !== 'entered';
  return (
    <div className="stack">
      <h1>{text.leaving}</h1>
      {wrong !== null && (
        <p className="stop" role="alert">
          {wrong}
        </p>
      )}
      {gone || now.kind === 'over' ? (
        <p role="status">{gone ? text.gone : phone.over}</p>
      ) : leaving === 'asked' ? (
        <>
          <p role="status">{text.asked}</p>
          <button type="button" className="outlined" disabled={busy} onClick={() => void ask(false)}>
            {text.stay}
          </button>
        </>
      ) : (
        <>
          {leaving === 'declined' && (
            <p className="read" role="status">
              {text.declined}
            </p>
          )}
          <p>{text.leaveHelp}</p>
          {playing && <p className="read">{text.leaveNow}</p>}
          {sure ? (
            <section className="card stack">
              <Sure>{text.sure}</Sure>
              <button type="button" className="filled" disabled={busy} onClick={() => void ask(true)}>
                {text.yes}
              </button>
              <button type="button" className="outlined" onClick={() => setSure(false)}>
                {text.no}
              </button>
            </section>
          ) : (
            <button type="button" className="outlined" onClick={() => setSure(true)}>
              {leaving === 'declined' ? text.leaveAgain : text.leave}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** The second question takes the focus, so that it is heard. */
function Sure({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
