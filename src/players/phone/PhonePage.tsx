/** The page of a phone that has nothing to show yet: a title, and what to do. */
import type { ReactNode } from 'react';

export function PhonePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col gap-4 bg-room px-4 py-6 text-ink">
      <h1 className="font-bold text-2xl leading-tight">{title}</h1>
      <div className="flex flex-col gap-3 text-base text-soft leading-relaxed">{children}</div>
    </main>
  );
}
