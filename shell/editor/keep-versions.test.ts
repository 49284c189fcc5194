import { expect, test, vi } from 'vitest';
import type { Choice } from './ask-which-version.ts';
import { keepVersions } from './keep-versions.ts';
import { hashText, OPENED_HASH } from './opened-hash.ts';
import { createPart } from './testing/create-part.ts';
import { saveEntry } from './testing/save-entry.ts';

const PATH = 'content/tips/tipping.yml';
const part = createPart({
  collections: [{ name: 'tips', format: 'tips' }],
  formats: { tips: { parse: JSON.parse, serialize: JSON.stringify } },
  listDifferences: ({ values }, theirs) =>
    values.title === theirs.title
      ? []
      : [{ name: 'Title', theirs: String(theirs.title ?? ''), mine: String(values.title) }],
});

const toText = (title: string) => JSON.stringify({ title });

type Saving = {
  /** The text that the screen opened; none for a new entry. */
  opened: string | null;
  /** What the file holds when the entry is saved. */
  present: string | null;
  isInPullRequest?: boolean;
  choice?: Choice;
  decided?: string;
  hasDraft?: boolean;
};

/** Saves the title "Mine" as the screen does, and says what came of it. */
async function save(saving: Saving) {
  const { opened, present, isInPullRequest = false, choice = null, decided = '', hasDraft = true } = saving;
  const data = { title: 'Mine', ...(opened && { [OPENED_HASH]: await hashText(opened) }) };
  const decisions = { getItem: () => decided || null, setItem: vi.fn() };
  const screen = { ask: vi.fn(async () => choice), reload: vi.fn(), decisions, hasDraft: async () => hasDraft };
  const readPresentFile = async () => ({ text: present, isInPullRequest });
  const entry = { collection: 'tips', slug: 'tipping', path: PATH, newRecord: opened === null, data };
  const saved = await Promise.resolve(saveEntry(keepVersions([part], { ...screen, readPresentFile }), entry)).catch(
    (error) => error.cause.message,
  );
  return { saved, ...screen };
}

test.each<[string, Saving]>([
  ['nobody else has changed', { opened: toText('Old'), present: `${toText('Old')}\n` }],
  ['is new', { opened: null, present: null }],
  ['somebody else has changed in the same way', { opened: toText('Old'), present: toText('Mine') }],
])('an entry that %s is saved without a question, and goes on with the hash of what is written', async (_, saving) => {
  const { saved, ask } = await save(saving);
  expect(ask).not.toHaveBeenCalled();
  expect(saved).toMatchObject({ title: 'Mine', [OPENED_HASH]: await hashText(toText('Mine')) });
});

const changed = { opened: toText('Old'), present: toText('Theirs') };

test.each<[string, Saving, object]>([
  ['has changed', changed, { differences: [{ name: 'Title', theirs: 'Theirs', mine: 'Mine' }], isDeleted: false }],
  ['has deleted', { ...changed, present: null }, { isDeleted: true }],
  ['has added too', { ...changed, opened: null }, { isDeleted: false }],
])(
  'what somebody else %s is shown beside the own, and neither is saved while the editor goes on',
  async (_, saving, asked) => {
    const { saved, ask, reload } = await save(saving);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining(asked));
    expect(saved).toContain('Not saved. Somebody else has saved this');
    expect(reload).not.toHaveBeenCalled();
  },
);

test('the version of the other stays, and the screen is loaded with it', async () => {
  const { saved, reload } = await save({ ...changed, choice: 'theirs' });
  expect(saved).toContain('Not saved');
  expect(reload).toHaveBeenCalledOnce();
});

test('the own version is saved over the other', async () => {
  expect((await save({ ...changed, choice: 'mine' })).saved).toMatchObject({ title: 'Mine' });
});

test('over a version in a pull request it is saved once the screen has been loaded with that', async () => {
  const first = await save({ ...changed, choice: 'mine', isInPullRequest: true });
  expect(first.saved).toContain('Not saved');
  expect(first.reload).toHaveBeenCalledOnce();
  const decided = await hashText(changed.present);
  expect(first.decisions.setItem).toHaveBeenCalledWith(PATH, decided);
  const second = await save({ ...changed, isInPullRequest: true, decided });
  expect(second.ask).not.toHaveBeenCalled();
  expect(second.saved).toMatchObject({ title: 'Mine' });
});

test('what is written is not given up by a reload when the browser keeps no draft of it', async () => {
  const { saved, reload } = await save({ ...changed, choice: 'mine', isInPullRequest: true, hasDraft: false });
  expect(saved).toContain('This browser keeps no draft');
  expect(reload).not.toHaveBeenCalled();
});

test('a decision holds for no later version of the other', async () => {
  const { ask } = await save({ ...changed, decided: await hashText('an earlier one') });
  expect(ask).toHaveBeenCalledOnce();
});
