import { type Attack, repeat, tally } from './attack.ts';
import { PROVIDER, type Target } from './target.ts';
import { correct, describe, findLink, plan, postForm, type Submitted, submit } from './visitor.ts';

/** What a mailbox gets in a day (docs/decisions/0076). */
export const MAILBOX_DAILY = { plans: 5, verifications: 1 } as const;
/** Requests of a network in a day that need no verification, and that are taken at all. */
const NETWORK_DAILY = { unverified: 20, taken: 60 } as const;

const PLAN = /^Your Almaty plan/;
/** The subject of an email that asks whether a request is the visitor's own. */
export const VERIFICATION = /^Is the Almaty request/;

/** Counts what has arrived; the domain of an address is in lower case by then. */
const countEmails = (target: Target, addresses: readonly string[], subject: RegExp) => {
  const written = new Set(addresses.map((address) => address.toLowerCase()));
  return target.received.filter(
    (email) => subject.test(email.subject) && email.to.some((to) => written.has(to.toLowerCase())),
  ).length;
};

/** Sends a request to each address, each from a network of its own, and counts what arrives. */
async function writeTo(target: Target, addresses: readonly string[]) {
  const sent = await repeat(addresses.length, (index) => submit(target, { address: addresses[index] ?? '' }));
  await target.settle();
  const plans = countEmails(target, addresses, PLAN);
  const verifications = countEmails(target, addresses, VERIFICATION);
  return {
    seen: `${tally(sent.map(describe))}; ${plans} plans and ${verifications} verification(s) arrived`,
    held: plans === MAILBOX_DAILY.plans && verifications === MAILBOX_DAILY.verifications,
  };
}

/** M1, M2 and L1: nobody is written to against their will, and nobody is locked out. */
export const mail: readonly Attack[] = [
  {
    id: 'M1.1',
    name: 'Eight sub-addresses of one mailbox, each from another network',
    expected: '5 plans and 1 verification',
    run: (target) =>
      writeTo(
        target,
        Array.from({ length: 8 }, (_, index) => `two+${index}@example.com`),
      ),
  },
  {
    id: 'M1.2',
    name: 'Eight spellings of one Gmail mailbox',
    expected: '5 plans and 1 verification',
    run: (target) =>
      writeTo(target, [
        ...['asel.k@gmail.com', 'a.selk@gmail.com', 'ASELK@gmail.com', 'aselk+1@gmail.com'],
        ...['a.s.e.l.k@googlemail.com', 'Asel.K+x@GMAIL.com', 'aselk@googlemail.com', 'as.elk@gmail.com'],
      ]),
  },
  {
    id: 'M1.3',
    name: '65 networks (/64) of one /48, each for another mailbox',
    expected: `${NETWORK_DAILY.unverified} are planned at once, ${NETWORK_DAILY.taken} are taken`,
    run: async (target) => {
      const sent = await repeat(65, (index) => submit(target, { ip: `2001:db8:48:${index.toString(16)}::1` }));
      const isTaken = ({ status }: Submitted) => status === 202;
      const planned = sent.filter((one) => isTaken(one) && !one.body.needs_verification).length;
      return {
        seen: tally(sent.map(describe)),
        held: planned === NETWORK_DAILY.unverified && sent.filter(isTaken).length === NETWORK_DAILY.taken,
      };
    },
  },
  {
    id: 'M1.4',
    name: 'One request and 24 corrections, each to another mailbox, from one /24',
    expected: `${NETWORK_DAILY.unverified} are planned at once: a correction counts like a request`,
    run: async (target) => {
      let last = await submit(target, { address: 'corrected.0@example.com', ip: '198.51.100.1' });
      const sent = [last];
      for (let number = 1; number <= 24; number += 1) {
        last = await correct(target, last, `corrected.${number}@example.com`, `198.51.100.${number}`);
        sent.push(last);
      }
      const planned = sent.filter(({ status, body }) => status === 202 && !body.needs_verification).length;
      return { seen: tally(sent.map(describe)), held: planned === NETWORK_DAILY.unverified };
    },
  },
  {
    id: 'M1.5',
    name: 'The switch that stops all emails, while requests come',
    expected: 'requests are kept, no email leaves, health is red; the emails go when they are started',
    run: async (target) => {
      await target.settle();
      await target.operate('emails/stop');
      const before = target.received.length;
      const address = 'stopped@example.com';
      const { status, body } = await submit(target, { address });
      const { ok } = await target.settle();
      const meanwhile = target.received.length - before;
      await target.operate('emails/start');
      const email = await target.waitForEmail(address, PLAN, body.reference);
      await target.settle();
      return {
        seen: `${status}; ${meanwhile} emails meanwhile, health ${ok ? 'green' : 'red'}; then “${email.subject}”`,
        held: status === 202 && meanwhile === 0 && !ok,
      };
    },
  },
  {
    id: 'M2',
    name: 'A request is corrected away from a stranger, who says “never again” with the link of its email',
    expected: 'the next requests for this mailbox bring no email',
    run: async (target) => {
      const [stranger, other] = ['mistaken@example.com', 'other@example.com'];
      const sent = await submit(target, { address: stranger });
      const email = await target.waitForEmail(stranger, PLAN, sent.body.reference);
      await correct(target, sent, other, '198.18.20.1');
      const page = await postForm(findLink(email, 'delete'), { never: 'yes' });
      await target.settle();
      const before = target.listEmails(stranger).length;
      const next = await submit(target, { address: 'mistaken+1@example.com' });
      await correct(target, await submit(target), stranger, '198.18.21.1');
      await target.settle();
      const emails = countEmails(target, [stranger, 'mistaken+1@example.com'], /./) - before;
      const isKept = page.includes('we keep a fingerprint of your address');
      return {
        seen: `the page ${isKept ? 'says that it holds' : 'does not say that it holds'}; then ${next.status} and ${emails} emails`,
        held: isKept && emails === 0,
      };
    },
  },
  {
    id: 'L1.1',
    name: 'Asking whether the owner of a mailbox wants no emails',
    expected: 'the same response as for any other mailbox',
    run: async (target) => {
      const { email, address } = await plan(target);
      await postForm(findLink(email, 'delete'), { never: 'yes' });
      const answers = [await submit(target, { address }), await submit(target)];
      const shapes = answers.map(({ status, body }) => `${status} ${Object.keys(body).join(' ')}`);
      await target.settle();
      return { seen: tally(shapes), held: new Set(shapes).size === 1 };
    },
  },
  {
    id: 'L1.2',
    name: 'Locking a mailbox out: six requests for it from one network',
    expected: 'that network is refused, and the owner is taken',
    run: async (target) => {
      const address = 'locked.out@example.com';
      const sent = await repeat(6, () => submit(target, { address, ip: '198.18.30.1' }));
      const own = await submit(target, { address });
      await target.settle();
      return {
        seen: `${tally(sent.map(describe))}; its owner: ${describe(own)}`,
        held: sent.at(-1)?.status === 429 && own.status === 202,
      };
    },
  },
  {
    id: 'M1.6',
    name: 'Emails to the provider for requests that wait for a verification',
    expected: 'none',
    run: async (target) => {
      const sent = await repeat(8, () => submit(target, { address: 'waiting@example.com' }));
      await target.settle();
      const waiting = sent.flatMap(({ body }) => (body.needs_verification ? [body.reference ?? ''] : []));
      const emails = target
        .listEmails(PROVIDER)
        .filter(({ messageId }) => waiting.some((reference) => messageId.includes(reference))).length;
      return { seen: `${waiting.length} wait, ${emails} emails`, held: waiting.length > 0 && emails === 0 };
    },
  },
];
