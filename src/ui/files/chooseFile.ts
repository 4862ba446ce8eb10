/** The browser's dialog for files. It opens within the press that asks for it: some browsers refuse one that comes later. */

/**
 * Has a file chosen. Call it in the press itself, before anything is waited for. `accept`: endings and types, as an input of files takes
 * them. Undefined for whoever chooses none.
 */
export function chooseFile(accept: readonly string[]): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept.join();
  input.hidden = true;
  // Safari forgets an input that is on no page before anything was chosen.
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
