import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { faultOf } from '../store/faults.ts';
import type { Store } from '../store/store.ts';

/** What a watcher of the machine reads at `/metrics`: counts and durations, nothing of anybody. */
export interface Metrics {
  /** `route`: the pattern of the address, never the address; `seconds`: until the answer began. */
  request(method: string, route: string, status: number, seconds: number): void;
  decision(): void;
  storeError(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function metricsOf(listeners: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // What is measured holds the time between two looks: a hundredth of a second, or no lag below it would be seen.
  collectDefaultMetrics({ register: registry, prefix: 'ronde_', eventLoopMonitoringPrecision: 10 });
  const requests = new Histogram({
    name: 'ronde_http_request_duration_seconds',
    help: 'Time until the answer began, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const decisions = new Counter({
    name: 'ronde_decisions_total',
    help: 'Decisions acknowledged: they are on the disk',
    registers,
  });
  const storeErrors = new Counter({ name: 'ronde_store_errors_total', help: 'Failures of the database', registers });
  new Gauge({
    name: 'ronde_listeners',
    help: 'Pages that follow a tournament',
    registers,
    collect() {
      this.set(listeners());
    },
  });
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    decision: () => decisions.inc(),
    storeError: () => storeErrors.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The same store, whose acknowledged decisions and whose failures are counted. */
export function countedStore(store: Store, metrics: Metrics): Store {
  async function counted<T>(task: Promise<T>): Promise<T> {
    try {
      return await task;
    } catch (error) {
      if (faultOf(error) !== null) metrics.storeError();
      throw error;
    }
  }
  return {
    ...store,
    load: (ref) => counted(store.load(ref)),
    heads: () => counted(store.heads()),
    async write(ref, asked, decide) {
      const written = await counted(store.write(ref, asked, decide));
      if (written?.ok && !written.value.repeated) metrics.decision();
      return written;
    },
  };
}
