import { isIP } from 'node:net';
import { isRecipientUrl } from '@ronde/contract/http/closing';
import { gameSchema, type RegisterGame } from '@ronde/contract/http/register';
import { isLang, type Lang, langs } from '@ronde/language';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readerLanguage } from '../machine/reader-language.ts';
import type { OptionSentences } from './sentences/fr.ts';
import { serverSentences } from './sentences/sentences.ts';

type FederationAddresses = Readonly<Partial<Record<RegisterGame | 'every', string>>>;

export interface StartOptions {
  readonly port: number;
  /** The folder of the data, made when missing. */
  readonly data: string;
  /** A PostgreSQL database instead of the file; the folder still keeps copies, logs and the certificate. */
  readonly database?: string;
  /** Where closed tournaments are sent: of a game, or of every game that nothing else is said of. */
  readonly federation: FederationAddresses;
  /** The folder of the built web app. */
  readonly web: string;
  /** Whether the hall's network is served too, in clear. */
  readonly hall: boolean;
  /** The port of https; missing: none. */
  readonly https?: number;
  /** The public names of this server. */
  readonly host: readonly string[];
  /** The only addresses of this computer that are opened beside its own; empty: all that it has. */
  readonly address: readonly string[];
  readonly trustProxy: boolean;
  /** Seconds for which it goes on answering once it was asked to stop; missing: five behind a proxy, else none. */
  readonly drain?: number;
  readonly log: boolean;
  readonly lang: Lang;
  readonly newLink: boolean;
  readonly restoreNewest: boolean;
  /** Whether the browser of this computer is opened: whoever starts it sits here. */
  readonly open: boolean;
}

const usualPort = 4321;
const usualHttpsPort = 4343;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the command line; prints its help or what is wrong with it in the reader's language, and ends the process then.
 * `web`: where the built web app is when nothing else is said.
 */
export function readOptions(argv: readonly string[], web: string, env: Environment = {}): StartOptions {
  // Before anything else is read: errors and help are said in it.
  const language = readerLanguage(argv, env);
  const text = serverSentences[language].option;
  const { number, folder, url, name, address } = text.placeholder;
  return new Command('ronde')
    .description(text.about)
    .addOption(new Option(`--port <${number}>`, text.port).argParser(port(text)).default(usualPort))
    .option(`--data <${folder}>`, text.data, './data')
    .addOption(new Option(`--database <${url}>`, text.database).argParser(database(text)).default(fromEnvironment(env)))
    .addOption(
      new Option(`--federation <${url}>`, text.federation).argParser(federation(text)).default(federationsOf(env)),
    )
    .option('--hall', text.hall, false)
    .addOption(new Option(`--https [${number}]`, text.https).argParser(port(text)).preset(String(usualHttpsPort)))
    .addOption(new Option(`--host <${name}>`, text.host).argParser(hosts(text)).default([]))
    .addOption(new Option(`--address <${address}>`, text.address).argParser(addresses(text)).default([]))
    .option('--trust-proxy', text.trustProxy, false)
    .addOption(new Option(`--drain <${text.placeholder.seconds}>`, text.drain).argParser(seconds(text)))
    .option('--log', text.log, false)
    .addOption(new Option(`--lang <${langs.join('|')}>`, text.lang).argParser(lang(text)).default(language))
    .option('--new-link', text.newLink, false)
    .option('--open', text.open, false)
    .option('--restore-newest', text.restoreNewest, false)
    .addOption(new Option('--web <folder>').default(web).hideHelp())
    .helpOption('--help', text.help)
    .configureHelp({ styleTitle: (title) => text.titles[title] ?? title, optionDescription: described(text) })
    .configureOutput({ outputError: (said, write) => write(text.error(said)) })
    .addHelpText('after', `\n${text.example}`)
    .parse(argv, { from: 'user' })
    .opts<StartOptions>();
}

/** Several are parted by blanks. */
const federationsOf = ({ RONDE_FEDERATION_URL: text = '' }: Environment): FederationAddresses =>
  Object.fromEntries(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map(gameSaid)
      .map(({ game, url }) => [game, url]),
  );

function gameSaid(text: string): { readonly game: keyof FederationAddresses; readonly url: string } {
  const game = gameSchema.options.find((one) => text.startsWith(`${one}=`));
  return game ? { game, url: text.slice(game.length + 1) } : { game: 'every', url: text };
}

const fromEnvironment = ({ RONDE_DATABASE_URL: url }: Environment) => (url === '' ? undefined : url);

const port = (text: OptionSentences) => (given: string) => {
  const number = Number(given);
  if (!/^\d+$/.test(given) || number > 65_535) throw new InvalidArgumentError(text.portExpected);
  return number;
};

const seconds = (text: OptionSentences) => (given: string) => {
  if (!/^\d{1,3}$/.test(given)) throw new InvalidArgumentError(text.secondsExpected);
  return Number(given);
};

const hosts = (text: OptionSentences) => (given: string, earlier: readonly string[]) => {
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(given)) throw new InvalidArgumentError(text.nameExpected);
  return [...earlier, given.toLowerCase()];
};

const addresses = (text: OptionSentences) => (given: string, earlier: readonly string[]) => {
  if (isIP(given) === 0) throw new InvalidArgumentError(text.addressExpected);
  return [...earlier, given];
};

const database = (text: OptionSentences) => (given: string) => {
  // Several hosts in one address are not followed: docs/reference/server.md says what is.
  if (!/^postgres(ql)?:\/\/[^,]*$/.test(given)) throw new InvalidArgumentError(text.urlExpected);
  return given;
};

const federation = (text: OptionSentences) => (given: string, earlier: FederationAddresses) => {
  const { game, url } = gameSaid(given);
  // With a name and a password in it nothing would ever be sent: the token has a place of its own.
  if (!isRecipientUrl(url)) throw new InvalidArgumentError(text.webExpected);
  return { ...earlier, [game]: url };
};

const lang = (text: OptionSentences) => (given: string) => {
  if (!isLang(given)) throw new InvalidArgumentError(text.langExpected);
  return given;
};

function described(text: OptionSentences) {
  return ({ description, defaultValue }: { description: string; defaultValue?: unknown }): string => {
    // A password may stand in the address of a database: it is never printed.
    const told =
      typeof defaultValue === 'number' || (typeof defaultValue === 'string' && !defaultValue.includes('://'));
    return told ? `${description} ${text.byDefault(String(defaultValue))}` : description;
  };
}
