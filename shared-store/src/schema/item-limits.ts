/** The values and limits of the items of an itinerary, without a schema library: every page checks stored items by them. */

export const CATEGORIES = ['Nature', 'Mountain Routes', 'City Experience'] as const;
export const DIFFICULTIES = ['Medium', 'Hard', 'Very Hard'] as const;
export const INTENSITIES = ['Low', 'Medium', 'High'] as const;

/** The most characters of each text. */
export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 600;
export const MAX_IMAGE_LENGTH = 500;
