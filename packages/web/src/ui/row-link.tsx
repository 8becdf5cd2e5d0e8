import type { MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';

interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link in a list of hundreds. It listens to nothing: hundreds of wouter's own links each follow the address, and a
 * list that goes takes them off one by one.
 */
export function RowLink({ href, className, children }: Props) {
  return (
    <a href={href} {...(className !== undefined && { className })} onClick={follow}>
      {children}
    </a>
  );
}

/** As a browser does with a modifier: another tab, another window, a download. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  navigate(pathname + search + hash);
}
