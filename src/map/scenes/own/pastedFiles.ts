/** The pictures and maps in the clipboard, as files. */

/**
 * Reads the clipboard: pictures, and text that may be a map. Gives none where the browser does not
 * let the page into the clipboard.
 */
export async function pastedFiles(): Promise<File[]> {
  try {
    const files: File[] = [];
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => one.startsWith('image/')) ?? item.types.find((one) => one === 'text/plain');
      if (!type) continue;
      const name = type.startsWith('image/') ? 'pasted picture' : 'pasted map';
      files.push(new File([await item.getType(type)], name, { type }));
    }
    return files;
  } catch {
    return [];
  }
}
