/** The server runs on this very machine: no network is between, so when it does not answer it has stopped. */
export const onThisComputer =
  // Where there is no page there is no address either: a test.
  typeof location !== 'undefined' && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
