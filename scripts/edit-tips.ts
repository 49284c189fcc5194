import { serveWorkingCopy } from '../mfe-trip-tips/editor/local-backend.ts';
import { isOwnStackUp } from './local-stack.ts';
import { createReporter, runCommand } from './run-command.ts';
import { endTogether, getPort, serveSite } from './serve-site.ts';

const USAGE = `Starts the editor of the trip tips and the access files for this working copy, with the site beside it, until Ctrl-C.

  npm run tips:edit      PORT=4000 npm run tips:edit for another port

What you save is written to mfe-trip-tips/src/content, or to mfe-catalogue/src/content/access. To see it on the site:
npm run tips:publish, or npm run facts:publish.
If the site of this working copy is already running on that port, only the editor is started.`;

runCommand(USAGE, async () => {
  const report = createReporter('tips:edit');
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
});
