declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

/** The address of a script that a worker runs. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
