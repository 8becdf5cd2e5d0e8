import { dissolve } from './blossom.ts';
import { at, inner, none, outer, type Search } from './search.ts';
import { slacks } from './slack.ts';
import { anchorSlack } from './tree.ts';

/**
 * The tree can grow no further: raises the dual values of its outer vertices and lowers those of its inner ones as
 * far as the prices allow, which makes a table tight or an inner blossom fall apart. Every matched table stays tight.
 * Answers by how much, which is also by how much the price of the matching has been proved to rise.
 */
export function adjust(search: Search): number {
  const step = Math.min(tableStep(search), blossomStep(search));
  if (!Number.isFinite(step)) throw new Error('A place has nobody to be matched to.');
  const { left, count, dual, top, tree, rings, over } = search;
  for (let i = 0; i < count; i++) {
    const place = at(left, i);
    dual[place] = at(dual, place) + step * sign(tree.label[at(top, place)]);
  }
  for (const blossom of rings.keys()) {
    if (at(over, blossom) === none) dual[blossom] = at(dual, blossom) + 2 * step * sign(tree.label[blossom]);
  }
  dissolve(search);
  return step;
}

function sign(label: number | undefined): number {
  if (label === outer) return 1;
  return label === inner ? -1 : 0;
}

/** Until a table becomes tight: from the tree to outside it, or (from both ends at once) between two of its blossoms. */
function tableStep(search: Search): number {
  const { left, count, top, tree } = search;
  let step = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const place = at(left, k);
    const own = at(top, place);
    if (tree.label[own] !== outer) continue;
    step = Math.min(step, anchorSlack(search, place));
    if (at(tree.reach, place) >= step) continue;
    const row = slacks(search, place);
    for (let i = 0; i < count; i++) {
      const other = at(top, at(left, i));
      const label = tree.label[other];
      if (label === inner || other === own) continue;
      const reach = label === outer ? at(row, i) / 2 : at(row, i);
      if (reach < step) step = reach;
    }
  }
  return step;
}

function blossomStep({ rings, over, dual, tree }: Search): number {
  let step = Number.POSITIVE_INFINITY;
  for (const blossom of rings.keys()) {
    if (at(over, blossom) !== none || tree.label[blossom] !== inner) continue;
    step = Math.min(step, at(dual, blossom) / 2);
  }
  return step;
}
