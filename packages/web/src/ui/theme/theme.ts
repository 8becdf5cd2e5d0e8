import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
} from '@mantine/core';
import { dark, light, variables } from './tokens.ts';

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
