import { type Kysely, sql } from "kysely";

/**
 * The time since which a client is in a group that it came to by a move: that group sees nothing from before.
 * For clients that are already in a group no moves are known, except whether a client without a group left
 * one. Events of a client for groups that came later are stored separately from those for the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("client_group").addColumn("since", "bigint").execute();
  await schema.alterTable("client").addColumn("left_group_date", "bigint").execute();
  await schema.alterTable("event_log").addColumn("late", "text").execute();
  await sql`update client set left_group_date = (
      select max(time) from revision where kind = 'clientGroups' and item_id = client.id
    ) where not exists (select 1 from client_group where client_group.client_id = client.id)`.execute(db);
}
