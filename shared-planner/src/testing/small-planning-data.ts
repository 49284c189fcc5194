import {
  PLANNING_DATA_VERSION,
  type PlanningActivity,
  type PlanningData,
  type PlanningLocation,
} from '../schema/index.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const createNode = (id: string) => ({ id, name: id, lat: 43, lon: 77 });

type Edge = PlanningData['roads']['edges'][number];

const createEdge = (from: string, to: string, minutes: number, km: number, fields: Partial<Edge> = {}): Edge => ({
  ...{ from, to, minutes, km, surface: 'asphalt', access: 'all', months: ALL_MONTHS, possibleMonths: ALL_MONTHS },
  ...fields,
});

const createLocation = (
  fields: Pick<PlanningLocation, 'id' | 'node' | 'visitMinutes'> & Partial<PlanningLocation>,
): PlanningLocation => ({
  bestMonths: ALL_MONTHS,
  possibleMonths: ALL_MONTHS,
  notice: { state: 'open', reviewBy: '2027-12-31' },
  daylightOnly: false,
  strenuousness: 0,
  carryPassport: false,
  transport: ['own-car'],
  overnight: 'none',
  days: { min: 1, max: 1 },
  guideAdvised: false,
  combinesWith: [],
  combinesOnTrip: [],
  overlapsWith: [],
  indoor: false,
  ...fields,
});

const createActivity = (
  fields: Pick<PlanningActivity, 'id' | 'minutes'> & Partial<PlanningActivity>,
): PlanningActivity => ({
  nights: { min: 0, max: 0 },
  months: ALL_MONTHS,
  locationIds: [],
  nodes: [],
  strenuousness: 0,
  weatherSensitive: false,
  indoor: false,
  bookAhead: false,
  guide: 'none',
  addsToVisit: true,
  bring: [],
  ...fields,
});

const NODES = ['home', 'museum', 'park', 'baths', 'hill', 'peak', 'village', 'canyon', 'airport', 'desert', 'reserve'];

const EDGES = [
  createEdge('home', 'museum', 10, 5.3),
  createEdge('home', 'park', 20, 10, { weekendExtraMinutes: 10 }),
  createEdge('park', 'baths', 12, 0.9, { surface: 'foot' }),
  createEdge('home', 'hill', 20, 8),
  // A walk that is too long to be a part of a drive: without this rule it would be the fastest way.
  createEdge('park', 'hill', 16, 2, { surface: 'foot' }),
  createEdge('home', 'peak', 30, 12),
  createEdge('home', 'village', 200, 200),
  createEdge('village', 'canyon', 40, 12, {
    ...{ surface: '4x4', possibleMonths: [5, 6, 7, 8, 9, 10], closures: [{ from: '10-20', to: '10-31' }] },
  }),
  createEdge('home', 'airport', 40, 16.4),
  createEdge('airport', 'desert', 200, 690, { surface: 'air' }),
  createEdge('home', 'desert', 100, 960, { surface: 'rail' }),
  createEdge('home', 'reserve', 10, 6, { access: 'eco-taxi' }),
];

const LOCATIONS = [
  // A museum: known hours.
  createLocation({
    ...{ id: 1, node: 'museum', visitMinutes: { min: 60, typical: 90, max: 120 }, transport: ['walk', 'bus'] },
    openingHours: { rules: [{ weekdays: [2, 3, 4, 5, 6, 7], windows: [[600, 1080]] }], lastEntryMinutes: 60 },
  }),
  // A park: daylight, unknown hours, a bus.
  createLocation({
    ...{ id: 2, node: 'park', visitMinutes: { min: 45, typical: 90, max: 150 }, transport: ['bus', 'own-car'] },
    ...{ daylightOnly: true, ascentMetres: 20 },
    bus: { lines: ['12'], stop: 'Park', minutesFromCentre: 30, walkFromStopMinutes: 5 },
  }),
  // A hill: strenuous.
  createLocation({
    ...{ id: 3, node: 'hill', visitMinutes: { min: 120, typical: 180, max: 240 }, ascentMetres: 500 },
    ...{ strenuousness: 2, highestPointMetres: 2000 },
  }),
  // A peak: very strenuous, high, seasons.
  createLocation({
    ...{ id: 4, node: 'peak', visitMinutes: { min: 240, typical: 240, max: 360 }, ascentMetres: 1200 },
    ...{ strenuousness: 3, highestPointMetres: 3600, possibleMonths: [5, 6, 7, 8, 9, 10] },
    seasonalClosures: [
      { from: '09-15', to: '09-30', kind: 'closure', what: 'repairs' },
      { from: '06-01', to: '06-30', kind: 'risk', what: 'thunderstorms' },
    ],
  }),
  // A canyon: far, with a night away.
  createLocation({
    ...{ id: 5, node: 'canyon', visitMinutes: { min: 120, typical: 180, max: 240 }, ascentMetres: 100 },
    ...{ strenuousness: 1, transport: ['4x4', 'tour'], overnight: 'required', overnightBase: 'village-base' },
  }),
  // A garden at the park's node: open all day.
  createLocation({
    ...{ id: 6, node: 'park', visitMinutes: { min: 30, typical: 60, max: 90 }, transport: ['bus'] },
    openingHours: { rules: [{ windows: [[0, 1440]] }] },
    bus: { lines: ['12'], stop: 'Garden', minutesFromCentre: 30, walkFromStopMinutes: 8 },
  }),
  // A monument that one flies to.
  createLocation({
    ...{ id: 7, node: 'desert', visitMinutes: { min: 120, typical: 240, max: 360 }, transport: ['plane', 'train'] },
    ...{ overnight: 'required', overnightBase: 'desert-base' },
  }),
  // A ridge: very strenuous, not high.
  createLocation({
    ...{ id: 8, node: 'hill', visitMinutes: { min: 240, typical: 240, max: 360 }, strenuousness: 3 },
    highestPointMetres: 3500,
  }),
  // A trail that takes several days in its usual form.
  createLocation({ id: 9, node: 'park', visitMinutes: { min: 60, typical: 780, max: 900 } }),
];

const ACTIVITIES = [
  // A ride: adds to a visit.
  createActivity({
    ...{ id: 1, minutes: { min: 60, typical: 90, max: 120 }, locationIds: [2, 5], strenuousness: 1 },
    ...{ months: [4, 5, 6, 7, 8, 9, 10], monthsByLocation: { 5: [6, 7] } },
  }),
  // Baths: by themselves, known hours.
  createActivity({
    ...{ id: 2, minutes: { min: 90, typical: 120, max: 180 }, nodes: ['baths'] },
    openingHours: { rules: [{ weekdays: [2, 3, 4, 5, 6, 7], windows: [[480, 1320]] }], lastEntryMinutes: 120 },
  }),
  // A night in a tent.
  createActivity({
    ...{ id: 3, minutes: { min: 60, typical: 90, max: 120 }, nights: { min: 1, max: 1 }, locationIds: [5, 6] },
  }),
  // A tour of several locations: it is the visits.
  createActivity({
    ...{ id: 4, minutes: { min: 150, typical: 240, max: 300 }, locationIds: [1, 2, 6], addsToVisit: false },
  }),
  // An expedition: it is the visit, with a night at a base.
  createActivity({
    ...{ id: 5, minutes: { min: 120, typical: 180, max: 240 }, nights: { min: 1, max: 2 }, locationIds: [5, 7] },
    addsToVisit: false,
  }),
  // A climb: very strenuous.
  createActivity({
    ...{ id: 6, minutes: { min: 60, typical: 90, max: 120 }, nodes: ['hill'], locationIds: [3], strenuousness: 3 },
  }),
];

const RULES: Record<string, number | boolean | string[]> = {
  ...{ maxDayMinutesRelaxed: 600, maxDayMinutesBalanced: 720, maxDayMinutesFull: 840 },
  ...{ comfortDayMinutesRelaxed: 420, comfortDayMinutesBalanced: 540, comfortDayMinutesFull: 660 },
  ...{ maxDriveMinutesRelaxed: 300, maxDriveMinutesBalanced: 420, maxDriveMinutesFull: 540 },
  ...{ farMinutes: 300, earlyStartMinutes: 120, latestReturnMinute: 1290, longestVisitMinutes: 720 },
  // So early that they limit only the tests that are about them.
  ...{ nearFromMinute: 240, activityFromMinute: 300, gondolaFromMinute: 540, gondolaUntilMinute: 1080 },
  ...{ mealMinutes: 45, mealAfterMinutes: 360, mealFromMinute: 690, mealUntilMinute: 900 },
  ...{ stopEveryDriveMinutes: 150, driveStopMinutes: 15, driveBufferPercent: 15, longestWalkMinutes: 15 },
  ...{ publicTransportPercent: 170, daylightMarginMinutes: 30, noNightDrivingOnSurfaces: ['gravel', '4x4'] },
  ...{ maxStrenuousPerDay: 1, noStrenuous3BeforeDay: 2, restAfterStrenuous3: true },
  ...{ altitudeMetres: 3500, noAltitudeBeforeDay: 3, departureMarginMinutes: 120 },
  ...{ nightArrivalFromMinute: 1320, nightArrivalUntilMinute: 360, lateMorningMinute: 600 },
};

/**
 * A small country for tests of plans. Drives by car on a weekday, with buffer: home - museum 12 minutes, park 23, baths
 * 37, hill 23, peak 35, village 245 (with a rest stop), canyon 291 (with a rest stop), airport 46; village - canyon 46;
 * airport - desert 200 (a flight).
 */
export const SMALL_PLANNING_DATA: PlanningData = {
  version: PLANNING_DATA_VERSION,
  bases: [
    { id: 'home-base', name: 'Home', node: 'home', months: ALL_MONTHS },
    { id: 'village-base', name: 'Village', node: 'village', months: [4, 5, 6, 7, 8, 9, 10], beds: 'Ask for beds.' },
    { id: 'desert-base', name: 'Desert', node: 'desert', months: ALL_MONTHS },
  ],
  gateways: [{ id: 'gate', name: 'Airport', node: 'airport' }],
  roads: { nodes: NODES.map(createNode), edges: EDGES },
  locations: LOCATIONS,
  activities: ACTIVITIES,
  packing: [
    { when: { strenuousness: 2 }, bring: ['boots', 'water'] },
    { when: { highestPointMetres: 3000, months: [6] }, bring: ['gloves'] },
    { when: { nightsAt: ['village-base'] }, bring: ['cash'] },
  ],
  prices: {
    busRide: { min: 120, max: 120 },
    petrolLitre: { min: 200, max: 250 },
    litresPer100Km: { min: 8, max: 10 },
    taxi: { start: 400, km: { min: 60, max: 120 }, minute: 30 },
    cityKm: 45,
    vans: [],
    beds: [],
  },
  rules: Object.entries(RULES).map(([rule, value]) => ({ rule, value })),
};

/** The small planning data with fields of one location replaced. */
export const withLocation = (id: number, fields: Partial<PlanningLocation>): PlanningData => ({
  ...SMALL_PLANNING_DATA,
  locations: LOCATIONS.map((location) => (location.id === id ? { ...location, ...fields } : location)),
});

/** The small planning data with fields of one activity replaced. */
export const withActivity = (id: number, fields: Partial<PlanningActivity>): PlanningData => ({
  ...SMALL_PLANNING_DATA,
  activities: ACTIVITIES.map((activity) => (activity.id === id ? { ...activity, ...fields } : activity)),
});

/** The small planning data with other values of some rules. */
export const withRules = (values: Record<string, number | boolean | string[]>): PlanningData => ({
  ...SMALL_PLANNING_DATA,
  rules: Object.entries({ ...RULES, ...values }).map(([rule, value]) => ({ rule, value })),
});
