// The entry of the build is empty: a remote has only exposed modules (federation.config.ts).
export {};
