import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';

/** Inter for Latin, Greek and Cyrillic, then Noto for other scripts: a family, where it is, its files. */
const families = [
  ['Inter', 'inter', 'Inter'],
  ['Noto Sans Arabic', 'noto-sans-arabic', 'NotoSansArabic'],
  ['Noto Sans Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew'],
  ['Noto Sans Georgian', 'noto-sans-georgian', 'NotoSansGeorgian'],
  ['Noto Sans Armenian', 'noto-sans-armenian', 'NotoSansArmenian'],
  ['Noto Sans Devanagari', 'noto-sans-devanagari', 'NotoSansDevanagari'],
  ['Noto Sans Thai', 'noto-sans-thai', 'NotoSansThai'],
] as const;

/** In the order in which a letter is looked for; the machine's own fonts come after. */
export const fontNames: readonly string[] = families.map(([name]) => name);

/** The files of the fonts, regular and bold, from the packages that ship them. */
export function fontFiles(): readonly Buffer[] {
  const { resolve } = nodeModule.createRequire(import.meta.url);
  return families.flatMap(([, folder, file]) =>
    ['400Regular', '700Bold'].map((weight) =>
      readFileSync(resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`)),
    ),
  );
}
