/**
 * Makes `now` the same as `next`, touching nothing that is the same already: focus, scroll positions and what the
 * reader has opened stay.
 */
export function morph(now: Element | null, next: Element | null): void {
  if (!now || !next || now.isEqualNode(next)) return;
  attributes(now, next);
  const fresh = [...next.childNodes];
  for (const [i, child] of fresh.entries()) {
    const old = now.childNodes[i];
    if (!old) now.append(child);
    else if (old instanceof Element && child instanceof Element && old.tagName === child.tagName && old.id === child.id)
      morph(old, child);
    else if (!old.isEqualNode(child)) old.replaceWith(child);
  }
  while (now.childNodes.length > fresh.length) now.lastChild?.remove();
}

function attributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes])
    if (name !== 'open' && !next.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
}
