import { tmpdir } from 'node:os';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import type { Dictionary } from '@ronde/language';
import type { Paper } from '../paper/paper.ts';
import { breakable } from './breakable.ts';
import { type Fonts, fontsFor } from './fonts.ts';
import { template } from './template.ts';
import { withPictures } from './with-pictures.ts';

const compilers = new Map<Fonts, NodeCompiler>();

/** Made at the first paper that needs these fonts: they are read once. */
function compilerWith(fonts: Fonts): NodeCompiler {
  const known = compilers.get(fonts);
  if (known) return known;
  const made = NodeCompiler.create({ workspace: tmpdir(), fontArgs: [{ fontBlobs: [...fonts.files()] }] });
  compilers.set(fonts, made);
  return made;
}

const pageWord: Dictionary<string> = { fr: 'page ', en: 'page ' };

/** A paper as a tagged PDF: A4, its language said, its fonts inside. Throws where the paper cannot be set: a fault here. */
export function toPdf({ sheet: _, ...paper }: Paper): Buffer {
  const { body, pictures } = withPictures(paper.body);
  const said = JSON.stringify({ ...paper, body, page: pageWord[paper.lang] }, (_key, value) =>
    typeof value === 'string' ? breakable(wellFormed(value)) : value,
  );
  return set(said, pictures, fontsFor(said));
}

/** Half of a sign, as a damaged list may have: no reader of JSON takes it. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

function set(paper: string, pictures: readonly string[], fonts: Fonts): Buffer {
  const typst = compilerWith(fonts);
  const inputs = { paper, pictures: JSON.stringify(pictures), fonts: JSON.stringify(fonts.names) };
  const compiled = typst.compile({ mainFileContent: template, inputs });
  const { result } = compiled;
  if (!result) throw new Error(`A paper was not set: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  try {
    return typst.pdf(result, { pdfStandard: PdfStandard.UA_1 });
  } catch {
    // A letter that no font has keeps a sheet from the standard, not from the printer.
    return typst.pdf(result);
  } finally {
    // What one paper left in memory serves no other.
    typst.evictCache(2);
  }
}
