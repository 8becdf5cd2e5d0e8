import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';

/** A family as its files name it, and the files in the package that ships them, best weights first to last. */
type Family = readonly [name: string, files: readonly string[]];

const weights = (folder: string, file: string): readonly string[] =>
  ['400Regular', '700Bold'].map((weight) => `${folder}/${weight}/${file}_${weight}.ttf`);

/** Inter for Latin, Greek and Cyrillic, then Noto for other alphabets. */
const near: readonly Family[] = [
  ['Inter', weights('inter', 'Inter')],
  ['Noto Sans Arabic', weights('noto-sans-arabic', 'NotoSansArabic')],
  ['Noto Sans Hebrew', weights('noto-sans-hebrew', 'NotoSansHebrew')],
  ['Noto Sans Georgian', weights('noto-sans-georgian', 'NotoSansGeorgian')],
  ['Noto Sans Armenian', weights('noto-sans-armenian', 'NotoSansArmenian')],
  ['Noto Sans Devanagari', weights('noto-sans-devanagari', 'NotoSansDevanagari')],
  ['Noto Sans Thai', weights('noto-sans-thai', 'NotoSansThai')],
];

/**
 * Chinese, then Japanese (and the older Chinese letters), Korean, and pictures: 16 MB, read only where a paper has
 * some. One weight each, but for the pictures.
 */
const far: readonly Family[] = [
  ['ZCOOL XiaoWei', ['zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf']],
  ['Kosugi', ['kosugi/Kosugi_400Regular.ttf']],
  ['Gowun Dodum', ['gowun-dodum/400Regular/GowunDodum_400Regular.ttf']],
  ['Noto Emoji', weights('noto-emoji', 'NotoEmoji')],
];

const farLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

export interface Fonts {
  /** In the order in which a letter is looked for; the machine's own fonts come after. */
  readonly names: readonly string[];
  files(): readonly Buffer[];
}

const fonts = (families: readonly Family[]): Fonts => ({
  names: families.map(([name]) => name),
  files: () => families.flatMap(([, files]) => files.map(read)),
});

const usual = fonts(near);
const everyScript = fonts([...near, ...far]);

/** What a text is set in. */
export const fontsFor = (text: string): Fonts => (farLetters.test(text) ? everyScript : usual);

const { resolve } = nodeModule.createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(resolve(`@expo-google-fonts/${file}`));
