import { useState } from 'react';
import { CalendarField } from './CalendarField.tsx';

function Field({ start, end = '', problem }: { start: string; end?: string; problem?: string }) {
  const [value, setValue] = useState(start);
  return (
    <div className="max-w-96">
      <CalendarField
        id={`gallery-${start || 'empty'}${end}`}
        label="Start date"
        value={value}
        earliest="2026-05-01"
        trip={[value, end]}
        problem={problem}
        onChange={setValue}
      />
    </div>
  );
}

export default {
  Empty: () => <Field start="" />,
  Chosen: () => <Field start="2026-05-20" />,
  'Start of a trip': () => <Field start="2026-05-20" end="2026-05-27" />,
  Refused: () => <Field start="2026-04-01" problem="Choose a day that is not past" />,
};
