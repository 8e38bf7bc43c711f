import type { Kysely } from "kysely";

interface Names {
  user_account: { id: number; first_name: string | null; last_name: string | null; name_key: string };
}

/** Names in lower case, for search. */
export async function up(db: Kysely<Names>): Promise<void> {
  await db.schema
    .alterTable("user_account")
    .addColumn("name_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const users = await db.selectFrom("user_account").select(["id", "first_name", "last_name"]).execute();
  for (const { id, first_name, last_name } of users) {
    const name_key = [first_name, last_name]
      .filter((name) => name !== null)
      .join(" ")
      .toLowerCase();
    await db.updateTable("user_account").set({ name_key }).where("id", "=", id).execute();
  }
}
