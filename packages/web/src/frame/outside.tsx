import { type ReactNode, useState } from 'react';
import { useUi } from '../session/use-words.ts';
import { AuthorDialog } from './author-dialog.tsx';
import { Bar } from './bar.tsx';
import { Help } from './help.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useKeys } from './use-keys.ts';

/** The frame of the pages that belong to no tournament: the bar alone. */
export function Outside({ children }: { readonly children: ReactNode }) {
  const ui = useUi();
  const [open, setOpen] = useState<'author' | 'help' | null>(null);
  useKeys({ '?': () => setOpen('help') });
  useFocusKept();
  return (
    <>
      <Bar onAuthor={() => setOpen('author')} onHelp={() => setOpen('help')}>
        <span>{ui.home.title}</span>
      </Bar>
      {children}
      <AuthorDialog opened={open === 'author'} onClose={() => setOpen(null)} />
      <Help onAuthor={() => setOpen('author')} opened={open === 'help'} onClose={() => setOpen(null)} desk={false} />
    </>
  );
}
