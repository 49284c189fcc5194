/** Stands in for `prop-types` in bundles. */
export const checkPropTypes = (): void => {};
