import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { keepSocketsFew, type SocketLimits } from './listen.ts';

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((closed) => server?.close(closed));
});

async function serving(limits: SocketLimits): Promise<number> {
  server = createServer((_, answer) => answer.end('ok'));
  keepSocketsFew(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Another computer's address, as far as counting goes: any of 127.0.0.0/8 reaches this one. */
async function opened(port: number, from: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const isOpen = (socket: Socket) => Promise.race([once(socket, 'close').then(() => false), wait(150).then(() => true)]);

test('a connection that sends nothing is closed; one that asked for something is not', async () => {
  const port = await serving({ silence: 100, mostOfOne: null });
  const silent = await opened(port, '127.0.0.2');
  const asking = await opened(port, '127.0.0.2');
  asking.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(silent, 'close');
  expect(await isOpen(asking)).toBe(true);
});

test('one address has so many connections and no more, another one as many', async () => {
  const port = await serving({ silence: 60_000, mostOfOne: 3 });
  const three = [await opened(port, '127.0.0.2'), await opened(port, '127.0.0.2'), await opened(port, '127.0.0.2')];
  expect(await isOpen(await opened(port, '127.0.0.2'))).toBe(false);
  expect(await isOpen(await opened(port, '127.0.0.3'))).toBe(true);
  three[0]?.destroy();
  await wait(50);
  expect(await isOpen(await opened(port, '127.0.0.2'))).toBe(true);
});

test('this computer’s own are not counted', async () => {
  const port = await serving({ silence: 60_000, mostOfOne: 1 });
  await opened(port, '127.0.0.1');
  expect(await isOpen(await opened(port, '127.0.0.1'))).toBe(true);
});
