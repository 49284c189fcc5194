import { createPlanner } from '@almaty/planner/plan';
import { type Plan, PlanRequest, type Reason } from '@almaty/planner/schema';
import { describe, expect, test } from 'vitest';
import { testContent } from '../testing/test-content.ts';
import { createPlanningData } from './create-planning-data.ts';

const planner = createPlanner(createPlanningData(testContent), 'test');

const plan = (start_date: string, end_date: string, fields: Record<string, unknown>): Plan =>
  planner.makePlan(PlanRequest.parse({ reference: 'M', today: '2026-11-27', start_date, end_date, ...fields }));

const listReasons = ({ unscheduled }: Plan): [number, Partial<Reason>][] =>
  unscheduled.map(({ id, reason }) => {
    const { fact: _fact, ...said } = { fact: undefined, ...reason };
    return [id, said];
  });

describe('what a plan says of what it left out is true', () => {
  test('two lakes that one more day has room for need one more day, not three', () => {
    const made = plan('2027-09-10', '2027-09-11', { locations: [13, 14, 15], preferences: { pace: 'relaxed' } });
    expect(listReasons(made)).toEqual([
      [14, { code: 'needs_more_days', days: 1 }],
      [15, { code: 'needs_more_days', days: 1 }],
    ]);
  });

  test('a gorge whose road is shut in March is possible from April', () => {
    const made = plan('2027-01-15', '2027-01-15', { locations: [30] });
    expect(listReasons(made)).toEqual([[30, { code: 'closed_for_season', until: '2027-04-01' }]]);
  });

  test('a peak above the gondola is possible when the gondola runs again', () => {
    const made = plan('2027-01-15', '2027-01-15', { locations: [29] });
    expect(listReasons(made)).toEqual([[29, { code: 'closed_for_season', until: '2027-06-03' }]]);
  });

  test('a car alone does not help where the season is in the way', () => {
    const made = plan('2027-01-15', '2027-01-15', { locations: [15, 19], preferences: { transport: 'public' } });
    expect(listReasons(made)).toMatchObject([
      [15, { code: 'closed_for_season', transport: 'car' }],
      [19, { code: 'closed_for_season', transport: 'car' }],
    ]);
  });

  test('no location is named for a jeep tour that no bus reaches', () => {
    const made = plan('2027-07-25', '2027-07-31', { activities: [4], preferences: { transport: 'public' } });
    expect(listReasons(made)).toEqual([[4, { code: 'no_transport', transport: 'public', help: 'car' }]]);
  });

  test('a lake that is closed after the day of arrival is out of season, not too long for a day', () => {
    const arrival = { gateway: 'airport-ala', time: '07:10' };
    const made = plan('2027-10-31', '2027-11-13', { locations: [15], preferences: { arrival } });
    expect(listReasons(made)).toMatchObject([[15, { code: 'closed_for_season' }]]);
  });
});
