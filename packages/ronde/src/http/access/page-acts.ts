import { langs } from '@ronde/language';
import type { Act } from '../../accounts/may.ts';
import { inLang } from '../../pages/addresses.ts';

/** The pages that strangers read; the machine's own people are led from the first one to their desk. */
const pages = [
  ...['', '/ronde/:number', '/classement', '/classement/:number', '/grille', '/joueurs', '/joueur/:number'],
  ...['/palmares', '/reglement', '/inscription', '/*'],
].map((rest) => `/t/:t${rest}`);

/**
 * What everybody may ask beside the API's table of routes. An address that stands in neither is refused to everybody,
 * and a test fails for it.
 */
export const pageActs: ReadonlyMap<string, Act> = new Map(
  [
    ...['GET /healthz', 'GET /api/openapi.json', 'GET /robots.txt', 'GET /favicon.ico'],
    ...langs.map((lang) => `GET ${inLang(lang, '/')}`),
    // The web app's files: the same for everybody, without any data.
    'GET /*',
    ...langs.flatMap((lang) => [
      ...['/t', '/t/', ...pages].map((path) => `GET ${inLang(lang, path)}`),
      `POST ${inLang(lang, '/t/:t/inscription')}`,
    ]),
  ].map((address) => [address, 'see-public']),
);
