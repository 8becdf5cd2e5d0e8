import type { PrivateFound } from '../serve-options.ts';

/** What the program that serves says in its terminal. */
export interface ServerSentences {
  readonly option: OptionSentences;
  readonly portTaken: (wanted: number, used: number) => string;
  readonly ready: (address: string) => string;
  readonly hall: (addresses: readonly string[]) => string;
  readonly publicName: (name: string) => string;
  readonly noNetwork: string;
  readonly https: (addresses: readonly string[]) => string;
  readonly fingerprint: (fingerprint: string) => string;
  readonly networkChanged: string;
  readonly data: (where: string) => string;
  readonly howToStop: string;
  readonly stopped: string;
  readonly checking: string;
  readonly checked: string;
  readonly privateFound: (found: PrivateFound) => string;
  readonly firstLink: (link: string) => string;
  readonly newLink: (link: string) => string;
  readonly nothingToRestore: string;
  /** « Ronde n’a pas pu démarrer : … » */
  readonly notStarted: (why: string) => string;
  readonly why: WhyNot;
}

export interface OptionSentences {
  readonly about: string;
  readonly port: string;
  readonly data: string;
  readonly database: string;
  readonly federation: string;
  readonly hall: string;
  readonly https: string;
  readonly host: string;
  readonly address: string;
  readonly trustProxy: string;
  readonly drain: string;
  readonly log: string;
  readonly lang: string;
  readonly newLink: string;
  readonly restoreNewest: string;
  readonly help: string;
  readonly placeholder: {
    readonly number: string;
    readonly seconds: string;
    readonly folder: string;
    readonly url: string;
    readonly name: string;
    readonly address: string;
  };
  readonly example: string;
  readonly byDefault: (value: string) => string;
  readonly titles: Readonly<Record<string, string>>;
  readonly portExpected: string;
  readonly secondsExpected: string;
  readonly addressExpected: string;
  readonly nameExpected: string;
  readonly langExpected: string;
  readonly urlExpected: string;
  readonly webExpected: string;
  /** Commander's own English sentence, in the reader's language. */
  readonly error: (said: string) => string;
}

/** Why it does not start. */
interface WhyNot {
  readonly folderInUse: (pid: number, folder: string) => string;
  readonly portsTaken: (port: number) => string;
  readonly forbidden: (folder: string, port: number) => string;
  readonly notAFolder: (folder: string) => string;
  readonly newer: (where: string) => string;
  readonly away: string;
  /** The data, or the folder, can only be read. */
  readonly readOnly: (where: string) => string;
  readonly readOnlyDatabase: string;
  readonly diskFull: (where: string) => string;
  readonly diskError: (where: string) => string;
  /** No copy of the state before the update could be made. */
  readonly notCopied: (why: string) => string;
  readonly noCopy: string;
  readonly damaged: (file: string, found: string) => string;
  /** The newest good copy, its date as a person says it, and the command that brings it back. */
  readonly newestCopy: (file: string, made: string, command: string) => string;
}
