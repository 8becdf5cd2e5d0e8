import { type ComponentProps, useEffect } from 'react';
import { external, useExternal } from '../core/external.ts';
import { loaded } from '../core/script.ts';
import type { Qr } from '../ui/qr.tsx';

const drawn = external<typeof Qr | null>(null);

/** A QR code, drawn once the page stands: the address beside it is there at once. */
export function Code(props: ComponentProps<typeof Qr>) {
  const Drawn = useExternal(drawn);
  useEffect(() => {
    // What never comes leaves the address, which says the same.
    if (!drawn.get())
      loaded(() => import('../ui/qr.tsx')).then(
        ({ Qr }) => drawn.set(Qr),
        () => undefined,
      );
  }, []);
  return Drawn && <Drawn {...props} />;
}
