import { usePhone } from '../frame/phone.ts';

/** What the director says to the hall. */
export function HallMessage() {
  const { page, say } = usePhone();
  const { message, stop } = page.hall;
  if (!message && !stop) return null;
  return (
    <div className="read" role="status">
      {stop && <p>{say.stopClocks}</p>}
      {message && <p>{message.text}</p>}
    </div>
  );
}
