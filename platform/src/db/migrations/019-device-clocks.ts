import type { Kysely } from "kysely";

/**
 * The skew of devices' clocks, and the reports it comes from; the arrival of a batch, so that a repeated one
 * gets the same answer; and how long a rollout waits for its pilots.
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
