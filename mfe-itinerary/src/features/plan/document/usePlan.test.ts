// @vitest-environment happy-dom
import { addDays, todayInAlmaty } from '@almaty/dates';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlan } from './usePlan.ts';

test.each(['plans', 'desk'] as const)(
  'opening any plan below %s removes what is kept of trips that ended long ago',
  (opened) => {
    const keep = (name: string, endDate: string) =>
      localStorage.setItem(name, JSON.stringify({ lastKey: 'a-key-of-the-visitor', endDate, copies: {} }));
    const today = todayInAlmaty();
    keep('almaty-plan-plans-ALM-0000000001', addDays(today, -30));
    keep('almaty-plan-desk-ALM-0000000002', addDays(today, -400));
    keep('almaty-plan-plans-ALM-0000000003', addDays(today, -29));
    const { result } = renderHook(() => usePlan(opened, 'alm-0000000001'));
    expect(result.current.view).toEqual({ type: 'not_found' });
    expect(Object.keys(localStorage)).toEqual(['almaty-plan-plans-ALM-0000000003']);
  },
);
