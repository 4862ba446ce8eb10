/**
 * A preview of the printed pages: white sheets under a bar with the print button. Only the sheets
 * are printed.
 */
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import { Button } from '../../ui/Button.tsx';

/** The frame. `choices` are the settings of the print. */
export function Paper({
  title,
  choices,
  onClose,
  children,
}: {
  title: string;
  choices?: ReactNode;
  onClose(): void;
  children: ReactNode;
}) {
  useActionKeys('screen', { back: onClose });
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink print:block print:h-auto">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-panel px-3 py-2 print:hidden">
        <Button look="quiet" icon={ArrowLeft} onPress={onClose}>
          Back
        </Button>
        <h1 className="min-w-0 flex-1 truncate font-semibold text-base">{title}</h1>
        {choices}
        <Button look="primary" icon={Printer} onPress={() => window.print()}>
          Print
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <main tabIndex={0} className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
        <div
          data-theme="light"
          className="mx-auto my-6 w-full max-w-[54rem] rounded-sm bg-white p-10 text-black shadow-lift print:m-0 print:max-w-none print:p-0 print:shadow-none"
        >
          {children}
        </div>
      </main>
    </div>
  );
}
