/** How long the edge waits for a bucket, how long it goes on without one, and what it counts. */
export type Settings = {
  /**
   * Limit of a read of a release, a fragment or a style sheet, in milliseconds. When nothing usable is kept, a page waits at most
   * twice that for the pointer and the releases that it names, and once more for its fragment.
   */
  pointerLimitMs: number;
  /** Limit of a read of a file, in milliseconds. */
  fileLimitMs: number;
  /** Seconds for which the last good release of a remote may stand in; 0 switches that off. */
  lastReleaseSeconds: number;
  /** How many of a hundred reports of browsers are counted. */
  reportSamplePercent: number;
};

/** Variable -> its setting, default, and least and greatest value. */
const VARIABLES = {
  POINTER_LIMIT_MS: { setting: 'pointerLimitMs', fallback: 300, min: 10, max: 10_000 },
  FILE_LIMIT_MS: { setting: 'fileLimitMs', fallback: 2000, min: 10, max: 30_000 },
  LAST_RELEASE_SECONDS: { setting: 'lastReleaseSeconds', fallback: 86_400, min: 0, max: 604_800 },
  REPORT_SAMPLE_PERCENT: { setting: 'reportSamplePercent', fallback: 100, min: 0, max: 100 },
} as const;

const loggedProblems = new Set<string>();

/** Logs a bad variable once, and not for each request. */
function logProblem(problem: string) {
  if (loggedProblems.has(problem)) return;
  loggedProblems.add(problem);
  console.error(JSON.stringify({ event: 'setting_invalid', problem }));
}

/** The variables of the Worker that are settings, as texts. */
export type SettingVariables = { [Name in keyof typeof VARIABLES]?: string };

/** Whether a text is a whole number within the limits of a variable. */
const isWithin = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Lists what is wrong with the variables, without their values. */
export const listSettingProblems = (env: SettingVariables): string[] =>
  Object.entries(VARIABLES).flatMap(([name, limits]) => {
    const text = env[name as keyof typeof VARIABLES] ?? '';
    if (text === '' || isWithin(text, limits)) return [];
    return [`${name} must be a whole number from ${limits.min} to ${limits.max}`];
  });

/** Reads the settings from the Worker's variables. A bad one is logged and has its default: it must not close the site. */
export function readSettings(env: SettingVariables): Settings {
  for (const problem of listSettingProblems(env)) logProblem(problem);
  const settings: Settings = { pointerLimitMs: 0, fileLimitMs: 0, lastReleaseSeconds: 0, reportSamplePercent: 0 };
  for (const [name, { setting, fallback, ...limits }] of Object.entries(VARIABLES)) {
    const text = env[name as keyof typeof VARIABLES] ?? '';
    settings[setting] = isWithin(text, limits) ? Number(text) : fallback;
  }
  return settings;
}
