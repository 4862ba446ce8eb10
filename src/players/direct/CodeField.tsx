/** Takes the code of the other window: by the camera, from a photo, pasted or typed. */
import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/inputs/inputs.tsx';
import { bytesOfGroups } from '../link/direct/groups.ts';
import { CodeCamera } from './CodeCamera.tsx';
import { hasCamera, readPicture } from './readPicture.ts';

/** What is said of the groups that were typed so far. */
function typedWords(text: string): string {
  if (text.trim() === '' || text.includes('#')) return 'Capitals do not matter, nor do spaces. O is read as 0.';
  const read = bytesOfGroups(text);
  if ('wrong' in read) return `Group ${read.wrong} is mistyped: you have ${read.group}.`;
  return `${read.groups === 1 ? 'One group is' : `${read.groups} groups are`} right so far.`;
}

/** `fault`: what is wrong with the code that was given last. */
export function CodeField({
  label,
  action,
  fault,
  onCode,
}: {
  label: string;
  action: string;
  fault: string | undefined;
  onCode(text: string): void;
}) {
  const [text, setText] = useState('');
  const [filming, setFilming] = useState(false);
  const [unread, setUnread] = useState(false);
  /** Nothing was typed since the last code was given: what is wrong with that one still holds. */
  const [given, setGiven] = useState(false);
  const picture = useRef<HTMLInputElement>(null);
  const give = (code: string) => {
    setFilming(false);
    setUnread(false);
    setGiven(true);
    onCode(code);
  };
  const scan = async (file: File | undefined) => {
    const found =
      file &&
      (await createImageBitmap(file)
        .then(readPicture)
        .catch(() => undefined));
    if (found === undefined) setUnread(true);
    else give(found);
  };
  const type = (typed: string) => {
    setText(typed);
    setUnread(false);
    setGiven(false);
  };
  const said = unread
    ? 'No code is seen in that picture: let it fill the picture, and keep it sharp.'
    : given
      ? fault
      : undefined;
  return (
    <form
      className="flex flex-col items-stretch gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        give(text);
      }}
    >
      {filming ? <CodeCamera onRead={give} onStop={() => setFilming(false)} /> : null}
      <TextInput
        label={label}
        value={text}
        onChange={type}
        rows={4}
        longest={600}
        help={said ? undefined : typedWords(text)}
      />
      {said ? (
        <p role="alert" className="text-danger text-sm">
          {said}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" look="primary" size="small" isDisabled={text.trim() === ''}>
          {action}
        </Button>
        {hasCamera() && !filming ? (
          <Button size="small" icon={Camera} onPress={() => setFilming(true)}>
            Scan with the camera
          </Button>
        ) : null}
        <Button size="small" icon={ImageUp} onPress={() => picture.current?.click()}>
          From a photo
        </Button>
        <input
          ref={picture}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label="A photo of the code"
          className="hidden"
          onChange={(event) => {
            void scan(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </form>
  );
}
