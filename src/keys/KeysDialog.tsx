/**
 * The dialog with all keys, where the GM can change them: press the key's button, then the new key.
 */
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { BareButton, Button, IconButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { useScope } from '../ui/keyScopes.ts';
import { useBindings } from './bindings.ts';
import {
  fixedTable,
  type KeyActionId,
  keyInWords,
  keyOfPress,
  keysInWords,
  keyTable,
  keyTakenBy,
  pointerHabits,
} from './keys.ts';

const groups = [...new Set(keyTable.map(({ group }) => group))];

const always = [...fixedTable.map(({ shown, label }) => ({ keys: shown, label })), ...pointerHabits];

/**
 * The dialog of the keys. A key that belongs to another action is refused, and the dialog names
 * that action.
 */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { bindings, bind, forget } = useBindings();
  const [listening, setListening] = useState<KeyActionId>();
  const [fault, setFault] = useState<string>();
  // This scope hears keys before all others on the page, so the GM may bind Enter and Tab too.
  useScope(listening ? 'grab' : 'off', (event) => {
    if (!listening) return undefined;
    const key = event.key === 'Escape' ? undefined : keyOfPress(event);
    const other = key === undefined ? undefined : keyTakenBy(bindings, listening, key);
    if (event.key === 'Escape') setListening(undefined);
    else if (key !== undefined && other) setFault(`${keyInWords(key)} already does: ${other.label}.`);
    else if (key !== undefined) {
      bind(listening, [key]);
      setFault(undefined);
      setListening(undefined);
    }
    return 'used';
  });
  return (
    <Dialog
      title="Keys"
      isOpen
      onClose={onClose}
      width="wide"
      actions={
        <Button look="quiet" icon={RotateCcw} onPress={forget}>
          Back to the usual keys
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
                      aria-label={`${row.label}: ${keysInWords(bindings, row.id).join(' or ')}. Change`}
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
                        keysInWords(bindings, row.id).map((key) => <Kbd key={key}>{key}</Kbd>)
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
            {always.map((row) => (
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
