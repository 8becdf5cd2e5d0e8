// The engine's public functions in one list, made from the declarations that the compiler wrote: what a name is, as it
// is declared, and what its comment says.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `folder`: of the compiled engine. */
export function apiPage(folder) {
  const modules = publicModules(folder);
  const parts = modules.map(({ file, names }) => {
    const told = declarations(readFileSync(path.join(folder, file), 'utf8')).filter(
      ({ name }) => names === null || names.has(name),
    );
    return told.length === 0 ? '' : [`## ${file.replace(/\.d\.ts$/, '')}`, ...told.map(entry)].join('\n\n');
  });
  return [
    '# @ronde/engine',
    "What `import … from '@ronde/engine'` has, by the module that it comes from.",
    ...parts.filter(Boolean),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Each module that the public face takes from, and which names; null: all. */
function publicModules(folder) {
  const index = readFileSync(path.join(folder, 'index.d.ts'), 'utf8');
  return [...index.matchAll(/export (?:type )?(\*|\{[^}]*\}) from '\.\/([^']+)'/g)].map(([, what, from]) => ({
    file: from.replace(/\.(?:js|ts)$/, '.d.ts'),
    names:
      what === '*'
        ? null
        : new Set(
            what
              .replace(/[{}]|\btype\b/g, '')
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean),
          ),
  }));
}

/** What a module declares for others, each with the comment above it. */
function declarations(text) {
  const found = [];
  const pattern =
    /(\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*)?^export (?:declare )?(function|const|interface|type|class) (\w+)/gm;
  for (const match of text.matchAll(pattern)) {
    const [, comment = '', kind, name] = match;
    const from = match.index + match[0].indexOf('export');
    const next = text.slice(from + 1).search(/^(?:export |\/\*\*|declare |type |interface |import )/m);
    const declared = text.slice(from, next < 0 ? undefined : from + 1 + next).trim();
    found.push({ kind, name, comment: prose(comment), declared: declared.replace(/^export (?:declare )?/, '') });
  }
  return found;
}

/** A comment without its stars. */
const prose = (comment) =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const entry = ({ name, comment, declared }) =>
  [`### ${name}`, ...(comment ? [comment] : []), `\`\`\`ts\n${declared}\n\`\`\``].join('\n\n');
