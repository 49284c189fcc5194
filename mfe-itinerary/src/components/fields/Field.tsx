import type { ReactNode } from 'react';

/** A field below its label. */
export function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      {children}
    </div>
  );
}
