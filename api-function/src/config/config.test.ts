import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ConfigError, getConfig } from './config.ts';

const findProblems = (change: object) => {
  try {
    getConfig({ ...env, ...change });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

test.each(env.TEST_ENVIRONMENTS)('the variables of wrangler.jsonc are valid: $name', ({ vars }) => {
  expect(findProblems(vars)).toEqual([]);
});

test('lists every bad variable at once, and no value', () => {
  const problems = findProblems({
    LINK_SECRET: 'short-secret',
    MAIL_FROM: 'nobody',
    PROVIDER_ADDRESS: undefined,
    PROVIDER_LANGUAGE: 'de',
    MAIL_DRIVER: 'pigeon',
    SMTP_PORT: '99999999',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'LINK_SECRET',
    'MAIL_FROM',
    'PROVIDER_ADDRESS',
    'PROVIDER_LANGUAGE',
    'MAIL_DRIVER',
    'SMTP_PORT',
  ]);
  expect(problems.join()).not.toMatch(/short-secret|nobody|pigeon|99999999/);
});

test.each([
  ['https://a.test, https://b.test', []],
  ['', []],
  ['https://a.test/', ['ALLOWED_ORIGINS']],
  ['a.test', ['ALLOWED_ORIGINS']],
  ['*', ['ALLOWED_ORIGINS']],
])('checks the list of origins “%s”', (ALLOWED_ORIGINS, badVariables) => {
  expect(findProblems({ ALLOWED_ORIGINS }).map((problem) => problem.split(' ')[0])).toEqual(badVariables);
});

test.each([
  [{ ALARM_WEBHOOK: '', ALARM_EMAIL: '', OPERATIONS_GUIDE: '' }, []],
  [{ ALARM_WEBHOOK: 'https://chat.test/hooks/1', ALARM_EMAIL: 'operator@example.com' }, []],
  [{ ALARM_WEBHOOK: 'chat.test' }, ['ALARM_WEBHOOK must be an address such as https://example.com/alarms']],
  [{ ALARM_EMAIL: 'operator' }, ['ALARM_EMAIL must be an email address']],
  [{ DATABASE_LIMIT_MB: '0' }, ['DATABASE_LIMIT_MB must be more than 0']],
])('checks where alarms go: %o', (change, problems) => expect(findProblems(change)).toEqual(problems));

test('the smtp driver needs a host', () => {
  expect(findProblems({ MAIL_DRIVER: 'smtp' })).toEqual(['SMTP_HOST is needed by the smtp driver']);
  expect(findProblems({ MAIL_DRIVER: 'smtp', SMTP_HOST: 'mail.test' })).toEqual([]);
});

test.each<[object, string[]]>([
  [{ SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none' }, []],
  [{ SMTP_HOST: 'localhost', SMTP_SECURITY: 'none' }, []],
  [{ SMTP_HOST: '::1', SMTP_SECURITY: 'none' }, []],
  [
    { SMTP_HOST: 'mail.test', SMTP_SECURITY: 'none' },
    ['SMTP_SECURITY may be none for a mail server on this machine only: use tls or starttls'],
  ],
  [
    { SMTP_HOST: '127.0.0.1.mail.test', SMTP_SECURITY: 'none' },
    ['SMTP_SECURITY may be none for a mail server on this machine only: use tls or starttls'],
  ],
  [{ SMTP_HOST: 'mail.test', SMTP_SECURITY: 'tls', SMTP_MAX_SECONDS: '60' }, []],
  [{ SMTP_HOST: 'mail.test', SMTP_MAX_SECONDS: '601' }, ['SMTP_MAX_SECONDS must be at most 600']],
])('checks the variables of the mail server: %o', (change, problems) => {
  expect(findProblems({ MAIL_DRIVER: 'smtp', ...change })).toEqual(problems);
});

test.each(['LINK_SECRET_PREVIOUS', 'DESK_SECRET_PREVIOUS', 'ADDRESS_DIGEST_SECRET_PREVIOUS'])(
  '%s may be missing or empty, and needs at least 32 characters otherwise',
  (name) => {
    for (const value of [undefined, '', 'x'.repeat(32)]) expect(findProblems({ [name]: value })).toEqual([]);
    expect(findProblems({ [name]: 'x'.repeat(31) })).toEqual([`${name} needs at least 32 characters`]);
  },
);

test('user and password of the mail server need each other', () => {
  const problem = 'SMTP_USER and SMTP_PASSWORD need each other';
  expect(findProblems({ SMTP_USER: 'guide' })).toEqual([problem]);
  expect(findProblems({ SMTP_PASSWORD: 'secret' })).toEqual([problem]);
  expect(findProblems({ SMTP_USER: 'guide', SMTP_PASSWORD: 'secret' })).toEqual([]);
  expect(findProblems({ SMTP_USER: '', SMTP_PASSWORD: '' })).toEqual([]);
});

test.each(['LINK_SECRET', 'DESK_SECRET', 'ADDRESS_DIGEST_SECRET', 'OPERATOR_KEY'])(
  '%s needs at least 32 characters',
  (name) => {
    expect(findProblems({ [name]: 'x'.repeat(31) })).toEqual([`${name} needs at least 32 characters`]);
  },
);

test.each<[object, string[]]>([
  [{ ACCESS_TEAM: 'team.cloudflareaccess.com', ACCESS_AUDIENCE: 'audience' }, []],
  [{ ACCESS_TEAM: '', ACCESS_AUDIENCE: '' }, []],
  [{ ACCESS_TEAM: 'team.cloudflareaccess.com' }, ['ACCESS_TEAM and ACCESS_AUDIENCE need each other']],
  [{ ACCESS_AUDIENCE: 'audience' }, ['ACCESS_TEAM and ACCESS_AUDIENCE need each other']],
  [
    { ACCESS_TEAM: 'https://team.test', ACCESS_AUDIENCE: 'audience' },
    ['ACCESS_TEAM must be a domain such as team.cloudflareaccess.com'],
  ],
])('checks the variables of Cloudflare Access: %o', (change, problems) => {
  expect(findProblems(change)).toEqual(problems);
});

test.each<[object, string[]]>([])('checks the variables of the editor sign-in: %o', (change, problems) => {
  expect(findProblems(change)).toEqual(problems);
});
