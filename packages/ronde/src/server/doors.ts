import { isIPv6 } from 'node:net';
import type { Server as SecureServer } from 'node:tls';
import type { Addresses } from '@ronde/contract/http/installation';
import type { Frozen } from '@ronde/contract/values/same-type';
import type { Certificate } from './certificate.ts';
import { everywhere, type Fetch, listen, stopListening, thisComputer } from './listen.ts';
import type { HallNetwork } from './network.ts';

interface DoorOptions {
  readonly port: number;
  /** Whether the hall's network is served in clear. */
  readonly hall: boolean;
  /** The port of https; missing: none. */
  readonly https?: number | undefined;
  readonly trustProxy: boolean;
  readonly network: HallNetwork;
  /** The certificate for these names, made when there is none. */
  readonly certificate: (names: readonly string[]) => Promise<Certificate>;
  /** The only addresses that are opened beside this computer's own; empty: all that it has. */
  readonly address: readonly string[];
}

/** What to type where, as of now. */
export type Places = Frozen<Addresses>;

interface Doors {
  readonly port: number;
  places(): Places;
  /** Looks at the network again; the certificate follows it. Answers whether something changed. */
  refresh(): Promise<boolean>;
  /** `patience`: how long those who are being answered are waited for, in ms. */
  close(patience: number): Promise<void>;
}

/** Opens every door on one app. Throws when a port and those after it are taken. */
export async function openDoors(fetch: Fetch, options: DoorOptions): Promise<Doors> {
  const { network, trustProxy, address } = options;
  const openHosts = address.length === 0 ? everywhere : [...new Set([...thisComputer, ...address])];
  const clear = await listen({ fetch, trustProxy, port: options.port, hosts: options.hall ? openHosts : thisComputer });
  const secure = await openSecure(fetch, options, openHosts).catch(async (error: unknown) => {
    await stopListening(clear.servers);
    throw error;
  });
  let seen = network.addresses().join();

  return {
    port: clear.port,
    places: () => ({
      local: `http://localhost:${clear.port}`,
      hall: options.hall ? network.addresses().map((address) => `http://${inUrl(address)}:${clear.port}`) : null,
      https: secure && network.addresses().map((address) => `https://${inUrl(address)}:${secure.port}`),
      fingerprint: secure?.fingerprint() ?? null,
    }),
    async refresh() {
      const now = network.addresses().join();
      const changed = now !== seen;
      seen = now;
      const renewed = (await secure?.renew()) ?? false;
      return changed || renewed;
    },
    close: (patience) => stopListening([...clear.servers, ...(secure?.servers ?? [])], patience),
  };
}

const inUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

async function openSecure(
  fetch: Fetch,
  { https, network, certificate, trustProxy }: DoorOptions,
  hosts: readonly string[],
) {
  if (https === undefined) return null;
  const wanted = () => certificate(['localhost', '127.0.0.1', ...network.names()]);
  let current = await wanted();
  const listening = await listen({ fetch, trustProxy, port: https, hosts, certificate: current });
  return {
    ...listening,
    fingerprint: () => current.fingerprint,
    async renew() {
      const next = await wanted();
      if (next.fingerprint === current.fingerprint) return false;
      current = next;
      for (const server of listening.servers) (server as unknown as SecureServer).setSecureContext(next);
      return true;
    },
  };
}

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
