/**
 * Opens the browser's dialog for files. The dialog must open within the press that asks for it:
 * some browsers refuse it later.
 */

/**
 * Lets the user choose files, or a whole folder. Call this in the press itself, before any wait.
 * Gives no file when the user chooses none.
 */
function chosen(set: (input: HTMLInputElement) => void): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  set(input);
  input.hidden = true;
  // Safari forgets an input that is on no page before the user has chosen.
  document.body.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    input.click();
  });
}

/**
 * Lets the user choose a file. `accept`: endings and types, as an input of files takes them.
 * Undefined when the user chooses none.
 */
export const chooseFile = async (accept: readonly string[]): Promise<File | undefined> =>
  (
    await chosen((input) => {
      input.accept = accept.join();
    })
  )[0];

/** Lets the user choose several files. */
export const chooseFiles = (accept: readonly string[]): Promise<File[]> =>
  chosen((input) => {
    input.accept = accept.join();
    input.multiple = true;
  });

/** Lets the user choose a folder, and gives all files in it. */
export const chooseFolder = (): Promise<File[]> =>
  chosen((input) => {
    input.webkitdirectory = true;
  });
