import { NativeSelect } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import type { EventFigures } from '@ronde/contract/http/federation/figures';
import { type ReactNode, useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { sectionStyles as section } from '../../ui/page.tsx';
import { ActPreview } from '../office/act-preview.tsx';
import { useOffice } from '../office/office.tsx';
import type { FederationAct } from '../office/use-decide.ts';
import { type ReceivedSentences, receivedSentences } from './sentences.ts';

/** An act about a document that counts, seen before it is done. */
export interface AskedProps {
  readonly document: FederationDocumentView;
  readonly onPanel: (panel: ReactNode) => void;
  readonly onClose: () => void;
}

const categories = [1, 2, 3, 4, 5] as const;
type Category = (typeof categories)[number];

interface Weight {
  /** Null: the game has none. */
  readonly category: Category | null;
  readonly approved: boolean;
}

/** What the federation says of an event over what its file says: the category, and whether it is approved. */
export function WeighAct({ document, onPanel, onClose }: AskedProps) {
  const text = useSentences(receivedSentences);
  const { game } = useOffice();
  const now = weightOf(document.table?.event, document.approved);
  const [wanted, setWanted] = useState(now);
  const says = {
    ...(wanted.category !== null && wanted.category !== now.category && { category: wanted.category }),
    ...(wanted.approved !== now.approved && { approved: wanted.approved }),
  };
  const command: FederationAct = { kind: 'weigh', document: document.document, ...says };
  const changed = Object.keys(says).length > 0;
  const act = actOf(says, text);
  const done = () => {
    announce(`${document.name}\u00a0: ${act}.`);
    onClose();
  };
  return (
    <ActPreview
      title={text.weighTitle[game](document.name)}
      command={changed ? () => command : null}
      act={act}
      saw={document.number}
      onPanel={onPanel}
      onClose={onClose}
      onDone={done}
    >
      <div className={section.fields}>
        {wanted.category !== null && (
          <NativeSelect
            label={text.category}
            data={categories.map((one) => ({ value: String(one), label: text.categoryOf[one] }))}
            value={String(wanted.category)}
            onChange={({ currentTarget: { value } }) => setWanted({ ...wanted, category: categoryIn(value) })}
          />
        )}
        <NativeSelect
          label={text.approval}
          data={[
            { value: 'oui', label: text.approved },
            { value: 'non', label: text.notApproved },
          ]}
          value={wanted.approved ? 'oui' : 'non'}
          onChange={({ currentTarget: { value } }) => setWanted({ ...wanted, approved: value === 'oui' })}
        />
      </div>
    </ActPreview>
  );
}

/** As it counts now, whoever said so. */
function weightOf(event: EventFigures | undefined, said: boolean | null): Weight {
  if (event?.system === 'pl') return { category: event.category, approved: event.approved };
  const approved = event ? !event.why.some(({ code }) => code === 'not-approved') : true;
  return { category: null, approved: said ?? approved };
}

const categoryIn = (typed: string): Category => categories.find((one) => String(one) === typed) ?? 1;

function actOf({ category, approved }: Partial<Weight>, text: ReceivedSentences): string {
  const parts = [
    typeof category === 'number' && text.setCategory(category),
    approved !== undefined && (approved ? text.approve : text.disapprove),
  ].filter((part) => part !== false);
  return parts.join(', ') || text.weighAct;
}
