// @vitest-environment happy-dom
import { brotliCompressSync } from 'node:zlib';
import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import framePins from '#generated/map-pins.json' with { type: 'json' };
import { catalogue } from '../../../build/content/catalogue.ts';
import { WORKSPACE } from '../../../build/content/read-content.ts';
import { readGeodata } from '../../../build/map/geodata/read-geodata.ts';
import { drawAllGrounds } from '../../../build/map/ground-files.ts';
import { mapEntries } from '../../content/view-models/map-entries.ts';
import { type Frame, frames } from '../../lib/map/frames.ts';
import { MapPins } from './MapPins.tsx';
import { StaticMap } from './StaticMap.tsx';

/** What a frame may weigh, in bytes brotli: its ground, and the ways, signs, names and pins on it. */
const BUDGET = 25 * 1024;

const { drawings } = drawAllGrounds(readGeodata(WORKSPACE), catalogue);
const entries = new Map(mapEntries.map((entry) => [entry.location.id, entry]));
const ignore = () => {};

afterEach(cleanup);

/** A frame as it stands in the page. */
function renderFrame(frame: Frame): string {
  renderScreen(
    routes.map,
    routes.map,
    <>
      <StaticMap frame={frame} />
      <MapPins
        {...{ frame, entries, map: framePins[frame], chosenId: undefined, closedIds: new Set() }}
        onChoose={ignore}
        onOpen={ignore}
      />
    </>,
  );
  return document.body.innerHTML;
}

const getSize = (text: string) => brotliCompressSync(text).length;

test.each(frames)('the %s weighs at most 25 KB with all that is on it', (frame) => {
  const html = renderFrame(frame);
  expect(html).toContain('data-locations=');
  const grounds = drawings.filter(({ file }) => html.includes(file));
  // The range has the centre on it, too, which comes into view when it is enlarged.
  expect(grounds.map(({ name }) => name)).toEqual(frame === 'range' ? ['centre', 'range'] : ['region']);
  const sizes = [html, ...grounds.map(({ drawing }) => drawing)].map(getSize);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
