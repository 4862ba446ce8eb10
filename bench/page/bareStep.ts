/**
 * The floor of a step: what a turn changes on the screen, by the barest means. `g` gives the next
 * turn: two rows of an order, a card of thirty moves, two lines of words, and one canvas of figures
 * that is drawn anew.
 */
const count = Number(new URLSearchParams(location.search).get('n') ?? 100);
const MOVES = 30;
const ROWS = 14;

const part = (id: string) => document.getElementById(id)!;

function made(tag: string, name: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...inside);
  return element;
}

function penOf(id: string): CanvasRenderingContext2D {
  const canvas = part(id) as HTMLCanvasElement;
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  return canvas.getContext('2d')!;
}

const ground = penOf('ground');
for (let at = 0; at < 4000; at++) {
  ground.fillStyle = `hsl(${90 + (at % 40)} 25% ${15 + (at % 12)}%)`;
  ground.fillRect((at * 97) % innerWidth, (at * 61) % innerHeight, 40, 30);
}

const sprite = new OffscreenCanvas(48, 48);
const brush = sprite.getContext('2d')!;
brush.fillStyle = '#223344';
brush.strokeStyle = '#66ccff';
brush.lineWidth = 3;
brush.beginPath();
brush.arc(24, 24, 20, 0, 7);
brush.fill();
brush.stroke();

const figures = penOf('figures');

function draw(acting: number): void {
  figures.clearRect(0, 0, innerWidth, innerHeight);
  for (let at = 0; at < count; at++) {
    const [x, y] = [80 + ((at * 83) % 900), 130 + ((at * 47) % 520)];
    figures.globalAlpha = at === acting ? 1 : 0.8;
    figures.drawImage(sprite, x, y);
    if (at !== acting) continue;
    figures.strokeStyle = '#ffbb55';
    figures.beginPath();
    figures.arc(x + 24, y + 24, 23, 0, 7);
    figures.stroke();
  }
}

const rows = Array.from({ length: ROWS }, (_, at) =>
  made('div', 'row', `Fighter ${at + 1} `, made('small', '', 'slow'), made('div', 'bar')),
);
part('order').append(...rows);

const move = (at: number) =>
  made(
    'button',
    'move',
    made('span', '', made('span', 'number', String(at % 10)), `Attack with Sword ${at}`),
    made('span', '', 'MU-11'),
  );

let acting = -1;
addEventListener('keydown', ({ key }) => {
  if (key !== 'g') return;
  rows[acting]?.classList.remove('now');
  acting = (acting + 1) % ROWS;
  rows[acting]?.classList.add('now');
  part('card').replaceChildren(...Array.from({ length: MOVES }, (_, at) => move(at)));
  part('next').textContent = `Fighter ${acting + 1} is acting.`;
  part('log').textContent = `Fighter ${acting + 1} takes a turn.`;
  draw(acting);
});
draw(acting);
document.body.dataset.ready = '';
