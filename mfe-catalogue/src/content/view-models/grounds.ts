import data from '#generated/grounds.json' with { type: 'json' };
import type { GroundName } from '../../lib/map/frames.ts';

/** The path of a ground: relief, water and streets without a word, one file for every language. */
export const getGroundPath = (name: GroundName): string => `/pictures/${data[name]}`;
