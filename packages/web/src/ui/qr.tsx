import { encode } from 'uqr';
import styles from './qr.module.css';

interface Props {
  readonly text: string;
  /** What it opens, for whoever does not see it; the text itself stands beside it. */
  readonly label: string;
}

/** A QR code, dark on white in both themes: cameras want it so. */
export function Qr({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((line, y) => line.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
