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
export function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  return common.has(text) || /^(.{1,2})\1+$/u.test(text);
}
