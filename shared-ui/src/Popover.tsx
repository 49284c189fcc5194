import { type ReactNode, type Ref, useEffect } from 'react';

type Props = {
  /** Buttons open it with `popoverTarget={id}`. */
  id: string;
  label: string;
  /** `dialog` by default; `navigation` for a list of links. */
  role?: 'dialog' | 'navigation';
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
};

/**
 * A popover without a focus trap: Escape and a press outside close it, and the focus returns to its button. It uses the
 * Popover API, so it opens before any script has run (docs/decisions/0005).
 */
export function Popover({ id, label, role = 'dialog', onOpenChange, ref, className = '', children }: Props) {
  // A popover that was opened before hydration has fired its event already.
  useEffect(() => {
    if (document.getElementById(id)?.matches(':popover-open')) onOpenChange?.(true);
  }, [id, onOpenChange]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      ref={ref}
      id={id}
      popover="auto"
      role={role}
      aria-label={label}
      onToggle={(event) => onOpenChange?.(event.newState === 'open')}
      className={className}
    >
      {children}
    </div>
  );
}
