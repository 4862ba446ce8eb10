/** The players' window while it joins without a server: it reads one code, and shows another. */
import { useSyncExternalStore } from 'react';
import type { RemoteTable } from '../remoteWords.ts';
import { CodeField } from './CodeField.tsx';
import { CodeShown } from './CodeShown.tsx';

export function DirectPart({ remote, direct }: { remote: RemoteTable; direct: NonNullable<RemoteTable['direct']> }) {
  const { answer, fault } = useSyncExternalStore(remote.subscribe, direct.state);
  return (
    <main className="grid min-h-dvh place-content-center bg-room p-6 text-ink">
      <div className="flex max-w-3xl flex-col gap-5 rounded-card bg-panel p-6 shadow-lift">
        <h1 className="font-bold text-2xl tracking-tight">
          {answer ? 'Now show this code to the GM’s window' : 'Join the GM’s table by a code'}
        </h1>
        <p className="max-w-prose text-base text-soft">
          {answer
            ? 'In the GM’s window, scan it with the camera or type it in, group by group. The map appears here as soon as it is read. Keep this page open: a reload needs a new code.'
            : 'In the GM’s window press Players, then “Add a screen by a code”. Both machines must be in the same network. No server and no internet is needed.'}
        </p>
        {answer ? (
          <CodeShown large code={answer} scanned={answer.replaceAll(' ', '')} name="This screen’s answer" />
        ) : (
          <CodeField label="The code of the GM’s window" action="Read the code" fault={fault} onCode={direct.offer} />
        )}
      </div>
    </main>
  );
}
