import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Under which names this computer is asked for; both change when it joins another network. */
export interface HallNetwork {
  /** The addresses in the hall, the likeliest first. */
  addresses(): readonly string[];
  /** What may stand in `Host`, this computer's own loopback names apart. */
  names(): ReadonlySet<string>;
}

/** `hosts`: the public names given at the start. `open`: whether anybody but this computer is served. */
export function networkNow(hosts: readonly string[], open: boolean, addresses = recently(hallAddresses)): HallNetwork {
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

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Interfaces of virtual machines, containers and tunnels: nobody in the hall reaches them. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|tailscale|zt|vEthernet)/i;

/**
 * The IPv4 addresses under which this computer is reached in the hall, those of real networks first. IPv6 ones are left
 * out: nobody types them, and every hall's network has the others.
 */
export function hallAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, virtual: virtual.test(name) })),
  );
  return [...found.filter((one) => !one.virtual), ...found.filter((one) => one.virtual)].map(({ address }) => address);
}

/** The names under which the hall may ask for this computer: its own, and that name as the hall's network says it. */
export function ownHostNames(own: string = hostname()): readonly string[] {
  const name = own.toLowerCase().replace(/\.$/, '');
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name) || name === 'localhost') return [];
  return name.includes('.') ? [name] : [name, `${name}.local`];
}
