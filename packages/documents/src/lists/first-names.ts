import { frenchKey } from '@ronde/engine/base/french-order';

/**
 * First names that tell a column or a piece of a line to be somebody's, where no capitals do. Not who somebody is: a
 * name that is not here is read as well.
 */
const known = new Set(
  `adam adele adrien agathe agnes aime alain alban albert alex alexandra alexandre alexis alice alicia aline alix amandine
  amelie amina aminata amir ana anais andre andrea andree angele angelique anita ann anna anne annick annie anouk anthony
  antoine antoinette antonin antonio ariane aristide armand armelle arnaud arthur astrid aude audrey auguste aurelie aurelien
  aurore axel axelle baptiste barbara basile bastien beatrice benedicte benjamin benoit bernadette bernard berthe bertrand
  bilal blandine boris brigitte bruno camille candice carine carla carlos carole caroline catherine cecile cedric celeste
  celia celine chantal charles charlotte chloe christel christelle christian christiane christine christophe claire clara
  clarisse claude claudette claudia claudine clemence clement cleo clothilde clovis colette coline coralie corentin corinne
  cyril cyrille damien daniel daniele danielle daphne david dealia deborah delphine denis denise diane didier dimitri diana
  dominique donatien dorian dorothee edgar edith edmond edouard elea eleonore elena eliane elias elie eliette eline elisa
  elisabeth elise elodie eloise elsa elvire emeline emile emilie emma emmanuel emmanuelle enzo eric erika ernest estelle
  esther ethan etienne eugene eugenie eva eve evelyne fabien fabienne fabrice fanny fatima fatou felicie felix ferdinand
  fernand fernande flavie flavien flora flore florence florent florian florine france francine francis franck francois
  francoise frederic frederique gabriel gabrielle gael gaelle gaetan gaspard gaston genevieve georges georgette gerald
  geraldine gerard germaine ghislain ghislaine gilbert gilberte gilles ginette gisele gregoire gregory guillaume gustave guy
  gwenael gwenaelle hadrien hamid hanna hannah hassan helene henri henriette herve hortense hubert hugo hugues ibrahim
  ida igor ilona ines ingrid irene iris isabelle isaac ismael ivan jack jacky jacob jacqueline jacques jade james jane janine
  jasmine jean jeanine jeanne jeannine jennifer jeremie jeremy jerome jessica joanna joel joelle johan johanna john jonathan
  jordan jose joseph josephine josette josiane josselin josue juan judith jules julia julian julie julien juliette justin
  justine kamel karim karine katia kevin kim killian lara laetitia laura laure laurence laurent laurie laurine lea leila lena leo
  leon leonard leonie leopold leslie liliane lilian lily lilou lina linda lionel lisa lise loic lola lorenzo lou louane louis
  louise loup luc luca lucas lucette lucie lucien lucienne lucile ludivine ludovic lydia lydie lydiane madeleine mado mael maelle
  maelys maeva magali malik manon manuel manuela marc marcel marceau marcelle margaux margot marguerite maria mariam marianne
  marie mariette marin marina marine mario marion marius marjorie marlene marta marthe martial martin martine mary maryline
  maryse maryvonne mathias mathieu mathilde mathis mathys matthias matthieu maud maurice maxence maxime maximilien mehdi melanie
  melissa melodie mercedes michael michel michele micheline micheline mickael mike mila mireille mohamed mohammed moise
  monique morgan morgane moussa muriel myriam nadege nadia nadine nathalie nathan nathanael nelly nicolas nicole nina ninon
  noa noah noe noel noelle noemie nolwenn nora norbert oceane octave odette odile oliver olivia olivier ombeline omar oscar
  otto pablo paola pascal pascale patrice patricia patrick paul paula paule paulette pauline pedro perrine peter philibert
  philippe pierre pierrette prune quentin rachel rachid raoul raphael raphaelle raymond raymonde rebecca regine regis remi remy
  renaud rene renee richard robert robin rodolphe rodrigue roger roland rolande romain romane romuald romy rosalie rose
  roselyne rosine roxane ryan sabine sabrina sacha salome sam samia samir samuel samy sandra sandrine sara sarah sasha
  sebastien selma serge severine sidonie sidney simon simone sixtine sofia solange solene sonia sophie stanislas stella
  stephane stephanie steve steven suzanne suzie sybille sylvain sylvaine sylvette sylviane sylvie tanguy tatiana teo teddy
  theo theodore theophile therese thibaud thibault thibaut thierry thomas tiffany timothee timeo titouan tom tony toussaint
  tristan ugo urbain ursule valentin valentine valerie vanessa vera veronique vianney victoire victor victoria vincent
  violaine violette virgile virginie vivien viviane wendy werner wilfried william xavier yael yan yanis yann yannick
  yasmine yoann yohan yolande youssef yves yvette yvon yvonne zacharie zelie zoe`
    .split(/\s+/u)
    .filter(Boolean),
);

/** « Jean », « Anne-Marie », « J.-P. » is none: each of its words, or the first of two, is known as one. */
export function isFirstName(text: string): boolean {
  const [first = '', ...more] = frenchKey(text).split(' ');
  return known.has(first) && more.length < 3;
}

const word = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
const isCapital = (one: string): boolean => /\p{Lu}.*\p{Lu}/u.test(one) && one === one.toUpperCase();
const begins = (one: string): boolean => /^\p{Lu}/u.test(one) && !isCapital(one);

/**
 * Whether the text is somebody's surname and first name and nothing else: capitals beside a word that has none,
 * « DUPONT Jean », or a first name that is known, « Jean Dupont ». « Le Mans », « Paris Nord » are nobody.
 */
export function isWholeName(text: string): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || words.length > 6 || !words.every((one) => word.test(one))) return false;
  if (words.some(isCapital) && words.some(begins)) return true;
  return isNamed(words) && !words.every(isFirstName);
}

/** The same, or first names alone, as « Paul Martin ». */
export const mayBeWholeName = (text: string): boolean =>
  isWholeName(text) || (isNamed(wordsOf(text)) && /\s/u.test(text.trim()));

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/u);
const isNamed = (words: readonly string[]): boolean => words.some(isFirstName);
