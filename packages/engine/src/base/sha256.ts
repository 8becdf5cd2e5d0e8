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

/** Gives the bytes of a text in UTF-8, one by one. A lone half of a surrogate pair is encoded as it stands. */
function eachByte(text: string, take: (byte: number) => void): void {
  for (let i = 0; i < text.length; i++) {
    const c = text.codePointAt(i) as number;
    if (c < 0x80) {
      take(c);
      continue;
    }
    if (c < 0x800) take(0xc0 | (c >> 6));
    else if (c < 0x10000) take(0xe0 | (c >> 12));
    else {
      take(0xf0 | (c >> 18));
      take(0x80 | ((c >> 12) & 63));
      i += 1;
    }
    if (c >= 0x800) take(0x80 | ((c >> 6) & 63));
    take(0x80 | (c & 63));
  }
}

function padded(text: string): Uint32Array {
  let length = 0;
  eachByte(text, () => {
    length += 1;
  });
  const words = new Uint32Array((((length + 8) >> 6) + 1) * 16);
  let at = 0;
  const put = (byte: number): void => {
    (words[at >> 2] as number) |= byte << (24 - (at & 3) * 8);
    at += 1;
  };
  eachByte(text, put);
  put(0x80);
  words[words.length - 1] = length * 8;
  return words;
}

const w = new Uint32Array(64);

/** One block: the sixteen words from `from`. */
function compress(h: Uint32Array, words: Uint32Array, from: number): void {
  for (let i = 0; i < 16; i++) w[i] = words[from + i] as number;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = h[0] as number;
  let b = h[1] as number;
  let c = h[2] as number;
  let d = h[3] as number;
  let e = h[4] as number;
  let f = h[5] as number;
  let g = h[6] as number;
  let k = h[7] as number;
  for (let i = 0; i < 64; i++) {
    const choice = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g));
    const t1 = (k + choice + (K[i] as number) + (w[i] as number)) | 0;
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
  (h[0] as number) += a;
  (h[1] as number) += b;
  (h[2] as number) += c;
  (h[3] as number) += d;
  (h[4] as number) += e;
  (h[5] as number) += f;
  (h[6] as number) += g;
  (h[7] as number) += k;
}

/** The eight 32-bit words of the SHA-256 of a text in UTF-8. */
export function sha256Words(text: string): Uint32Array {
  const h = new Uint32Array(H0);
  const words = padded(text);
  for (let i = 0; i < words.length; i += 16) compress(h, words, i);
  return h;
}

/** The same as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, '0')).join('');
}
