/** The camera's picture, until a code is seen in it. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { readPicture } from './readPicture.ts';

/** The time between two looks at the camera's picture, in milliseconds. */
const LOOK = 200;
const NO_CAMERA = 'The camera cannot be used: it is missing, busy, or not allowed. Type the code instead.';

/** `onRead` gets the text of the first code that is seen. */
export function CodeCamera({ onRead, onStop }: { onRead(text: string): void; onStop(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<string>();
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    async function look(): Promise<void> {
      const shown = video.current;
      const ready = shown && shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const text = ready ? await readPicture(shown).catch(() => undefined) : undefined;
      if (stopped) return;
      if (text === undefined) timer = setTimeout(() => void look(), LOOK);
      else read.current(text);
    }
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      if (video.current) video.current.srcObject = stream;
      void look();
    }
    begin().catch(() => setFault(NO_CAMERA));
    return () => {
      stopped = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (fault)
    return (
      <p role="alert" className="text-danger text-sm">
        {fault}
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label="The camera"
        className="max-h-64 w-full rounded-lg bg-black"
      />
      <Button size="small" onPress={onStop}>
        Stop the camera
      </Button>
    </div>
  );
}
