import { Command, InvalidArgumentError, Option } from 'commander';

export interface StartOptions {
  readonly port: number;
  /** The folder of the data, made when missing. */
  readonly data: string;
  /** The folder of the built web app. */
  readonly web: string;
}

export const usualPort = 4321;

/**
 * Reads the command line; prints its help or what is wrong with it in French, and ends the process then.
 * `web`: where the built web app is when nothing else is said.
 */
export function readOptions(argv: readonly string[], web: string): StartOptions {
  return new Command('ronde')
    .description('Lance Ronde sur cet ordinateur.')
    .option('--port <numéro>', 'port d’écoute ; le suivant s’il est pris', port, usualPort)
    .option('--data <dossier>', 'dossier des données', './data')
    .addOption(new Option('--web <dossier>').default(web).hideHelp())
    .helpOption('--help', 'affiche cette aide')
    .configureHelp({ styleTitle: (title) => frenchTitles[title] ?? title, optionDescription: described })
    .configureOutput({ outputError: (said, write) => write(frenchError(said)) })
    .addHelpText('after', '\nExemple :\n  npm start -- --port 8080 --data ~/tournois')
    .parse(argv, { from: 'user' })
    .opts<StartOptions>();
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError('un nombre de 0 à 65535 est attendu.');
  return number;
}

const frenchTitles: Readonly<Record<string, string>> = { 'Usage:': 'Usage :', 'Options:': 'Options :' };

function described(option: { description: string; defaultValue?: unknown }): string {
  const { description, defaultValue } = option;
  return defaultValue === undefined ? description : `${description} (par défaut : ${String(defaultValue)})`;
}

/** Commander's own sentences are English; the four that this command line can meet are said in French. */
function frenchError(said: string): string {
  return said
    .replace(/^error: /, 'Erreur : ')
    .replace(/unknown option '(.*)'/, 'option inconnue « $1 »')
    .replace(/option '(.*)' argument missing/, 'il manque la valeur de « $1 »')
    .replace(/option '(.*)' argument '(.*)' is invalid\./, '« $1 » ne peut pas valoir « $2 » :')
    .replace(/too many arguments\..*/, 'aucun argument n’est attendu ; voir --help.')
    .replace(/\(Did you mean (.*)\?\)/, '(Vouliez-vous dire $1 ?)');
}
