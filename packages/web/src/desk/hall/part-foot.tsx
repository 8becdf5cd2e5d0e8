import type { ReactNode } from 'react';
import { Refused } from '../../shell/refused.tsx';
import { sectionStyles as section } from '../../ui/section.tsx';
import type { useHallPart } from './use-hall-room.ts';

interface Props {
  readonly part: Pick<ReturnType<typeof useHallPart>, 'trouble' | 'clear' | 'done'>;
  readonly children?: ReactNode;
}

/** The acts of a part, with what came of the last one. */
export function PartFoot({ part, children }: Props) {
  return (
    <>
      <Refused trouble={part.trouble} onClose={part.clear} />
      <div className={section.row}>
        {children}
        <span className="quiet">{part.done}</span>
      </div>
    </>
  );
}
