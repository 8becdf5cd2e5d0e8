/** Opens the browser's own print on a sheet, in a frame that nobody sees; the one before it goes. */
export function printPage(page: string): Promise<void> {
  document.querySelector('iframe[data-sheet]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.sheet = '';
  frame.title = '';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.srcdoc = page;
  return new Promise((resolve) => {
    frame.addEventListener('load', async () => {
      await inOurLetters(frame.contentDocument);
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
      resolve();
    });
    document.body.append(frame);
  });
}

/** The letters of this page, for the sheet too: without them it would be set in whatever the machine has. */
async function inOurLetters(sheet: Document | null): Promise<void> {
  if (!sheet) return;
  const faces = [...document.styleSheets].flatMap((style) =>
    [...style.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText] : [])),
  );
  const style = sheet.createElement('style');
  style.textContent = `${faces.join('\n')} body { font-family: "Inter Variable", Inter, "Noto Sans", system-ui, sans-serif }`;
  sheet.head.append(style);
  await Promise.all([...sheet.fonts].map((face) => face.load())).catch(() => null);
}
