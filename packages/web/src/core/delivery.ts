/** What is kept until it is sent, in whichever store. */
export interface Queue<Kept, Told> {
  /** The oldest that waits. */
  next(): Promise<Kept | undefined> | Kept | undefined;
  /** `later`: nobody answers, or the server can't take it now. */
  send(kept: Kept, told: Told): Promise<'sent' | 'later'>;
}

/**
 * Sends what waits, oldest first, until nothing does or it has to wait on. One run at a time; `alone`: among all windows
 * too. Where the browser can't hold them apart, the ids make a second sending harmless.
 */
export function delivery<Kept, Told>(
  { next, send }: Queue<Kept, Told>,
  alone: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): (told: Told) => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async (told: Told) => {
    for (let kept = await next(); kept; kept = await next()) if ((await send(kept, told)) === 'later') return;
  };
  return (told) => {
    running ??= alone(() => run(told)).finally(() => {
      running = undefined;
    });
    return running;
  };
}
