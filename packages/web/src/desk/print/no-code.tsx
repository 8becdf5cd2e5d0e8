import { useAddresses } from '../../core/house-addresses.ts';
import { onThisComputer } from '../../core/on-this-computer.ts';
import { usePrintWords } from './use-print-words.ts';

/** Why the sheet will carry no code: no phone reaches this house. Nothing where one does. */
export function NoCode() {
  const say = usePrintWords();
  const addresses = useAddresses();
  const reached = !onThisComputer || addresses?.hall?.[0] !== undefined || addresses?.https?.[0] !== undefined;
  if (!addresses || reached) return null;
  return (
    <p className="quiet small">
      {say.noCode} <code>npm start -- --hall</code>
    </p>
  );
}
