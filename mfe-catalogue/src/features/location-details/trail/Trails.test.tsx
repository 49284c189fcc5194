// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalogue } from '../../../../build/content/catalogue.ts';
import type { Trail, TrailHeights } from '../../../content/view-models/trail.ts';
import { WALKING_RULE_SOURCE } from '../../../lib/trail/walking-time.ts';
import { Trails } from './Trails.tsx';

afterEach(cleanup);

const [{ facts } = { facts: undefined }] = catalogue.locations;
if (!facts) throw new Error('There are no locations');
const plain: Trail = {
  ...{ id: 'a', name: 'A walk', introduction: 'Up.', shape: 'out_and_back', walkKm: 4, points: [], track: [[43, 77]] },
};
const heights: TrailHeights = {
  ...{ source: 'model', climb: { metres: 300, isAbout: false }, highestMetres: 2000, upMinutes: 90, downMinutes: 70 },
};

test('a page with walking times names their rule once, with its source', () => {
  render(<Trails trails={[plain, { ...plain, id: 'b', heights }, { ...plain, id: 'c', heights }]} facts={facts} />);
  expect(screen.getAllByText(/DIN 33466, the German rule/)).toHaveLength(1);
  const source = screen.getByRole('link', { name: 'quoted on sueddeutsche.de' });
  expect(source.getAttribute('href')).toBe(WALKING_RULE_SOURCE.url);
  expect(source.closest('p')?.textContent).toContain('4 km, for 300 m up and for 500 m down');
});

test('a page without them names none', () => {
  render(<Trails trails={[plain]} facts={facts} />);
  expect(screen.queryByText(/German rule/)).toBeNull();
});
