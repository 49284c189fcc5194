import { whenIdle } from '../when-idle.ts';

/** Loads the code that sends reports once the page is complete and idle. Without it nothing is sent. */
export function startReports(): void {
  whenIdle(
    () =>
      void import('./send-reports.ts').then(
        ({ start }) => start(),
        () => {},
      ),
  );
}
