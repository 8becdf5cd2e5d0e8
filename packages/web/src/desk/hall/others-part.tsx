import type { Addresses } from '@ronde/contract/http/addresses';
import type { Hall } from '../../core/hall-query.ts';
import { hallOrigin } from '../../core/house-addresses.ts';
import { useMay } from '../../shell/use-may.ts';
import { GivenLink } from '../../ui/given-link.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Section } from '../../ui/section.tsx';
import { PartFoot } from './part-foot.tsx';
import { useHallPart, useHallWords } from './use-hall-room.ts';

interface Props {
  readonly hall: Hall;
  readonly addresses: Addresses | undefined;
}

/** The link that opens the screen on a computer where nobody is signed in. */
export function OthersPart({ hall, addresses }: Props) {
  const say = useHallWords();
  const part = useHallPart();
  const may = useMay();
  const { origin } = hallOrigin(addresses);
  return (
    <Section title={say.others} about={say.othersHelp}>
      <GivenLink label={say.othersAt} href={`${origin}${hall.path}`} help={say.halves} />
      <PartFoot part={part}>
        {may.act('player-links') && (
          <RowAct
            word={say.renew}
            of={say.othersAt}
            warning={say.renewWarning}
            onAct={() => void part.renewKey(say.renewed)}
          />
        )}
      </PartFoot>
    </Section>
  );
}
