/** Whether a key press belongs to an input, a menu or a dialog, and not to the table. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  if (document.querySelector('[role="dialog"][data-rac], [role="alertdialog"], [role="menu"]')) return true;
  return at?.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="combobox"]') != null;
}

/** Whether the press is on something that Enter or Space presses by itself. */
export function onButton(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null;
  return at?.closest('button, a, [role="button"], [role="tab"], [role="option"]') != null;
}
