import { light, variables } from './tokens.ts';

const lines = Object.entries(variables(light)).map(([name, value]) => `${name}:${value}`);

/** Paper is light whatever the screen is. */
export function PrintTheme() {
  return <style media="print">{`:root[data-mantine-color-scheme]{${lines.join(';')};--papier:#fff}`}</style>;
}
