// The tournament file: the public contract of the command line, of import and of export.

export type { RuleNotice } from './against-the-rule.ts';
export { againstTheRule } from './against-the-rule.ts';
export { fileMatch } from './file-round.ts';
export { samePools } from './notices-of-results.ts';
export { type ParsedFile, parseFile } from './parse-file.ts';
export type { FileNotice, FileRefusal } from './problems.ts';
export { largestFile, readFileJson } from './read-json.ts';
export {
  type FileFinal,
  type FileMatch,
  type FilePlayer,
  type FileRound,
  fileJsonSchema,
  fileVersion,
  type TournamentFile,
} from './schema.ts';
export { toFile } from './to-file.ts';
export type { ReasonOf } from './to-result.ts';
