/** Written into every draw: a later engine can't change who met whom, but can say what it would do. */
export const engineVersion = '0.1.0';
