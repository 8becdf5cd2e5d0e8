import { isIP } from 'node:net';
import { generate } from 'selfsigned';

// Loaded when one is made, as a file of its own: in the program's bundle, the library loaded by itself has no names.

/** Browsers refuse what lasts longer than 398 days. */
const lasts = 397 * 24 * 3600 * 1000;

/** A certificate of its own for these addresses and host names, valid from `now` on, with its new key. */
export async function makeCertificate(names: readonly string[], now: Date): Promise<{ cert: string; key: string }> {
  const made = await generate([{ name: 'commonName', value: 'Ronde' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // An hour of grace for a phone whose clock is behind.
    notBeforeDate: new Date(now.getTime() - 3600 * 1000),
    notAfterDate: new Date(now.getTime() + lasts),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names.map(altName) },
    ],
  });
  return { cert: made.cert, key: made.private };
}

const altName = (name: string) => (isIP(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const));
