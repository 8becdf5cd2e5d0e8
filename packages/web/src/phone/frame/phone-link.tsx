import type { ReactNode } from 'react';
import { external, useExternal } from '../../core/external.ts';
import { isPlain } from '../../ui/plain-click.ts';

const path = external(location.pathname);
window.addEventListener('popstate', () => path.set(location.pathname));

export const usePath = (): string => useExternal(path);

/** Another page of the phone, without loading it anew. `replace`: Back does not lead here again. */
export function go(to: string, replace = false): void {
  if (to === location.pathname) return;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.set(location.pathname);
  window.scrollTo(0, 0);
}

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
