/** What to measure, of how many requests of which size. */
export type Arguments = {
  mode: 'small' | 'large' | 'edits' | 'worst' | 'workerd' | 'chromium';
  count: number;
  seed: number;
  data: string | undefined;
  maxItems: number;
  maxDays: number;
  /** Path of the browser, for the mode `chromium`. */
  browser: string;
  /** Steps of the oracle for one request. */
  steps: number;
  isJson: boolean;
};
