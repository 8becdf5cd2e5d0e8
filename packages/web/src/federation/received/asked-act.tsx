import { Button } from '@mantine/core';
import type { FederationDocumentView } from '@ronde/contract/http/federation/documents';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { ActPreview } from '../office/act-preview.tsx';
import { useOffice } from '../office/office.tsx';
import { IdentifyAct, whoIs } from './identify-act.tsx';
import { receivedSentences } from './sentences.ts';
import { type AskedProps, WeighAct } from './weigh-act.tsx';

interface CountedActsProps {
  readonly document: FederationDocumentView;
  readonly onAsk: (act: string) => void;
}

/** What can still be done with a document that counts. */
export function CountedActs({ document, onAsk }: CountedActsProps) {
  const text = useSentences(receivedSentences);
  const { game } = useOffice();
  const open = (act: string) => ({ variant: 'default', 'data-opens': act, onClick: () => onAsk(act) });
  return (
    <>
      {document.kind === 'tournament' && <Button {...open('homologation')}>{text.weigh[game]}</Button>}
      <Button {...open('retirer')}>{text.withdraw}</Button>
    </>
  );
}

/** One of them, seen before it is done. `asked`: as it stands in the address. */
export function AskedAct({ asked, ...props }: AskedProps & { readonly asked: string }) {
  const text = useSentences(receivedSentences);
  const { document, onPanel, onClose } = props;
  const { name, number, state } = document;
  const told = { saw: number, onPanel, onClose };
  const done = (said: string) => {
    announce(said);
    onClose();
  };
  if (asked === 'retirer')
    return (
      <ActPreview
        title={text.withdrawTitle(name)}
        command={(because) => ({ kind: 'withdraw', document: document.document, because })}
        asksWhy
        act={text.withdrawAct}
        onDone={() => done(text.withdrawn(name))}
        {...told}
      />
    );
  if (asked === 'annuler' && state.kind === 'accepted')
    return (
      <ActPreview
        title={text.undoTitle(name)}
        command={() => ({ kind: 'undo', decision: state.decision })}
        act={text.undoAct}
        onDone={() => done(text.undone)}
        {...told}
      />
    );
  if (asked === 'homologation') return <WeighAct {...props} />;
  const player = asked.startsWith(whoIs) ? asked.slice(whoIs.length) : null;
  return player === null ? null : <IdentifyAct {...props} player={player} />;
}
