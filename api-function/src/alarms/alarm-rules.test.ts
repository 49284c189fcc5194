import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ALARM_RULES } from './alarm-rules.ts';

const lines = env.TEST_OPERATIONS_GUIDE.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
const anchors = lines
  .filter((line) => /^#+ /.test(line))
  .map((line) => line.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-'));

test.each(ALARM_RULES)(
  'docs/operations.md has the alarm “$title”, and the heading of its runbook',
  ({ title, runbook }) => {
    expect(anchors).toContain(runbook);
    expect(lines.filter((line) => line.startsWith(`| ${title} |`))).toEqual([
      expect.stringMatching(new RegExp(`\\(#${runbook}\\) \\|$`)),
    ]);
  },
);
