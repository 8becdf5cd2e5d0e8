const widest = 120;

/**
 * JSON in the manner of the text that it replaces: on one line if that was, else with its indentation, short objects
 * and lists on a line of their own; with its byte-order mark, line ends and last line break.
 */
export function asWritten(value: unknown, like: string): string {
  const mark = like.startsWith('\ufeff') ? '\ufeff' : '';
  const indent = /[{[,]\r?\n([ \t]+)/.exec(like)?.[1];
  const text = indent === undefined ? JSON.stringify(value) : indented(value, indent, '', 0);
  const lines = like.includes('\r\n') ? text.replace(/\n/g, '\r\n') : text;
  return `${mark}${lines}${/\r?\n$/.exec(like)?.[0] ?? ''}`;
}

/** `used`: characters before the value on its line. */
function indented(value: unknown, step: string, margin: string, used: number): string {
  const short = spaced(value);
  if (typeof value !== 'object' || value === null || used + short.length <= widest) return short;
  const inner = margin + step;
  const parts = Array.isArray(value)
    ? value.map((item) => indented(item, step, inner, inner.length + 1))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + indented(item, step, inner, inner.length + name.length + 1);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}`;
}

/** On one line, with a blank after each comma and colon. */
function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
