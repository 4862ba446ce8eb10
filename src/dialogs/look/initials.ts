/** A figure of initials: two letters on a colour of its own, drawn as a picture. */

/** Two letters for a name: of its first and last word, or the first two of one word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '?'] = words;
  const last = words.length > 1 ? words.at(-1)! : undefined;
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0] ?? '', [...last][0] ?? ''];
  return letters.join('').toUpperCase();
}

/** A colour that is always the same for a name, dark enough for white letters. */
function colourOf(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return `hsl(${sum / 10} 42% 34%)`;
}

const SIDE = 256;

/** The picture; undefined where the browser cannot draw it. */
export function initialsPicture(name: string): Promise<Blob | undefined> {
  const sheet = document.createElement('canvas');
  sheet.width = SIDE;
  sheet.height = SIDE;
  const pen = sheet.getContext('2d');
  if (!pen) return Promise.resolve(undefined);
  pen.fillStyle = colourOf(name);
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `650 ${SIDE * 0.42}px 'Inter Variable', system-ui, sans-serif`;
  pen.fillText(initialsOf(name), SIDE / 2, SIDE * 0.52);
  return new Promise((resolve) => sheet.toBlob((made) => resolve(made ?? undefined), 'image/png'));
}
