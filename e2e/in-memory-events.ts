/** A stream of the server's events, read from an answer that goes on. */
export class EventsInMemory extends EventTarget {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { readonly lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #closed = false;

  constructor(answer: Promise<Response>) {
    super();
    void this.#follow(answer);
  }

  async #follow(answer: Promise<Response>): Promise<void> {
    const { ok, body } = await answer;
    if (this.#closed) return;
    if (!ok || !body) return void this.onerror?.();
    this.onopen?.();
    this.#reader = body.getReader();
    const text = new TextDecoder();
    for (let read = await this.#reader.read(); !read.done && !this.#closed; read = await this.#reader.read())
      for (const frame of text.decode(read.value, { stream: true }).split('\n\n')) this.#say(frame);
  }

  #say(frame: string): void {
    const kind = /^event: (\w+)/m.exec(frame)?.[1];
    const id = /^id: (\d+)/m.exec(frame)?.[1];
    if (kind) this.dispatchEvent(new Event(kind));
    else if (id) this.onmessage?.({ lastEventId: id });
  }

  close(): void {
    this.#closed = true;
    void this.#reader?.cancel();
  }
}
