import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { hallAddresses, networkNow, ownHostNames } from './network.ts';

const at = (address: string, changes: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({ address, family: 'IPv4', internal: false, ...changes }) as NetworkInterfaceInfo;

it('names the hall’s networks before those of virtual machines, and never this computer alone', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    wlan0: [at('192.168.1.20'), at('fe80::1', { family: 'IPv6' })],
    eth0: [at('169.254.7.7'), at('10.0.0.4')],
  };
  expect(hallAddresses(interfaces)).toEqual(['192.168.1.20', '10.0.0.4', '172.17.0.1']);
  expect(hallAddresses({})).toEqual([]);
});

it.each([
  ['Portable-Zoe', ['portable-zoe', 'portable-zoe.local']],
  ['salle.example.org', ['salle.example.org']],
  ['localhost', []],
  ['PC de Zoé', []],
])('%s is asked for as %j', (own, names) => {
  expect(ownHostNames(own)).toEqual(names);
});

it('a house opened to the network without more is reached at every address of the computer', () => {
  expect(networkNow([], true).addresses()).toEqual(hallAddresses());
});
