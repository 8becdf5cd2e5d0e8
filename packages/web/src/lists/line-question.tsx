import styles from './lists.module.css';

interface Props<K extends string> {
  readonly legend: string;
  readonly about?: string;
  /** Of whom it is asked. */
  readonly name: string;
  readonly options: readonly (readonly [K, string])[];
  readonly chosen: K | undefined;
  readonly onChoose: (key: K) => void;
}

/** What is asked about one line of a list, each answer a press. */
export function LineQuestion<K extends string>({ legend, about, name, options, chosen, onChoose }: Props<K>) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.asks}>{legend}</legend>
      {about && <span className="quiet">{about}</span>}
      {options.map(([key, word]) => (
        <button
          key={key}
          type="button"
          className="link"
          aria-pressed={chosen === key}
          aria-label={`${word}, ${name}`}
          onClick={() => onChoose(key)}
        >
          {chosen === key && '✓ '}
          {word}
        </button>
      ))}
    </fieldset>
  );
}
