import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useWords } from '../session/use-words.ts';
import { waitingAddress } from './addresses.ts';
import { useDesk } from './desk.ts';
import { nextText } from './next-text.ts';
import { useFocusWhenIdle } from './use-focus-when-idle.ts';

/** On a page that is not the one the day waits for: the way there, by the name of what is to be done. */
export function NextStep({ focus = false }: { readonly focus?: boolean }) {
  const desk = useDesk();
  const words = useWords();
  const { waits } = desk;
  const element = useFocusWhenIdle<HTMLAnchorElement>(focus);
  if (waits.kind === 'closed') return null;
  return (
    <Button component={Link} ref={element} href={waitingAddress(desk.t, waits)} data-next="">
      {nextText(words, waits)}
    </Button>
  );
}
