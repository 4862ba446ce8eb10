/**
 * Recognises what the pointer does: clicks, drags, boxes, pans, pinches, holds. One state machine
 * serves mouse, pen and fingers. The machine knows no scene and asks its target what lies under a
 * point.
 */
import type { Point } from '../../space/scene.ts';
import { type KeyOutcome, openScope } from '../../ui/keyScopes.ts';
import { wheelFactor } from '../layout/viewMath.ts';
import type { StrokeKeys } from '../strokeEvents.ts';

/** What the gestures call and ask. Points are window pixels from the board's top left corner. */
export interface GestureTarget {
  /** The token under a point and whether it can be dragged. */
  tokenAt(at: Point): { id: string; draggable: boolean } | undefined;
  /** Whether the main button draws strokes instead of selecting. */
  strokes(): boolean;
  tap(at: Point, how: { add: boolean }): void;
  doubleTap(at: Point): void;
  menu(at: Point): void;
  ping(at: Point): void;
  hover(at: Point | undefined, keys: StrokeKeys): void;
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  drag(id: string, phase: Phase, at: Point, grabbed: Point): void;
  box(phase: Phase, from: Point, to: Point): void;
  stroke(phase: Phase, at: Point, keys: StrokeKeys): void;
  cursor(shape: '' | 'grab' | 'grabbing' | 'crosshair'): void;
}

type Phase = 'start' | 'move' | 'end' | 'cancel';

/** How far a pointer may move, in window pixels, and still tap. */
const TAP_SLOP = 4;
const FINGER_SLOP = 9;

/**
 * Milliseconds after which a press becomes a hold. Two taps of a double tap must come within the
 * same time.
 */
const HOLD = 550;
const DOUBLE = 350;

type Doing =
  | { kind: 'nothing' }
  | { kind: 'pressing'; token: { id: string; draggable: boolean } | undefined; button: number }
  | { kind: 'dragging'; id: string }
  | { kind: 'boxing' }
  | { kind: 'panning' }
  | { kind: 'stroking' }
  | { kind: 'pinching' }
  /** The hold has been reported: nothing more happens until the pointer is up. */
  | { kind: 'spent' };

/**
 * Listens on an element until the returned function is called. This is our own code for a reason.
 * The library @use-gesture/vanilla has one recogniser each for drag, pinch, wheel and hover, and
 * all of them hear the same press. The choice between tap, double tap, hold, menu, box, carrying,
 * stroke, pan and pinch would still be made here, with the keys Space and Escape. The library's pan
 * and wheel are about twenty of these lines.
 */
export function listenForGestures(element: HTMLElement, target: GestureTarget): () => void {
  const pointers = new Map<number, Point>();
  let doing: Doing = { kind: 'nothing' };
  let start: Point = { x: 0, y: 0 };
  let last: Point = start;
  let holdTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTap: { time: number; at: Point } | undefined;
  let spaceHeld = false;
  /** Whether keys moved the focus. A button that was only clicked does not want the Space key. */
  let focusByKeys = false;
  let hoverFrame = 0;
  let keys: StrokeKeys = { free: false, add: false };

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const noteKeys = ({ altKey, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    keys = { free: altKey || ctrlKey || metaKey, add: shiftKey };
  };
  const stopHold = () => {
    if (holdTimer !== undefined) clearTimeout(holdTimer);
    holdTimer = undefined;
  };
  const giveUp = () => {
    stopHold();
    if (doing.kind === 'dragging') target.drag(doing.id, 'cancel', last, start);
    if (doing.kind === 'boxing') target.box('cancel', start, last);
    if (doing.kind === 'stroking') target.stroke('cancel', last, keys);
    doing = { kind: 'nothing' };
    target.cursor(spaceHeld ? 'grab' : '');
  };

  const down = (event: PointerEvent) => {
    const at = pointOf(event);
    noteKeys(event);
    pointers.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      giveUp();
      doing = { kind: 'pinching' };
      return;
    }
    if (pointers.size > 2 || doing.kind !== 'nothing') return;
    start = last = at;
    cancelHover();
    if (event.button === 1 || (event.button === 0 && spaceHeld)) {
      event.preventDefault();
      doing = { kind: 'panning' };
      target.cursor('grabbing');
      return;
    }
    if (event.button === 0 && target.strokes()) {
      doing = { kind: 'stroking' };
      target.stroke('start', at, keys);
      return;
    }
    if (event.button !== 0 && event.button !== 2) return;
    doing = { kind: 'pressing', token: target.tokenAt(at), button: event.button };
    if (event.button === 0)
      holdTimer = setTimeout(() => {
        doing = { kind: 'spent' };
        if (event.pointerType === 'mouse') target.ping(start);
        else target.menu(start);
      }, HOLD);
  };

  const begin = (event: PointerEvent, pressed: Extract<Doing, { kind: 'pressing' }>) => {
    stopHold();
    if (pressed.button === 2 || (event.pointerType === 'touch' && !pressed.token?.draggable)) {
      doing = { kind: 'panning' };
      target.cursor('grabbing');
    } else if (pressed.token?.draggable) {
      doing = { kind: 'dragging', id: pressed.token.id };
      target.cursor('grabbing');
      target.drag(pressed.token.id, 'start', start, start);
    } else {
      doing = { kind: 'boxing' };
      target.box('start', start, start);
    }
  };

  const move = (event: PointerEvent) => {
    const at = pointOf(event);
    noteKeys(event);
    if (!pointers.has(event.pointerId)) {
      hoverSoon(at);
      return;
    }
    const before = pointers.get(event.pointerId)!;
    pointers.set(event.pointerId, at);
    if (doing.kind === 'pinching') {
      pinch(event.pointerId, before, at);
      return;
    }
    const slop = event.pointerType === 'touch' ? FINGER_SLOP : TAP_SLOP;
    if (doing.kind === 'pressing' && Math.hypot(at.x - start.x, at.y - start.y) > slop) begin(event, doing);
    if (doing.kind === 'panning') target.pan({ x: at.x - last.x, y: at.y - last.y });
    else if (doing.kind === 'dragging') target.drag(doing.id, 'move', at, start);
    else if (doing.kind === 'boxing') target.box('move', start, at);
    else if (doing.kind === 'stroking') target.stroke('move', at, keys);
    if (doing.kind !== 'pressing') last = at;
  };

  const pinch = (id: number, before: Point, at: Point) => {
    const other = [...pointers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    target.pan({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    if (was > 0 && is > 0) target.zoom({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, is / was);
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    stopHold();
    const at = pointOf(event);
    if (doing.kind === 'pinching') {
      // After one of two fingers is lifted, the other does nothing until it is lifted too.
      if (pointers.size === 0) doing = { kind: 'nothing' };
      return;
    }
    const ended = doing;
    doing = { kind: 'nothing' };
    target.cursor(spaceHeld ? 'grab' : '');
    if (ended.kind === 'dragging') target.drag(ended.id, 'end', at, start);
    else if (ended.kind === 'boxing') target.box('end', start, at);
    else if (ended.kind === 'stroking') target.stroke('end', at, keys);
    else if (ended.kind === 'pressing') release(ended.button, at, event);
    if (event.pointerType === 'mouse') hoverSoon(at);
  };

  const release = (button: number, at: Point, event: PointerEvent) => {
    if (button === 2) {
      target.menu(at);
      return;
    }
    const again =
      lastTap &&
      event.timeStamp - lastTap.time < DOUBLE &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < FINGER_SLOP;
    lastTap = again ? undefined : { time: event.timeStamp, at };
    if (again) target.doubleTap(at);
    else target.tap(at, { add: event.shiftKey });
  };

  /** Hovering is looked at no more than once a frame. */
  const hoverSoon = (at: Point) => {
    cancelHover();
    hoverFrame = requestAnimationFrame(() => target.hover(at, keys));
  };
  const cancelHover = () => cancelAnimationFrame(hoverFrame);
  const leave = () => {
    cancelHover();
    if (doing.kind === 'nothing') target.hover(undefined, keys);
  };
  const cancel = (event: PointerEvent) => {
    if (pointers.delete(event.pointerId)) giveUp();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    // An event between two taps makes them single taps.
    lastTap = undefined;
    target.zoom(pointOf(event), wheelFactor(event));
  };
  const noMenu = (event: Event) => event.preventDefault();

  const hearKey = (event: KeyboardEvent): KeyOutcome => {
    lastTap = undefined;
    if (event.key === 'Escape' && doing.kind !== 'nothing' && doing.kind !== 'pressing') {
      giveUp();
      doing = { kind: 'spent' };
      return 'used';
    }
    if (event.key === 'Tab') focusByKeys = true;
    if (event.key !== ' ' || (isTyping(event.target) && !(isButton(event.target) && !focusByKeys))) return undefined;
    // Space does not press a button that has the focus only because the pointer pressed it.
    const used = spaceHeld || isButton(event.target) ? 'used' : undefined;
    spaceHeld = true;
    target.cursor('grab');
    return used;
  };
  const keyUp = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !spaceHeld) return;
    spaceHeld = false;
    // Otherwise a button with the focus would be pressed when the key is released.
    event.preventDefault();
    event.stopPropagation();
    if (doing.kind !== 'panning') target.cursor('');
  };
  const blurred = () => {
    spaceHeld = false;
    giveUp();
  };

  const quiet = new AbortController();
  const { signal } = quiet;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('contextmenu', noMenu, { signal });
  const silence = openScope({ level: 'grab', onKey: hearKey });
  window.addEventListener('keyup', keyUp, { signal, capture: true });
  window.addEventListener('pointerdown', () => (focusByKeys = false), { signal, capture: true });
  window.addEventListener('blur', blurred, { signal });
  return () => {
    quiet.abort();
    silence();
    stopHold();
    cancelHover();
  };
}

/** Whether Space and Enter belong to the element: they type or press there. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON'].includes(target.tagName))
  );
}

const isButton = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.tagName === 'BUTTON';
