/** All keys at a glance, and changing them: press the key's button, then the new key. */
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBindings } from '../../keys/bindings.ts';
import { type DeedId, fixedKeys, keyOfPress, keyTable, spell, spelled, takenBy } from '../../keys/keys.ts';
import { BareButton, Button, IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Kbd } from '../../ui/Kbd.tsx';

const groups = [...new Set(keyTable.map(({ group }) => group))];

/** The keys. A key that another deed has is refused with that deed's name. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { bindings, bind, forget } = useBindings();
  const [listening, setListening] = useState<DeedId>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (!listening) return;
    const listen = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') {
        setListening(undefined);
        return;
      }
      const key = keyOfPress(event);
      if (key === undefined) return;
      const other = takenBy(bindings, listening, key);
      if (other) setFault(`${spell(key)} already does: ${other.label}.`);
      else {
        bind(listening, [key]);
        setFault(undefined);
        setListening(undefined);
      }
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [listening, bindings, bind]);
  return (
    <Dialog
      title="Keys"
      isOpen
      onClose={onClose}
      width="wide"
      actions={
        <Button look="quiet" icon={RotateCcw} onPress={forget}>
          All as they were
        </Button>
      }
    >
      <p className="mb-3 text-soft" aria-live="polite">
        {fault ??
          (listening
            ? 'Press the new key. Esc leaves it as it is.'
            : 'Press a key’s button to give it another key. No single key ends a fight.')}
      </p>
      <div className="gap-8 sm:columns-2">
        {groups.map((group) => (
          <section key={group} className="mb-4 break-inside-avoid">
            <h3 className="mb-1 font-semibold text-soft text-xs">{group}</h3>
            <ul>
              {keyTable
                .filter((row) => row.group === group)
                .map((row) => (
                  <li key={row.id} className="flex min-h-7 items-center gap-2">
                    <span className="min-w-0 flex-1 text-sm">{row.label}</span>
                    {bindings[row.id] ? (
                      <IconButton
                        icon={RotateCcw}
                        label={`${row.label}: the usual key again`}
                        size="small"
                        onPress={() => bind(row.id, undefined)}
                      />
                    ) : null}
                    <BareButton
                      aria-label={`${row.label}: ${spelled(bindings, row.id).join(' or ')}. Change`}
                      onPress={() => {
                        setFault(undefined);
                        setListening(row.id);
                      }}
                      className={cn(
                        'flex items-center gap-1 rounded-md px-1.5 py-1 hover:bg-lifted',
                        listening === row.id && 'bg-now-wash ring-1 ring-now',
                      )}
                    >
                      {listening === row.id ? (
                        <span className="text-now text-xs">press…</span>
                      ) : (
                        spelled(bindings, row.id).map((key) => <Kbd key={key}>{key}</Kbd>)
                      )}
                    </BareButton>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section className="break-inside-avoid">
          <h3 className="mb-1 font-semibold text-soft text-xs">Always</h3>
          <ul>
            {fixedKeys.map((row) => (
              <li key={row.keys} className="flex min-h-7 items-center gap-2 text-sm">
                <span className="min-w-0 flex-1">{row.label}</span>
                <Kbd>{row.keys}</Kbd>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
