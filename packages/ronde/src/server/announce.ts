import { resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import type { Places } from './doors.ts';
import type { StartOptions } from './options.ts';
import { serverSentences } from './sentences/sentences.ts';
import type { Running } from './serve.ts';

/** What the terminal shows once the program answers, line by line. `links`: one-time links that were just made. */
export function announcement(running: Running, options: StartOptions, links: Links = {}): string {
  const say = serverSentences[options.lang];
  const { port: wanted, data, database } = options;
  const here = running.address;
  return [
    ...(wanted !== 0 && running.port !== wanted ? [say.portTaken(wanted, running.port)] : []),
    say.ready(here),
    ...(links.first ? [say.firstLink(here + links.first)] : []),
    ...(links.fresh ? [say.newLink(here + links.fresh)] : []),
    ...placesLines(running.places(), options),
    ...(running.readOnly() ? [say.checking] : []),
    say.data(database === undefined ? resolve(data) : `PostgreSQL, ${resolve(data)}`),
    say.howToStop,
  ].join('\n');
}

/** Addresses on this server, without its origin. */
export interface Links {
  readonly first?: string | null;
  readonly fresh?: string | null;
}

/** Where others come in: the address to type, the same as a code for a phone, the certificate to compare. */
export function placesLines({ hall, https, fingerprint }: Places, { lang, host }: StartOptions): readonly string[] {
  const say = serverSentences[lang];
  const [first] = hall ?? [];
  return [
    ...host.map((name) => say.publicName(name)),
    ...(hall ? [first === undefined ? say.noNetwork : say.hall(hall)] : []),
    ...(first === undefined ? [] : [renderUnicodeCompact(first, { border: 2 })]),
    ...(https && https.length > 0 ? [say.https(https)] : []),
    ...(fingerprint === null ? [] : [say.fingerprint(fingerprint)]),
  ];
}
