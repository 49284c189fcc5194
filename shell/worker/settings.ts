/** How long the edge waits for a bucket, and how long it goes on without one. */
export type Settings = {
  /** Limit of a read of a pointer, a release or a fragment, in milliseconds. */
  pointerLimitMs: number;
  /** Limit of a read of a file, in milliseconds. */
  fileLimitMs: number;
  /** Seconds for which the last good release of a remote may stand in; 0 switches that off. */
  lastReleaseSeconds: number;
};

/** Variable -> its setting, default, and least and greatest value. */
const VARIABLES = {
  POINTER_LIMIT_MS: { setting: 'pointerLimitMs', fallback: 300, min: 10, max: 10_000 },
  FILE_LIMIT_MS: { setting: 'fileLimitMs', fallback: 2000, min: 10, max: 30_000 },
  LAST_RELEASE_SECONDS: { setting: 'lastReleaseSeconds', fallback: 86_400, min: 0, max: 604_800 },
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

/** Reads the settings from the Worker's variables. A bad one is logged and has its default: it must not close the site. */
export function readSettings(env: SettingVariables): Settings {
  const settings: Settings = { pointerLimitMs: 0, fileLimitMs: 0, lastReleaseSeconds: 0 };
  for (const [name, { setting, fallback, min, max }] of Object.entries(VARIABLES)) {
    const text = env[name as keyof typeof VARIABLES] ?? '';
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    const isValid = value >= min && value <= max;
    if (text !== '' && !isValid) logProblem(`${name} must be a whole number from ${min} to ${max}`);
    settings[setting] = isValid ? value : fallback;
  }
  return settings;
}
