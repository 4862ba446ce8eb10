/** Questions for a number or for words. */
import { useState } from 'react';
import type { Question } from '../../engine/question.ts';
import { Button } from '../../ui/Button.tsx';
import { NumberInput, TextInput } from '../../ui/inputs/inputs.tsx';

/** A whole number. Enter in the input, or the button, gives it. */
export function NumberAnswer({
  question,
  onGive,
}: {
  question: Extract<Question, { kind: 'number' }>;
  onGive(value: number): void;
}) {
  const [value, setValue] = useState(question.suggested);
  return (
    <form
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
  onGive,
}: {
  question: Extract<Question, { kind: 'text' }>;
  onGive(text: string): void;
}) {
  const [text, setText] = useState(question.suggested);
  return (
    <form
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
