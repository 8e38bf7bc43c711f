import { type Insertable, type Selectable, sql } from "kysely";
import type { Static } from "typebox";
import { prepared } from "../db/prepared.js";
import type { ClientStateTable } from "../db/tables/clients.js";
import type { Db } from "../db/tables.js";
import type { StatusBody } from "./schemas.js";

type Status = Static<typeof StatusBody>;
type State = Selectable<ClientStateTable>;

/** Adds a status to the client's series. Of two of one second the later to come counts, as it does in the state. */
export async function addDiagnostic(tx: Db, clientId: number, status: Status): Promise<void> {
  const { battery, rssi, sig, brightness, brightnessAverage } = status;
  const figures = { battery, rssi, sig, brightness, brightness_average: brightnessAverage };
  const told = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
  const nothing = { battery: null, rssi: null, sig: null, brightness: null, brightness_average: null };
  await tx
    .insertInto("diagnostic")
    .values({ client_id: clientId, time: status.timestamp, ...nothing, ...told })
    .onConflict((conflict) => {
      const again = conflict.columns(["client_id", "time"]);
      return Object.keys(told).length === 0 ? again.doNothing() : again.doUpdateSet(told);
    })
    .execute();
  const reported = Object.entries(status.reported ?? {});
  if (reported.length === 0) return;
  await tx
    .insertInto("reported_value")
    .values(
      reported.map(([parameter, value]) => ({
        client_id: clientId,
        parameter,
        time: status.timestamp,
        value: JSON.stringify(value),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["client_id", "parameter", "time"])
        .doUpdateSet((row) => ({ value: row.ref("excluded.value") })),
    )
    .execute();
}

/**
 * Takes a status into the current state, unless a later one is there already. What it leaves out stays as it was.
 * @returns whether it is the latest
 */
export async function applyStatus(tx: Db, clientId: number, status: Status): Promise<boolean> {
  const old = await readState(tx, clientId);
  if (old && old.status_date !== null && old.status_date > status.timestamp) return false;
  const reported = { ...JSON.parse(old?.reported ?? "{}"), ...status.reported };
  await writeState(tx, clientId, {
    status_date: status.timestamp,
    battery: status.battery ?? old?.battery ?? null,
    rssi: status.rssi ?? old?.rssi ?? null,
    firmware_version: status.firmwareVersion ?? old?.firmware_version ?? null,
    config_name: status.configName ?? old?.config_name ?? null,
    hw_type: status.hwType ?? old?.hw_type ?? null,
    alarms: status.alarms ? JSON.stringify(status.alarms) : (old?.alarms ?? null),
    reported: JSON.stringify(reported),
  });
  return true;
}

/** When something was last heard of a client: any sign of life, and a road user that it counted. */
export interface Heard {
  active: number | null;
  counted: number | null;
}

/** Notes what was heard of a client; never earlier than before, never in the future. */
export async function markHeard(tx: Db, clientId: number, heard: Heard, now: number): Promise<void> {
  const known = (instant: number | null) => (instant === null ? null : Math.min(instant, now));
  await upsertHeard(tx, { clientId, active: known(heard.active), counted: known(heard.counted) });
}

/** Notes that a client sent a batch of time that was covered already. It has a state by then: something was heard of it. */
export async function noteOverlap(tx: Db, clientId: number, seconds: number, now: number): Promise<void> {
  await writeState(tx, clientId, { overlap_date: now, overlap_seconds: seconds });
}

const upsertHeard = prepared((db: Db, value: Heard & { clientId: number }) =>
  db
    .insertInto("client_state")
    .values({
      client_id: value.clientId,
      last_active_date: value.active,
      last_count_date: value.counted,
    } as Insertable<ClientStateTable>)
    .onConflict((conflict) =>
      conflict.column("client_id").doUpdateSet({
        last_active_date: laterOf("last_active_date"),
        last_count_date: laterOf("last_count_date"),
      }),
    ),
);

function laterOf(column: "last_active_date" | "last_count_date") {
  const [known, heard] = [sql.ref(`client_state.${column}`), sql.ref(`excluded.${column}`)];
  return sql<
    number | null
  >`case when ${heard} is null or ${known} >= ${heard} then ${known} else ${heard} end`;
}

function readState(tx: Db, clientId: number): Promise<State | undefined> {
  return tx.selectFrom("client_state").selectAll().where("client_id", "=", clientId).executeTakeFirst();
}

async function writeState(
  tx: Db,
  clientId: number,
  change: Partial<Omit<State, "client_id">>,
): Promise<void> {
  await tx
    .insertInto("client_state")
    .values({ client_id: clientId, ...change } as State)
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(change))
    .execute();
}
