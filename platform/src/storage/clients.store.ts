import type { Db } from "../db/tables.js";

const CLIENTS_A_READ = 500;

/** The ids of all clients, ascending. */
export async function* clientIds(db: Db): AsyncGenerator<number> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("client")
      .select("id")
      .where("id", ">", after)
      .where("is_place", "=", 0)
      .orderBy("id")
      .limit(CLIENTS_A_READ)
      .execute();
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
