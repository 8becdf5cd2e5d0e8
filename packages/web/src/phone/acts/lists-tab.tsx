import type { ArmyListView } from '@ronde/contract/http/army-lists';
import { pathOf } from '@ronde/contract/routes/client';
import { armyListSlots, largestArmyList } from '@ronde/contract/values/army-list';
import { beforeAddress } from '@ronde/language';
import { useId, useState } from 'react';
import { base64Of } from '../../core/base64.ts';
import { moment } from '../../core/hour.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { usePhone } from '../frame/phone.tsx';
import { phoneCall } from '../net/request.ts';
import styles from './acts.module.css';
import { actSentences } from './sentences.ts';
import { useAnswer } from './use-answer.ts';

const kilobytes = largestArmyList / 1000;

/** The player's own army lists: until when, who reads them, what has come; sent from a file, or as text. */
export function ListsTab() {
  const text = useSentences(actSentences);
  const { code, page, text: phone } = usePhone();
  const { value, wrong, busy, send } = useAnswer(
    () => phoneCall('GET /api/player/{code}/army-lists', { code }),
    page.version,
  );
  const [said, setSaid] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const keep = async (slot: number, name: string, file: Blob) => {
    setSaid('');
    setTooLarge(file.size > largestArmyList);
    if (file.size > largestArmyList) return false;
    const body = { name: name.slice(0, 120), content: await base64Of(file) };
    const given = { code, slot: String(slot), body };
    const done = await send(() => phoneCall('PUT /api/player/{code}/army-lists/{slot}', given));
    if (done) setSaid(text.sent(slot));
    return done;
  };
  const problem = tooLarge ? text.tooLarge(kilobytes) : wrong;
  const { deadline = null, malus = null, published = false } = value?.options ?? {};
  return (
    <div className="stack">
      <h1>{text.lists}</h1>
      {problem !== null && (
        <p className="stop" role="alert">
          {problem}
        </p>
      )}
      {value === null && wrong === null && <p role="status">{text.loading}</p>}
      {value && (
        <>
          {deadline !== null && <p>{text.until(moment(phone.lang, deadline))}</p>}
          {!published && deadline !== null && new Date(deadline).getTime() < page.hall.now && (
            <p className="read">{text.tooLate(malus)}</p>
          )}
          <p className="quiet">
            {published ? text.listsPublished : `${text.listsHelp(kilobytes)} ${text.listsPrivate}`}
          </p>
          {published && page.tournament.public && (
            <p>
              <a
                className="plain"
                href={`${beforeAddress[phone.lang]}/t/${encodeURIComponent(page.tournament.slug)}/listes`}
              >
                {text.readAll}
              </a>
            </p>
          )}
          <p role="status">{said}</p>
          {armyListSlots.map((slot) => (
            <Slot
              key={slot}
              {...{ slot, busy, keep }}
              open={!published}
              list={value.lists.find((one) => one.slot === slot)}
            />
          ))}
        </>
      )}
    </div>
  );
}

interface Props {
  readonly slot: number;
  readonly list: ArmyListView | undefined;
  readonly open: boolean;
  readonly busy: boolean;
  readonly keep: (slot: number, name: string, file: Blob) => Promise<boolean>;
}

function Slot({ slot, list, open, busy, keep }: Props) {
  const text = useSentences(actSentences);
  const { code, text: phone } = usePhone();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const sendText = async () => {
    setAsked(true);
    if (typed.trim() === '') return;
    if (await keep(slot, text.textName(slot), new Blob([typed], { type: 'text/plain' }))) {
      setTyped('');
      setAsked(false);
    }
  };
  return (
    <section className="card stack">
      <h2>{text.list(slot)}</h2>
      <p>
        {list ? text.received(list.name, moment(phone.lang, list.at)) : text.awaited}
        {list?.late && <strong> {text.late}</strong>}
      </p>
      {list && (
        <a
          className="plain"
          href={pathOf('GET /api/player/{code}/army-lists/{slot}', { code, slot: String(slot) })}
          download={list.name}
        >
          {text.openList(list.name)}
        </a>
      )}
      {open && (
        <>
          <label className={`outlined ${styles.tall}`} htmlFor={`${field}-file`}>
            {list ? text.replace(slot) : text.file(slot)}
            <input
              id={`${field}-file`}
              type="file"
              className="sr-only"
              accept=".txt,.pdf,text/plain,application/pdf"
              disabled={busy}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) void keep(slot, file.name, file);
                // The same file, mended, can be chosen again.
                event.currentTarget.value = '';
              }}
            />
          </label>
          <details>
            <summary className="plain">{text.paste}</summary>
            <div className="stack">
              <div>
                <label htmlFor={field}>{text.pasted}</label>
                <textarea
                  id={field}
                  className="field"
                  rows={8}
                  value={typed}
                  aria-invalid={asked && typed.trim() === ''}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </div>
              <p role="alert">{asked && typed.trim() === '' && text.nothingPasted}</p>
              <button type="button" className="outlined" disabled={busy} onClick={() => void sendText()}>
                {text.sendText}
              </button>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
