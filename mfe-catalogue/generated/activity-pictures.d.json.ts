import type { ActivityPicture } from '../src/content/activity-pictures.ts';

declare const data: Readonly<Record<string, ActivityPicture>>;
export default data;
