/**
 * Words that were broken into lines beforehand. Screen readers and searches find them as one
 * sentence.
 */
import type { Written } from '../order/written.ts';

export const Lines = ({ of: { lines } }: { of: Pick<Written, 'lines'> }) => (
  <span className="whitespace-pre">{lines.join('\n')}</span>
);
