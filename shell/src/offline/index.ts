// What needs the store is one piece of code: each piece would have a hash in the script that every page loads.
export { keepPlan } from './keep-plan.ts';
export { offerGuide } from './offer-guide.ts';
export { start } from './start-panel.ts';
export { updateGuide } from './update-guide.ts';
