/**
 * Puts a text on the clipboard, with the field that shows it selected; whether it is there. A browser may give no
 * clipboard: the text is selected then, and the keys of the machine do it.
 */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  field?.select();
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return done === true;
}
