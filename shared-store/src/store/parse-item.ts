import type { Activity, Location } from '../schema/index.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  INTENSITIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGE_LENGTH,
  MAX_NAME_LENGTH,
} from '../schema/item-limits.ts';

// By hand and not with the schemas, because every page would load the schema library for it: 8 KB. A test compares them.

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength;

/** Trims a text; undefined unless it then has one character at least and no more than allowed. */
function parseText(value: unknown, maxLength: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text && isText(text, maxLength) ? text : undefined;
}

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value);

/** What all items have. */
function parseCommon({ id, name, description }: Fields) {
  const [parsedName, parsedDescription] = [
    parseText(name, MAX_NAME_LENGTH),
    parseText(description, MAX_DESCRIPTION_LENGTH),
  ];
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined;
  return parsedName && parsedDescription ? { id, name: parsedName, description: parsedDescription } : undefined;
}

/** A location of an itinerary as the schema `Location` parses it; undefined when it is none. */
export function parseLocation(value: unknown): Location | undefined {
  if (!isObject(value)) return undefined;
  const common = parseCommon(value);
  const { image, category, difficulty } = value;
  if (!common || !isText(image, MAX_IMAGE_LENGTH) || !isOneOf(CATEGORIES, category)) return undefined;
  if (difficulty === undefined) return { ...common, image, category };
  return isOneOf(DIFFICULTIES, difficulty) ? { ...common, image, difficulty, category } : undefined;
}

/** An activity of an itinerary as the schema `Activity` parses it; undefined when it is none. */
export function parseActivity(value: unknown): Activity | undefined {
  if (!isObject(value)) return undefined;
  const common = parseCommon(value);
  const { intensity } = value;
  return common && isOneOf(INTENSITIES, intensity) ? { ...common, intensity } : undefined;
}
