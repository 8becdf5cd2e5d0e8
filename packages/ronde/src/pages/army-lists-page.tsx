/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { ArmyListView } from '@ronde/contract/http/army-lists';
import { pathOf } from '@ronde/contract/routes/client';
import type { PublicSheet } from './layout.tsx';
import { type Page, playersOf } from './page.ts';
import { LinkedPlayer } from './page-parts.tsx';
import { tournamentSheet } from './tournament-sheet.tsx';

/** Who has sent which list, by number: a player of the public has no other id. Null: they are not published. */
export type ShownArmyLists = ReadonlyMap<number, readonly ArmyListView['slot'][]> | null;

/** « Listes d’armée »: those of everybody, once they are published. */
export function armyListsPage(page: Page, lists: ShownArmyLists): PublicSheet {
  const { text, tournament, sentences } = page;
  const main = (
    <>
      <h2>{text.armyLists.title}</h2>
      {lists === null ? (
        <p class="below">{text.armyLists.later}</p>
      ) : (
        <div class="frame">
          <table class="sheet">
            <caption class="sr-only">{text.armyLists.title}</caption>
            <thead>
              <tr>
                <th scope="col">{sentences.ui.standings.player}</th>
                <th scope="col">{sentences.ui.wargame.army}</th>
                <th scope="col">{text.armyLists.files}</th>
              </tr>
            </thead>
            <tbody>
              {playersOf(tournament).map(({ id, number, army }) => (
                <tr key={id} id={`j${number}`}>
                  <th scope="row">
                    <LinkedPlayer page={page} player={id} />
                  </th>
                  <td>{army?.name}</td>
                  <td>
                    {(lists.get(number) ?? []).map((slot, i) => (
                      <>
                        {i > 0 && ' · '}
                        <a href={fileAt(page, number, slot)} download>
                          {text.armyLists.list(slot)}
                        </a>
                      </>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
  const sheet = tournamentSheet(page, { tab: null, title: text.armyLists.title, path: '/listes', main });
  // Published or not is no news of the day: the page says what was so when it was read.
  const { follows: _, ...still } = sheet;
  return { ...still, unlisted: true };
}

const fileAt = ({ view }: Page, number: number, slot: number): string =>
  pathOf('GET /api/public/{t}/players/{number}/army-lists/{slot}', {
    t: view.slug,
    number: String(number),
    slot: String(slot),
  });
