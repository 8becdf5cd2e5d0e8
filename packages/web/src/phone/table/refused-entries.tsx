import { usePhone } from '../frame/phone.ts';
import { readRefusal, useRefusals } from '../net/entries.ts';
import { plainCode } from '../net/own-page.ts';

/** An entry that the house has not taken is told until it is read: it may have left hours after it was typed. */
export function RefusedEntries() {
  const { code, say } = usePhone();
  const mine = useRefusals().filter(({ entry }) => plainCode(entry.code) === plainCode(code));
  return mine.map(({ entry, problem }) => (
    <section key={entry.id} className="stop stack" role="alert">
      <h2>{say.refusedTitle(entry.round)}</h2>
      <p>
        {problem.title} {problem.detail}
      </p>
      <button type="button" className="outlined" onClick={() => readRefusal(entry.id)}>
        {say.understood}
      </button>
    </section>
  ));
}
