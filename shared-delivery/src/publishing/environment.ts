/** The environments of the wrangler configurations: what is deployed. The top level of a configuration is the local stack. */
export const ENVIRONMENTS = ['staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Whether a text names an environment. */
export const isEnvironment = (text: unknown): text is Environment =>
  ENVIRONMENTS.some((environment) => environment === text);
