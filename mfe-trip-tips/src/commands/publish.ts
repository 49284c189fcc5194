import path from 'node:path';
import { createPublishCommand, runCommand } from '@almaty/delivery/commands';
import { readContent } from '../validation/read-content.ts';

export const publishCommand = createPublishCommand({
  remote: 'trip-tips',
  title: 'the trip tips',
  script: 'tips:publish',
  workspace: path.resolve(import.meta.dirname, '../../..'),
  // Without it, the editor on the site would write to a working copy that is not there.
  variables: { PUBLIC_TIPS_REPOSITORY: 'owner/name of the repository at GitHub that editors change on the site' },
  check: () => `All ${readContent().length} content files are valid`,
});

if (import.meta.main) process.exitCode = runCommand(publishCommand);
