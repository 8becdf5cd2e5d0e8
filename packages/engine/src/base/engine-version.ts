/**
 * Written into every draw: a later engine can't change who met whom, but can say what it would do. Raised whenever the
 * same facts give another draw or other standings than before; what was kept of an older one is then made again.
 */
export const engineVersion = '0.2.0';
