import { useState } from 'react';
import { CalendarField } from './CalendarField.tsx';

function Field({ start, problem }: { start: string; problem?: string }) {
  const [value, setValue] = useState(start);
  return (
    <div className="max-w-96">
      <CalendarField
        id={`gallery-${start || 'empty'}`}
        label="Start date"
        value={value}
        earliest="2026-05-01"
        problem={problem}
        onChange={setValue}
      />
    </div>
  );
}

export default {
  Empty: () => <Field start="" />,
  Chosen: () => <Field start="2026-05-20" />,
  Refused: () => <Field start="2026-04-01" problem="Choose a day that is not past" />,
};
