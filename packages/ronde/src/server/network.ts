import { hallAddresses, ownHostNames } from './addresses.ts';

/** Under which names this computer is asked for; both change when it joins another network. */
export interface Network {
  /** The addresses in the hall, the likeliest first. */
  addresses(): readonly string[];
  /** What may stand in `Host`, this computer's own loopback names apart. */
  names(): ReadonlySet<string>;
}

/** `hosts`: the public names given at the start. `open`: whether anybody but this computer is served. */
export function networkOf(hosts: readonly string[], open: boolean, addresses = recently(hallAddresses)): Network {
  const own = open ? ownHostNames() : [];
  return {
    addresses,
    names: () => new Set([...hosts, ...own, ...(open ? addresses() : [])]),
  };
}

/** Each request asks for the names; the system is asked once in two seconds. */
function recently<T>(ask: () => T, every = 2000): () => T {
  let known: { readonly value: T; readonly at: number } | null = null;
  return () => {
    if (!known || performance.now() - known.at > every) known = { value: ask(), at: performance.now() };
    return known.value;
  };
}
