import type { Part, ReportEvent } from '@almaty/delivery/schema';
import type { EdgeContext } from '../env.ts';
import { readRelease } from '../releases.ts';
import { toHour } from './figure-store.ts';
import { toBucket } from './histogram.ts';

/** The object that counts what is reported of a part. */
export const getFigureStore = ({ env }: EdgeContext, part: Part) => env.FIGURES.get(env.FIGURES.idFromName(part));

/** Whether a version exists: anybody can send a report, and nobody may fill the counts with names. */
async function isKnownVersion(context: EdgeContext, part: Part, version: string, shellVersion: string) {
  if (part === 'shell') return version === shellVersion;
  return readRelease(context, part, version, context.settings.pointerLimitMs).then(
    () => true,
    () => false,
  );
}

/** Counts the events of existing versions: in the figures that teams read, and in Workers Analytics Engine. */
export async function recordEvents(
  context: EdgeContext,
  events: readonly ReportEvent[],
  shellVersion: string,
): Promise<void> {
  // A report names one version of a part.
  const versions = new Map(events.map(({ part, version }) => [part, version]));
  const known = new Map(
    await Promise.all(
      [...versions].map(
        async ([part, version]) => [part, await isKnownVersion(context, part, version, shellVersion)] as const,
      ),
    ),
  );
  const counted = events.filter(({ part }) => known.get(part));
  const weight = 100 / context.settings.reportSamplePercent;
  for (const { part, version, channel, page, metric, value } of counted)
    context.env.REPORT_EVENTS?.writeDataPoint({
      indexes: [part],
      blobs: [part, version, channel, page, metric],
      doubles: [value, weight],
    });
  const parts = new Set(counted.map(({ part }) => part));
  await Promise.all(
    [...parts].map((part) => {
      const keys = counted
        .filter((event) => event.part === part)
        .map(({ version, channel, page, metric, value }) => ({
          ...{ version, channel, page, metric },
          bucket: toBucket(metric, value),
        }));
      return getFigureStore(context, part).add(keys, toHour(Date.now()));
    }),
  );
}
