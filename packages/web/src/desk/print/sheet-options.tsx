import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { standingGroups } from '@ronde/contract/values/standing-groups';
import { closedRounds, publishedRounds } from '@ronde/engine/tournament/find';
import { phaseSentences } from '@ronde/language';
import { phaseEnding } from '@ronde/views/standings';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { printSentences } from './sentences.ts';
import type { Chosen, SheetOption } from './sheets.ts';

interface Props {
  readonly options: readonly SheetOption[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** What this sheet is asked before it is printed. */
export function SheetOptions({ options, chosen, onChange }: Props) {
  return options.map((option) => <Option key={option} option={option} chosen={chosen} onChange={onChange} />);
}

interface OptionProps extends Omit<Props, 'options'> {
  readonly option: SheetOption;
}

function Option(props: OptionProps) {
  const { option, chosen, onChange } = props;
  const text = useSentences(printSentences);
  switch (option) {
    case 'round':
    case 'after':
      return <RoundChoice {...props} />;
    case 'by':
      return (
        <NativeSelect
          label={text.by}
          data={[
            { value: '', label: text.allInOne },
            ...standingGroups.map((value) => ({ value, label: text.groups[value] })),
          ]}
          value={chosen.by}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...chosen, by: standingGroups.find((group) => group === value) ?? '' })
          }
        />
      );
    case 'licences':
      return (
        <Checkbox
          label={text.licences}
          checked={chosen.licences}
          onChange={(event) => onChange({ ...chosen, licences: event.currentTarget.checked })}
        />
      );
    case 'unpaid':
      return (
        <Checkbox
          label={text.unpaid}
          checked={chosen.unpaid}
          onChange={(event) => onChange({ ...chosen, unpaid: event.currentTarget.checked })}
        />
      );
    case 'boxes':
      return (
        <Checkbox
          label={text.boxes}
          checked={chosen.boxes}
          onChange={(event) => onChange({ ...chosen, boxes: event.currentTarget.checked })}
        />
      );
    case 'pages':
      return (
        <NativeSelect
          label={text.pages}
          data={['1', '2', '3', '4', '5', '10', '20']}
          value={chosen.pages}
          onChange={(event) => onChange({ ...chosen, pages: event.currentTarget.value })}
        />
      );
    case 'upto':
      return (
        <NativeSelect
          label={text.upto}
          data={['1', '3', '5', '10', { value: '', label: text.all }]}
          value={chosen.upto}
          onChange={(event) => onChange({ ...chosen, upto: event.currentTarget.value })}
        />
      );
    case 'prizes':
      return (
        <Checkbox
          label={text.withPrizes}
          checked={chosen.prizes}
          onChange={(event) => onChange({ ...chosen, prizes: event.currentTarget.checked })}
        />
      );
    case 'wifi':
      return <WifiFields {...props} />;
    case 'links':
      return null;
  }
}

/** The round of a sheet, or how many rounds the standings count. */
function RoundChoice({ option, chosen, onChange }: OptionProps) {
  const text = useSentences(printSentences);
  const { phase } = useSentences(phaseSentences);
  const { tournament } = useDesk();
  if (option === 'round')
    return (
      <NativeSelect
        label={text.round}
        data={tournament.rounds.map((_, i) => String(i + 1))}
        value={String(chosen.round)}
        onChange={(event) => onChange({ ...chosen, round: Number(event.currentTarget.value) })}
      />
    );
  const closed = closedRounds(tournament);
  const afterRound = (after: number): string => {
    const ending = phaseEnding(tournament, after);
    return ending === null ? text.after(after) : `${text.after(after)}, ${phase(ending)}`;
  };
  const counted = Array.from({ length: publishedRounds(tournament) + 1 }, (_, after) => ({
    value: String(after),
    label: after === 0 ? text.before : after > closed ? text.inPlay(after) : afterRound(after),
  }));
  return (
    <NativeSelect
      label={text.standingsOf}
      data={counted}
      value={String(chosen.after)}
      onChange={(event) => onChange({ ...chosen, after: Number(event.currentTarget.value) })}
    />
  );
}

function WifiFields({ chosen, onChange }: OptionProps) {
  const text = useSentences(printSentences);
  return (
    <>
      <TextInput
        label={text.wifi}
        description={text.wifiHelp}
        autoComplete="off"
        maxLength={64}
        value={chosen.wifi}
        onChange={(event) => onChange({ ...chosen, wifi: event.currentTarget.value })}
      />
      <TextInput
        label={text.password}
        description={text.passwordHelp}
        autoComplete="off"
        maxLength={64}
        value={chosen.password}
        onChange={(event) => onChange({ ...chosen, password: event.currentTarget.value })}
      />
    </>
  );
}
