import { useMediaQuery } from '@mantine/hooks';
import { type Hall, useHall } from '../../core/hall-query.ts';
import { useAddresses } from '../../core/house-addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/use-may.ts';
import { Page } from '../../ui/page.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import { OpenToPublic } from '../publication/open-to-public.tsx';
import { useAimed } from './aimed.ts';
import { ClocksPart } from './clocks-part.tsx';
import { MessagePart } from './message-part.tsx';
import { OthersPart } from './others-part.tsx';
import { PhonesPart } from './phones-part.tsx';
import { PrizesPart } from './prizes-part.tsx';
import { ScreenPart } from './screen-part.tsx';
import { StaffPart } from './staff-part.tsx';
import { useHallWords } from './use-hall-room.ts';
import { WifiPart } from './wifi-part.tsx';

/** What the hall sees: the screen, the clocks, a message, the prizes; where phones and the team's devices come in. */
export function HallPage() {
  const say = useHallWords();
  const hall = useHall(useDesk().t);
  const mayRun = useMay().act('run-hall');
  // Where there is room, what is set once a day stands beside what is done all day long.
  const wide = useMediaQuery('(min-width: 1680px)', undefined, { getInitialValueInEffect: false });
  useAimed(hall !== undefined);
  const places = <Places hall={hall} mayRun={mayRun} />;
  return (
    <Page title={say.title} acts={<NextStep />} third={wide && places}>
      {hall && (
        <>
          <ScreenPart hall={hall} may={mayRun} />
          {!mayRun && <p className="quiet">{say.forArbiter}</p>}
          {mayRun && (
            <>
              <ClocksPart hall={hall} />
              <MessagePart hall={hall} />
              <PrizesPart hall={hall} />
            </>
          )}
        </>
      )}
      {!wide && places}
    </Page>
  );
}

interface PlacesProps {
  readonly hall: Hall | undefined;
  readonly mayRun: boolean;
}

/** Who comes in from where: phones, the public, other projectors, the team's devices. */
function Places({ hall, mayRun }: PlacesProps) {
  const addresses = useAddresses();
  return (
    <>
      {hall && <PhonesPart hall={hall} addresses={addresses} mayRun={mayRun} />}
      {hall && mayRun && <WifiPart hall={hall} />}
      <OpenToPublic />
      {hall?.key !== undefined && <OthersPart hall={hall} addresses={addresses} />}
      {addresses && <StaffPart addresses={addresses} />}
    </>
  );
}
