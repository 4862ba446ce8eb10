/** The entries of a menu. */
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
