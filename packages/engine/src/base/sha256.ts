// SHA-256 (FIPS 180-4), so that a draw can be repeated by any program in any language without asking this one.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};

/** The whole part of a root below 2⁴⁴, by Newton's method on integers: exact on every machine. */
function wholeRoot(n: bigint, degree: bigint): bigint {
  let x = 1n << 44n;
  for (;;) {
    let power = 1n;
    for (let i = 1n; i < degree; i++) power *= x;
    const next = ((degree - 1n) * x + n / power) / degree;
    if (next >= x) return x;
    x = next;
  }
}

/** The first 32 bits of the fractional part of a root. */
const fraction = (prime: number, degree: bigint): number =>
  Number(wholeRoot(BigInt(prime) << (32n * degree), degree) & 0xffffffffn);

const K = Uint32Array.from(primes(64), (prime) => fraction(prime, 3n));
const H0 = Uint32Array.from(primes(8), (prime) => fraction(prime, 2n));

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const c = character.codePointAt(0) ?? 0;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
}

function padded(text: string): Uint32Array {
  const bytes = utf8(text);
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.push(0x80);
  bytes.forEach((byte, i) => {
    words[i >> 2] = (words[i >> 2] ?? 0) | (byte << (24 - (i & 3) * 8));
  });
  words[words.length - 1] = (bytes.length - 1) * 8;
  return words;
}

const w = new Uint32Array(64);

function compress(h: Uint32Array, block: Uint32Array): void {
  const at = (i: number): number => w[i] as number;
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    w[i] = at(i - 16) + s0 + at(i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, k] = h as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 =
      (k + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + at(i)) | 0;
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, k].forEach((value, i) => {
    h[i] = (h[i] as number) + value;
  });
}

/** The eight 32-bit words of the SHA-256 of a text in UTF-8. */
export function sha256Words(text: string): Uint32Array {
  const h = Uint32Array.from(H0);
  const words = padded(text);
  for (let i = 0; i < words.length; i += 16) compress(h, words.subarray(i, i + 16));
  return h;
}

/** The same as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, '0')).join('');
}
