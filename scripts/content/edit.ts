import { serveWorkingCopy } from '../../mfe-trip-tips/editor/local-backend.ts';
import { isOwnStackUp } from '../local-stack.ts';
import { createReporter } from '../reporter.ts';
import { endTogether, getPort, serveSite } from '../serve-site.ts';

/** Serves the editor of this working copy until the process ends, and the site unless it is running. */
export async function editContent(): Promise<void> {
  const report = createReporter('content');
  const port = getPort();
  const origin = `http://localhost:${port}`;
  const editor = `http://edit.localhost:${port}`;
  if (await isOwnStackUp(port)) report(`the site is already running on ${origin}`);
  else await serveSite(port, report);
  endTogether(await serveWorkingCopy(process.cwd(), editor));
  report(`ready

  editor     ${editor}/trip-tips/
  site       ${origin}/plan-trip

  Ctrl-C stops it.`);
}
