import { fileURLToPath } from 'node:url';
import { SHARE_SIZE } from '@almaty/pictures/node';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const FAMILY = 'Commissioner Display';
GlobalFonts.registerFromPath(
  fileURLToPath(import.meta.resolve('@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2')),
  FAMILY,
);

const [PAPER, INK, CAPTION] = ['#FAF3E3', '#FAF3E3', '#113A40'];
const BORDER = 22;
const CAPTION_HEIGHT = 122;

/** Draws the poster frame and the caption of a share picture, as a transparent PNG to composite over it. */
export function createShareOverlay(title: string): Buffer {
  const { width, height } = SHARE_SIZE;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext('2d');
  c.strokeStyle = PAPER;
  c.lineWidth = BORDER * 2;
  c.strokeRect(0, 0, width, height);
  c.fillStyle = PAPER;
  c.fillRect(0, height - BORDER - CAPTION_HEIGHT - 8, width, 8);
  c.fillStyle = CAPTION;
  c.fillRect(BORDER, height - BORDER - CAPTION_HEIGHT, width - 2 * BORDER, CAPTION_HEIGHT);
  c.fillStyle = INK;
  c.textBaseline = 'middle';
  c.fontVariationSettings = '"FLAR" 100';
  const middle = height - BORDER - CAPTION_HEIGHT / 2 + 3;
  c.font = `640 30px "${FAMILY}"`;
  const site = 'Almaty guide';
  const availableWidth = width - 2 * BORDER - 110 - c.measureText(site).width;
  c.fillText(site, width - BORDER - 36 - c.measureText(site).width, middle);
  // The largest font size with which the title fits beside the name of the site.
  let size = 64;
  do {
    c.font = `900 ${size}px "${FAMILY}"`;
    size -= 2;
  } while (c.measureText(title).width > availableWidth);
  c.fillText(title, BORDER + 36, middle);
  return canvas.toBuffer('image/png');
}
