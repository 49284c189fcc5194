import { afterEach, expect } from 'vitest';

// Runs before each test file: whatever a test is about, nothing that it logs may be private.

/** Addresses, and keys as links have them: 256 bits in base64url (src/links/signed-token.ts). */
const PRIVATE = /[^\s"@]+@[^\s"@]+\.[a-z]+|(?<![\w-])[\w-]{43}(?![\w-])/;

/** The ids of emails look like addresses. */
const EMAIL_ID = /"(emailId|messageId)":"<[^"]*>"/g;

const leaks: string[] = [];

for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  const write = console[method];
  console[method] = (...values: unknown[]) => {
    const line = values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ');
    if (PRIVATE.test(line.replaceAll(EMAIL_ID, ''))) leaks.push(line);
    write(...values);
  };
}

afterEach(() => {
  expect(leaks.splice(0), 'lines with an address or a key').toEqual([]);
});
