/**
 * Shows the uppermost open dialog. Dialogs that the GM types into at once are part of the page's
 * first bundle.
 */

import { useEffect } from 'react';
import { QuickEditDialog } from '../../dialogs/quickEdit/QuickEditDialog.tsx';
import { useShownFight } from '../../store/store.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { LazyBoundary, lazyPart, usePreload } from '../../ui/parts/parts.tsx';
import { useFightUi } from '../fightUi.ts';
import { FindDialog } from './FindDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';

const LazyDialogs = lazyPart(async () => (await import('./LazyDialogs.tsx')).LazyDialogs);
const ahead = [LazyDialogs];

/** Shows this dialog. Closing the dialog shows the one below. */
export function Dialogs() {
  usePreload(ahead);
  // Dialogs are about this fight: none of them waits for the next fight in this window.
  useEffect(() => useFightUi.getState().closeAllDialogs, []);
  const shown = useFightUi((ui) => ui.openDialogs.at(-1));
  const close = useFightUi((ui) => ui.closeDialog);
  // Without a dialog, nothing here follows the fight.
  const open = useShownFight((fight) => (shown ? fight.open : undefined));
  // Keys pressed while a seldom-used dialog is loading belong to the dialog: a digit must not start
  // a move.
  useScope(shown ? 'overlay' : 'off', ({ key, target }) => {
    // A dialog that is already open handles Escape itself.
    if (key !== 'Escape' || target !== document.body) return 'kept';
    close();
    return 'used';
  });
  if (!shown || !open) return null;
  switch (shown.kind) {
    case 'find':
      return <FindDialog only={shown.only} onClose={close} />;
    case 'quick':
      return <QuickEditDialog ruleset={open.ruleset} fight={open.fight} ids={shown.ids} onClose={close} />;
    case 'join':
      return <JoinDialog place={shown.place} onClose={close} />;
    default:
      return (
        <LazyBoundary over onGiveUp={close}>
          <LazyDialogs shown={shown} open={open} onClose={close} />
        </LazyBoundary>
      );
  }
}
