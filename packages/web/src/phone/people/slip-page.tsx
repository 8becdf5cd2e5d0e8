import type { PublicHead } from '@ronde/contract/http/public';
import { useEffect, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import frame from '../frame/frame.module.css';
import { go } from '../frame/phone-link.tsx';
import type { OwnPage } from '../net/own-page.ts';
import { people, took } from '../net/pages.ts';
import { phoneCall } from '../net/request.ts';
import { phonePath } from '../place.ts';
import { phoneSentences } from '../sentences.ts';
import { CodeForm, Foot } from './code-page.tsx';

type Heading = Pick<PublicHead, 'name' | 'wargame'>;

interface Props {
  readonly t: string;
  readonly table: number;
}

/**
 * The QR of a match slip lies on the table of two people: it opens nobody's page by itself. A phone that is linked to
 * one of the two goes on to that one's entry; any other asks whose it is.
 */
export function SlipPage({ t, table }: Props) {
  const head = usePublicHead(t);
  const [other, setOther] = useState<{ code: string; page: OwnPage } | null>(null);
  const text = useSentences(phoneSentences, (other?.page.tournament ?? head)?.wargame ? 'art-de-la-guerre' : undefined);
  const [looking, setLooking] = useState(true);
  useEffect(() => {
    let gone = false;
    void ownAt(t, table).then((code) => {
      if (gone) return;
      if (code === null) setLooking(false);
      else go(phonePath(code), true);
    });
    return () => {
      gone = true;
    };
  }, [t, table]);
  const opened = (code: string, page: OwnPage) =>
    isAt(page, t, table) ? go(phonePath(code), true) : setOther({ code, page });
  const at = other?.page.now.kind === 'table' ? other.page.now.table : null;
  return (
    <main className={frame.main}>
      <div className="stack">
        {head !== null && <p className={frame.where}>{head.name}</p>}
        <h1>{text.whoAreYou}</h1>
        {looking ? (
          <p role="status">{text.loading}</p>
        ) : (
          <>
            <p>{text.slip(table)}</p>
            {other && (
              <div className="read stack" role="alert">
                <p>{at === null ? text.notInPlay : text.otherTable(at)}</p>
                <button type="button" className="outlined" onClick={() => go(phonePath(other.code), true)}>
                  {text.myPage}
                </button>
              </div>
            )}
            <CodeForm onOpen={opened} />
          </>
        )}
        <Foot />
      </div>
    </main>
  );
}

/** Null: the public sees nothing of it, or nobody has answered. */
function usePublicHead(t: string): Heading | null {
  const [head, setHead] = useState<Heading | null>(null);
  useEffect(() => {
    let gone = false;
    void phoneCall('GET /api/public/{t}', { t }).then((answer) => {
      if (answer.kind === 'done' && !gone) setHead(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [t]);
  return head;
}

const isAt = ({ tournament, now }: OwnPage, t: string, table: number): boolean =>
  tournament.slug === t && now.kind === 'table' && now.table === table;

/** The code, kept on this phone, of one of the two who play there now. */
async function ownAt(t: string, table: number): Promise<string | null> {
  for (const { code } of people().filter((one) => one.t === t)) {
    const answer = await phoneCall('GET /api/player/{code}', { code });
    if (answer.kind !== 'done') continue;
    took(code, answer.value, answer.etag);
    if (isAt(answer.value, t, table)) return code;
  }
  return null;
}
