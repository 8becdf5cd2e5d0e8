// The one list of rooms. A room is a folder of a package's src; a file that lies in no folder is in `root`, but the
// ways in (index, main, app) stand above all. Imports, types included, go down only: from a floor to one below it.
// Floors are written lowest first; rooms of one floor do not know each other.
export const floors = {
  packages: [['engine'], ['language'], ['contract'], ['documents', 'web'], ['ronde']],
  engine: [
    ['base', 'matching'],
    ['rating', 'game'],
    ['tournament', 'standings', 'pairing', 'formats', 'final', 'rating-of', 'decide'],
    ['simulate', 'prizes', 'possible'],
    ['index'],
  ],
  language: [['root', 'fr', 'en'], ['index']],
  contract: [['root', 'lists'], ['file', 'http', 'register'], ['index']],
  documents: [['root', 'paper'], ['lists', 'paper-html'], ['papers', 'pdf'], ['index']],
  ronde: [
    ['beside', 'tasks', 'word-list'],
    [
      ...['accounts', 'copies', 'hall', 'http', 'links', 'listing', 'pages', 'papers', 'public', 'register'],
      ...['sending', 'server', 'store'],
    ],
    ['cli'],
  ],
  web: [
    ['theme'],
    [
      ...['api', 'closing', 'conduct', 'correction', 'entry', 'final', 'frame', 'hall', 'lists', 'log', 'palette'],
      ...['paper-round', 'player', 'players', 'pools', 'print', 'prizes', 'registration', 'reread', 'round'],
      ...['session', 'settings', 'sign-in', 'standings', 'team', 'words'],
    ],
    ['accounts', 'create', 'home', 'public', 'register', 'screen'],
    ['phone'],
    ['index'],
  ],
};

/** Knots that are still there, each on one floor above: its rooms know each other in a circle. Only ever shorter. */
export const notYet = {
  engine: [['tournament', 'standings', 'pairing', 'formats', 'final', 'rating-of', 'decide']],
  language: [['root', 'fr', 'en']],
  contract: [['file', 'http', 'register']],
  documents: [['root', 'paper']],
  ronde: [
    [
      ...['accounts', 'copies', 'hall', 'http', 'links', 'listing', 'pages', 'papers', 'public', 'register'],
      ...['sending', 'server', 'store'],
    ],
  ],
  web: [
    [
      ...['api', 'closing', 'conduct', 'correction', 'entry', 'final', 'frame', 'hall', 'lists', 'log', 'palette'],
      ...['paper-round', 'player', 'players', 'pools', 'print', 'prizes', 'registration', 'reread', 'round'],
      ...['session', 'settings', 'sign-in', 'standings', 'team', 'words'],
    ],
  ],
};
