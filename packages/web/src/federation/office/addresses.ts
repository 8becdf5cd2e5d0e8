/** The addresses of a federation’s office: short French words, the same in both languages. */
const below = (f: string, rest: string): string => `/federation/${encodeURIComponent(f)}${rest}`;

export const officeAddress = {
  all: '/federation',
  received: (f: string, receipt?: number) => below(f, `/recus${receipt === undefined ? '' : `/${receipt}`}`),
  takeList: (f: string) => below(f, '/recus/liste'),
  ratings: (f: string, person?: string) =>
    below(f, `/cotes${person === undefined ? '' : `/${encodeURIComponent(person)}`}`),
  publications: (f: string, date?: string, against?: string) =>
    below(
      f,
      `/publications${date === undefined ? '' : `/${date}`}${against === undefined ? '' : `?contre=${against}`}`,
    ),
  season: (f: string, name?: string) => below(f, `/saison${name === undefined ? '' : `/${name}`}`),
  journal: (f: string) => below(f, '/journal'),
  senders: (f: string) => below(f, '/expediteurs'),
  team: (f: string) => below(f, '/equipe'),
} as const;
