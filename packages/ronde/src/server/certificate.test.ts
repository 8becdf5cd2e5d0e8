import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { certificateFor } from './certificate.ts';

let folder: string;
const now = new Date('2026-11-14T08:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-https-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is made once, for all names, and its key is its owner’s alone', async () => {
  const made = await certificateFor(folder, ['192.168.1.20', 'portable-zoe.local'], now);
  expect(await certificateFor(folder, ['portable-zoe.local'], now)).toEqual(made);
  const x509 = new X509Certificate(made.cert);
  expect(x509.subjectAltName).toBe('IP Address:192.168.1.20, DNS:portable-zoe.local');
  expect(made.fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  expect(x509.ca).toBe(false);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('is renewed for a new address, and still good at the earlier one', async () => {
  const first = await certificateFor(folder, ['192.168.1.20'], now);
  const second = await certificateFor(folder, ['10.0.0.4'], now);
  expect(second.fingerprint).not.toBe(first.fingerprint);
  expect(await certificateFor(folder, ['192.168.1.20'], now)).toEqual(second);
});

it('is renewed in the month before its end, which browsers accept', async () => {
  const first = await certificateFor(folder, ['a.local'], now);
  expect(Date.parse(new X509Certificate(first.cert).validTo) - now.getTime()).toBeLessThan(398 * 24 * 3600 * 1000);
  expect(await certificateFor(folder, ['a.local'], later(360))).toEqual(first);
  const renewed = await certificateFor(folder, ['a.local'], later(370));
  expect(renewed.fingerprint).not.toBe(first.fingerprint);
});

it.each(['certificat.pem', 'cle.pem'])('is made anew when %s was cut', async (name) => {
  await certificateFor(folder, ['a.local'], now);
  writeFileSync(join(folder, name), '-----BEGIN');
  const made = await certificateFor(folder, ['a.local'], now);
  expect(new X509Certificate(made.cert).subjectAltName).toBe('DNS:a.local');
});

it('a key of another certificate is never used', async () => {
  await certificateFor(folder, ['a.local'], now);
  const other = mkdtempSync(join(tmpdir(), 'ronde-https-'));
  const { key } = await certificateFor(other, ['a.local'], now);
  rmSync(other, { recursive: true });
  writeFileSync(join(folder, 'cle.pem'), key);
  expect((await certificateFor(folder, ['a.local'], now)).key).not.toBe(key);
});
