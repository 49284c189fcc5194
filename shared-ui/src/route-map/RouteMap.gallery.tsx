import { RouteMap } from './RouteMap.tsx';

const mark = (text: string, x: number, y: number, isBase = false) => ({
  ...{ key: `${x} ${y}`, text, x, y, isBase },
  origin: { x, y },
});

const drawing = {
  size: { width: 336, height: 236 },
  roads: 'M20 200Q120 180 300 216',
  ways: [
    { kind: 'road', d: 'M60 60Q150 40 220 90' },
    { kind: 'rough', d: 'M220 90L280 150' },
    { kind: 'foot', d: 'M60 60L90 150' },
  ],
  marks: [mark('', 60, 60, true), mark('1', 220, 90), { ...mark('2', 280, 150), origin: { x: 262, y: 132 } }],
  labels: [
    { text: 'Almaty', x: 76, y: 58 },
    { text: 'Charyn Canyon', x: 110, y: 122 },
  ],
  isRough: true,
} as const;

export default {
  'A day': () => (
    <div className="max-w-84">
      <RouteMap drawing={drawing} roughText="4x4 only" label="An example of a day" />
    </div>
  ),
};
