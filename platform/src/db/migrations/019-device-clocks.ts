import type { Kysely } from "kysely";

/**
 * How far devices' clocks are ahead, and what that is told from; when a batch came, so that it is answered the same again; and how
 * long a rollout waits for its pilots.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const column of [
    "clock_skew_seconds",
    "clock_skew_date",
    "state_said",
    "state_came",
    "batch_said",
    "batch_came",
  ])
    await schema.alterTable("client_state").addColumn(column, "bigint").execute();
  await schema.alterTable("reading_batch").addColumn("received_date", "bigint").execute();
  await schema.alterTable("staged_rollout").addColumn("pilot_deadline_hours", "integer").execute();
}
