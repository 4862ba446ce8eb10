/** What went wrong with storage or a file, told where it is seen until it has been read. */
import { useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';

/** The sentence, and the way to put it aside. Nothing while all is well. */
export function Trouble({ className }: { className?: string }) {
  const trouble = useTable((table) => table.trouble);
  const dismiss = useTable((table) => table.dismissTrouble);
  if (!trouble) return null;
  return (
    <div
      role="alert"
      className={cn('flex items-center gap-3 bg-danger-wash px-4 py-2.5 text-danger text-sm', className)}
    >
      <p className="min-w-0 flex-1">{trouble}</p>
      <Button look="quiet" size="small" onPress={dismiss}>
        I have read it
      </Button>
    </div>
  );
}
