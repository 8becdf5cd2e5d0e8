import { isIP } from 'node:net';
import { isLang, type Lang, langs } from '@ronde/language';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { OptionSentences } from './sentences/fr.ts';
import { serverSentences } from './sentences/sentences.ts';

export interface StartOptions {
  readonly port: number;
  /** The folder of the data, made when missing. */
  readonly data: string;
  /** A PostgreSQL database instead of the file; the folder still keeps copies, logs and the certificate. */
  readonly database?: string;
  /** Where closed tournaments are sent. */
  readonly federation?: string;
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
}

const usualPort = 4321;
const usualHttpsPort = 4343;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the command line; prints its help or what is wrong with it in the reader's language, and ends the process then.
 * `web`: where the built web app is when nothing else is said.
 */
export function readOptions(argv: readonly string[], web: string, env: Environment = {}): StartOptions {
  const say = serverSentences[langOf(argv)].option;
  const { number, folder, url, name, address } = say.placeholder;
  return new Command('ronde')
    .description(say.about)
    .addOption(new Option(`--port <${number}>`, say.port).argParser(port(say)).default(usualPort))
    .option(`--data <${folder}>`, say.data, './data')
    .addOption(new Option(`--database <${url}>`, say.database).argParser(database(say)).default(fromEnvironment(env)))
    .addOption(
      new Option(`--federation <${url}>`, say.federation).argParser(federation(say)).default(federationOf(env)),
    )
    .option('--hall', say.hall, false)
    .addOption(new Option(`--https [${number}]`, say.https).argParser(port(say)).preset(String(usualHttpsPort)))
    .addOption(new Option(`--host <${name}>`, say.host).argParser(hosts(say)).default([]))
    .addOption(new Option(`--address <${address}>`, say.address).argParser(addresses(say)).default([]))
    .option('--trust-proxy', say.trustProxy, false)
    .addOption(new Option(`--drain <${say.placeholder.seconds}>`, say.drain).argParser(seconds(say)))
    .option('--log', say.log, false)
    .addOption(new Option(`--lang <${langs.join('|')}>`, say.lang).argParser(lang(say)).default('fr'))
    .option('--new-link', say.newLink, false)
    .option('--restore-newest', say.restoreNewest, false)
    .addOption(new Option('--web <folder>').default(web).hideHelp())
    .helpOption('--help', say.help)
    .configureHelp({ styleTitle: (title) => say.titles[title] ?? title, optionDescription: described(say) })
    .configureOutput({ outputError: (said, write) => write(say.error(said)) })
    .addHelpText('after', `\n${say.example}`)
    .parse(argv, { from: 'user' })
    .opts<StartOptions>();
}

/** Before anything else is read: errors and help are said in it. */
function langOf(argv: readonly string[]): Lang {
  const joined = argv.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  return [joined, argv[argv.lastIndexOf('--lang') + 1]].find(isLang) ?? 'fr';
}

const federationOf = ({ RONDE_FEDERATION_URL: url }: Environment) => (url === '' ? undefined : url);
const fromEnvironment = ({ RONDE_DATABASE_URL: url }: Environment) => (url === '' ? undefined : url);

const port = (say: OptionSentences) => (text: string) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError(say.portExpected);
  return number;
};

const seconds = (say: OptionSentences) => (text: string) => {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError(say.secondsExpected);
  return Number(text);
};

const hosts = (say: OptionSentences) => (text: string, earlier: readonly string[]) => {
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) throw new InvalidArgumentError(say.nameExpected);
  return [...earlier, text.toLowerCase()];
};

const addresses = (say: OptionSentences) => (text: string, earlier: readonly string[]) => {
  if (isIP(text) === 0) throw new InvalidArgumentError(say.addressExpected);
  return [...earlier, text];
};

const database = (say: OptionSentences) => (text: string) => {
  // Several hosts in one address are not followed: docs/reference/server.md says what is.
  if (!/^postgres(ql)?:\/\/[^,]*$/.test(text)) throw new InvalidArgumentError(say.urlExpected);
  return text;
};

const federation = (say: OptionSentences) => (text: string) => {
  // With a name and a password in it nothing would ever be sent: the token has a place of its own.
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError(say.webExpected);
  return text;
};

const lang = (say: OptionSentences) => (text: string) => {
  if (!isLang(text)) throw new InvalidArgumentError(say.langExpected);
  return text;
};

function described(say: OptionSentences) {
  return ({ description, defaultValue }: { description: string; defaultValue?: unknown }): string => {
    // A password may stand in the address of a database: it is never printed.
    const told =
      typeof defaultValue === 'number' || (typeof defaultValue === 'string' && !defaultValue.includes('://'));
    return told ? `${description} ${say.byDefault(String(defaultValue))}` : description;
  };
}
