/** What is deployed by this command: the Workers. Remotes are published (shared-delivery/src/publishing). */
export type Part = 'api' | 'shell';
