import { kept } from '../core/storage.ts';

/** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
export const letters = kept<'on' | 'off'>(
  'ronde.letters',
  'on',
  (text): text is 'on' | 'off' => text === 'on' || text === 'off',
);
