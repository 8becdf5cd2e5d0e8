import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../machine/make-folder.ts';

/** This computer's own certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** SHA-256 of the certificate, as browsers show it: whoever accepts it compares the two. */
  readonly fingerprint: string;
}

const day = 24 * 3600 * 1000;
const renewedBefore = 30 * day;
/** Names that are kept from earlier halls: coming back to one asks nobody to accept a new certificate. */
const mostNames = 24;

/**
 * The certificate kept in `folder`, or a new one: when there is none, when it ends within a month, when a name of
 * `names` (addresses and host names) is not in it. The key is readable by its owner alone.
 */
export async function certificateFor(folder: string, names: readonly string[], now: Date): Promise<Certificate> {
  const kept = await read(folder);
  if (kept && isGood(kept.x509, names, now)) return certificateOf(kept);
  const earlier = kept ? namesOf(kept.x509) : [];
  const all = [...new Set([...names, ...earlier])];
  const { makeCertificate } = await import('./make-certificate.ts');
  const made = await makeCertificate(all.length > mostNames ? names : all, now);
  await makeFolder(folder, 0o700);
  await put(join(folder, keyFile), made.key);
  await put(join(folder, certFile), made.cert);
  return certificateOf({ ...made, x509: new X509Certificate(made.cert) });
}

const certFile = 'certificat.pem';
const keyFile = 'cle.pem';

interface Kept {
  readonly cert: string;
  readonly key: string;
  readonly x509: X509Certificate;
}

const certificateOf = ({ cert, key, x509 }: Kept): Certificate => ({ cert, key, fingerprint: x509.fingerprint256 });

async function read(folder: string): Promise<Kept | null> {
  try {
    const [cert, key] = await Promise.all([certFile, keyFile].map((name) => readFile(join(folder, name), 'utf8')));
    if (cert === undefined || key === undefined) return null;
    const x509 = new X509Certificate(cert);
    return x509.checkPrivateKey(createPrivateKey(key)) ? { cert, key, x509 } : null;
  } catch {
    // None yet, or cut in the middle of writing: another one is made.
    return null;
  }
}

function isGood(x509: X509Certificate, names: readonly string[], now: Date): boolean {
  const [from, to] = [Date.parse(x509.validFrom), Date.parse(x509.validTo)];
  const has = new Set(namesOf(x509));
  return from <= now.getTime() && now.getTime() < to - renewedBefore && names.every((name) => has.has(name));
}

/** `DNS:localhost, IP Address:127.0.0.1` → both names. */
function namesOf(x509: X509Certificate): readonly string[] {
  return (x509.subjectAltName ?? '').split(', ').map((entry) => entry.slice(entry.indexOf(':') + 1));
}

/** Whole or not at all, and for its owner's eyes from its first byte on. */
async function put(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}.tmp`;
  await writeFile(fresh, text, { mode: 0o600 });
  await rename(fresh, file);
}
