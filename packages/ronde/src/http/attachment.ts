import { fileName } from '@ronde/documents';

/** The header of an answer that is a file, kept or shown. The name is made by `fileName`: it is safe in it. */
export const namedFile = (name: string, shown: 'attachment' | 'inline' = 'attachment') => ({
  'Content-Disposition': `${shown}; filename="${name}"`,
});

/** That of a file of a tournament, by what it is: the address tells two of the same name apart. */
export const fileOfTournament = (slug: string, what: string, extension: string) =>
  namedFile(fileName(slug, '', what, extension));
