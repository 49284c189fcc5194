import { serveWorkingCopy } from '../mfe-trip-tips/editor/local-back-end.ts';
import { endTogether, portFromEnvironment, runCommand, startSite, stepTeller } from './site.ts';
import { isServed } from './stack.ts';

const USAGE = `Starts the editor of the trip tips on this working copy, with the site beside it, until Ctrl-C.

  pnpm tips:edit         PORT=4000 pnpm tips:edit for another port

What is saved there is written to mfe-trip-tips/src/content. To see it on the site: pnpm tips:publish.
When the site runs already on that port, only the editor is started.`;

runCommand(USAGE, async () => {
  const say = stepTeller('tips:edit');
  const port = portFromEnvironment();
  const origin = `http://localhost:${port}`;
  if (await isServed(port)) say(`the site runs already on ${origin}`);
  else await startSite(port, say);
  endTogether(await serveWorkingCopy(process.cwd(), origin));
  say(`ready

  editor     ${origin}/edit/trip-tips/
  site       ${origin}/plan-trip

  Ctrl-C ends it.`);
});
