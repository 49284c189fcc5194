/** Replaces parts of Decap CMS that the tips do not use and that the Content Security Policy would block. */
export default {};
export const encode = undefined;
