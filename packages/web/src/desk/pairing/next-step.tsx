import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { nextAddress } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { nextText } from '../../shell/strip-steps.ts';
import { useFocusWhenIdle } from '../../ui/focus.ts';
import { partOf } from '../../ui/page-of.ts';

const DrawHere = partOf(async () => ({ default: (await import('./use-draw.tsx')).DrawHere }));

interface Props {
  readonly focus: boolean;
  /** Another act is next. */
  readonly quiet: boolean;
}

/** On a page that is not the one the day waits for: the draw itself, else the way there, by the name of what is to be done. */
export function NextStep({ focus = false, quiet = false }: Partial<Props>) {
  const { waits } = useDesk();
  if (waits.kind === 'closed') return null;
  if (waits.kind !== 'draw') return <Way focus={focus} quiet={quiet} />;
  return (
    <Suspense fallback={<Way focus={false} quiet={quiet} />}>
      <DrawHere round={waits.round} focus={focus} quiet={quiet} />
    </Suspense>
  );
}

function Way({ focus, quiet }: Props) {
  const desk = useDesk();
  const lang = useLang();
  const sentences = useSentences(sharedSentences);
  const element = useFocusWhenIdle<HTMLAnchorElement>(focus);
  return (
    <Button
      component={Link}
      ref={element}
      href={nextAddress(desk)}
      {...(quiet ? { variant: 'default' } : { 'data-next': '' })}
    >
      {nextText(sentences, desk, lang)}
    </Button>
  );
}
