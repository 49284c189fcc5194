import { UNKNOWN_PAGE } from '@almaty/delivery/routes';
import type { Part, ReportEvent, Watched } from '@almaty/delivery/schema';
import type { EdgeContext } from '../env.ts';
import { type CurrentReleases, readRelease } from '../releases.ts';
import { SHELL_VERSION, shellPages } from '../shells.ts';
import { toBucket } from './histogram.ts';
import type { PageToken } from './page-token.ts';

/** The object that counts what is reported of a part, or the answers of the API. */
export const getFigureStore = ({ env }: EdgeContext, part: Watched) => env.FIGURES.get(env.FIGURES.idFromName(part));

const shellRoutes = [UNKNOWN_PAGE, ...shellPages.map(({ route }) => route)];

/** The routes of a version; null when there is none: anybody can send a report, and nobody may fill the counts with names. */
async function readRoutes(context: EdgeContext, part: Part, version: string): Promise<readonly string[] | null> {
  if (part === 'shell') return version === SHELL_VERSION ? shellRoutes : null;
  return readRelease(context, part, version, context.settings.pointerLimitMs).then(
    ({ pages }) => pages.map(({ route }) => route),
    () => null,
  );
}

/**
 * Counts the events of existing versions and pages: in the figures that teams read, and in Workers Analytics Engine.
 *
 * @param token of the page that reported them; null for what the browser itself reports, on which no verdict depends.
 * @param releases what visitors get now; an event may be of one part on the page of another.
 */
export async function recordEvents(
  context: EdgeContext,
  events: readonly ReportEvent[],
  token: PageToken | null,
  releases: CurrentReleases,
): Promise<void> {
  // A report names one version of a part.
  const versions = new Map(events.map(({ part, version }) => [part, version]));
  const known = new Map(
    await Promise.all(
      [...versions].map(async ([part, version]) => [part, await readRoutes(context, part, version)] as const),
    ),
  );
  const current = Object.values(releases).flatMap(({ pages }) => pages.map(({ route }) => route));
  const routes = new Set([...shellRoutes, ...current, ...[...known.values()].flatMap((ofVersion) => ofVersion ?? [])]);
  const existing = events.filter(({ part, page }) => known.get(part) && routes.has(page));
  const weight = 100 / context.settings.reportSamplePercent;
  await Promise.all(
    [...new Set(existing.map(({ part }) => part))].map(async (part) => {
      const ofPart = existing.filter((event) => event.part === part);
      const keys = ofPart.map(({ version, channel, page, metric, value }) => ({
        ...{ version, channel, page, metric },
        bucket: toBucket(metric, value),
      }));
      const areCounted = await getFigureStore(context, part).add(keys, token, Date.now());
      for (const { version, channel, page, metric, value } of ofPart.filter((_, index) => areCounted[index]))
        context.env.REPORT_EVENTS?.writeDataPoint({
          indexes: [part],
          blobs: [part, version, channel, page, metric],
          doubles: [value, weight],
        });
    }),
  );
}
