import { normalizeAccessFile, validateAccessFile } from '@almaty/planner/access-file';
import { getFieldName, optionalSections } from './access-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** Converts an access file to the values of the editor screen, where a section that may be missing is a list. */
export const toEditorValues = (file: Values): Values => ({
  ...file,
  ...Object.fromEntries(optionalSections.map((section) => [section, file[section] ? [file[section]] : []])),
});

/** Converts the values of the editor screen to an access file, which need not be complete or valid. */
export function toAccessFile(values: Values): Values {
  const getSection = (section: string) => {
    const list = values[section];
    return Array.isArray(list) ? list[0] : undefined;
  };
  const file = { ...values, ...Object.fromEntries(optionalSections.map((section) => [section, getSection(section)])) };
  return normalizeAccessFile(file);
}

/** Validates the values of the editor screen; returns a message per mistake that begins with the name of the field. */
export const validateAccessValues = (values: Values): string[] =>
  validateAccessFile(toAccessFile(values)).map(({ path, message }) =>
    [getFieldName(path), message].filter(Boolean).join(': '),
  );
