/** Copying who is selected into the clipboard, and pasting who lies there: by the browser's own copy and paste, and from menus. */
import { useEffect, useEffectEvent } from 'react';
import { count, type Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { verbs } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { focusOf } from '../../ui/keyScopes.ts';
import { coming, useAhead } from '../../ui/parts/later.tsx';
import { toast } from '../../ui/toasts/toast.ts';

/** What was copied last in this window: for browsers that keep their clipboard to themselves. */
let last: string | undefined;

/** What puts people into words is fetched once the page is quiet. */
const copying = coming(() => import('./copyText.ts'));
const ahead = [copying];

const tell = (many: number) => toast(`${count(many, 'combatant')} copied. Paste them here or in another encounter.`);

/** Copies these, from a menu. */
export async function copyOf(open: OpenEncounter, ids: readonly Id[]): Promise<void> {
  const { textOf } = await copying.fetch();
  last = textOf(open, ids);
  try {
    await navigator.clipboard.writeText(last);
  } catch {
    // The window remembers them: only other windows do not get them.
  }
  tell(ids.length);
}

/** Brings in who a text says; a refusal is told. Gives the ids of those who have come. */
async function paste(text: string, at: Place | undefined): Promise<readonly Id[]> {
  const [{ pasteCommand, pasted }, { addedBy }] = await Promise.all([
    import('../../store/cast/copied.ts'),
    import('../../store/entry/bring.ts'),
  ]);
  const { open, dispatch } = verbs();
  if (!open) return [];
  const read = pasted(open, text, at);
  if (!read.ok) toast(read.refusal.text);
  else if (dispatch(pasteCommand(open.fight, read.value))) return addedBy(read.value.edits);
  return [];
}

/** Pastes from a menu. Some browsers ask first; where they give nothing, what this window copied last is taken. */
export async function pasteHere(at: Place | undefined): Promise<readonly Id[]> {
  let text = last;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    if (text === undefined) toast('The browser keeps its clipboard to itself here: press Ctrl+V.');
  }
  return text === undefined ? [] : paste(text, at);
}

/** Whether somebody types, reads a dialog or has marked words on the page: then copying means those. */
const isElsewhere = (event: ClipboardEvent): boolean =>
  event.defaultPrevented ||
  focusOf(event.target instanceof Element ? event.target : document.activeElement) === 'typing' ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Hears the browser's copy and paste while a fight is shown. `onPasted` is told who has come. */
export function useCopying(now: {
  open(): OpenEncounter | undefined;
  ids(): readonly Id[];
  at(): Place | undefined;
  onPasted(ids: readonly Id[]): void;
}): void {
  useAhead(ahead);
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const open = now.open();
    const ids = now.ids();
    const kit = copying.now();
    if (!kit || !open || ids.length === 0 || isElsewhere(event) || getSelection()?.toString()) return;
    last = kit.textOf(open, ids);
    event.clipboardData?.setData('text/plain', last);
    event.preventDefault();
    tell(ids.length);
  });
  const put = useEffectEvent(async (event: ClipboardEvent) => {
    if (!now.open() || isElsewhere(event)) return;
    event.preventDefault();
    const ids = await paste(event.clipboardData?.getData('text/plain') ?? '', now.at());
    if (ids.length > 0) now.onPasted(ids);
  });
  useEffect(() => {
    const quiet = new AbortController();
    document.addEventListener('copy', (event) => copy(event), { signal: quiet.signal });
    document.addEventListener('paste', (event) => void put(event), { signal: quiet.signal });
    return () => quiet.abort();
  }, []);
}
