import { expect, test } from 'vitest';
import { makeFolder } from '../machine/make-folder.ts';
import type { StartOptions } from './options.ts';
import { whyNot } from './why-not.ts';

test.runIf(process.platform === 'linux')(
  'data in a folder of the system: said in a sentence, not in the system’s words',
  async () => {
    const error: unknown = await makeFolder('/proc/data').catch((thrown: unknown) => thrown);
    const options = (lang: 'fr' | 'en') => ({ lang, data: '/proc/data', port: 4321 }) as StartOptions;
    expect(whyNot(error, options('fr'))).toMatch(/^le dossier «.\/proc\/data.» ne peut pas être créé/);
    expect(whyNot(error, options('en'))).toBe(
      'the folder “/proc/data” cannot be created there. Choose another folder with --data.',
    );
  },
);
