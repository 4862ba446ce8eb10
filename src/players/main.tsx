/** The players' window: knows only which encounter it shows, and hears everything else from the GM's window. */
import '../engine/forms/noEval.ts';
import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Tips } from '../ui/Tips.tsx';
import { createScreenLink } from './link/link.ts';
import { ScreenApp, thisDisplay } from './ScreenApp.tsx';

// From the GM's window the address names the fight. Opened by itself, from a bookmark say, it follows whatever is open on this device.
const named = new URLSearchParams(location.search).get('encounter') ?? undefined;
const link = createScreenLink(named, { open: (name) => new BroadcastChannel(name), display: thisDisplay });

link.hello();
window.addEventListener('resize', () => link.hello());
window.addEventListener('pagehide', () => link.stop());
// Shown again from the browser's own memory: the line was closed, so everything starts afresh.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
// A reload after the GM has gone on to another fight shows that one.
link.subscribe(() => {
  const { encounter } = link.shown();
  if (named === undefined || encounter === undefined) return;
  const address = `?encounter=${encodeURIComponent(encounter)}`;
  if (location.search !== address) history.replaceState(null, '', address);
});

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ScreenApp link={link} />
      <Tips />
    </StrictMode>,
  );
