import './keep-entries-open.ts';
import type { EditorPart, EditorSettings } from '@almaty/delivery/schema';
import cms from '@sveltia/cms';
import { askWhichVersion } from './ask-which-version.ts';
import { createConfig, NO_REPOSITORY } from './create-config.ts';
import { createPreview } from './create-preview.ts';
import { keepVersions } from './keep-versions.ts';
import { loadParts } from './load-parts.ts';
import { addOpenedHash } from './opened-hash.ts';
import { readFromGitHub, readFromWorkingCopy } from './present-file.ts';
import { refuseMistakes } from './refuse-mistakes.ts';
import { hasDraft } from './sveltia-internals.ts';
import type { Undoing } from './undo-button.ts';
import { undoAtGitHub } from './undo-published.ts';

/** Says above the screen that a part is missing; the others can be edited. */
function showMissing(remotes: readonly string[]): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = `The content of ${remotes.join(' and ')} cannot be edited now: its part of the editor did not load. Reload the page; if it says so again, tell the team.`;
  document.body.prepend(message);
}

function registerPart(part: EditorPart, undoing: Undoing | undefined): void {
  for (const [name, format] of Object.entries(part.formats)) {
    const { parse, serialize } = addOpenedHash(format);
    cms.registerCustomFormat(name, 'yml', { fromFile: parse, toFile: serialize });
  }
  for (const { name, files } of part.collections) {
    cms.registerPreviewTemplate(name, createPreview(part, name, undoing));
    for (const file of (files as readonly { name: string }[] | undefined) ?? [])
      cms.registerPreviewTemplate(file.name, createPreview(part, name, undoing));
  }
  for (const url of part.styles) cms.registerPreviewStyle(url);
}

const { repository, modules }: EditorSettings = await (await fetch('/settings.json')).json();
const loaded = await loadParts(modules);
const parts = Object.fromEntries(loaded.flatMap(({ remote, part }) => (part ? [[remote, part]] : [])));
const onScreen = {
  hasDraft: (collection: string, slug: string) => hasDraft(repository, collection, slug),
  reload: () => location.reload(),
};
const undoing = repository ? { ...onScreen, undo: undoAtGitHub(repository) } : undefined;
for (const part of Object.values(parts)) registerPart(part, undoing);
cms.registerEventListener(refuseMistakes(Object.values(parts)));
cms.registerEventListener(
  keepVersions(Object.values(parts), {
    readPresentFile: repository ? readFromGitHub(repository) : readFromWorkingCopy(NO_REPOSITORY),
    ask: askWhichVersion,
    ...onScreen,
    decisions: sessionStorage,
  }),
);
const missing = loaded.flatMap(({ remote, part }) => (part ? [] : [remote]));
if (missing.length > 0) showMissing(missing);
await cms.init({ config: createConfig(repository, location.origin, parts) });
