import { Access, readEntry, tidy } from '@almaty/content';
import { getAccessFieldName, optionalSections } from './access-collection.ts';

type Values = Readonly<Record<string, unknown>>;

/** Converts a location's file to the values of the editor screen, where a section that may be missing is a list. */
export const toEditorValues = (file: Values): Values => ({
  ...file,
  ...Object.fromEntries(optionalSections.map((section) => [section, file[section] ? [file[section]] : []])),
});

/** Converts the values of the editor screen to a location's file, which need not be complete or valid. */
export function toLocationFile(values: Values): Values {
  const getSection = (section: string) => {
    const list = values[section];
    return Array.isArray(list) ? list[0] : undefined;
  };
  return { ...values, ...Object.fromEntries(optionalSections.map((section) => [section, getSection(section)])) };
}

/** Validates the access of a location in the values of the editor screen; returns a message per mistake with its field. */
export const validateAccessValues = (values: Values): string[] =>
  readEntry(Access, tidy(Access, toLocationFile(values))).mistakes.map(
    ({ path, message }) => `${getAccessFieldName(path)}: ${message}`,
  );
