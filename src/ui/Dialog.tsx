/**
 * Dialogs: a title, a body, and the buttons at the end. Escape closes a dialog and never destroys
 * anything.
 */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { BareButton, Button } from './Button.tsx';
import { cn } from './cn.ts';
import { useOverThePage } from './dialogsOpen.ts';
import { KeepKeys } from './menus/Popover.tsx';

/** Marks the page as covered by a dialog, for as long as this component is shown. */
function Over() {
  useOverThePage();
  return null;
}

/**
 * The places of a dialog: in the middle over the dimmed page, or at the right edge with the page in
 * view, so that users can look at the page meanwhile.
 */
const places = {
  middle: { over: 'grid place-items-center bg-black/60 p-4', box: 'max-h-[92dvh] w-full' },
  aside: { over: 'flex items-stretch justify-end p-2.5', box: 'max-h-full w-card' },
};
const widths = { small: 'max-w-md', usual: 'max-w-xl', wide: 'max-w-4xl', full: 'max-w-[min(96vw,90rem)]' };

/** A modal dialog. Its body scrolls, so that its buttons stay in view. */
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
 * Asks once before something big. `danger` paints the button that does it. Each end calls one
 * handler: a yes never calls the close handler too, so a caller may take a close for a no. The
 * owner closes the dialog in both cases.
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

/**
 * A dialog with a few inputs, open while it is drawn. Enter and the button named here submit the
 * inputs. `unfit` is set while they cannot be submitted. The owner closes the dialog in both cases.
 */
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
        {/* A browser submits a form of more than one input by Enter only when the form has a submit
            button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
