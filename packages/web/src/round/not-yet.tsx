import { useDesk } from '../frame/desk.ts';
import { NextStep } from '../frame/next-step.tsx';
import { Page } from '../frame/page.tsx';
import { useScreen, useUi } from '../session/use-words.ts';
import { useDraw } from './use-draw.tsx';

/** A round that is not drawn: its draw when it is its turn, else the way to what waits before it. */
export function NotYet({ round }: { readonly round: number }) {
  const ui = useUi();
  const say = useScreen();
  const { waits } = useDesk();
  const drawing = useDraw(round);
  const turn = (waits.kind === 'draw' && waits.round === round) || (waits.kind === 'registration' && round === 1);
  return (
    <Page title={ui.entry.title(round)} acts={turn ? drawing.button : <NextStep />}>
      {drawing.notice}
      <p className="quiet">{turn ? say.notYetDrawn : say.notYet(round)}</p>
    </Page>
  );
}
