import { Button } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { exchange } from '../core/exchange.ts';
import { useLang, useSentences } from '../core/language/use-sentences.ts';
import styles from './article.module.css';
import { Dialog } from './dialog.tsx';
import { isPlain } from './plain-click.ts';

interface Props {
  /** Of our page, at its article: `/regles/formule-classique.html#exempt`. */
  readonly address: string;
  readonly onClose: () => void;
}

/** One article of our pages on the rules, read over the page that cites it; what it refers to opens in its place. */
export default function Article({ address, onClose }: Props) {
  const text = useSentences(articleSentences);
  const [trail, setTrail] = useState([address]);
  const shown = trail.at(-1) ?? address;
  const { page, lost } = usePage(shown);
  const article = page && articleAt(page, shown);
  const follow = (click: MouseEvent) => {
    const link = (click.target as Element).closest('a');
    const to = link && new URL(link.getAttribute('href') ?? '', new URL(shown, location.origin));
    if (to?.pathname.startsWith('/regles/') && isPlain(click)) setTrail([...trail, to.pathname + to.hash]);
  };
  return (
    <Dialog title={page?.querySelector('h1')?.textContent ?? text.loading} onClose={onClose} wide>
      {lost && <p role="status">{text.lost}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its links are what is pressed. */}
      <div className={styles.article} lang="fr" onClick={follow}>
        {article && <Copied of={article} />}
      </div>
      <p className={styles.ways}>
        {trail.length > 1 && (
          <Button variant="default" onClick={() => setTrail(trail.slice(0, -1))}>
            {text.back}
          </Button>
        )}
        <a className="link" href={shown} target="_blank" rel="noreferrer" hrefLang="fr">
          {text.whole}
        </a>
      </p>
    </Dialog>
  );
}

/** The page that an address is on; it does not change while the program runs. `lost`: nobody answers. */
function usePage(address: string): { readonly page: Document | undefined; readonly lost: boolean } {
  const lang = useLang();
  const [path = ''] = address.split('#');
  const { data, isError } = useQuery({
    queryKey: ['rules', path],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await exchange({ method: 'GET', path, lang }, (response) => response.text());
      if (answer.kind !== 'answered' || !answer.response.ok) throw new Error(path);
      return new DOMParser().parseFromString(answer.value, 'text/html');
    },
  });
  return { page: data, lost: isError };
}

/** The article's own section; of an address without one, the whole text. */
function articleAt(page: Document, address: string): Element | null {
  const [, anchor] = address.split('#');
  return (anchor && page.getElementById(anchor)) || page.querySelector('main');
}

/** A part of another document, in this one. */
function Copied({ of }: { readonly of: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(...[...of.childNodes].map((node) => document.importNode(node, true)));
    place.current?.closest('[role="dialog"]')?.scrollTo(0, 0);
  }, [of]);
  return <div ref={place} />;
}

const fr = {
  loading: 'L’article',
  lost: 'Ronde ne répond pas\u00a0: fermez, et rouvrez l’article dès qu’elle répond.',
  back: 'Retour',
  whole: 'Toute la règle, dans une autre fenêtre',
};

const en: typeof fr = {
  loading: 'The article',
  lost: 'Ronde does not answer: close this, and open the article again once it does.',
  back: 'Back',
  whole: 'The whole rule, in another window (in French)',
};

const articleSentences: Dictionary<typeof fr> = { fr, en };
