import type { Problem } from '@ronde/contract/http/problem';
import type { Refusal } from '@ronde/engine';
import { allSentences, type Dictionary, isLang, type Lang, namesOf, spokenAs } from '@ronde/language';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import type { AccountRefusal } from '../accounts/account.ts';
import type { TryLater } from '../accounts/sign-in.ts';
import { shownNames } from '../public/shown-people.ts';
import { peopleApart } from '../store/same-person.ts';
import type { Stored } from '../store/store.ts';
import { type ProblemCode, problemSentences } from './sentences.ts';

export const readerOf = (c: Context) => langOf(c.req.header('accept-language'));

/** The server's own no, in the reader's language. */
export function problem(c: Context, code: ProblemCode, errors?: Problem['errors']): Response {
  const said = problemSentences(code, readerOf(c));
  return send(c, { type: `/problems/${code}`, code, ...said, ...(errors && { errors }) });
}

/** The accounts' no. A wait is said in `Retry-After` too, in seconds. */
export function accountProblem(c: Context, no: AccountRefusal | TryLater): Response {
  if (typeof no === 'string') return problem(c, no);
  c.header('Retry-After', String(no.seconds));
  return problem(c, 'try-later');
}

/** The rules' no, with the engine's data. `stored`: where the names come from; missing before there is a tournament. */
export function refusalProblem(c: Context, refused: Refusal, stored: Stored | null, status = 409): Response {
  const names = namesOf(stored ? peopleApart(stored) : new Map(), stored?.tournament.players ?? []);
  const { what, why, act } = allSentences[readerOf(c)]().refusal(
    refused,
    names,
    stored ? spokenAs(stored.tournament) : undefined,
  );
  return send(c, {
    type: `/problems/${refused.code}`,
    code: refused.code,
    title: what,
    status,
    ...(why !== undefined && { detail: why }),
    ...(act !== undefined && { act }),
    refusal: refused,
  });
}

/** The rules' no to somebody without account: people by the names that they show, and none of the engine's data. */
export function refusalToStranger(c: Context, refused: Refusal, stored: Stored): Response {
  const { what, why, act } = allSentences[readerOf(c)]().refusal(refused, shownNames(stored));
  return send(c, {
    type: `/problems/${refused.code}`,
    code: refused.code,
    title: what,
    status: 409,
    ...(why !== undefined && { detail: why }),
    ...(act !== undefined && { act }),
  });
}

function send(c: Context, body: Problem): Response {
  c.header('Content-Type', 'application/problem+json');
  c.header('Content-Language', readerOf(c));
  c.header('Vary', 'Accept-Language');
  return c.body(JSON.stringify(body), body.status as ContentfulStatusCode);
}

/**
 * The reader's language by `Accept-Language`: the first that is spoken here by weight, French when none is
 * named. A tag that cannot be read counts for nothing.
 */
export function langOf(acceptLanguage: string | undefined): Lang {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { lang: tag.split('-')[0], weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ lang }) => lang).find(isLang) ?? 'fr';
}

type Issue = z.core.$ZodIssue;
type Said = Dictionary<string>;

/** More than anybody reads at once. */
const mostFaults = 100;

/** Each fault of what was sent, with its place, in the reader's language. */
export function faultsOf(issues: readonly Issue[], lang: Lang): NonNullable<Problem['errors']> {
  return issues.slice(0, mostFaults).map((issue) => ({ path: issue.path.join('.'), message: said(issue)[lang] }));
}

function said(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? other;
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), 'least');
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), 'most');
    case 'invalid_format':
      return issue.format === 'date'
        ? date
        : issue.message === 'control-character'
          ? hidden
          : issue.message === 'private'
            ? personal
            : other;
    case 'unrecognized_keys':
      return unknownKeys(issue.keys);
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'custom':
      return issue.path[0] === 'person' ? onlyWithRegister : other;
    default:
      return other;
  }
}

const other: Said = { fr: 'Cette valeur n’est pas possible ici.', en: 'This value is not possible here.' };
const date: Said = {
  fr: 'Il faut un jour du calendrier, comme 2026-11-14.',
  en: 'A day of the calendar is needed, such as 2026-11-14.',
};
const hidden: Said = {
  fr: 'Ce texte contient un caractère invisible (contrôle, saut de ligne, sans largeur ou sens d’écriture).',
  en: 'This text holds an invisible character (control, line break, zero width or writing direction).',
};
const personal: Said = {
  fr: 'C’est une adresse e-mail, un numéro de téléphone, une date ou un montant : tout le monde le lirait.',
  en: 'This is an e-mail address, a phone number, a date or an amount: everybody would read it.',
};
const onlyWithRegister: Said = {
  fr: 'Une personne ne va qu’avec une inscription.',
  en: 'A person only goes with a registration.',
};

const kinds: Readonly<Record<string, Said>> = {
  string: { fr: 'Il faut un texte.', en: 'A text is needed.' },
  number: { fr: 'Il faut un nombre.', en: 'A number is needed.' },
  int: { fr: 'Il faut un nombre entier.', en: 'A whole number is needed.' },
  boolean: { fr: 'Il faut vrai ou faux.', en: 'True or false is needed.' },
  object: { fr: 'Il faut un objet.', en: 'An object is needed.' },
  array: { fr: 'Il faut une liste.', en: 'A list is needed.' },
  tuple: { fr: 'Il faut une liste.', en: 'A list is needed.' },
};

function bound(origin: string, limit: number, which: 'least' | 'most'): Said {
  const fr = which === 'least' ? 'au moins' : 'au plus';
  const en = which === 'least' ? 'at least' : 'at most';
  if (origin === 'string' && which === 'least' && limit === 1)
    return { fr: 'Il faut un texte, pas seulement des espaces.', en: 'A text is needed, not only blanks.' };
  if (origin === 'string')
    return { fr: `Il faut ${limit} caractères ${fr}.`, en: `It takes ${en} ${limit} characters.` };
  if (origin === 'array' || origin === 'set')
    return { fr: `Il faut ${limit} éléments ${fr}.`, en: `It takes ${en} ${limit} items.` };
  return { fr: `Il faut un nombre de ${limit} ${fr}.`, en: `A number of ${en} ${limit} is needed.` };
}

function unknownKeys(keys: readonly string[]): Said {
  const named = keys.join(', ');
  return keys.length === 1
    ? { fr: `La clé ${named} n’existe pas.`, en: `The key ${named} does not exist.` }
    : { fr: `Les clés ${named} n’existent pas.`, en: `The keys ${named} do not exist.` };
}

function oneOf(values: readonly string[]): Said {
  const named = values.slice(0, 8).join(', ');
  return values.length === 1
    ? { fr: `Il faut ${named}.`, en: `It must be ${named}.` }
    : { fr: `Il faut l’une de ces valeurs : ${named}.`, en: `It must be one of: ${named}.` };
}
