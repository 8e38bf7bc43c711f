import { openReadOnly } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";

/** Changes by itself, without any call. */
const UNASKED = ["job"];

/** All rows of all tables, as text by table. */
export async function contentOf(place: DatabasePlace): Promise<Record<string, string>> {
  const db = openReadOnly(place);
  try {
    const found = await db.introspection.getTables();
    const tables = found.filter(({ isView }) => !isView).map(({ name }) => name);
    const content: Record<string, string> = {};
    for (const name of tables.filter((table) => !UNASKED.includes(table))) {
      const rows = await db
        .selectFrom(name as "client")
        .selectAll()
        .execute();
      content[name] = rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join("\n");
    }
    return content;
  } finally {
    await db.destroy();
  }
}
