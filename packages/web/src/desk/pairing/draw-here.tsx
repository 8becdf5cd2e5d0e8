import { useDraw } from './use-draw.tsx';

/** The draw, where the day waits for it: whatever page one reads, the button that names it does it. */
export function DrawHere({ round, focus }: { readonly round: number; readonly focus: boolean }) {
  const { button, notice } = useDraw(round, { focus });
  return (
    <>
      {button}
      {notice}
    </>
  );
}
