import { Button } from '@mantine/core';
import type { Dictionary } from '@ronde/language';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';

const fr = {
  title: 'Classement final',
  isHidden:
    'Caché jusqu’à la remise des prix\u00a0: écran, téléphones et pages publiques ne disent ni les derniers résultats, ni les places, ni les prix. Le dernier prix révélé montre tout.',
  isShown: 'Chacun le lit dès que les résultats sont là.',
  hide: 'Cacher jusqu’à la remise des prix',
  show: 'Montrer à tous',
  hidden: 'Classement final caché.',
  shown: 'Classement final montré à tous.',
};

type HideEndSentences = Readonly<Record<keyof typeof fr, string>>;

const en: HideEndSentences = {
  title: 'Final standings',
  isHidden:
    'Hidden until the prizes are given: screen, phones and public pages tell neither the last results nor places nor prizes. The last prize revealed shows everything.',
  isShown: 'Everybody reads them as soon as the results are in.',
  hide: 'Hide until the prizes are given',
  show: 'Show to everybody',
  hidden: 'Final standings hidden.',
  shown: 'Final standings shown to everybody.',
};

const hideEndSentences: Dictionary<HideEndSentences> = { fr, en };

/** Whether the last round's results and the final standings wait for the prizes; taken back by its opposite. */
export function HideEnd() {
  const text = useSentences(hideEndSentences);
  const { t, tournament } = useDesk();
  const allowed = usePermissions();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [done, setDone] = useState('');
  const hidden = tournament.endHidden === true;
  const turn = async () => {
    if (!(await run(() => send({ kind: 'hide-end', hidden: !hidden })))) return;
    const message = hidden ? text.shown : text.hidden;
    setDone(message);
    announce(message);
  };
  return (
    <Section title={text.title} about={hidden ? text.isHidden : text.isShown}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {allowed.command('hide-end') && (
        <div className={section.row}>
          <Button variant="default" loading={busy} onClick={() => void turn()}>
            {hidden ? text.show : text.hide}
          </Button>
          <span className="quiet">{done}</span>
        </div>
      )}
    </Section>
  );
}
