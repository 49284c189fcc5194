import type { ItineraryRequest } from '@almaty/store/schema';

/** Writes a request with its selections in one transaction: all of it is kept, or nothing. */
export async function storeRequest(
  db: D1Database,
  reference: string,
  request: ItineraryRequest,
  now: Date,
): Promise<void> {
  const requestRow = db
    .prepare(
      'insert into itinerary_request (reference, user_email, start_date, end_date, created_at) values (?, ?, ?, ?, ?)',
    )
    .bind(reference, request.user_email, request.start_date, request.end_date, now.toISOString());
  const insertLocation = db.prepare(
    'insert into requested_location (reference, position, id, name, description, image, category, difficulty) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const locationRows = request.selected_locations.map(
    ({ id, name, description, image, category, difficulty }, position) =>
      insertLocation.bind(reference, position, id, name, description, image, category, difficulty ?? null),
  );
  const insertActivity = db.prepare(
    'insert into requested_activity (reference, position, id, name, description, intensity) values (?, ?, ?, ?, ?, ?)',
  );
  const activityRows = request.selected_activities.map(({ id, name, description, intensity }, position) =>
    insertActivity.bind(reference, position, id, name, description, intensity),
  );
  await db.batch([requestRow, ...locationRows, ...activityRows]);
}
