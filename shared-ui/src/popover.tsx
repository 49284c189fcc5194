import { type ReactNode, type Ref, useEffect } from 'react';

type Props = {
  /** A button opens it with `popoverTarget={id}`. */
  id: string;
  label: string;
  /** A dialog by default; a list of links is a navigation. */
  role?: 'dialog' | 'navigation';
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
};

/**
 * Something that opens over the page and traps nothing: Escape and a press outside close it, and the focus goes back
 * to its button. It is the platform's own popover, so it opens before any script has run (docs/decisions/0005).
 */
export function Popover({ id, label, role = 'dialog', onOpenChange, ref, className = '', children }: Props) {
  // Opened before this was live, it has told nobody.
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
