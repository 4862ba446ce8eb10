/** The GM's control of screens that join without a server: one code out, one code in. */
import { QrCode, X } from 'lucide-react';
import { CodeField } from '../../../players/direct/CodeField.tsx';
import { CodeShown } from '../../../players/direct/CodeShown.tsx';
import { offerLink } from '../../../players/link/direct/code.ts';
import { droppedWords } from '../../../players/link/remote/post.ts';
import { useDirect } from '../../../store/players/screen.ts';
import { Button } from '../../../ui/Button.tsx';

/** The players' page as other machines have it; undefined where they cannot reach this address. */
function pageElsewhere(here: string): string | undefined {
  const page = new URL('screen.html', here);
  page.search = '';
  page.hash = '';
  return /^(localhost|127\.|\[::1\])/.test(page.hostname) ? undefined : page.href;
}

const STEPS = {
  idle: '',
  making: 'The code is being made …',
  shown: '',
  meeting: 'The answer is right. The two machines look for each other …',
};

const many = (screens: number): string =>
  screens === 1 ? 'One screen has joined without a server.' : `${screens} screens have joined without a server.`;

function Codes({ code }: { code: string }) {
  const fault = useDirect((direct) => direct.fault);
  const answer = useDirect((direct) => direct.answer);
  const page = pageElsewhere(location.href);
  return (
    <>
      <p className="text-soft text-xs">
        <strong className="text-ink">1.</strong>{' '}
        {page
          ? 'Scan this code with the tablet. Or open the players’ page there and type it.'
          : 'On the other machine open Affray’s players’ page (screen.html), choose to join by a code, and scan or type this one.'}
      </p>
      <CodeShown code={code} scanned={offerLink(code, page)} name="The code for the screen" />
      <p className="text-soft text-xs">
        <strong className="text-ink">2.</strong> The screen then shows its answer: hold it before this machine’s camera,
        or type it.
      </p>
      <CodeField label="The screen’s answer" action="Let it in" fault={fault} onCode={(text) => void answer(text)} />
    </>
  );
}

export function DirectControl() {
  const { step, code, fault, screens, dropped, begin, cancel, endAll } = useDirect((direct) => direct);
  const standing = [STEPS[step], screens > 0 ? many(screens) : '', droppedWords(dropped)];
  return (
    <section aria-label="Without a server" className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">On another machine, without a server</h3>
      {step === 'idle' ? (
        <p className="text-soft text-xs">
          Two codes join a screen of the same network straight to this window, without a relay and without the internet.
        </p>
      ) : null}
      <p role="status" className="text-soft text-xs empty:hidden">
        {standing.filter(Boolean).join(' ')}
      </p>
      {step === 'shown' && code ? <Codes code={code} /> : null}
      {step === 'idle' && fault ? (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-1.5">
        {step === 'idle' ? (
          <Button size="small" icon={QrCode} onPress={begin}>
            {screens > 0 ? 'Add another screen by a code' : 'Add a screen by a code'}
          </Button>
        ) : (
          <Button size="small" icon={X} onPress={cancel}>
            Throw this code away
          </Button>
        )}
        {screens > 0 ? (
          <Button size="small" onPress={endAll}>
            End {screens === 1 ? 'this link' : 'these links'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
