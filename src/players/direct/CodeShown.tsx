/** A code of this window: as a picture to scan, and as groups of letters to type. */
import { Copy, Type } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { renderSVG } from 'uqr';
import { Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';

function Groups({ code, name, large }: { code: string; name: string; large: boolean }) {
  return (
    <ol
      aria-label={`${name}, in groups`}
      className={cn('grid w-fit grid-cols-2 gap-x-5 gap-y-0.5 font-mono text-ink', large ? 'text-base' : 'text-xs')}
    >
      {code.split(' ').map((group, at) => (
        <li key={group} className="flex gap-2">
          <span aria-hidden className="w-[2ch] text-right text-faint">
            {at + 1}
          </span>
          {group}
        </li>
      ))}
    </ol>
  );
}

/**
 * `code` has groups with spaces between them. `scanned`: what the picture holds. Without spaces and
 * with capitals alone the picture needs fewer squares. `large`: on a screen of its own, where the
 * letters are there at once.
 */
export function CodeShown({
  code,
  scanned,
  name,
  large = false,
}: {
  code: string;
  scanned: string;
  name: string;
  large?: boolean;
}) {
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(scanned, { ecc: 'L', border: 3 }))}`,
    [scanned],
  );
  const [lettered, setLettered] = useState(large);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast('The code is copied.'),
      () => toast.error('The browser did not let the code be copied. Scan it, or type it.'),
    );
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img
        src={picture}
        alt={name}
        className={cn('shrink-0 rounded-lg', large ? 'size-[min(19rem,80vw)]' : 'size-52')}
      />
      <div className="flex min-w-44 flex-1 flex-col items-start gap-2">
        {lettered ? <Groups code={code} name={name} large={large} /> : null}
        <div className="flex flex-wrap gap-1.5">
          {lettered ? null : (
            <Button size="small" icon={Type} onPress={() => setLettered(true)}>
              Show its letters, to type
            </Button>
          )}
          <Button size="small" icon={Copy} onPress={() => void copy()}>
            Copy
          </Button>
        </div>
      </div>
    </div>
  );
}
