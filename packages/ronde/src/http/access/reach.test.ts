import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { reachOfRequest } from './reach.ts';

const request = (to: string, headers: IncomingMessage['headers'] = {}, from = '192.168.1.77') =>
  ({ socket: { localAddress: to, remoteAddress: from }, headers: { host: 'localhost:4321', ...headers } }) as never;

describe('from where a request comes', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('sent to %s: this computer', (to) => {
    expect(reachOfRequest(request(to), false, false).reach).toBe('loopback');
  });

  it('sent to an address of the network: the hall, even from this computer', () => {
    expect(reachOfRequest(request('192.168.1.20', {}, '192.168.1.20'), false, false).reach).toBe('hall');
    expect(reachOfRequest(request('127.0.0.2'), false, false).reach).toBe('hall');
  });

  it('through the own certificate: https', () => {
    expect(reachOfRequest(request('127.0.0.1'), true, false).reach).toBe('https');
  });

  it('believes no header while no proxy is trusted', () => {
    const claims = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    expect(reachOfRequest(request('192.168.1.20', claims), false, false)).toMatchObject({
      reach: 'hall',
      sender: '192.168.1.77',
    });
  });

  it('takes what a trusted proxy wrote last, not what the sender claimed before', () => {
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9', 'x-forwarded-proto': 'http, https' };
    const seen = reachOfRequest(request('127.0.0.1', headers, '127.0.0.1'), false, true);
    expect(seen).toMatchObject({ reach: 'https', sender: '203.0.113.9' });
  });

  it('a stranger forwarded by a proxy on this machine is never its owner', () => {
    const plain = request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1');
    expect(reachOfRequest(plain, false, true).reach).toBe('hall');
    const silent = request('127.0.0.1', { host: 'tournois.example' }, '127.0.0.1');
    expect(reachOfRequest(silent, false, true).reach).toBe('hall');
    expect(reachOfRequest(request('127.0.0.1', {}, '127.0.0.1'), false, true).reach).toBe('loopback');
  });
});
