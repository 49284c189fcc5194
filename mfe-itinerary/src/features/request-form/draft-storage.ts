import { loadJson, safeSessionStorage, saveJson } from '@almaty/store/safe-storage';
import type { RequestValues } from './request-values.ts';

const STORAGE_KEY = 'almaty-request-draft';

/** Saves the values of the form, so that a reload does not empty it. */
export const saveDraft = (values: RequestValues): void => saveJson(safeSessionStorage, STORAGE_KEY, values);

/** Loads the saved values; empty texts where there are none. */
export function loadDraft(): RequestValues {
  const stored = loadJson(safeSessionStorage, STORAGE_KEY);
  const getText = (name: keyof RequestValues) => {
    const value = stored instanceof Object ? Reflect.get(stored, name) : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    ...{ email: getText('email'), start: getText('start'), end: getText('end') },
    preferences: getText('preferences'),
  };
}

/** Removes the saved values. */
export const clearDraft = (): void => safeSessionStorage.removeItem(STORAGE_KEY);
