import type { Addresses } from '@ronde/contract/http/addresses';
import type { Hall } from '../api/hall-query.ts';
import { hallOrigin } from '../api/house-addresses.ts';
import { GivenLink } from '../frame/given-link.tsx';
import { RowAct } from '../frame/row-act.tsx';
import { Section } from '../frame/section.tsx';
import { useMay } from '../frame/use-may.ts';
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
