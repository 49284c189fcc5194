import * as m from '#messages';

/** What a fact says in place of a date when nobody checked it (`NOT_CHECKED` in @almaty/planner/schema, which brings zod). */
const NOT_CHECKED = 'not yet';

/** What a visitor is told of a fact of low confidence. */
export const DOUBT = m.doubt;

/** Whether somebody checked a fact. */
export const isChecked = (checkedOn: string): boolean => checkedOn !== NOT_CHECKED;
