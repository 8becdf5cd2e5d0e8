import type { Homonym, ListLine } from '@ronde/contract/http/list-lines';
import { armyLabel } from '@ronde/contract/lists/army';
import { playsWargame, type StartProposal } from '@ronde/engine';
import { date } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { LineQuestion } from '../../lists/list-fields.tsx';
import styles from '../../lists/lists.module.css';
import { ratingDoubts } from '../../lists/rating-doubts.ts';
import { listSentences } from '../../lists/sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { armyText } from '../roster/army-form.tsx';
import { registrationSentences } from '../roster/sentences.ts';
import { ratingShown } from '../roster/start-rating.ts';
import { armyIn, factsNamed, isUpdating } from './list-answers.ts';
import type { ListState } from './use-list.ts';

interface Props {
  readonly line: ListLine;
  readonly list: ListState;
}

/** One line of the list: who it is, why it is refused, or what is asked about it. */
export function ListLineView({ line, list }: Props) {
  const text = useSentences(registrationSentences);
  const lists = useSentences(listSentences);
  switch (line.kind) {
    case 'refused':
      return (
        <li className={line.fault.code === 'no-person' ? styles.asks : styles.bad}>
          <span>{text.line(line.line, lists.fault(line.fault))}</span>
          <span className="quiet">{line.raw}</span>
        </li>
      );
    case 'known':
      return <Known line={line} list={list} />;
    case 'repeated':
      return (
        <li>
          <span>{line.name}</span>
          <span className={styles.note}>{text.repeated(line.above)}</span>
        </li>
      );
    case 'new':
    case 'doubtful':
      return <Somebody line={line} list={list} />;
  }
}

/** Somebody who is registered: what the list says otherwise; by the name alone it may be another one. */
function Known({ line, list }: { readonly line: Extract<ListLine, { kind: 'known' }>; readonly list: ListState }) {
  const text = useSentences(registrationSentences);
  const lists = useSentences(listSentences);
  const said = list.answers.get(line.line);
  const isOther = said?.homonym === 'both';
  return (
    <li>
      <span>{line.name}</span>
      <span className={styles.note}>{isOther ? lists.another : text.known}</span>
      {!isOther && <Notices notices={line.notices} />}
      {isUpdating(line, said) && (
        <LineQuestion
          legend={line.update.differences.map(lists.difference).join(' · ')}
          name={line.name}
          options={[
            ['take', lists.takeUpdate],
            ['leave', lists.leaveUpdate],
          ]}
          chosen={said?.update}
          onChoose={(update) => list.answer(line, { update })}
        />
      )}
      {!isOther && <ArmyQuestion line={line} name={line.name} list={list} />}
      {line.facts && (
        <button
          type="button"
          className="link"
          aria-label={`${isOther ? lists.thisOne : lists.another}, ${line.name}`}
          onClick={() => list.answer(line, { homonym: isOther ? 'same' : 'both' })}
        >
          {isOther ? lists.thisOne : lists.another}
        </button>
      )}
    </li>
  );
}

interface ArmyQuestionProps {
  readonly line: Asked | Extract<ListLine, { kind: 'known' }>;
  readonly name: string;
  readonly list: ListState;
}

/** Known armies that are near to the one of the list, which is kept as it stands until one of them is chosen. */
function ArmyQuestion({ line, name, list }: ArmyQuestionProps) {
  const lists = useSentences(listSentences);
  if (!line.armies) return null;
  const said = list.answers.get(line.line)?.army;
  return (
    <LineQuestion
      legend={lists.armyAsks(armyIn(line))}
      name={name}
      options={[
        ...line.armies.map((army, place) => [String(place), armyLabel(army)] as const),
        ['-1', lists.armyAsTyped] as const,
      ]}
      chosen={String(said ?? -1)}
      onChoose={(army) => list.answer(line, { army: Number(army) })}
    />
  );
}

type Asked = Extract<ListLine, { kind: 'new' | 'doubtful' }>;

function Somebody({ line, list }: { readonly line: Asked; readonly list: ListState }) {
  const text = useSentences(registrationSentences);
  const { person, club, army, contact } = factsNamed(line, list.answers.get(line.line));
  const cohesion = person.marks?.cohesion;
  const rating = line.facts.rating !== undefined && ratingShown(line.facts);
  const about = [
    rating,
    line.facts.duplicateSeries,
    club,
    person.licence,
    army && armyText(army),
    cohesion !== undefined && `${text.cohesion} ${cohesion}`,
    contact?.email,
    contact?.phone,
  ];
  return (
    <li>
      <span>{person.name}</span>
      <span className="quiet">{about.filter(Boolean).join(' · ')}</span>
      {/* Once one of the known armies is chosen, nothing is written as in the list. */}
      <Notices
        notices={line.notices.filter(
          (notice) => notice !== 'army-typed' || (list.answers.get(line.line)?.army ?? -1) < 0,
        )}
      />
      <ArmyQuestion line={line} name={person.name} list={list} />
      {line.proposal && <Start line={line} proposal={line.proposal} list={list} />}
      {line.kind === 'doubtful' && <Questions line={line} list={list} />}
    </li>
  );
}

/** Back after inactivity, or one of the world's ten: the rating of the list counts until somebody says otherwise. */
function Start({
  line,
  proposal,
  list,
}: {
  readonly line: Asked;
  readonly proposal: StartProposal;
  readonly list: ListState;
}) {
  const text = useSentences(registrationSentences);
  const reader = useExternal(lang);
  const { lastEvent } = proposal;
  return (
    <LineQuestion
      legend={text.proposal(proposal, lastEvent === undefined ? null : date(reader, lastEvent))}
      name={line.facts.person.name}
      options={[
        ['proposed', text.startAt(proposal.rating)],
        ['listed', text.startAsListed(proposal.known)],
      ]}
      chosen={list.answers.get(line.line)?.start ?? 'listed'}
      onChoose={(start) => list.answer(line, { start })}
    />
  );
}

function Notices({ notices }: Pick<Asked, 'notices'>) {
  const text = useSentences(listSentences);
  return notices.map((notice) => (
    <span key={notice} className={styles.notice}>
      {text.notices[notice]}
    </span>
  ));
}

type Doubtful = Extract<ListLine, { kind: 'doubtful' }>;

function Questions({ line, list }: { readonly line: Doubtful; readonly list: ListState }) {
  const text = useSentences(registrationSentences);
  const doubts = useSentences(ratingDoubts);
  const { tournament } = useDesk();
  const { homonyms, question } = line;
  const name = line.facts.person.name;
  const said = list.answers.get(line.line);
  const decimals = playsWargame(tournament);
  return (
    <>
      {homonyms.length > 0 && (
        <LineQuestion
          legend={text.samePerson}
          about={homonyms.map((one) => homonymText(one, text.line)).join(' ; ')}
          name={name}
          options={[
            ['both', text.keepBoth],
            ['same', text.same],
          ]}
          chosen={said?.homonym}
          onChoose={(homonym) => list.answer(line, { homonym })}
        />
      )}
      {question && (
        <LineQuestion
          legend={text.line(
            line.line,
            decimals
              ? doubts.ambiguous(question.text, question.whole, question.decimal)
              : doubts.grouped(question.text, question.whole),
          )}
          name={name}
          options={[
            ['whole', question.whole],
            ...(decimals ? [['decimal', question.decimal] as const] : []),
            ['none', text.unrated],
          ]}
          chosen={said?.rating}
          onChoose={(rating) => list.answer(line, { rating })}
        />
      )}
    </>
  );
}

const homonymText = ({ name, line, club, licence }: Homonym, say: (n: number, what: string) => string): string =>
  [line === undefined ? name : say(line, name), club, licence].filter(Boolean).join(' · ');
