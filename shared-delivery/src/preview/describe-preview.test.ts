import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureCommand } from '@almaty/commands/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { previewCommand } from './command.ts';
import { describePreview, Gated, type Preview } from './describe-preview.ts';

const published = { remote: 'catalogue', version: 'abc123' } as const;
const site = 'https://staging.guide.example';
const screenshots = 'https://git.example/artifacts/7';
const gate = {
  isLive: false,
  scripts: [
    { module: './LocationsPage', bytes: 24_402, live: 24_310 },
    { module: './CityPage', bytes: 18_000, live: 18_500 },
    { module: './MapPage', bytes: 9000, live: 9000 },
    { module: './ParksPage', bytes: 7000, live: null },
  ],
  changes: [
    { path: '/locations', share: 0.032 },
    { path: '/city', share: 0 },
    { path: '/city/parks', share: null },
  ],
};

const write = (changes: object = {}, others: Partial<Preview> = {}) =>
  describePreview({ published, gate: Gated.parse({ ...gate, ...changes }), site, screenshots, ...others });

describe('the comment on a version', () => {
  test('has links to the pages that changed, the gate’s word, and bytes beside those that are live', () => {
    expect(write().split('\n')).toEqual([
      '<!-- preview of catalogue -->',
      '### Preview of catalogue `abc123`',
      '',
      'Sign in at <https://staging.guide.example/_reports> with its team key, then open a page. The banner ends the preview.',
      '',
      '| page | first window |',
      '| --- | --- |',
      '| [/locations](https://staging.guide.example/locations?mfe=catalogue@abc123) | 3.2 % changed |',
      '| [/city/parks](https://staging.guide.example/city/parks?mfe=catalogue@abc123) | nothing live to compare with |',
      '',
      '1 page looks as live.',
      '',
      '[Screenshots](https://git.example/artifacts/7): live, this version, what differs.',
      '',
      'The gate passes it.',
      '',
      '| scripts of a page, bytes gzip | live | this version |  |',
      '| --- | --- | --- | --- |',
      '| `./LocationsPage` | 24310 | 24402 | +92 |',
      '| `./CityPage` | 18500 | 18000 | −500 |',
      '| `./ParksPage` | new | 7000 |  |',
      '',
      '1 page weighs the same.',
    ]);
  });

  test('that looks and weighs as what is live has a link all the same', () => {
    const text = write(
      { changes: [{ path: '/city', share: 0 }], scripts: [gate.scripts[2]] },
      { screenshots: undefined },
    );
    expect(text).toContain('| [/](https://staging.guide.example/?mfe=catalogue@abc123) | as it is live |');
    expect(text).toContain('The scripts of all pages weigh what they weigh live.');
    expect(text).not.toContain('Screenshots');
  });

  test('that visitors get already says only that', () => {
    expect(write({ isLive: true }).split('\n').slice(2)).toEqual([
      '',
      'Visitors of https://staging.guide.example get this version already.',
    ]);
  });

  test('that the gate refuses says each reason, as text and no markup', () => {
    const refused = [{ promise: 'no error', madeBy: 'catalogue', problem: 'Error: ````<img src=x>' }];
    expect(write({ refused })).toContain(
      [
        '**The gate refuses it:**',
        '',
        '````text',
        'catalogue promised: no error',
        "  Error: '''<img src=x>",
        '````',
      ].join('\n'),
    );
    // A breach of the contract is found before any page was opened.
    expect(write({ refused, changes: undefined })).toContain('[/](https://staging.guide.example/?mfe=');
  });

  test('that the gate could not try says why', () => {
    const text = write({}, { gate: { failure: 'The site does not respond\n' }, screenshots: undefined });
    expect(text).toContain('- [/](https://staging.guide.example/?mfe=catalogue@abc123)');
    expect(text).toContain(
      ['**The gate could not try it:**', '', '````text', 'The site does not respond', '````'].join('\n'),
    );
  });
});

describe('the command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const save = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const files = {
    publish: save('publish.json', JSON.stringify({ ...published, upload: { sent: 1, sentBytes: 1, kept: 0 } })),
    gate: save('gate.json', JSON.stringify({ remote: 'catalogue', version: 'abc123', checks: [], ...gate })),
    nothing: save('nothing.json', '\n'),
    failure: save('gate.txt', 'The site does not respond'),
  };
  const run = (...args: string[]) =>
    captureCommand(previewCommand, '--publish', files.publish, '--site', site, ...args);

  test('writes the comment from what publish and gate have printed', async () => {
    const { status, stdout } = await run(
      '--gate',
      files.gate,
      '--failure',
      files.nothing,
      '--screenshots',
      screenshots,
    );
    expect([status, stdout.trimEnd()]).toEqual([0, write()]);
  });

  test('takes the errors of a gate that printed nothing', async () => {
    const { stdout } = await run('--gate', files.nothing, '--failure', files.failure, '--screenshots', '');
    expect(stdout).toContain('The site does not respond');
  });

  test.each([
    [['--gate', 'none.json'], 'There is no file none.json.'],
    [['--gate', files.publish], 'publish.json is not what gate --json prints for one remote.'],
    [['--gate', files.nothing], 'nothing.json is not what gate --json prints for one remote.'],
    [['--gate', files.gate, '--site', 'staging'], 'staging is no address of a site'],
    [[], "required option '--gate <file>' not specified"],
  ])('refuses %j', async (args, words) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });
});
