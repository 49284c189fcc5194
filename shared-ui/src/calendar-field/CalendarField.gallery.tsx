import { useEffect, useRef } from 'react';
import { CalendarField } from './CalendarField.tsx';
import { writeDayInput } from './shown-day.ts';

function Field({ start, end = '', error }: { start: string; end?: string; error?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = container.current?.querySelector('input');
    if (input) writeDayInput(input, start);
  }, [start]);
  return (
    <div ref={container} className="max-w-96">
      <CalendarField
        id={`gallery-${start || 'empty'}${end}`}
        label="Start date"
        earliest="2026-05-01"
        latest="2027-11-01"
        range={[start, end]}
        error={error}
      />
    </div>
  );
}

export default {
  Empty: () => <Field start="" />,
  Selected: () => <Field start="2026-05-20" />,
  'Start of a trip': () => <Field start="2026-05-20" end="2026-05-27" />,
  Invalid: () => <Field start="2026-04-01" error="This day is over in Almaty: choose 2 April 2026 or a later day" />,
};
