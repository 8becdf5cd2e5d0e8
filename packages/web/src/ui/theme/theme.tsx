import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
} from '@mantine/core';

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
function variables(tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

// Mantine wants ten shades; the two that are used are the green of each scheme.
const tapis: MantineColorsTuple = [
  light['tapis-clair'],
  '#C9E3D9',
  '#A9D5C6',
  '#8ACFB8',
  dark.tapis,
  '#4FB093',
  '#2F9075',
  '#1A775F',
  light.tapis,
  '#084A3A',
];

export const theme = createTheme({
  colors: { tapis },
  primaryColor: 'tapis',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif",
  headings: { fontFamily: 'inherit', fontWeight: '650' },
  fontSizes: { xs: '13px', sm: '15px', md: '15px', lg: '17px', xl: '22px' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.45', lg: '1.45', xl: '1.2' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  defaultRadius: 6,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({
      vars: (_, { size }) => ({
        root:
          size === 'sm'
            ? { '--button-height': '32px', '--button-fz': '14px', '--button-padding-x': '12px' }
            : { '--button-height': '40px', '--button-padding-x': '16px' },
      }),
    }),
    Input: Input.extend({
      vars: () => ({
        wrapper: { '--input-bd': 'var(--bord)', '--input-bg': 'var(--feuille)', '--input-height': '40px' },
      }),
    }),
  },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    if (input.variant === 'filled')
      return { ...colors, background: 'var(--tapis)', hover: 'var(--tapis)', color: 'var(--sur-tapis)' };
    if (input.variant === 'subtle')
      return { ...colors, background: 'transparent', hover: 'var(--tapis-clair)', color: 'var(--tapis)' };
    return {
      ...colors,
      background: 'var(--feuille)',
      hover: 'var(--tapis-clair)',
      color: 'var(--encre)',
      border: '1px solid var(--bord)',
    };
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variables(light), ...mantineNames },
  dark: { ...variables(dark), ...mantineNames },
});

// What Mantine's own parts read, said in our tokens once for both schemes.
const mantineNames = {
  '--mantine-color-body': 'var(--papier)',
  '--mantine-color-text': 'var(--encre)',
  '--mantine-color-dimmed': 'var(--encre-3)',
  '--mantine-color-placeholder': 'var(--encre-3)',
  '--mantine-color-default-border': 'var(--bord)',
  '--mantine-color-error': 'var(--rouge)',
};

const lines = Object.entries(variables(light)).map(([name, value]) => `${name}:${value}`);

/** Paper is light whatever the screen is. */
export function PrintTheme() {
  return <style media="print">{`:root[data-mantine-color-scheme]{${lines.join(';')};--papier:#fff}`}</style>;
}
