/** Who runs this deployment of the guide. What is not given is not shown: nothing is invented. */
export type Provider = {
  /** The name of the business or person that makes the plans. */
  name?: string;
  /** An address that somebody reads. */
  email?: string;
  /** With the code of the country: `+7 727 …`. */
  telephone?: string;
  /** The postal address in one line. */
  address?: string;
};

/** The provider of this deployment: whoever deploys the site enters it here (docs/operations.md). */
export const provider: Provider = {};
