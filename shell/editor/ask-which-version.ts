import type { FieldDifference } from '@almaty/delivery/schema';

/** What the editor wants of two versions of an entry; null to go on with the entry, which is not saved. */
export type Choice = 'theirs' | 'mine' | null;

/** What is asked: the fields that differ, and what becomes of the editor's own version. */
export type Question = { differences: readonly FieldDifference[]; isDeleted: boolean; isInPullRequest: boolean };

/** The dialog of editor/index.html. */
export const DIALOG = 'dialog#versions';

function createRow({ name, theirs, mine }: FieldDifference): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const text of [name, theirs, mine]) row.insertCell().textContent = text;
  return row;
}

/** Shows both versions of an entry, and asks which one stays. */
export async function askWhichVersion({ differences, isDeleted, isInPullRequest }: Question): Promise<Choice> {
  const dialog = document.querySelector<HTMLDialogElement>(DIALOG);
  if (!dialog) throw new Error(`The page of the editor has no ${DIALOG}`);
  dialog.querySelector('tbody')?.replaceChildren(...differences.map(createRow));
  dialog.dataset.deleted = String(isDeleted);
  dialog.dataset.pullRequest = String(isInPullRequest);
  // Escape would leave the answer of the last time.
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  const { returnValue } = dialog;
  return returnValue === 'theirs' || returnValue === 'mine' ? returnValue : null;
}
