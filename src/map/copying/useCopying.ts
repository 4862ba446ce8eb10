/**
 * Copies the selected combatants into the clipboard and pastes the clipboard's combatants: by the
 * browser's copy and paste, and from menus.
 */
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import { countWords, type Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { pasteCommand, pastedEdits } from '../../store/cast/copied.ts';
import { addedBy } from '../../store/entry/newcomers.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { focusOf } from '../../ui/keyScopes.ts';
import { textOf } from './copyText.ts';

/** The last copied text of this window, for browsers that do not let a page read the clipboard. */
let last: string | undefined;

const tell = (many: number) =>
  toast(`${countWords(many, 'combatant')} copied. Paste them here or in another encounter.`);

/** Copies these combatants, from a menu. */
export async function copyOf(open: OpenEncounter, ids: readonly Id[]): Promise<void> {
  last = textOf(open, ids);
  try {
    await navigator.clipboard.writeText(last);
  } catch {
    // This window remembers the text: only other windows do not get the combatants.
  }
  tell(ids.length);
}

/**
 * Brings in the combatants of a text, also of stat blocks and creatures of other makers, and tells a
 * refusal and what was not understood. Gives the ids of the newcomers.
 */
async function paste(text: string, at: Place | undefined): Promise<readonly Id[]> {
  // What Affray copied needs no reader of other makers' creatures, which is fetched when it is used.
  const isCopy = /^\s*\{\s*"affray"/.test(text);
  const reader = isCopy ? undefined : await import('../../formats/people/copiedPeople.ts');
  const { open } = shownFightNow();
  const people = reader?.copiedPeople(text, open.ruleset);
  const read = pastedEdits(open, people?.copied ?? text, at);
  if (!read.ok) toast(read.refusal.text);
  else if (tableActions.dispatch(pasteCommand(open.fight, read.value))) {
    if (people && people.kept.length > 0)
      toast('Not understood, and kept in the note as it is', { description: people.kept.join(' · ').slice(0, 400) });
    return addedBy(read.value.edits);
  }
  return [];
}

/**
 * Pastes from a menu. Some browsers ask first. Where the browser gives nothing, this window's last
 * copied text is pasted.
 */
export async function pasteHere(at: Place | undefined): Promise<readonly Id[]> {
  let text = last;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    if (text === undefined) toast('The browser keeps its clipboard to itself here: press Ctrl+V.');
  }
  return text === undefined ? [] : paste(text, at);
}

/**
 * Tells whether the user types, reads a dialog or has marked words on the page: copying then means
 * those words.
 */
const isElsewhere = (event: ClipboardEvent): boolean =>
  event.defaultPrevented ||
  focusOf(event.target instanceof Element ? event.target : document.activeElement) === 'typing' ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Listens to the browser's copy and paste while a fight is shown. `onPasted` gets the ids of the
 * newcomers.
 */
export function useCopying(now: {
  open(): OpenEncounter | undefined;
  ids(): readonly Id[];
  at(): Place | undefined;
  onPasted(ids: readonly Id[]): void;
}): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const open = now.open();
    const ids = now.ids();
    if (!open || ids.length === 0 || isElsewhere(event) || getSelection()?.toString()) return;
    last = textOf(open, ids);
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
