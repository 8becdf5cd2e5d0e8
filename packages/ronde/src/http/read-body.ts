import type { IncomingMessage } from 'node:http';

/** A whole body, or more of it than may be sent. */
export type Sent = Buffer<ArrayBuffer> | 'too-large';

/** Reads a body as it comes from the connection. Rejects when the connection ends before it. */
export function readIncoming(incoming: IncomingMessage, most: number): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer): void => {
      parts.push(part);
      size += part.length;
      if (size <= most) return;
      // The rest stays where it is: the answer closes the connection.
      incoming.off('data', take).pause();
      resolve('too-large');
    };
    const gone = (): void => {
      if (!incoming.readableEnded) reject(new Error('The sender is gone'));
    };
    if (incoming.destroyed) return gone();
    incoming.on('data', take);
    incoming.once('end', () => resolve(Buffer.concat(parts)));
    incoming.once('error', reject);
    incoming.once('close', gone);
  });
}

/** The same where there is no connection, as in tests. */
export async function readStream(stream: ReadableStream<Uint8Array>, most: number): Promise<Sent> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.length;
    if (size > most) return 'too-large';
    parts.push(value);
  }
}
