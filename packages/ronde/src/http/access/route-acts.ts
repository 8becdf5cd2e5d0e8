import type { Act } from '../../accounts/may.ts';

/**
 * What each address does, and so who may (`accounts/may.ts`). An address without a row is refused to everybody, and a
 * test fails for it. Within a tournament (`:t`) it is the role there that counts.
 */
export const routeActs: Readonly<Record<string, Act>> = {
  'GET /healthz': 'see-public',
  'GET /api/openapi.json': 'see-public',
  // The web app's files: the same for everybody, without any data.
  'GET /*': 'see-public',

  'GET /api/session': 'sign-in',
  'POST /api/session': 'sign-in',
  'DELETE /api/session': 'sign-in',
  'POST /api/session/link': 'sign-in',
  'POST /api/session/accept': 'sign-in',
  'POST /api/session/join': 'own-account',
  'PUT /api/session/password': 'own-account',
  'GET /api/session/all': 'own-account',
  'DELETE /api/session/all/:session': 'own-account',

  'GET /api/accounts': 'accounts',
  'PATCH /api/accounts/:account': 'accounts',
  'DELETE /api/accounts/:account': 'accounts',
  'POST /api/accounts/:account/password': 'accounts',
  'GET /api/accounts/invitations': 'accounts',
  'POST /api/accounts/invitations': 'accounts',
  'DELETE /api/accounts/invitations/:invitation': 'accounts',

  // The hall's addresses and the certificate's fingerprint: for staff to bring their own devices in.
  'GET /api/addresses': 'list-own',

  // Words of Scrabble, for arbiters: players have no machine at the table.
  'POST /api/words': 'list-own',

  'GET /api/tournaments': 'list-own',
  'POST /api/tournaments': 'create',
  'GET /api/tournaments/:t': 'read-desk',
  'POST /api/tournaments/:t/commands': 'command',
  'POST /api/tournaments/:t/consequences': 'command',
  'POST /api/tournaments/:t/undo': 'undo',
  'GET /api/tournaments/:t/log': 'read-desk',
  'GET /api/tournaments/:t/log.csv': 'read-desk',
  'GET /api/tournaments/:t/live': 'read-desk',
  'GET /api/tournaments/:t/standings': 'read-desk',
  'GET /api/tournaments/:t/standings.csv': 'read-desk',
  'GET /api/tournaments/:t/standings.html': 'read-desk',
  'GET /api/tournaments/:t/papers/:paper/:format': 'read-desk',
  'GET /api/tournaments/:t/badges/:format': 'player-links',
  'GET /api/tournaments/:t/file': 'export-file',
  'GET /api/tournaments/:t/sending': 'read-desk',
  'POST /api/tournaments/:t/send': 'send',
  'PUT /api/tournaments/:t/people/:player': 'correct-person',

  'POST /api/tournaments/:t/lists': 'register-list',
  'POST /api/tournaments/:t/lists/register': 'register-list',
  'GET /api/tournaments/:t/fees': 'read-desk',
  'PUT /api/tournaments/:t/fees': 'registrations',
  'GET /api/register': 'read-register',
  'GET /api/register/count': 'keep-register',
  'POST /api/register/lists': 'keep-register',
  'POST /api/register/import': 'keep-register',

  'POST /api/tournaments/import': 'import',
  'GET /api/tournaments/:t/version': 'read-desk',
  'GET /api/tournaments/:t/people/:player/contact': 'person-data',
  'PUT /api/tournaments/:t/people/:player/contact': 'person-data',
  'GET /api/tournaments/:t/people/:player/data': 'person-data',
  'POST /api/tournaments/:t/people/:player/erase': 'person-data',
  'GET /api/tournaments/:t/links': 'player-links',
  'POST /api/tournaments/:t/links': 'player-links',
  'POST /api/tournaments/:t/links/:player/renew': 'player-links',
  'POST /api/tournaments/:t/links/:player/revoke': 'player-links',
  'GET /api/tournaments/:t/requests': 'registrations',
  'POST /api/tournaments/:t/requests/:request/accept': 'registrations',
  'POST /api/tournaments/:t/requests/:request/refuse': 'registrations',
  'POST /api/tournaments/:t/requests/:request/erase': 'registrations',
  'GET /api/tournaments/:t/options': 'read-desk',
  'PUT /api/tournaments/:t/options': 'registrations',

  'GET /api/public/:t': 'see-public',
  'GET /api/public/:t/rounds/:round': 'see-public',
  'GET /api/public/:t/standings': 'see-public',
  'GET /api/public/:t/players/:number': 'see-public',
  'GET /api/public/:t/outcome': 'see-public',
  'GET /api/public/:t/version': 'see-public',
  'GET /api/public/:t/file': 'see-public',
  'GET /api/public/:t/live': 'see-public',
  'GET /api/public/:t/registration': 'see-public',
  'POST /api/public/:t/register': 'see-public',
  'GET /api/player/:code': 'use-player-link',
  'POST /api/player/:code/results': 'use-player-link',
  'POST /api/player/:code/presence': 'use-player-link',

  'GET /api/tournaments/:t/team': 'team',
  'POST /api/tournaments/:t/team/invitations': 'team',
  'DELETE /api/tournaments/:t/team/invitations/:invitation': 'team',
  'PUT /api/tournaments/:t/team/:account': 'team',
  'DELETE /api/tournaments/:t/team/:account': 'team',
};
