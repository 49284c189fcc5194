import { isOwnStackUp } from '../local-stack.ts';
import { createReporter } from '../reporter.ts';
import { getPort, serveSite } from '../serve-site.ts';

/** Serves the site of this working copy with the editor until the process ends, unless it is running. */
export async function editContent(): Promise<void> {
  const report = createReporter('content');
  const port = getPort();
  const isRunning = await isOwnStackUp(port);
  if (!isRunning) await serveSite(port, report);
  report(`ready

  editor     http://edit.localhost:${port}/   in Chrome or Edge: press “Work with Local Repository”, and choose
             ${process.cwd()}
  site       http://localhost:${port}/

  ${isRunning ? 'The site was running already.' : 'Ctrl-C stops it.'}`);
}
