// The entry of the build is empty, because a remote has only exposed modules (federation.config.ts).
export {};
