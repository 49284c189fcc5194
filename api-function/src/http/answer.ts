/** Headers of every answer: it is data, for this site only, and never kept. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** A JSON answer with the headers every answer carries. */
export const answer = (status: number, body: unknown, more: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, ...more } });

/** Why a request is refused: the status, a stable code for programs, and a text that says what to do. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** The answer for a refusal, in the shape of the specification, section 7. */
export const refuse = ({ status, code, message, headers }: Refusal): Response =>
  answer(status, { success: false, error: message, code }, headers);
