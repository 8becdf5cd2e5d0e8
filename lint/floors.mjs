// The one list of rooms. A room is a folder of a package's src; a file that lies in no folder is in `root`, but the
// ways in (index, main, app) stand above all. Imports, types included, go down only: from a floor to one below it.
// Floors are written lowest first; rooms of one floor do not know each other.
export const floors = {
  packages: [['engine'], ['language'], ['contract'], ['views'], ['documents', 'web'], ['ronde']],
  engine: [
    ['base', 'matching'],
    ['rating', 'game'],
    ['tournament'],
    ['criteria'],
    ['standings', 'pairing'],
    ['formulas'],
    ['final'],
    ['rating-of'],
    ['decide', 'simulate', 'prizes', 'possible', 'federation'],
    ['index'],
  ],
  language: [['root', 'fr', 'en'], ['index']],
  contract: [['root', 'lists', 'values'], ['file'], ['http'], ['register', 'routes', 'federation'], ['index']],
  views: [['root']],
  documents: [['root', 'paper'], ['lists', 'paper-html'], ['papers', 'pdf', 'results'], ['index']],
  ronde: [
    ['machine', 'tasks', 'word-list'],
    ['store'],
    ['secrets', 'installation', 'files'],
    ['accounts', 'links', 'register', 'sending'],
    ['federation', 'results-file'],
    ['public'],
    ['hall', 'pages'],
    ['papers', 'player'],
    ['database'],
    ['copies', 'http'],
    ['cli', 'server'],
  ],
  web: [
    ['core', 'reasons', 'results', 'standings'],
    ['keys', 'ui'],
    ['lists', 'shell'],
    // What the pages of a federation’s office share; what a decision was about, and how it is taken back.
    ['federation/office', 'desk/decisions'],
    // What several pages of a tournament share.
    ['desk/clocks', 'desk/correction', 'desk/practice', 'desk/presence', 'desk/publication', 'desk/roster', 'desk/why'],
    ['desk/entry', 'desk/pairing', 'desk/standings-table'],
    ['desk/slips', 'desk/results-file'],
    // What of these comes after its page.
    ['desk/lazy-parts'],
    // Pages: none knows another.
    [
      ...['desk/closing', 'desk/conduct', 'desk/create', 'desk/final', 'desk/hall', 'desk/home', 'desk/log'],
      ...['desk/palette', 'desk/paper-round', 'desk/player', 'desk/players', 'desk/pools', 'desk/print'],
      ...['desk/prizes', 'desk/registration', 'desk/reread', 'desk/round', 'desk/settings', 'desk/standings'],
      ...['desk/team', 'federation/accounts', 'federation/journal', 'federation/publications'],
      ...['federation/ratings', 'federation/received', 'federation/register', 'federation/season'],
      ...['federation/senders', 'federation/sign-in', 'federation/team'],
      ...['phone', 'public-pages', 'wall'],
    ],
    ['desk', 'federation'],
    ['index'],
  ],
};

/** Folders of which each folder is a room of its own: one page each, or what several pages share. */
export const pages = { web: ['desk', 'federation'] };

/** Knots that are still there, each on one floor above: its rooms know each other in a circle. Only ever shorter. */
export const notYet = {
  language: [['root', 'fr', 'en']],
  documents: [['root', 'paper']],
};
