import type { Tournament } from '@ronde/engine';
import { capital, longDate } from '@ronde/language';
import { type Block, row, space, tableCell, text } from '../paper/block.ts';
import { fitted } from '../paper/font-size.ts';
import { headed, type Paper, type Printing } from '../paper/paper.ts';
import { paperSentences } from '../paper/sentences/sentences.ts';

/** What stands at the door. `address`: the tournament's public page; null: no phone comes in. */
export interface Welcome {
  readonly address: string | null;
  readonly wifi?: { readonly name: string; readonly password: string };
}

/** One page for the door: what and where, the hall's Wi-Fi, the page to follow. */
export function welcomeSheet(tournament: Tournament, printing: Printing, { address, wifi }: Welcome): Paper {
  const sentences = paperSentences(printing.lang, tournament);
  const where = [tournament.place, capital(longDate(printing.lang, tournament.date))];
  const center = { align: 'center' } as const;
  const card: readonly Block[] = [
    space(12),
    text(tournament.name, fitted(tournament.name, 180, 38), { ...center, bold: true, level: 2 }),
    space(3),
    text(where.filter((part) => part !== undefined).join(' · '), 17, center),
    space('rest'),
    ...(wifi
      ? [
          ...joining(sentences.wifi, sentences.wifiName(wifi.name), wifiCode(wifi), sentences.joinWifi),
          ...password(wifi),
        ]
      : []),
    space('rest'),
    ...(address === null
      ? []
      : [
          ...joining(sentences.follow, sentences.followAt, address, sentences.follow),
          text(address, 14, center),
          space('rest'),
        ]),
  ];
  const body = { kind: 'cards', across: 1, down: 1, cut: false, pad: 15, cards: [card] } as const;
  return { ...headed(tournament, sentences.welcome, printing), body };

  function password({ password: secret }: { readonly password: string }): readonly Block[] {
    return secret === '' ? [] : [text(sentences.wifiPassword(secret), 20, center)];
  }
}

function joining(title: string, under: string, code: string, alt: string): readonly Block[] {
  return [
    text(title, 22, { bold: true, align: 'center', level: 3 }),
    space(4),
    row('top', 0, tableCell('rest'), tableCell(50, { kind: 'qr', text: code, size: 50, alt }), tableCell('rest')),
    space(3),
    text(under, 20, { align: 'center' }),
  ];
}

/** What a phone's camera joins a network by. */
function wifiCode({ name, password }: { readonly name: string; readonly password: string }): string {
  const said = (text: string) => text.replace(/[\\;,:"]/g, (sign) => `\\${sign}`);
  return password === '' ? `WIFI:T:nopass;S:${said(name)};;` : `WIFI:T:WPA;S:${said(name)};P:${said(password)};;`;
}
