/** Words broken into lines beforehand; they are read, and found, as one sentence. */
import type { Written } from '../order/written.ts';

export const Lines = ({ of: { lines } }: { of: Pick<Written, 'lines'> }) => (
  <span className="whitespace-pre">{lines.join('\n')}</span>
);
