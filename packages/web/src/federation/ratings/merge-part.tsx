import type { FederationPersonCard, Listed } from '@ronde/contract/http/federation/lists';
import { type ReactNode, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { Section } from '../../ui/page.tsx';
import { ActPreview } from '../office/act-preview.tsx';
import { PersonSearch } from '../office/person-search.tsx';
import { ratingsSentences } from './sentences.ts';

interface Props {
  readonly card: FederationPersonCard;
  readonly onPanel: (panel: ReactNode) => void;
}

/** Another entry that may be the same person: found by name, its effect seen, then merged into this one. */
export function MergePart({ card, onPanel }: Props) {
  const text = useSentences(ratingsSentences);
  const [other, setOther] = useState<Listed | null>(null);
  if (!other)
    return (
      <Section title={text.mergeTitle}>
        <PersonSearch label={text.mergeFind} without={(person) => person === card.person} onChoose={setOther} />
      </Section>
    );
  const done = () => {
    announce(text.mergedNow(other.name, card.name));
    setOther(null);
  };
  return (
    <ActPreview
      title={text.merge(other.name, card.name)}
      command={() => ({ kind: 'merge', gone: other.person, kept: card.person })}
      act={text.same}
      saw={card.number}
      onPanel={onPanel}
      onClose={() => setOther(null)}
      onDone={done}
    />
  );
}
