import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CopiedReact, copyWithOwnReact } from './own-react.ts';

/** The scripts that a visitor loads before the page of the copy is hydrated, in bytes brotli. */
async function weigh(react: CopiedReact): Promise<number> {
  const copy = await copyWithOwnReact('weigh-own-react', react);
  try {
    await copy.build();
    const web = path.join(copy.folder, 'mfe-trip-tips/dist/web');
    const { metaData, exposes } = JSON.parse(readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'));
    const page = exposes.find((exposed: { path: string }) => exposed.path === './PlanTripPage');
    const files: string[] = [metaData.remoteEntry.name, ...page.assets.js.sync];
    return files.reduce((sum, file) => sum + statSync(path.join(web, `${file}.br`)).size, 0);
  } finally {
    await copy.remove();
  }
}

const [shared, own] = [await weigh('shared'), await weigh('own')];
const toKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `With the React of the shell ${toKilobytes(shared)}, with its own ${toKilobytes(own)}: ${toKilobytes(own - shared)} more`,
);
