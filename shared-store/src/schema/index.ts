export { Activity, Category, Difficulty, Intensity, Location } from './catalogue.ts';
export { type ItineraryRequest, itineraryRequest, SubmitAnswer, todayInAlmaty } from './request.ts';
