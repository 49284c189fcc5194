import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { findMistake, PROGRAMS } from '../find-mistake.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const state = mkdtempSync(path.join(tmpdir(), 'state-'));
mkdirSync(path.join(state, 'v3'));
afterAll(() => rmSync(state, { recursive: true }));

/** Splits a line as a shell does, without its comment and the file that it writes; a placeholder such as <version> stands for a name. */
const splitArguments = (line: string) =>
  [...line.replace(/\s+[#>].*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);

/** The commands of a document that belong to a family: in blocks, and in the code of a line. */
function listCommands(file: string): [program: string, args: string[]][] {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll('\\\n', ' ');
  return text.split(/\n|`/).flatMap((line) =>
    PROGRAMS.flatMap((program) => {
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

test.each(['docs/deploying.md', 'docs/operations.md', 'docs/editors.md', 'CONTRIBUTING.md'])(
  '%s has commands that are understood',
  async (file) => {
    vi.setSystemTime('2026-11-23T06:00:00Z');
    const commands = listCommands(file);
    expect(commands.length).toBeGreaterThan(0);
    for (const [program, args] of commands) expect([args, await findMistake(program, args)]).toEqual([args, '']);
    vi.useRealTimers();
  },
);
