import { useContext, useEffect } from 'react';
import { DeskContext } from '../shell/desk.ts';

/** The title of the browser's tab: the page, the tournament, the house. */
export function useTitle(title: string): void {
  const name = useContext(DeskContext)?.tournament.name;
  useEffect(() => {
    document.title = [title, name, 'Ronde'].filter(Boolean).join(' · ');
  }, [title, name]);
}
