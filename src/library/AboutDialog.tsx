/** About Affray: what it is, where the data is stored, and whose work it uses. */
import type { ReactNode } from 'react';
import { version } from '../../package.json';
import { Dialog } from '../ui/Dialog.tsx';

const Away = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className="text-now underline underline-offset-2">
    {children}
  </a>
);

const CREDITS: readonly { what: string; by: ReactNode; licence: ReactNode }[] = [
  {
    what: 'Icons of combatants and conditions',
    by: (
      <>
        the contributors of <Away href="https://game-icons.net">game-icons.net</Away>: Lorc, Delapouite and others
      </>
    ),
    licence: <Away href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Away>,
  },
  {
    what: 'The typeface Inter',
    by: (
      <>
        Rasmus Andersson and the <Away href="https://github.com/rsms/inter">Inter project</Away>
      </>
    ),
    licence: <Away href="https://openfontlicense.org">SIL Open Font License 1.1</Away>,
  },
  {
    what: 'Icons of the buttons',
    by: (
      <>
        the <Away href="https://lucide.dev">Lucide</Away> contributors
      </>
    ),
    licence: 'ISC',
  },
];

/** The dialog. */
export function AboutDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog title="About Affray" isOpen={isOpen} onClose={onClose}>
      <p>
        Affray runs fights in role-playing games at your table. It knows the rules: it says what is allowed and why,
        stops where someone may answer, and works out the rest. You stay above it: anything can be set by hand, and
        anything can be taken back.
      </p>
      <p className="mt-3">
        Everything stays in this browser on this device. Nothing is sent anywhere, and it works without a network once
        it has been opened. Save an encounter to a file to keep it elsewhere or carry it to another device.
      </p>
      <p className="mt-3 text-soft">This is version {version}.</p>
      <h3 className="mt-6 font-semibold">Made with the work of others</h3>
      <dl className="mt-2 flex flex-col gap-3">
        {CREDITS.map(({ what, by, licence }) => (
          <div key={what}>
            <dt className="font-medium">{what}</dt>
            <dd className="text-soft">
              by {by}; {licence}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-soft">
        Affray itself is free software under the MIT licence. The libraries that it is built from are listed, with their
        licences, beside its source.
      </p>
    </Dialog>
  );
}
