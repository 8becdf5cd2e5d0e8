// The crowd, in a process of its own: readers on kept connections, listeners to a live stream.
import { connect, type Socket } from 'node:net';

/** What the crowd is asked to do. */
export type Order =
  | {
      readonly kind: 'read';
      readonly port: number;
      /** The head of the request, blank line included. */
      readonly head: string;
      readonly readers: number;
      /** In ms. */
      readonly lasting: number;
    }
  | { readonly kind: 'listen'; readonly port: number; readonly head: string; readonly listeners: number };

export type Report =
  /** `waits`: of each answer, in ms. */
  | { readonly kind: 'read'; readonly waits: readonly number[]; readonly took: number }
  | { readonly kind: 'listening' }
  /** When the last one was told, in ms since 1970. */
  | { readonly kind: 'told'; readonly last: number };

const now = (): number => performance.timeOrigin + performance.now();

process.on('message', (order: Order) => {
  const done = order.kind === 'read' ? read(order) : listen(order);
  void done.then((report) => process.send?.(report));
});

async function read({ port, head, readers, lasting }: Extract<Order, { kind: 'read' }>): Promise<Report> {
  const begin = performance.now();
  const waits: number[] = [];
  const request = Buffer.from(head);
  await Promise.all(Array.from({ length: readers }, () => reader(port, request, begin + lasting, waits)));
  return { kind: 'read', waits, took: performance.now() - begin };
}

/** Asks, waits for the whole answer, asks again. */
function reader(port: number, request: Buffer, until: number, waits: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let asked = 0;
    let missing = -1;
    let head = '';
    const ask = (): void => {
      if (performance.now() >= until) {
        socket.destroy();
        resolve();
        return;
      }
      asked = performance.now();
      missing = -1;
      head = '';
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      let body = bytes.length;
      if (missing < 0) {
        head += bytes.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!/^HTTP\/1\.1 (200|304)/.test(head)) reject(new Error(head.slice(0, 200)));
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        body = head.length - end - 4;
      }
      missing -= body;
      if (missing > 0) return;
      waits.push(performance.now() - asked);
      ask();
    });
  });
}

/** Reports twice: when all listen, and when all were told the next version. */
async function listen({ port, head, listeners }: Extract<Order, { kind: 'listen' }>): Promise<Report> {
  let told = 0;
  let last = 0;
  const sockets: Socket[] = [];
  const all = new Promise<void>((resolve) => {
    const heard = (): void => {
      last = now();
      if (++told === listeners) resolve();
    };
    const ready: Promise<void>[] = [];
    for (let i = 0; i < listeners; i++) ready.push(listener(port, head, sockets, heard));
    void Promise.all(ready).then(() => process.send?.({ kind: 'listening' } satisfies Report));
  });
  await all;
  for (const socket of sockets) socket.destroy();
  return { kind: 'told', last };
}

function listener(port: number, head: string, sockets: Socket[], heard: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    sockets.push(socket);
    let text = '';
    let greeted = false;
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (!greeted && /id: \d+\ndata: .*\n\n/.test(text)) {
        greeted = true;
        text = '';
        resolve();
      } else if (greeted && /id: \d+\ndata: .*\n\n/.test(text)) {
        text = '';
        heard();
      }
    });
  });
}
