import { EDITOR_FOLDER } from '@almaty/delivery/schema';
import { remoteNames } from '../src/app/pages.ts';
import { SEED_ID, type Seed } from '../src/remotes/seed.ts';
import { baseOf, type CurrentReleases } from './releases.ts';

/** What the runtime loads with an integrity hash; a page names its pictures itself, and no page loads the editor. */
const isLoaded = (file: string) => /\.(js|css)$/.test(file) && !file.startsWith(`${EDITOR_FOLDER}/`);

/** What the browser must know of every released remote, so that it needs no manifest. */
export function seedOf(releases: CurrentReleases): Seed {
  const remotes = remoteNames.flatMap((name) => {
    const release = releases[name];
    if (!release) return [];
    const integrity = Object.fromEntries(
      Object.entries(release.files).flatMap(([file, { integrity }]) => (isLoaded(file) ? [[file, integrity]] : [])),
    );
    return [
      { name, version: release.version, base: baseOf(name, release.version), snapshot: release.snapshot, integrity },
    ];
  });
  return { remotes };
}

/** The seed as an inert script element; `<` is written so that nothing in it can end the element. */
export const seedElement = (seed: Seed) =>
  `<script type="application/json" id="${SEED_ID}">${JSON.stringify(seed).replaceAll('<', '\\u003c')}</script>`;
