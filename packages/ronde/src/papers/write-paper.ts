import type { PaperFormat } from '@ronde/contract/http/papers';
import { fileName, type Paper, paperHtml, toCsv, toXlsx, workbookType } from '@ronde/documents';
import { toPdf } from '@ronde/documents/pdf';

/** A paper as bytes or text, with what it is. `name`: of the file; null: it is read in place. */
export interface WrittenPaper {
  readonly body: string | Uint8Array;
  readonly type: string;
  readonly name: string | null;
}

/** Null: this paper is no table. */
export async function written(paper: Paper, format: PaperFormat, slug: string): Promise<WrittenPaper | null> {
  const name = (extension: string) => fileName(slug, paper.besides ?? '', paper.head.what, extension);
  switch (format) {
    case 'html':
      return { body: paperHtml(paper), type: 'text/html; charset=utf-8', name: null };
    case 'pdf':
      return { body: toPdf(paper), type: 'application/pdf', name: name('pdf') };
    case 'csv':
      return paper.sheet ? { body: toCsv(paper.sheet), type: 'text/csv; charset=utf-8', name: name('csv') } : null;
    case 'xlsx':
      return paper.sheet ? { body: await toXlsx(paper.sheet), type: workbookType, name: name('xlsx') } : null;
  }
}
