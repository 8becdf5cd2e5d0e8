import { createContext, useContext, useEffect } from 'react';

/** What the pages below belong to: a tournament's name; undefined: the house alone. */
export const PagesOf = createContext<string | undefined>(undefined);

/** The title of the browser's tab: the page, the tournament, the house. */
export function useTitle(title: string): void {
  const name = useContext(PagesOf);
  useEffect(() => {
    document.title = [title, name, 'Ronde'].filter(Boolean).join(' · ');
  }, [title, name]);
}
