import { AccessFile, type AccessSource, CalendarDate } from '@almaty/planner/schema';
import * as z from 'zod';
import type { FieldSchema, ObjectSchema } from './fields.ts';

/** What the editor screen says of a field. The hint is also the message for a text that does not match the pattern. */
type FieldText = { label: string; hint?: string; pattern?: string; singular?: string };
type FieldTexts<Fields> = Readonly<Record<keyof Fields, FieldText>>;

type Section = keyof AccessFile;
type Evidence = Pick<AccessFile['notice'], 'confidence' | 'sources' | 'checkedOn' | 'reviewBy'>;

const evidence: FieldTexts<Evidence> = {
  confidence: {
    label: 'Confidence',
    hint: 'high: an official or a recent report. medium: one good report. low: doubtful. Doubtful hours and fees also say “Check before you go”.',
  },
  sources: { label: 'Sources', singular: 'source', hint: 'Where this is from, one entry each. Visitors see them.' },
  checkedOn: {
    label: 'Checked on',
    hint: 'Write the day on which somebody compared this with its sources, such as 2026-11-22, or: not yet',
    pattern: '^(\\d{4}-\\d{2}-\\d{2}|not yet)$',
  },
  reviewBy: { label: 'Review day', hint: 'The day by which somebody checks this again.' },
};

const source: FieldTexts<AccessSource> = {
  title: { label: 'Title', hint: 'What it is called, such as inform.kz, 30 January 2026.' },
  url: { label: 'Web address', hint: 'Write an address like https://…', pattern: '^https?://\\S+$' },
};

const notice: FieldTexts<AccessFile['notice']> = {
  state: {
    label: 'State',
    hint: 'open: no stamp and no notice. restricted or closed: both. unknown: visitors read “Ask before you go”.',
  },
  from: { label: 'First day', hint: 'Leave it empty if it is so already.' },
  to: {
    label: 'Last day',
    hint: 'After it, visitors read “Ask before you go”. Leave it empty if nobody knows the end.',
  },
  label: {
    label: 'What is closed or restricted',
    hint: 'Only if it is not the whole place, such as Ice rink closed. At most 40 characters.',
  },
  until: { label: 'Until, in words', hint: 'Shown in place of the last day, such as winter 2027/28.' },
  reason: { label: 'Reason', hint: 'One sentence. Needed unless the place is open.' },
  ask: { label: 'What to ask', hint: 'What visitors should ask before they go, and whom.' },
  ...evidence,
};

const openingHours: FieldTexts<NonNullable<AccessFile['openingHours']>> = {
  hours: {
    label: 'Hours',
    hint: 'In OpenStreetMap’s form: Tu-Su 10:00-18:00; Jan 01 off. Always open: 24/7. Write Mo Tu We Th Fr Sa Su and Jan to Dec.',
  },
  lastEntryMinutes: { label: 'Last entry', hint: 'In minutes before closing.' },
  note: { label: 'Note', hint: 'What else to know of the hours, in one sentence.' },
  ...evidence,
};

const fee: FieldTexts<NonNullable<AccessFile['fee']>> = {
  adultTenge: { label: 'Tenge for an adult', hint: '0 if it is free.' },
  carTenge: { label: 'Tenge for a car', hint: 'Only where cars pay too.' },
  per: { label: 'What it is for', hint: 'Shown after the amount, such as a day.' },
  note: { label: 'Note', hint: 'What else to know of the fee, in one sentence.' },
  ...evidence,
};

/** `summary` is the line of a section that is folded up. */
const sections: Readonly<
  Record<Section, { label: string; summary?: string; fields: Readonly<Record<string, FieldText>> }>
> = {
  notice: { label: 'Access notice', fields: notice },
  openingHours: { label: 'Opening hours', summary: '{{hours}}', fields: openingHours },
  fee: { label: 'Fee', summary: '{{adultTenge}} tenge', fields: fee },
};

/** Whether a maximum says something to an editor: whole numbers without a bound end at the greatest one there is. */
const isBound = (maximum: number | undefined) => maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;

/** Adds what the editor screen says of them to the fields of a schema. */
const addTexts = (schema: ObjectSchema, texts: Readonly<Record<string, FieldText>>): ObjectSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties).map(([name, { maximum, items, ...field }]) => {
      const { label = name, hint, pattern, singular } = texts[name] ?? {};
      return [
        name,
        {
          ...field,
          title: label,
          ...(hint && { description: hint }),
          ...(pattern && { pattern }),
          ...(singular && { singular }),
          ...(isBound(maximum) && { maximum }),
          ...(items && { items: addTexts(items, source) }),
        },
      ];
    }),
  ),
});

const schema = z.toJSONSchema(AccessFile, {
  io: 'input',
  override({ zodSchema, jsonSchema }) {
    if (zodSchema === CalendarDate) jsonSchema.format = 'date';
  },
}) as unknown as { properties: Readonly<Record<Section, ObjectSchema>>; required: readonly string[] };

/**
 * A section as a field of the editor screen. One that may be missing is a list of at most one entry: so an editor adds or
 * removes it as a whole, and its required fields are required only while it is there.
 */
function toSectionField(section: Section): FieldSchema {
  const { label, summary, fields } = sections[section];
  const object = addTexts(schema.properties[section], fields);
  if (schema.required.includes(section)) return { type: 'object', title: label, ...object };
  return { type: 'array', title: label, singular: label, maxItems: 1, items: object, ...(summary && { summary }) };
}

/** The sections of an access file that may be missing: lists of at most one entry in the editor screen. */
export const optionalSections = (Object.keys(schema.properties) as Section[]).filter(
  (section) => !schema.required.includes(section),
);

/** The fields of an access file, with the names, limits and options of its schema, and the labels and hints of the editor. */
export const accessFields: ObjectSchema = {
  properties: Object.fromEntries(
    (Object.keys(schema.properties) as Section[]).map((section) => [section, toSectionField(section)]),
  ),
  required: schema.required,
};

/** Names the field at a path of an access file as the editor screen does: `Access notice, Sources 1, Web address`. */
export function getFieldName([section = '', name = '', index, part]: readonly PropertyKey[]): string {
  const field = accessFields.properties[String(section)];
  const { properties } = field?.items ?? { properties: field?.properties ?? {} };
  const property = properties[String(name)];
  const names = [
    field?.title,
    property?.title && (typeof index === 'number' ? `${property.title} ${index + 1}` : property.title),
    property?.items?.properties[String(part)]?.title,
  ];
  return names.filter(Boolean).join(', ');
}
