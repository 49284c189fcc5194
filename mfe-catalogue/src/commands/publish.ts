import path from 'node:path';
import { createPublishCommand, runCommand } from '@almaty/delivery/commands';
import { checkContent } from './valid-content.ts';

export const publishCommand = createPublishCommand({
  remote: 'catalogue',
  title: 'the catalogue',
  script: 'facts:publish',
  workspace: path.resolve(import.meta.dirname, '../../..'),
  check: checkContent,
});

if (import.meta.main) process.exitCode = runCommand(publishCommand);
