import { useDesk } from '../frame/desk.ts';
import { useWords } from '../session/use-words.ts';

/** What a malus without a reason is refused for, said in the form before it is sent. */
export function useMalusWhy(): string {
  const { names } = useDesk();
  return useWords().refusal({ code: 'malus-unexplained' }, names).what;
}
