import type { Doors, Places } from './doors.ts';

const every = 10_000;

/**
 * Looks at the network again and again: a laptop changes halls, or joins the Wi-Fi after its start. `changed` is told
 * the new addresses. Answers what ends it.
 */
export function watchNetwork(
  doors: Doors,
  changed: (places: Places) => void,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => {
    doors.refresh().then((news) => {
      if (news) changed(doors.places());
    }, report);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
