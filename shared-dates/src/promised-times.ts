/** For so many minutes after a request its visitor can correct the email address. */
export const CORRECTION_MINUTES = 10;

/** Hours within which the itinerary is promised by email (docs/specification.md, section 1). */
export const DELIVERY_HOURS = 24;

const HOUR_MS = 60 * 60 * 1000;

/** The moment by which the itinerary of a request is promised. */
export const deliveryDeadline = (submittedAt: Date): Date => new Date(submittedAt.getTime() + DELIVERY_HOURS * HOUR_MS);
