import { expect, test } from 'vitest';
import { parseReleaseServers } from '../schema/release-servers.ts';
import { listLinks } from './serve.ts';

test('a build is looked at through each release server of a site, by host and port', () => {
  const servers = parseReleaseServers('http://localhost:3001 https://dev.guide.example nonsense');
  expect(listLinks('https://staging.guide.example', 'catalogue', [...servers.keys()])).toEqual([
    'https://staging.guide.example/?mfe=catalogue@localhost:3001',
    'https://staging.guide.example/?mfe=catalogue@dev.guide.example:443',
  ]);
});

test('without a tunnel it is said how to get one', () => {
  expect(() => listLinks('https://staging.guide.example', 'catalogue', [])).toThrow(
    'enter one into RELEASE_SERVERS of env.staging',
  );
});
