/** A link for other machines, as the GM gives it away: a code to scan, a button that copies it. */
import { Copy } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { renderSVG } from 'uqr';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';

/** The command that starts the relay, written as it is typed and never broken into two lines. */
export function RelayCommand() {
  return <code className="whitespace-nowrap font-mono">npm run relay -- --host</code>;
}

/** A link as a code to scan, and to copy. `children` are further buttons. */
export function LinkPart({
  pages,
  linkFor,
  name,
  help,
  children,
}: {
  pages: readonly string[];
  linkFor(page: string): string;
  name: string;
  help: string;
  children?: ReactNode;
}) {
  const [chosen, setChosen] = useState<string>();
  const page = pages.find((one) => one === chosen) ?? pages[0];
  const link = page === undefined ? undefined : linkFor(page);
  const code = useMemo(
    () => link && `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 3 }))}`,
    [link],
  );
  if (link === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast('The link is copied.'),
      () => toast.error('The browser did not let the link be copied. Scan the code instead.'),
    );
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img src={code} alt={name} className="size-44 shrink-0 rounded-lg" />
      <div className="flex min-w-48 flex-1 flex-col items-start gap-3">
        <p className="text-soft text-xs">{help}</p>
        {pages.length > 1 ? (
          <ChoiceInput
            label="This machine in your network"
            value={page}
            options={pages.map((id) => ({ id, label: new URL(id).host }))}
            onChange={setChosen}
          />
        ) : null}
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" icon={Copy} onPress={() => void copy()}>
            Copy the link
          </Button>
          {children}
        </div>
        {page !== undefined && /\/\/(127\.|localhost)/.test(page) ? (
          <p className="text-soft text-xs">
            This relay serves this machine alone. <RelayCommand /> serves the home network.
          </p>
        ) : null}
      </div>
    </div>
  );
}
