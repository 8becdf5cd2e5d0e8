import { encodings } from './encodings.ts';
import type { ListSentences } from './fr.ts';

export const en: ListSentences = {
  file: 'Choose a file',
  fileHelp: 'csv, xlsx or ods',
  dropFile: 'Back to the text',
  reading: 'Reading the list…',
  encoding: 'Encoding of accents',
  encodings,
  unsure: 'Accents may be wrong. Look at the names, or change the encoding.',
  unknownColumns: (names) => `${names.length === 1 ? 'Unknown column' : 'Unknown columns'}: ${names.join(', ')}`,
  nobody: 'No line to read.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-name':
        return 'the name is missing.';
      case 'private-name':
        return 'the name holds an e-mail address or a phone number.';
      case 'hidden-character':
        return 'an invisible character must go.';
      case 'open-quote':
        return 'a quote is not closed.';
      case 'no-separator':
        return 'separate name, rating and club by semicolons.';
      case 'too-long':
        return `${fault.field === 'name' ? 'the name' : 'a text'} is longer than ${fault.most} characters.`;
      case 'wrong-rating':
        return `rating “${fault.text}”: a number from 0 to 9999, or nothing.`;
      case 'wrong-birth':
        return `birth “${fault.text}”: a year (1990) or a date (31/12/1990).`;
      case 'wrong-series':
        return `series “${fault.text}”: 1 to 7 with A to D, or SS.`;
      case 'wrong-cohesion':
        return `cohesion total “${fault.text}”: a number from 1 to 99, or nothing.`;
      case 'wrong-date':
        return `last tournament “${fault.text}”: a date like 2015-12-31, or nothing.`;
      case 'wrong-year':
        return `year “${fault.text}”: a year as −336, or nothing; the first before the second.`;
    }
  },
  columns: 'Columns of the list',
  columnsGuessed: 'Without a line of headers, the columns were taken as follows. Correct what is wrong.',
  column: (n, said) => (said === '' ? `Column ${n}` : `Column ${n}: “${said}”`),
  noField: 'left out',
  fields: {
    name: 'Full name',
    surname: 'Surname',
    given: 'First name',
    rating: 'Rating',
    series: 'Duplicate series',
    club: 'Club',
    licence: 'Licence',
    federation: 'Federation',
    birth: 'Birth',
    category: 'Category',
    pseudonym: 'Pseudonym',
    date: 'Date of the list',
    lastEvent: 'Last tournament',
    army: 'Army',
    edition: 'Edition of the army',
    cohesion: 'Cohesion total',
    from: 'From year',
    to: 'To year',
  },
};
