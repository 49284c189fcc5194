/** What is deployed by this command: the Workers. Remotes are published (shared-delivery/src/publishing). */
export const PARTS = ['api', 'shell'] as const;
export type Part = (typeof PARTS)[number];
