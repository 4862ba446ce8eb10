/** Questions for a number or for words. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Question } from '../../engine/question.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberInput, TextInput } from '../../ui/inputs/inputs.tsx';
import { type HeldWords, heldNumber } from './heldWords.ts';

/** Once the input is there: what was typed before goes on at its end, or is given; else what is suggested is what typing replaces. */
function useTakenUp(held: HeldWords, give: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const takeUp = useEffectEvent(() => {
    const input = form.current?.querySelector('input');
    if (held.typed() === undefined) input?.select();
    else input?.setSelectionRange(input.value.length, input.value.length);
    if (held.entered()) give();
  });
  useEffect(() => takeUp(), []);
  return form;
}

/** A whole number. Enter in the input, or the button, gives it. */
export function NumberAnswer({
  question,
  held,
  onGive,
}: {
  question: Extract<Question, { kind: 'number' }>;
  held: HeldWords;
  onGive(value: number): void;
}) {
  const [value, setValue] = useState(() => heldNumber(held, question));
  const form = useTakenUp(held, () => onGive(value));
  return (
    <form
      ref={form}
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(value);
      }}
    >
      <NumberInput
        label={`From ${question.min} to ${question.max}`}
        value={value}
        min={question.min}
        max={question.max}
        unit={question.unit}
        onChange={setValue}
        autoFocus
        className="w-48"
      />
      <Button look="primary" type="submit" keys="Enter">
        Take {value}
      </Button>
    </form>
  );
}

/** Words. What is suggested stands there already. */
export function TextAnswer({
  question,
  held,
  onGive,
}: {
  question: Extract<Question, { kind: 'text' }>;
  held: HeldWords;
  onGive(text: string): void;
}) {
  const [text, setText] = useState(() => held.typed()?.slice(0, question.longest) ?? question.suggested);
  const form = useTakenUp(held, () => onGive(text));
  return (
    <form
      ref={form}
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(text);
      }}
    >
      <TextInput
        label={question.title}
        bare
        value={text}
        longest={question.longest}
        onChange={setText}
        autoFocus
        className="flex-1"
      />
      <Button look="primary" type="submit" keys="Enter">
        Take it
      </Button>
    </form>
  );
}
