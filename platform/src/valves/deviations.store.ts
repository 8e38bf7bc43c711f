import { type SqlBool, sql } from "kysely";
import { ofEach } from "../db/dealt/ofEach.js";
import { isDealtOut } from "../db/engine.js";
import type { Db } from "../db/tables.js";
import { PARAMETER } from "./store.js";

/** JSON, as it is stored. */
const OPEN = "1";

/** The reports of a valve that contradict its expected state. */
export interface Contradiction {
  /** The last report that agrees with the expected state. */
  agreed: number;
  /** The first after it. */
  first: number;
}

/**
 * For valves whose present reports contradict the expected state, the start of that: one query for all.
 * @param open true if they should be open
 * @param after limit of the look back; those without an agreeing report since are left out
 */
export async function contradictions(
  db: Db,
  clientIds: number[],
  open: boolean,
  after: number,
): Promise<Map<number, Contradiction>> {
  if (clientIds.length === 0) return new Map();
  const rows = isDealtOut(db)
    ? await ofEach(db, clientIds, (id) => contradictionOf(db, id, open, after))
    : await contradictionsOf(db, clientIds, open, after);
  return new Map(
    rows.flatMap(({ id, agreed, first }) =>
      agreed === null || first === null ? [] : [[id, { agreed, first }]],
    ),
  );
}

const agrees = (open: boolean) => sql<SqlBool>`other.value ${sql.raw(open ? "=" : "<>")} ${OPEN}`;

async function contradictionOf(db: Db, id: number, open: boolean, after: number) {
  const reports = db
    .selectFrom("reported_value as other")
    .where("other.client_id", "=", id)
    .where("other.parameter", "=", PARAMETER);
  const agreed = await reports
    .select(({ fn }) => fn.max<number | null>("other.time").as("time"))
    .where("other.time", ">", after)
    .where(agrees(open))
    .executeTakeFirst();
  if (agreed?.time == null) return [];
  const next = await reports
    .select(({ fn }) => fn.min<number | null>("other.time").as("time"))
    .where("other.time", ">", agreed.time)
    .executeTakeFirst();
  return [{ id, agreed: agreed.time, first: next?.time ?? null }];
}

function contradictionsOf(db: Db, clientIds: number[], open: boolean, after: number) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom("client")
        .select(({ selectFrom }) => [
          "client.id",
          selectFrom("reported_value as other")
            .select("other.time")
            .whereRef("other.client_id", "=", "client.id")
            .where("other.parameter", "=", PARAMETER)
            .where("other.time", ">", after)
            .where(agrees(open))
            .orderBy("other.time", "desc")
            .limit(1)
            .as("agreed"),
        ])
        .where("client.id", "in", clientIds)
        .as("valve"),
    )
    .select(({ selectFrom }) => [
      "valve.id",
      "valve.agreed",
      selectFrom("reported_value as next")
        .select(({ fn }) => fn.min("next.time").as("time"))
        .whereRef("next.client_id", "=", "valve.id")
        .where("next.parameter", "=", PARAMETER)
        .whereRef("next.time", ">", "valve.agreed")
        .as("first"),
    ])
    .execute();
}

/** The latest configurations of those clients that have one (JSON text). */
export async function latestConfigs(db: Db, clientIds: number[]): Promise<Map<number, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("config_version as config")
    .select(["config.client_id", "config.data"])
    .where("config.client_id", "in", clientIds)
    .where("config.version", "=", (sub) =>
      sub
        .selectFrom("config_version as other")
        .select((eb) => eb.fn.max("other.version").as("version"))
        .whereRef("other.client_id", "=", "config.client_id"),
    )
    .execute();
  return new Map(rows.map(({ client_id, data }) => [client_id, data]));
}
