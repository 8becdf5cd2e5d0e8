import type { Dictionary } from '@ronde/language';

export type Bound = 'least' | 'most';

const atThe = { least: 'au moins', most: 'au plus' };

/** What is wrong with a value that was sent. `kinds` and `formats` are named as the checks name them. */
const fr = {
  kinds: {
    string: 'Il faut un texte.',
    number: 'Il faut un nombre.',
    int: 'Il faut un nombre entier.',
    boolean: 'Il faut vrai ou faux.',
    object: 'Il faut un objet.',
    array: 'Il faut une liste.',
    tuple: 'Il faut une liste.',
  },
  formats: {
    date: 'Il faut un jour du calendrier, comme 2026-11-14.',
    'control-character':
      'Ce texte contient un caractère invisible (contrôle, saut de ligne, sans largeur ou sens d’écriture).',
    private: 'C’est une adresse e-mail, un numéro de téléphone, une date ou un montant : tout le monde le lirait.',
  },
  rules: {
    'full-price': 'Il manque le tarif de tous les autres (upTo: null) ; 0 si l’entrée est gratuite pour eux.',
  },
  onlyWithRegister: 'Une personne ne va qu’avec une inscription.',
  other: 'Cette valeur n’est pas possible ici.',
  blank: 'Il faut un texte, pas seulement des espaces.',
  characters: (limit: number, bound: Bound) => `Il faut ${limit} caractères ${atThe[bound]}.`,
  items: (limit: number, bound: Bound) => `Il faut ${limit} éléments ${atThe[bound]}.`,
  size: (limit: number, bound: Bound) => `Il faut un nombre de ${limit} ${atThe[bound]}.`,
  multiple: (of: number) => `Il faut un multiple de ${of}.`,
  unknownKeys: (keys: readonly string[]) =>
    keys.length === 1 ? `La clé ${keys.join(', ')} n’existe pas.` : `Les clés ${keys.join(', ')} n’existent pas.`,
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `Il faut ${values.join(', ')}.` : `Il faut l’une de ces valeurs : ${values.join(', ')}.`,
};

const en: typeof fr = {
  kinds: {
    string: 'A text is needed.',
    number: 'A number is needed.',
    int: 'A whole number is needed.',
    boolean: 'True or false is needed.',
    object: 'An object is needed.',
    array: 'A list is needed.',
    tuple: 'A list is needed.',
  },
  formats: {
    date: 'A day of the calendar is needed, such as 2026-11-14.',
    'control-character':
      'This text holds an invisible character (control, line break, zero width or writing direction).',
    private: 'This is an e-mail address, a phone number, a date or an amount: everybody would read it.',
  },
  rules: {
    'full-price': 'What everybody else pays is missing (upTo: null); 0 where they pay nothing.',
  },
  onlyWithRegister: 'A person only goes with a registration.',
  other: 'This value is not possible here.',
  blank: 'A text is needed, not only blanks.',
  characters: (limit, bound) => `It takes at ${bound} ${limit} characters.`,
  items: (limit, bound) => `It takes at ${bound} ${limit} items.`,
  size: (limit, bound) => `A number of at ${bound} ${limit} is needed.`,
  multiple: (of: number) => `A multiple of ${of} is needed.`,
  unknownKeys: (keys) =>
    keys.length === 1 ? `The key ${keys.join(', ')} does not exist.` : `The keys ${keys.join(', ')} do not exist.`,
  oneOf: (values) =>
    values.length === 1 ? `It must be ${values.join(', ')}.` : `It must be one of: ${values.join(', ')}.`,
};

export type FaultSentences = typeof fr;

export const faultSentences: Dictionary<FaultSentences> = { fr, en };
