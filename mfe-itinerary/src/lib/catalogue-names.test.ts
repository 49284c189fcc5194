// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCatalogueNames, useNamedItems } from './catalogue-names.ts';

test('items have the names of the catalogue once they are there, and keep their own where it has none', () => {
  const items = [
    { id: 13, name: 'Charyn Canyon' },
    { id: 99, name: 'A place that is gone' },
  ];
  const { result } = renderHook(() => useNamedItems('locations', items));
  expect(result.current).toBe(items);
  act(() => useCatalogueNames.setState({ locations: new Map([[13, 'Чарынский каньон']]) }));
  expect(result.current.map(({ name }) => name)).toEqual(['Чарынский каньон', 'A place that is gone']);
});
