import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCommandLine as parsePublishing } from '../../shared-delivery/src/publishing/command-line.ts';
import { parseCommandLine as parseBootstrap } from '../bootstrap-account/command-line.ts';
import { parseCommandLine as parseOperation } from '../operate/command-line.ts';
import { parseCommandLine as parseRestore } from '../restore/command-line.ts';
import { parseCommandLine as parseDeployment } from './command-line.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const state = mkdtempSync(path.join(tmpdir(), 'state-'));
mkdirSync(path.join(state, 'v3'));
afterAll(() => rmSync(state, { recursive: true }));

const PARSERS: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  'node scripts/deploy/cli.ts': parseDeployment,
  'node scripts/bootstrap-account/cli.ts': parseBootstrap,
  'node scripts/restore/cli.ts': (args) => parseRestore(args, new Date('2026-11-23T06:00:00Z')),
  'npm run -s release --': (args) => parsePublishing(args, { CLOUDFLARE_API_TOKEN: 'x', TEAM_KEY: 'x' }),
  'npm run -s operate --': parseOperation,
};

/** Splits a line as a shell does, without its comment and the file that it writes; a placeholder such as <version> stands for a name. */
const splitArguments = (line: string) =>
  [...line.replace(/\s+[#>].*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);

/** The commands of a document that a parser here understands: in blocks, and in the code of a line. */
function listCommands(file: string): [program: string, args: string[]][] {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\\\n', ' ');
  return text.split(/\n|`/).flatMap((line) =>
    Object.keys(PARSERS).flatMap((program) => {
      const start = line.indexOf(`${program} `);
      if (start < 0) return [];
      const rest = line
        .slice(start + program.length)
        .replaceAll(/<\w+>/g, 'abc123')
        .replaceAll('.wrangler/state', state);
      return [[program, splitArguments(rest)] as [string, string[]]];
    }),
  );
}

test.each(['docs/deploying.md', 'docs/operations.md', 'CONTRIBUTING.md'])(
  '%s has commands that are understood',
  (file) => {
    const commands = listCommands(file);
    expect(commands.length).toBeGreaterThan(0);
    for (const [program, args] of commands.filter(([, [first]]) => first !== '--help'))
      expect(() => PARSERS[program]?.(args), args.join(' ')).not.toThrow();
  },
);
