import { env, exports } from 'cloudflare:workers';
import { SITE } from './submission.ts';

/** Opens a path of the Worker with the operator's key; with a body it is posted as JSON. */
export const fetchAsOperator = (path: string, body?: unknown): Promise<Response> =>
  exports.default.fetch(SITE + path, {
    headers: { authorization: `Bearer ${env.OPERATOR_KEY}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
