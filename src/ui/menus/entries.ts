/** The entries of a menu: what each is called, what it does, and why it may be refused. */
import type { LucideIcon } from 'lucide-react';

export type MenuEntry =
  | 'line'
  | {
      id: string;
      label: string;
      detail?: string | undefined;
      icon?: LucideIcon;
      keys?: string | undefined;
      danger?: boolean;
      disabled?: boolean;
      onAction(): void;
    };
