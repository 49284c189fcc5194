// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../../../build/content/catalogue.ts';
import { WORKSPACE } from '../../../../../build/content/read-content.ts';
import { readGeodata } from '../../../../../build/map/geodata/read-geodata.ts';
import { drawAllGrounds } from '../../../../../build/map/ground-files.ts';
import { createTrails } from '../../../../../build/map/trails/create-trails.ts';
import { Trails } from '../Trails.tsx';
import { LiveTrail } from './LiveTrail.tsx';

const location = catalogue.locations.find(({ location: { id } }) => id === 27);
const geodata = readGeodata(WORKSPACE);
const [trail] = createTrails(geodata, catalogue, 'en', drawAllGrounds(geodata, catalogue).files).get(27) ?? [];
if (!location || !trail) throw new Error('Big Almaty Lake route has no trail');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-15T06:00:00Z'), toFake: ['Date'] });
  render(<Trails trails={[trail]} facts={location.facts} />);
  // What it adds to is there, as on a prerendered page.
  render(<LiveTrail trail={trail} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const getRing = () => document.querySelector('[data-ring]');
const getSlider = () => screen.getByRole('slider', { name: 'Place on the way' });

test('keys move a place along the way, on the profile and on the map', () => {
  expect(getRing()).toBeNull();
  fireEvent.focus(getSlider());
  const start = getRing()?.getAttribute('cy');
  for (const key of ['PageUp', 'PageUp', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
    fireEvent.keyDown(getSlider(), { key });
  expect(getSlider().getAttribute('aria-valuetext')).toBe('Kilometre 1.1, 2,026 m, at 09:37');
  expect(Number(getRing()?.getAttribute('cy'))).toBeGreaterThan(Number(start));
  fireEvent.keyDown(getSlider(), { key: 'End' });
  expect(getSlider().getAttribute('aria-valuetext')).toBe('Kilometre 5.2, 2,600 m, at 12:10');
});

test('the day says when to turn back, and follows the start that a visitor chooses', () => {
  const turnBack = 'Turn back by 16:20';
  expect(screen.getByText(turnBack).parentElement?.textContent).toBe(
    'You are at the end of the way at 12:10 and down again at 15:05. Turn back by 16:20 wherever you are, and you are down an hour before the sunset at 19:33. Latest start for the whole way: 12:20.',
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Start' }), { target: { value: '780' } });
  expect(screen.getByText(turnBack).parentElement?.textContent).toContain('A start at 13:00 is too late');
  fireEvent.keyDown(getSlider(), { key: 'End' });
  expect(getSlider().getAttribute('aria-valuetext')).toContain('at 16:10');
});
