import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import * as m from '#messages';

/** A link in a field, with a button that copies it. The field can be selected where the clipboard is not allowed. */
export function CopyLink({ id, label, link }: { id: string; label: string; link: string }) {
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setResult(m.planCopied);
    } catch {
      setResult(m.planCopyFailed);
    }
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-13 min-w-0 grow basis-60 rounded-xs border-2 border-edge bg-field px-4"
        />
        <Button variant="outline" onClick={copy}>
          {m.planCopyLink}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-note">
        {result}
      </p>
    </div>
  );
}
