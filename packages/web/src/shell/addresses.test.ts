import { expect, test } from 'vitest';
import { signInAddress, whereTo } from './addresses.ts';

test.each(['/bureau/lyon/ronde/3', '/bureau/lyon/classement/2?egalite=3', '/invitation/aZ-_09'])('back to %s', (to) => {
  expect(whereTo(new URL(signInAddress(to), 'http://localhost').search)).toBe(to);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/connexion', '', 'x'])(
  'never to « %s »',
  (to) => {
    expect(whereTo(`?vers=${encodeURIComponent(to)}`)).toBe('/bureau');
    expect(signInAddress(to)).toBe('/connexion');
  },
);
