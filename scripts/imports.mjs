// `npm run imports`: draws who imports whom as docs/pictures/imports*.svg, on the floors of lint/floors.mjs. With `--check`,
// as in `npm run lint`, it says what goes against them and draws nothing.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { floors } from '../lint/floors.mjs';
import { root } from './alone.mjs';
import { between, fileImports, houseFaults, packageOf, packages, roomIn } from './floors.mjs';

function drawing(list, edges) {
  const rows = list.flatMap(inRows);
  const width = 190;
  const places = new Map(
    rows.flatMap((row, floor) =>
      row.map((name, at) => [name, { x: 30 + at * width, y: 30 + (rows.length - 1 - floor) * 110 }]),
    ),
  );
  const size = [30 + Math.max(...rows.map((row) => row.length)) * width, 60 + (rows.length - 1) * 110 + 34];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" font-family="sans-serif" font-size="14">`,
    '<title>Who imports whom: every arrow goes down</title><rect width="100%" height="100%" fill="#fff"/>',
    '<defs><marker id="to" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto"><path d="M0 0 6 3 0 6z" fill="#666a62"/></marker></defs>',
    `<g stroke="#b9beb6">${edges.map(([from, to]) => arrow(places.get(from), places.get(to))).join('')}</g>`,
    `<g fill="#e4f0eb" stroke="#0b5f4b" text-anchor="middle">${[...places].map(box).join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}

/** A floor of many rooms takes several lines of the picture. */
function inRows(floor) {
  const rows = [];
  for (let at = 0; at < floor.length; at += 8) rows.push(floor.slice(at, at + 8));
  return rows;
}

const arrow = (from, to) =>
  from && to
    ? `<line x1="${from.x + 80}" y1="${from.y + 34}" x2="${to.x + 80}" y2="${to.y - 2}" marker-end="url(#to)"/>`
    : '';

const box = ([name, { x, y }]) =>
  `<rect x="${x}" y="${y}" width="160" height="34" rx="6"/><text x="${x + 80}" y="${y + 22}" fill="#1c1f1e" stroke="none">${name}</text>`;

const imports = fileImports();
const found = houseFaults(imports);
for (const fault of found) console.error(fault);
console.log(`${imports.length} imports, ${found.length} against the list of floors.`);
process.exitCode = found.length > 0 ? 1 : 0;
if (!process.argv.includes('--check')) draw();

function draw() {
  const picture = (name, list, edges) => writeFileSync(path.join(root, 'docs/pictures', name), drawing(list, edges));
  picture('imports.svg', floors.packages, between(imports, packageOf));
  for (const name of packages) picture(`imports-${name}.svg`, floors[name], between(imports, roomIn(name)));
}
