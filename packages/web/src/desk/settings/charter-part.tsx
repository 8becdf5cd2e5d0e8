import { Button, Textarea } from '@mantine/core';
import { charterLine, mostCharterLines } from '@ronde/contract/values/charter';
import { type Details, playsWargame } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import { charterSentences } from '@ronde/language/charter';
import { useState } from 'react';
import { useLang, useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const textOf = (charter: readonly string[] | undefined): string => (charter ?? []).join('\n');

/** The organiser's own charter of conduct, an article a line; left empty, a wargame has the one that is built in. */
export function CharterPart() {
  const text = useSentences(sentences);
  const lang = useLang();
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  // Typed on what was seen: what another desk saves meanwhile is not written over in silence.
  const [base, setBase] = useState(tournament.charter);
  const [typed, setTyped] = useState(() => textOf(tournament.charter));
  const [tried, setTried] = useState(false);
  const wargame = playsWargame(tournament);
  const lines = linesOf(typed);
  const fault = faultOf(lines, text);
  const save = async () => {
    setTried(true);
    if (fault !== null) return;
    const side = (charter: readonly string[] | undefined): Details => (charter?.length ? { charter } : {});
    if (!(await run(() => send({ kind: 'details', saw: side(base), to: side(lines) })))) return;
    setBase(lines.length > 0 ? lines : undefined);
    setTyped(textOf(lines));
    announce(text.saved);
  };
  return (
    <Section title={charterSentences[lang].title} about={wargame ? text.ofWargame : text.about}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <Textarea
        label={text.own}
        description={text.each}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={16}
        value={typed}
        {...(tried && fault !== null && { error: fault })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={section.row}>
        <Button variant="default" loading={busy} onClick={() => void save()}>
          {text.save}
        </Button>
        {wargame && lines.length === 0 && (
          <button type="button" className="link" onClick={() => setTyped(textOf(charterSentences[lang].articles))}>
            {text.begin}
          </button>
        )}
      </div>
    </Section>
  );
}

function faultOf(lines: readonly string[], text: Sentences): string | null {
  if (lines.length > mostCharterLines) return text.many(lines.length);
  const long = lines.findIndex((line) => line.length > charterLine);
  return long < 0 ? null : text.long(long + 1);
}

const fr = {
  about: 'Si vous en écrivez une, elle s’imprime (page Imprimer) et se lit sur la page publique, au règlement.',
  ofWargame:
    'Elle s’imprime (page Imprimer) et se lit sur la page publique, au règlement. Laissée vide, celle du jeu la remplace, résumée par le programme ; vous pouvez coller ici le texte d’une association.',
  own: 'Charte de ce tournoi',
  each: 'Un article par ligne.',
  save: 'Enregistrer la charte',
  saved: 'Charte enregistrée.',
  begin: 'Partir de celle du jeu',
  many: (n: number) => `${n} articles ; au plus ${mostCharterLines}.`,
  long: (line: number) => `L’article ${line} est trop long : au plus ${charterLine} caractères.`,
};

type Sentences = typeof fr;

const en: Sentences = {
  about: 'If you write one, it is printed (Print page) and read on the public page, under rules.',
  ofWargame:
    'It is printed (Print page) and read on the public page, under rules. Left empty, the game’s own is used, summed up by the program; you can paste an association’s text here.',
  own: 'Charter of this tournament',
  each: 'One article per line.',
  save: 'Save the charter',
  saved: 'Charter saved.',
  begin: 'Begin with that of the game',
  many: (n) => `${n} articles; ${mostCharterLines} at most.`,
  long: (line) => `Article ${line} is too long: ${charterLine} characters at most.`,
};

const sentences: Dictionary<Sentences> = { fr, en };
