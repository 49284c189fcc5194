import { ONLINE_FOLDER } from '@almaty/delivery/online-folder';
import sharp from 'sharp';
import { type GroundName, projections } from '../../src/lib/map/frames.ts';

/**
 * The pixels of a picture from side to side. An email shows it 584 pixels wide; the range has so many details that with two of
 * its own for each of them it would have more than 60 KB.
 */
const WIDTHS: Readonly<Record<GroundName, number>> = { centre: 1168, range: 876, region: 1168, country: 1168 };

/** As many as four bits of each pixel can tell apart, which is half of the bytes of any more. */
const COLOURS = 16;

/** Strokes too fine to be seen in an email, and the colours between two at each edge, would be half of the bytes. */
const STYLE_SHEET = '.hachure{display:none}path{shape-rendering:crispEdges}';

/** The dots an inch at which one pixel of a drawing is one pixel of its picture. */
const DENSITY = 72;

/** The file of a release that has a ground as a picture; the guide that visitors keep is without it. */
export const getPictureFile = (name: GroundName): string => `${ONLINE_FOLDER}/map-${name}.png`;

/** Draws a ground as a PNG with few colours, on which the API draws the trip of an email. @param drawing as SVG. */
export const drawGroundPicture = (name: GroundName, drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing), {
    density: (DENSITY * WIDTHS[name]) / projections[name].width,
    svg: { stylesheet: STYLE_SHEET },
  })
    .resize({ width: WIDTHS[name] })
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
