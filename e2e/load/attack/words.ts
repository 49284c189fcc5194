import type { PlanDocument } from '../../../shared-planner/src/schema/index.ts';
import type { Attack } from './attack.ts';
import { PROVIDER } from './target.ts';
import { call, plan } from './visitor.ts';

const NOTE = 'Pay at https://pay.test/now or www.pay.test\n\u202Eevil\u2066 <b>now</b>';
const ACTIVE = /\u202E|\u2066|https:\/\/pay|pay\.test|<b>now/;

/** L2 and L3: words of strangers. */
export const words: readonly Attack[] = [
  {
    id: 'L3',
    name: 'A note with overrides of direction, addresses and HTML, from a leaked link of the desk',
    expected: 'text in the email: no override, no address that a program makes a link of',
    run: async (target) => {
      const { reference, address, deskKey } = await plan(target);
      const path = `desk/${reference}`;
      const noted = await call(target, 'PUT', `${path}/note`, deskKey, { body: { note: NOTE } });
      const etag = noted.headers.get('etag') ?? undefined;
      const { note } = (await noted.json()) as PlanDocument;
      await call(target, 'POST', `${path}/send`, deskKey, { etag });
      const email = await target.waitForEmail(address, /./, `${reference}.plan`);
      const isText = [email.text, email.html].every(
        (text) => text?.includes('evil') && !ACTIVE.test(text.replaceAll('<b>now</b>', 'now')),
      );
      const isEscaped = !email.html?.includes('<b>now</b>');
      return {
        seen: `stored ${JSON.stringify(note)}; the email has ${isText && isEscaped ? 'text only' : 'something active'}`,
        held: isText && isEscaped && !/[\u202E\u2066]/.test(note),
      };
    },
  },
  {
    id: 'L2',
    name: 'The note to the visitor, read with a share link',
    expected: 'nothing of it',
    run: async (target) => {
      const { reference, visitorKey, deskKey } = await plan(target);
      await call(target, 'PUT', `desk/${reference}/note`, deskKey, { body: { note: 'For you only' } });
      const shared = (await (await call(target, 'PUT', `plans/${reference}/share`, visitorKey)).json()) as PlanDocument;
      const response = await call(target, 'GET', `plans/${reference}`, shared.shareKey ?? '');
      const text = await response.text();
      const hasNote = text.includes('For you only');
      return {
        seen: `${response.status}, ${hasNote ? 'with' : 'without'} the note; the visitor’s has ${shared.note ? 'one' : 'none'}`,
        held: response.status === 200 && !hasNote && shared.note === 'For you only',
      };
    },
  },
  {
    id: 'held.2',
    name: 'Names of items that the browser made up',
    expected: 'in no email',
    run: async (target) => {
      const location = { id: 1, name: 'Forged https://pay.test', description: 'Forged', image: '', category: 'Nature' };
      const { reference, email } = await plan(target, { fields: { selected_locations: [location] } });
      const notice = await target.waitForEmail(PROVIDER, /./, reference);
      const texts = [email.text, email.html, notice.text, notice.html].join('');
      const isForged = texts.includes('Forged') || texts.includes('pay.test');
      return { seen: isForged ? 'they are there' : 'they are in neither email', held: !isForged };
    },
  },
];
