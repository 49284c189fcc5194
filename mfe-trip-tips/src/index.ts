// A remote has no page of its own: what it offers is exposed through federation.config.ts.
export {};
