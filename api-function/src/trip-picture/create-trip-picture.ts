import type { Language } from '@almaty/languages';
import type { EmbeddedPicture } from '../email/mailer.ts';
import { getErrorName, logError } from '../log.ts';
import type { PlanWithRelease } from '../plans/plan-service.ts';
import { drawTripPicture, type TripPicture } from './draw-trip-picture.ts';

/** The picture of a trip in an email. */
export type EmbeddedTripPicture = EmbeddedPicture & Pick<TripPicture, 'width' | 'height'>;

/**
 * Creates the picture of a plan for the email with this Message-ID; null where none can be drawn, because a plan is worth
 * sending without.
 */
export async function createTripPicture(
  plan: PlanWithRelease,
  language: Language,
  messageId: string,
): Promise<EmbeddedTripPicture | null> {
  const { reference } = plan.plan;
  try {
    const picture = await drawTripPicture(plan, language);
    return (
      picture && {
        ...picture,
        contentId: `map.${messageId.slice(1, -1)}`,
        filename: `almaty-plan-${reference}.png`,
        type: 'image/png',
      }
    );
  } catch (error) {
    logError('trip_picture_failed', { reference, error: getErrorName(error) });
    return null;
  }
}
