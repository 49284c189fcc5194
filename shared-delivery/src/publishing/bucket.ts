import { getPlatformProxy } from 'wrangler';
import type { RemoteName } from '../schema/remotes.ts';
import type { Target } from './release.ts';

/** An object of a bucket, without its content. */
export type StoredObject = {
  key: string;
  size: number;
  etag: string;
  uploaded: Date;
  checksums: { sha384?: ArrayBuffer | undefined };
};

type Condition = { etagMatches: string } | { etagDoesNotMatch: string };

/** The part of an R2 bucket that publishing needs. */
export type Bucket = {
  get(key: string): Promise<(StoredObject & { text(): Promise<string>; arrayBuffer(): Promise<ArrayBuffer> }) | null>;
  head(key: string): Promise<StoredObject | null>;
  /** Gives what is stored now, with the hash that was sent; null when the condition does not hold. */
  put(
    key: string,
    value: Uint8Array | string,
    options?: { httpMetadata?: { contentType: string }; sha384?: string; onlyIf?: Condition },
  ): Promise<StoredObject | null>;
  delete(keys: string[]): Promise<void>;
  list(options: { prefix?: string; delimiter?: string; cursor?: string }): Promise<{
    objects: StoredObject[];
    delimitedPrefixes: string[];
    truncated: boolean;
    cursor?: string;
  }>;
};

/** Lists all objects whose key begins with a prefix. */
export async function listObjects(bucket: Bucket, prefix: string): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    objects.push(...page.objects);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return objects;
}

/** Lists the names before the first slash of all keys, with the slash. */
export async function listFolders(bucket: Bucket): Promise<string[]> {
  const folders: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ delimiter: '/', ...(cursor && { cursor }) });
    folders.push(...page.delimitedPrefixes);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return folders;
}

/** Opens the bucket of a remote through its wrangler configuration, and closes it afterwards. */
export async function withBucket<Result>(
  target: Target,
  remote: RemoteName,
  action: (bucket: Bucket) => Promise<Result>,
): Promise<Result> {
  const isLocal = 'state' in target;
  const { env, dispose } = await getPlatformProxy<{ RELEASES: Bucket }>({
    configPath: `mfe-${remote}/wrangler.jsonc`,
    ...(!isLocal && { environment: target.environment }),
    persist: isLocal ? { path: `${target.state}/v3` } : false,
    remoteBindings: !isLocal,
    envFiles: [],
  });
  try {
    return await action(env.RELEASES);
  } finally {
    await dispose();
  }
}
