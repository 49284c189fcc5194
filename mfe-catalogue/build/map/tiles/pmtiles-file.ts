import { Compression, TileType, zxyToTileId } from 'pmtiles';

/** A tile by its zoom level and its place in the grid. */
export type Tile = { z: number; x: number; y: number; data: Uint8Array };

/** Degrees, as in GeoJSON: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Consecutive tiles with the same content, which the file has once. */
type Entry = { id: number; runLength: number; offset: number; length: number };

const HEADER_BYTES = 127;
/** Readers ask for header and directory at once, with this many bytes. */
const FIRST_READ_BYTES = 16_384;

/** A number in seven bits a byte, the lowest first; those but the last have the eighth bit. */
function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** Lays out the contents, in the order of the tiles and each once. */
function layOut(tiles: readonly Tile[]) {
  const contents = new Map<string, { offset: number; data: Uint8Array }>();
  const entries: Entry[] = [];
  let bytes = 0;
  const ordered = tiles.map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }));
  for (const { id, data } of ordered.toSorted((one, other) => one.id - other.id)) {
    const key = Buffer.from(data).toString('base64');
    const content = contents.get(key) ?? { offset: bytes, data };
    if (!contents.has(key)) bytes += data.length;
    contents.set(key, content);
    const last = entries.at(-1);
    if (last && last.offset === content.offset && last.id + last.runLength === id) last.runLength += 1;
    else entries.push({ id, runLength: 1, offset: content.offset, length: data.length });
  }
  return { entries, contents: [...contents.values()].map(({ data }) => data), bytes };
}

/** Writes a directory: the number of entries, then each of their fields for all of them. */
function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const offsets = entries.map(({ offset }, index) => {
    const before = entries[index - 1];
    return before && before.offset + before.length === offset ? 0 : offset + 1;
  });
  const fields = [ids, entries.map(({ runLength }) => runLength), entries.map(({ length }) => length), offsets];
  return Uint8Array.from([entries.length, ...fields.flat()].flatMap(encodeVarint));
}

/** The part of the header that says where everything is: places and sizes in bytes, and numbers of tiles. */
type Layout = { directory: number; metadata: number; data: number; tiles: number; entries: number; contents: number };

function encodeHeader(layout: Layout, tiles: readonly Tile[], [west, south, east, north]: Bounds): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const metadataAt = HEADER_BYTES + layout.directory;
  const dataAt = metadataAt + layout.metadata;
  const zooms = tiles.map(({ z }) => z);
  const longs = [
    ...[HEADER_BYTES, layout.directory, metadataAt, layout.metadata],
    // There are no further directories.
    ...[dataAt, 0, dataAt, layout.data],
    ...[layout.tiles, layout.entries, layout.contents],
  ];
  const bytes = [1, Compression.None, Compression.None, TileType.Mvt, Math.min(...zooms), Math.max(...zooms)];
  header.write('PMTiles\x03', 'latin1');
  for (const [index, value] of longs.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  header.set(bytes, 96);
  const toInteger = (degrees: number) => Math.round(degrees * 1e7);
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(toInteger(degrees), 102 + 4 * index);
  header.writeUInt8(Math.min(...zooms), 118);
  header.writeInt32LE(toInteger((west + east) / 2), 119);
  header.writeInt32LE(toInteger((south + north) / 2), 123);
  return header;
}

/**
 * Writes tiles in the format PMTiles, version 3. Nothing is compressed, so that the same tiles give the same bytes on every
 * machine, and the order of the tiles makes no difference.
 *
 * @throws Error when the directory has no room beside the header: further directories are not written.
 */
export function writePmtiles(tiles: readonly Tile[], bounds: Bounds, metadata: object): Uint8Array {
  const { entries, contents, bytes } = layOut(tiles);
  const directory = encodeDirectory(entries);
  if (HEADER_BYTES + directory.length > FIRST_READ_BYTES)
    throw new Error(
      `${tiles.length} tiles need a directory of ${directory.length} bytes, and there is room for ${FIRST_READ_BYTES - HEADER_BYTES}: lower the highest zoom level`,
    );
  const text = Buffer.from(JSON.stringify(metadata));
  const layout = { directory: directory.length, metadata: text.length, data: bytes };
  const counts = { tiles: tiles.length, entries: entries.length, contents: contents.length };
  return Buffer.concat([encodeHeader({ ...layout, ...counts }, tiles, bounds), directory, text, ...contents]);
}
