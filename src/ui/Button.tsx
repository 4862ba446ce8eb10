/** Buttons. A button has words; an icon stands alone only with a name that a tooltip shows. */
import type { LucideIcon } from 'lucide-react';
import { type ButtonHTMLAttributes, memo, type ReactElement, type ReactNode, type Ref, useMemo } from 'react';
import { cn } from './cn.ts';
import { Kbd } from './Kbd.tsx';
import { type TipSide, type TipWords, tipAttributes } from './tip.ts';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';
type Size = 'small' | 'usual' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-lg font-medium select-none ' +
  'disabled:opacity-45 focus-visible:outline-2 focus-visible:outline-now focus-visible:outline-offset-2';
const looks: Record<Look, string> = {
  primary: 'bg-now-fill text-on-now enabled:hover:brightness-110 enabled:active:brightness-90',
  plain: 'bg-lifted text-ink enabled:hover:brightness-115 enabled:active:brightness-90',
  quiet: 'bg-transparent text-soft enabled:hover:bg-lifted enabled:hover:text-ink enabled:active:bg-raised',
  danger: 'bg-danger-fill text-on-danger enabled:hover:brightness-110 enabled:active:brightness-90',
};
const sizes: Record<Size, string> = {
  small: 'h-7 whitespace-nowrap px-2.5 text-xs',
  usual: 'h-9 whitespace-nowrap px-3.5 text-sm',
  large: 'h-14 px-4 text-base leading-tight font-semibold text-balance',
};

type Attributes = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'onClick' | 'disabled'
>;

/**
 * What a handler learns about a press: the element that was pressed, and the keys that were held.
 */
export interface Press {
  target: HTMLElement;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export interface BareButtonProps extends Attributes {
  [data: `data-${string}`]: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string;
  isDisabled?: boolean | undefined;
  /** The words of the button's tooltip. */
  tip?: TipWords | undefined;
  onPress?(press: Press): void;
  children?: ReactNode;
}

/**
 * A button without a look of its own, as an element and not as a component: React then has half as
 * many components to draw in a long list. `type` is `button` unless the caller gives another.
 */
export const bareButton = ({ isDisabled, tip: words, onPress, className, ...rest }: BareButtonProps) => (
  <button
    type="button"
    {...rest}
    {...(words ? tipAttributes(words) : {})}
    disabled={isDisabled}
    onClick={
      onPress &&
      (({ currentTarget: target, shiftKey, ctrlKey, metaKey }) => onPress({ target, shiftKey, ctrlKey, metaKey }))
    }
    className={cn('focus-visible:outline-2 focus-visible:outline-now', className)}
  />
);

/** A button without a look of its own, for rows, moves and other things to press. */
export function BareButton(props: BareButtonProps) {
  return bareButton(props);
}

export interface ButtonProps extends Omit<BareButtonProps, 'tip'> {
  look?: Look;
  size?: Size;
  icon?: LucideIcon;
  /** The key that does the same, shown small. */
  keys?: string | undefined;
  tip?: TipWords | undefined;
}

/**
 * A button with words. `look` says how loud the button is; one `primary` at a time is enough. React
 * draws the button again only with other props.
 */
export const Button = memo(function Button({
  look = 'plain',
  size = 'usual',
  icon: Icon,
  keys,
  className,
  children,
  ...rest
}: ButtonProps) {
  return bareButton({
    ...rest,
    className: cn(base, looks[look], sizes[size], className),
    children: (
      <>
        {Icon ? <Icon aria-hidden className={cn('shrink-0', size === 'large' ? 'size-5' : 'size-4')} /> : null}
        {children}
        {keys ? <Kbd tone={look === 'primary' || look === 'danger' ? 'onFill' : 'plain'}>{keys}</Kbd> : null}
      </>
    ),
  });
});

interface IconLook {
  icon: LucideIcon;
  size?: 'small' | 'usual';
  look?: Look;
}

/**
 * The classes of a button that is only an icon, for buttons that a menu or a dialog makes itself.
 */
export const iconButton = (size: 'small' | 'usual', look: Look, className?: string): string =>
  cn(base, looks[look], size === 'small' ? 'size-7' : 'size-9', 'shrink-0', className);

/** The classes of a button with words, for buttons that a menu makes itself. */
export const wordsButton = (size: 'small' | 'usual', look: Look, className?: string): string =>
  cn(base, looks[look], sizes[size], 'shrink-0', className);

/** A button's icon as a lasting element: other words of the button do not draw it again. */
export const useButtonIcon = (Icon: LucideIcon, size: 'small' | 'usual'): ReactElement =>
  useMemo(() => <Icon aria-hidden className={size === 'small' ? 'size-4' : 'size-[1.15rem]'} />, [Icon, size]);

export interface IconButtonProps extends Omit<BareButtonProps, 'aria-label' | 'children' | 'tip'>, IconLook {
  /** The button's name: screen readers read it aloud, and the tooltip shows it. */
  label: string;
  /** A second line of the tooltip: what a press would do now. */
  hint?: string | undefined;
  keys?: string | undefined;
  placement?: TipSide | undefined;
}

/**
 * A button that is only an icon. The tooltip gives its name, its key and what a press would do.
 * React draws the button again only with other props.
 */
export const IconButton = memo(function IconButton(props: IconButtonProps) {
  const { icon, label, hint, keys, placement, size = 'usual', look = 'quiet', className, ...rest } = props;
  const drawn = useButtonIcon(icon, size);
  return bareButton({
    ...rest,
    'aria-label': label,
    tip: { label, hint, keys, side: placement },
    className: iconButton(size, look, className),
    children: drawn,
  });
});

/** The short word under the icon of a rail's button. It is part of the button's name. */
export const railWord = (word: string) => (
  <span
    aria-hidden
    data-word=""
    className="font-normal text-2xs leading-3 tracking-tight [@media(max-height:38rem)]:hidden"
  >
    {word}
  </span>
);

/** A button that stays pressed: a tool, a filter. `word` stands under its icon. */
export function IconToggle({
  icon: Icon,
  label,
  word,
  hint,
  keys,
  isSelected,
  onChange,
  placement,
}: {
  icon: LucideIcon;
  label: string;
  word?: string | undefined;
  hint?: string | undefined;
  keys?: string | undefined;
  isSelected: boolean;
  onChange(selected: boolean): void;
  placement?: TipSide | undefined;
}) {
  return (
    <BareButton
      aria-label={label}
      aria-pressed={isSelected}
      tip={{ label, hint, keys, side: placement }}
      onPress={() => onChange(!isSelected)}
      className={cn(
        base,
        'shrink-0 text-soft hover:bg-lifted aria-pressed:bg-now-wash aria-pressed:text-now',
        word === undefined ? 'size-9' : 'h-11 w-13 flex-col gap-0.5!',
      )}
    >
      <Icon aria-hidden className="size-[1.15rem]" />
      {word === undefined ? null : railWord(word)}
    </BareButton>
  );
}
