/**
 * Parses `RELEASE_SERVERS` of the shell's Worker: origins between spaces.
 *
 * @returns host and port, by which a preview names a release server (`?mfe=<remote>@<host>:<port>`) -> origin. Without a port,
 *   as of a tunnel, it is that of https.
 */
export const parseReleaseServers = (origins: string): Map<string, string> =>
  new Map(
    origins
      .split(' ')
      .filter((text) => URL.canParse(text))
      .map((text) => new URL(text))
      .map(({ hostname, port, origin }) => [`${hostname}:${port || 443}`, origin]),
  );
