/** The forms for a question for a number and for a question for words. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Question } from '../../engine/question.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberInput, TextInput } from '../../ui/inputs/inputs.tsx';

/** Selects the suggested value, so that typing replaces it. */
function useSelected(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  return form;
}

/** A form for a whole number. Enter in the input sends the number, and so does the button. */
export function NumberAnswer({
  question,
  onGive,
}: {
  question: Extract<Question, { kind: 'number' }>;
  onGive(value: number): void;
}) {
  const [value, setValue] = useState(question.suggested);
  const form = useSelected();
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

/** A form for words. The input starts with the suggested words. */
export function TextAnswer({
  question,
  onGive,
}: {
  question: Extract<Question, { kind: 'text' }>;
  onGive(text: string): void;
}) {
  const [text, setText] = useState(question.suggested);
  const form = useSelected();
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
