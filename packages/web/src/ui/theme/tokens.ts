/** The colours of the house by name, light and dark. Text pairs hold 4.6:1, borders of fields 3.6:1, in both. */
export const light = {
  papier: '#F6F5F1',
  feuille: '#FFFFFF',
  trait: '#DDDAD1',
  bord: '#857F72',
  encre: '#1C1F1E',
  'encre-2': '#4F534D',
  'encre-3': '#666A62',
  tapis: '#0B5F4B',
  'sur-tapis': '#FFFFFF',
  'tapis-clair': '#E4F0EB',
  ocre: '#7A4A00',
  'ocre-fond': '#FBF0D8',
  rouge: '#9C1B1B',
  'rouge-fond': '#FBE8E5',
  focus: '#1B5FC4',
} as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  papier: '#141716',
  feuille: '#1C201F',
  trait: '#343A38',
  bord: '#7C857F',
  encre: '#ECEDE8',
  'encre-2': '#B9BEB6',
  'encre-3': '#9AA099',
  tapis: '#74CBB0',
  'sur-tapis': '#0D1F19',
  'tapis-clair': '#1B332C',
  ocre: '#EDBE62',
  'ocre-fond': '#33290F',
  rouge: '#F5A196',
  'rouge-fond': '#3A1D1A',
  focus: '#8DBBFF',
};

/** The tokens as CSS variables: `--encre`, `--tapis-clair`… */
export function variables(tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}
