import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const entry = (value: 'nature' | 'routes' | 'city', label: string) => ({
  value,
  label,
  panel: <p className="py-6">The panel of {label}.</p>,
});
const entries = [entry('nature', 'Nature'), entry('routes', 'Routes'), entry('city', 'City')];

function Three() {
  const [value, setValue] = useState(entries[0]?.value ?? 'nature');
  return <Tabs id="gallery" label="Categories" value={value} onChange={setValue} entries={entries} />;
}

export default { Three };
