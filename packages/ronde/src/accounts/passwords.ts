import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ok, type Result, refused } from '@ronde/engine';
import { oneAtATime } from '../store/one-at-a-time.ts';

const shortestPassword = 10;

/** Ten characters, and not one of those that everybody tries first. No other rule. */
export function weakness(password: string): 'password-short' | 'password-common' | null {
  const text = password.normalize('NFKC');
  if ([...text].length < shortestPassword) return 'password-short';
  return isCommon(text) ? 'password-common' : null;
}

export interface Passwords {
  /** `scrypt$logN$r$p$salt$hash`, with its own salt. */
  hash(password: string): Promise<Result<string, 'sign-in-busy'>>;
  /** With `kept` null it takes as long, and is never right. */
  matches(password: string, kept: string | null): Promise<Result<boolean, 'sign-in-busy'>>;
}

/** Each costs 128 MB and a third of a second: one at a time, so that a volley of sign-ins leaves the day alone. */
const usualCost = 17;
const mostWaiting = 16;

/** `cost`: log₂ of scrypt's N. */
export function passwords(cost = usualCost): Passwords {
  const inTurn = oneAtATime();
  let waiting = 0;

  async function queued<T>(work: () => Promise<T>): Promise<Result<T, 'sign-in-busy'>> {
    if (waiting >= mostWaiting) return refused('sign-in-busy');
    waiting++;
    try {
      return ok(await inTurn(work));
    } finally {
      waiting--;
    }
  }

  const fresh = async (password: string): Promise<string> => written({ cost, r: 8, p: 1 }, password, randomBytes(16));
  return {
    hash: (password) => queued(() => fresh(password)),
    matches: (password, kept) =>
      queued(async () => {
        const read = kept === null ? null : parsed(kept);
        if (!read) {
          await fresh(password);
          return false;
        }
        const found = await derived(password, read.salt, read);
        return timingSafeEqual(found, read.hash);
      }),
  };
}

interface Cost {
  readonly cost: number;
  readonly r: number;
  readonly p: number;
}

async function written(how: Cost, password: string, salt: Buffer): Promise<string> {
  const hash = await derived(password, salt, how);
  return ['scrypt', how.cost, how.r, how.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

function parsed(kept: string): (Cost & { salt: Buffer; hash: Buffer }) | null {
  const [kind, cost, r, p, salt = '', hash = ''] = kept.split('$');
  if (kind !== 'scrypt') return null;
  const bytes = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
  return bytes.hash.length === 32 ? { cost: Number(cost), r: Number(r), p: Number(p), ...bytes } : null;
}

function derived(password: string, salt: Buffer, { cost, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** cost;
  return new Promise((resolve, reject) =>
    // The same letters typed on two keyboards are the same password.
    scrypt(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );
}

// What is tried first against a password of ten characters or more: in French, in English, on both keyboards.
const common: ReadonlySet<string> = new Set(
  `0123456789 01234567890 0987654321 1029384756 1111111111 1122334455 1123581321 1212121212 123123123123 1231231234
1234512345 12345678901 1234567890 123456789a 12345678910 123456789123 123456789q 1234567891 12345qwert 123654789a
123698745a 1357924680 147258369a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc 2222222222 3141592653 5555555555
7777777777 789456123a 9876543210 9999999999 a123456789 a1b2c3d4e5 aa123456789 abc123456789 abcd123456 abcdefghij
abcdefghijk administrateur administrator adminadmin admin12345 admin123456 alexandre1 allezlesbleus anticonstitutionnellement
aqwzsxedcrfv azerty1234 azerty12345 azerty123456 azertyuiop azertyuiop1 azertyuiop123 azertyazerty azeqsdwxc123
basketball basketball1 blink182blink bonjour123 bonjour1234 bonjourbonjour changemenow changemoi1 chocolat123
chocolate1 christophe computer12 connexion123 dictionnaire doudoudoudou enterenter federation federation1 football10
football123 footballclub france1998 france2018 iloveyou12 iloveyou123 iloveyouforever jetaime123 jetaimejetaime
jesuscrist jesuschrist jesuisunmotdepasse laurentlaurent letmein123 letmeinplease liverpool1 loulou1234 loulouloulou
manchester marseille13 mercredi12 michelle12 minecraft1 minecraft123 monmotdepasse motdepasse motdepasse1 motdepasse12
motdepasse123 mot-de-passe mynameisjohn nicolas123 ordinateur parlezvous passe12345 passepasse passw0rd123 password00
password01 password10 password11 password12 password123 password1234 password12345 passwordpassword princesse1
princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedcrfv qsdfghjklm qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyuiop1
qwertyuiop123 qwertz12345 qwertzuiop qwertyqwerty ronderonde ronde12345 ronde123456 scrabble10 scrabble12 scrabble123
scrabble1234 scrabbleur scrabbleuse scrabblescrabble scrabbleclassique soleil1234 soleil12345 starwars123 superman123
tournoi123 tournoi1234 tournoitournoi tournament tournament1 trustno1trustno1 unbelievable vendredi13 volleyball
welcome123 welcome1234 whatsapp123 zxcvbnm123 zxcvbnm1234 lartdelaguerre artdelaguerre`.split(/\s+/),
);

/** Case aside; also one or two characters over and over. */
function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  return common.has(text) || /^(.{1,2})\1+$/u.test(text);
}
