/** The texts of the five things that matter first that do not depend on the day. */
export type Essentials = { way: string; time: string; bestMonths: string; possibleMonths: string; fee: string };
