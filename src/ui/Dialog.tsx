/** Dialogs: a title, a body, and what to do at the end. Escape closes and never destroys. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { BareButton, Button } from './Button.tsx';
import { cn } from './cn.ts';
import { useOverThePage } from './dialogsOpen.ts';
import { KeepKeys } from './menus/Popover.tsx';

/** Says that it lies over the page for as long as it does. */
function Over() {
  useOverThePage();
  return null;
}

/** In the middle over the dimmed page, or at its right edge with the page in view: what is looked through stands aside. */
const places = {
  middle: { over: 'grid place-items-center bg-black/60 p-4', box: 'max-h-[92dvh] w-full' },
  aside: { over: 'flex items-stretch justify-end p-2.5', box: 'max-h-full w-card' },
};
const widths = { small: 'max-w-md', usual: 'max-w-xl', wide: 'max-w-4xl', full: 'max-w-[min(96vw,90rem)]' };

/** A modal dialog. Scrolls inside, so that its buttons stay in view. */
export function Dialog({
  title,
  isOpen,
  onClose,
  width = 'usual',
  stands = 'middle',
  actions,
  role = 'dialog',
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose(): void;
  width?: keyof typeof widths;
  stands?: keyof typeof places;
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable={role === 'dialog'}
      className={cn('fixed inset-0 z-40', places[stands].over)}
    >
      <Modal className={cn('rise flex flex-col', places[stands].box, stands === 'middle' && widths[width])}>
        <AriaDialog
          role={role}
          className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-card bg-panel text-ink shadow-lift outline-none"
        >
          <KeepKeys onEscape={onClose} />
          <Over />
          <header className="flex items-center gap-3 py-3 pr-3 pl-5">
            <Heading slot="title" className="min-w-0 flex-1 font-semibold text-base leading-snug">
              {title}
            </Heading>
            <BareButton
              aria-label="Close"
              onPress={onClose}
              className="grid size-8 place-items-center rounded-lg text-soft hover:bg-lifted hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </BareButton>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 text-sm leading-relaxed">{children}</div>
          {actions ? (
            <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">{actions}</footer>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Asks once before something big. `danger` paints the button that does it. Each end is told once: a yes is not a close as well, so that
 * whoever takes a close for a no never hears it before, or after, the yes. The owner closes it in both.
 */
export function Confirm({
  title,
  text,
  yes,
  danger = false,
  isOpen,
  onYes,
  onNo,
}: {
  title: string;
  text: ReactNode;
  yes: string;
  danger?: boolean;
  isOpen: boolean;
  onYes(): void;
  onNo(): void;
}) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onNo}
      width="small"
      role="alertdialog"
      actions={
        <>
          <Button look="quiet" onPress={onNo} autoFocus>
            Cancel
          </Button>
          <Button look={danger ? 'danger' : 'primary'} onPress={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

/** A few inputs, always open: Enter and the button of this name take them as they are. `unfit` while they cannot be taken. The owner closes it in both. */
export function FormDialog({
  title,
  yes,
  unfit = false,
  width = 'small',
  onDone,
  onClose,
  children,
}: {
  title: string;
  yes: string;
  unfit?: boolean;
  width?: keyof typeof widths;
  onDone(): void;
  onClose(): void;
  children: ReactNode;
}) {
  const done = () => {
    if (!unfit) onDone();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      width={width}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button look="primary" isDisabled={unfit} onPress={done}>
            {yes}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        {children}
        {/* With more in it than one input a form hears Enter only where it has a button of its own. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
