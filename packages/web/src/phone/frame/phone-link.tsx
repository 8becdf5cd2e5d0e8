import type { ReactNode } from 'react';
import { isPlain } from '../../ui/plain-click.ts';
import { go } from './path.ts';

interface Props {
  readonly to: string;
  readonly current?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that stays within the page: what was typed and what is kept go on. */
export function PhoneLink({ to, current = false, className, children }: Props) {
  return (
    <a
      href={to}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (isPlain(event)) go(to);
      }}
    >
      {children}
    </a>
  );
}
