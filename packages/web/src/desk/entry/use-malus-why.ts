import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';

/** What a malus without a reason is refused for, said in the form before it is sent. */
export function useMalusWhy(): string {
  const { names } = useDesk();
  return useWords().refusal({ code: 'malus-unexplained' }, names).what;
}
