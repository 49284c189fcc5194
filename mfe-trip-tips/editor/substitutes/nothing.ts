/** Stands for a part of Decap CMS that the tips don't use and that the editor's policy would not let run. */
export default {};
export const encode = undefined;
