/**
 * Opens the browser's dialog for files. The dialog must open within the press that asks for it:
 * some browsers refuse it later.
 */

/**
 * Lets the user choose a file. Call this in the press itself, before any wait. `accept`: endings
 * and types, as an input of files takes them. Undefined when the user chooses none.
 */
export function chooseFile(accept: readonly string[]): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept.join();
  input.hidden = true;
  // Safari forgets an input that is on no page before the user has chosen.
  document.body.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      resolve(input.files?.[0]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    input.click();
  });
}
