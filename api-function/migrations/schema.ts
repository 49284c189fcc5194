/** A column: `isRequired` says that a row needs a value for it, because it has no default. */
export type Column = { type: string; canBeNull: boolean; isRequired: boolean };

/** What running code meets of a table: the conditions of its rows are texts, by which two schemas are compared. */
export type Table = {
  columns: Readonly<Record<string, Column>>;
  checks: readonly string[];
  uniques: readonly string[];
  references: readonly string[];
  /** Trigger -> its SQL. */
  triggers: Readonly<Record<string, string>>;
};

export type Schema = Readonly<Record<string, Table>>;

/** What comes after the word `check` in SQL, up to the bracket that closes the first one. */
function readBrackets(text: string): string {
  let depth = 0;
  for (let end = 0; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return text.slice(1, end);
  }
  return text;
}

const normalise = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | (?=\))/g, (match) => match.trim());

const findChecks = (sql: string) =>
  normalise(sql)
    .split(/\bcheck (?=\()/i)
    .slice(1)
    .map((rest) => readBrackets(rest));

async function readTable(database: D1Database, name: string, sql: string): Promise<Table> {
  const select = async <Row>(query: string) => (await database.prepare(query).bind(name).all<Row>()).results;
  const columns = await select<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>(
    'select * from pragma_table_info(?)',
  );
  const uniques = await select<{ columns: string }>(
    `select (select group_concat(coalesce(name, 'an expression'), ', ') from pragma_index_info(list.name)) as columns
     from pragma_index_list(?) as list where "unique" = 1`,
  );
  const references = await select<{ text: string }>(
    `select "from" || ' of ' || "table" || ', on delete ' || on_delete as text from pragma_foreign_key_list(?)`,
  );
  const triggers = await select<{ name: string; sql: string }>(
    `select name, sql from sqlite_schema where type = 'trigger' and tbl_name = ?`,
  );
  return {
    columns: Object.fromEntries(
      columns.map(({ name: column, type, notnull, dflt_value, pk }) => [
        column,
        { type, canBeNull: notnull === 0, isRequired: notnull === 1 && dflt_value === null && pk === 0 },
      ]),
    ),
    checks: findChecks(sql),
    uniques: uniques.map((index) => index.columns).sort(),
    references: references.map(({ text }) => text).sort(),
    triggers: Object.fromEntries(triggers.map((trigger) => [trigger.name, normalise(trigger.sql)])),
  };
}

/** Reads the schema that a database has now. */
export async function readSchema(database: D1Database): Promise<Schema> {
  const { results } = await database
    .prepare(
      `select name, sql from sqlite_schema where type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' and name <> 'd1_migrations'`,
    )
    .all<{ name: string; sql: string }>();
  const entries = results.map(async ({ name, sql }) => [name, await readTable(database, name, sql)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
