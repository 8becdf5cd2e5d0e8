import type { FederationPersonCard } from '@ronde/contract/http/federation/lists';
import type { ReactNode } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Section } from '../../ui/page.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { ActPreview } from '../office/act-preview.tsx';
import { ratingsSentences } from './sentences.ts';

interface Props {
  readonly card: FederationPersonCard;
  readonly onPanel: (panel: ReactNode) => void;
}

/** Somebody asks to be forgotten: what goes is seen, then it goes for good. */
export function ErasePart({ card, onPanel }: Props) {
  const text = useSentences(ratingsSentences);
  const [asked, ask] = usePanelParam('effacer', ['le']);
  if (card.erased) return null;
  if (asked === null)
    return (
      <Section title={text.eraseTitle} about={text.eraseHelp}>
        <p>
          <button type="button" className="link" data-opens="effacer" onClick={() => ask('1')}>
            {text.eraseMore}
          </button>
        </p>
      </Section>
    );
  const done = () => {
    announce(text.erasedNow);
    ask(null);
  };
  return (
    <ActPreview
      title={text.eraseOf(card.name)}
      about={text.eraseHelp}
      command={() => ({ kind: 'erase', person: card.person })}
      act={text.erase}
      saw={card.number}
      onPanel={onPanel}
      onClose={() => ask(null)}
      onDone={done}
    />
  );
}
