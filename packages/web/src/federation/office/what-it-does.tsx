import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useKeys } from '../../keys/use-keys.ts';
import { ChainPanel } from './chain-panel.tsx';
import { PreviewParts } from './preview-parts.tsx';
import type { FederationAct } from './use-decide.ts';
import { Previewed, usePreview } from './use-preview.tsx';

interface Props {
  readonly command: FederationAct;
  /** What stands beside the page: why a rating becomes another one. */
  readonly onPanel: (panel: ReactNode) => void;
  /** The act itself, where it stands below what it does. */
  readonly children?: ReactNode;
  /** Below a refusal, in the place of the act. */
  readonly otherwise?: ReactNode;
}

/** What an act would do, asked of the server before it is done. */
export function WhatItDoes({ command, onPanel, children, otherwise }: Props) {
  const [person, setPerson] = useState<string | null>(null);
  const preview = usePreview(command, person);
  const chain = preview.data?.chain ?? null;
  useEffect(() => {
    onPanel(person !== null && chain ? <ChainPanel chain={chain} onClose={() => setPerson(null)} /> : null);
    return () => onPanel(null);
  }, [chain, person, onPanel]);
  // Escape closes what was opened last: the chain, then whatever the act stands in.
  const closeChain = () => {
    setPerson(null);
    return person !== null;
  };
  useKeys({ escape: closeChain });
  return (
    <Previewed preview={preview} otherwise={otherwise}>
      {(data) => (
        <>
          <PreviewParts preview={data} chosen={person} onChoose={setPerson} />
          {children}
        </>
      )}
    </Previewed>
  );
}
