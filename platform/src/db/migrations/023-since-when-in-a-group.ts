import { type Kysely, sql } from "kysely";

/**
 * Since when a client is in a group that it came to by a move: that group sees nothing of before. Nothing is known of the moves of
 * clients that are in a group already, but whether a client without group left one. What is told of a client to groups that came
 * later stands beside what is told to the others.
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
