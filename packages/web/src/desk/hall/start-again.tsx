/** What is not open yet, and what opens it. */
export function StartAgain({ text, option }: { readonly text: string; readonly option: string }) {
  return (
    <p>
      {text} <code>npm start -- {option}</code>
    </p>
  );
}
