import { type Instance, InstanceError, type InstancePoint } from './instance.ts';

/** What is read of the first line of a tourist trip, which has more numbers than that of the other formats. */
const TOURIST_HEADER_FIELDS = 6;

/** Six numbers and seven windows; a last one is not used. */
const TOURIST_FIELDS = 20;

/** The numbers of each line that is not blank. */
function readRows(text: string): number[][] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ fields: line.trim().split(/\s+/), line: index + 1 }))
    .filter(({ fields }) => fields[0] !== '')
    .map(({ fields, line }) =>
      fields.map((field) => {
        const value = Number(field);
        if (!Number.isFinite(value)) throw new InstanceError(`line ${line}: "${field}" is not a number`);
        return value;
      }),
    );
}

const at = (row: readonly number[], index: number): number => {
  const value = row.at(index);
  if (value === undefined) throw new InstanceError(`point ${row[0]}: a field is missing`);
  return value;
};

/**
 * Reads the files of the KU Leuven set (Solomon, Cordeau). A row is: number, x, y, service, profit, two unused, an unused
 * list, opening, closing. Solomon's coordinates are whole numbers, Cordeau's have three decimals.
 */
function readTeamOrienteering(name: string, rows: readonly number[][]): Instance {
  const [header, , depot, ...points] = rows;
  if (!header || !depot) throw new InstanceError('the file ends before the first point');
  if (points.length < at(header, 2)) {
    throw new InstanceError(`announces ${at(header, 2)} points, but has ${points.length}`);
  }
  const short = [depot, ...points].find((row) => row.length < 9);
  if (short) throw new InstanceError(`point ${short[0]}: ${short.length} fields instead of 9 or more`);
  const isWhole = [depot, ...points].every((row) => Number.isInteger(row[1]) && Number.isInteger(row[2]));
  return {
    name,
    depot: { x: at(depot, 1), y: at(depot, 2), start: at(depot, -2), end: at(depot, -1) },
    points: points.map((row) => ({
      x: at(row, 1),
      y: at(row, 2),
      service: at(row, 3),
      profit: at(row, 4),
      windows: [{ open: at(row, -2), close: at(row, -1) }],
    })),
    decimals: isWhole ? 1 : 2,
    startDay: 0,
  };
}

/** Reads the tourist trips of Gavalas et al.: every point has a window for each weekday, `0 0` where it is closed. */
function readTouristTrips(name: string, rows: readonly number[][]): Instance {
  const [header, depot, ...rest] = rows;
  if (!header || !depot) throw new InstanceError('the file ends before the first point');
  if (rest.length < at(header, 3)) {
    throw new InstanceError(`announces ${at(header, 3)} points, but has ${rest.length}`);
  }
  const points = rest.map((row): InstancePoint => {
    if (row.length < TOURIST_FIELDS) {
      throw new InstanceError(`point ${row[0]}: ${row.length} fields instead of ${TOURIST_FIELDS} or more`);
    }
    const windows = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const open = at(row, 6 + 2 * weekday);
      const close = at(row, 7 + 2 * weekday);
      return open === 0 && close === 0 ? undefined : { open, close };
    });
    return { x: at(row, 1), y: at(row, 2), service: at(row, 3), profit: at(row, 4), windows };
  });
  const [, x = 0, y = 0] = depot;
  return {
    name,
    depot: { x, y, start: at(depot, -2), end: at(depot, -1) },
    points,
    decimals: 2,
    startDay: at(header, 2),
  };
}

/**
 * Reads a benchmark file of one of the three sets.
 *
 * @param name how the instance is called in reports and references.
 * @throws InstanceError when the text is in neither format, with the line or point.
 */
export function readInstance(name: string, text: string): Instance {
  const rows = readRows(text);
  const [header, second] = rows;
  if (header && header.length >= TOURIST_HEADER_FIELDS) return readTouristTrips(name, rows);
  if (header?.length === 4 && second?.length === 2) return readTeamOrienteering(name, rows);
  throw new InstanceError('the first lines are neither of a TOPTW nor of a tourist-trip file');
}
