import { serveWorkingCopy } from '../mfe-trip-tips/editor/local-backend.ts';
import { isStackUp } from './local-stack.ts';
import { createReporter, runCommand } from './run-command.ts';
import { endTogether, getPort, serveSite } from './serve-site.ts';

const USAGE = `Starts the editor of the trip tips for this working copy, with the site beside it, until Ctrl-C.

  pnpm tips:edit         PORT=4000 pnpm tips:edit for another port

What you save is written to mfe-trip-tips/src/content. To see it on the site: pnpm tips:publish.
If the site is already running on that port, only the editor is started.`;

runCommand(USAGE, async () => {
  const report = createReporter('tips:edit');
  const port = getPort();
  const origin = `http://localhost:${port}`;
  if (await isStackUp(port)) report(`the site is already running on ${origin}`);
  else await serveSite(port, report);
  endTogether(await serveWorkingCopy(process.cwd(), origin));
  report(`ready

  editor     ${origin}/edit/trip-tips/
  site       ${origin}/plan-trip

  Ctrl-C stops it.`);
});
