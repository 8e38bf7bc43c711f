import { type Insertable, type OnConflictBuilder, type Selectable, sql } from "kysely";
import type { Static } from "typebox";
import { rowsOf } from "../db/postgres/insertsTogether.js";
import { prepared } from "../db/prepared.js";
import type { ClientStateTable } from "../db/tables/clients.js";
import type { Database, Db } from "../db/tables.js";
import type { KnownClock, Said } from "./clock.rules.js";
import type { StatusBody } from "./schemas.js";

type Status = Static<typeof StatusBody>;
type State = Selectable<ClientStateTable>;

/**
 * Adds a status to the client's series, at an instant by our clock. Of two in the same second the later
 * arrival counts, as in the state.
 */
export async function addDiagnostic(
  tx: Db,
  clientId: number,
  status: Status,
  instant: number,
): Promise<void> {
  const { battery, rssi, sig, brightness, brightnessAverage } = status;
  const figures = { battery, rssi, sig, brightness, brightness_average: brightnessAverage };
  const told = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
  const nothing = { battery: null, rssi: null, sig: null, brightness: null, brightness_average: null };
  await tx
    .insertInto("diagnostic")
    .values({ client_id: clientId, time: instant, ...nothing, ...told })
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
        time: instant,
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
 * Merges a status at an instant by our clock into the current state, unless a later one is there already.
 * One that is later than now was told while our clock was ahead: what arrives after it counts. Fields left
 * out stay unchanged.
 * @returns true if it is the latest
 */
export async function applyStatus(
  tx: Db,
  clientId: number,
  status: Status,
  instant: number,
  now: number,
): Promise<boolean> {
  const old = await readState(tx, clientId);
  const last = old?.status_date ?? null;
  if (last !== null && last > instant && last <= now) return false;
  const reported = { ...JSON.parse(old?.reported ?? "{}"), ...status.reported };
  await writeState(tx, clientId, {
    status_date: instant,
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

/** The last signs of a client: any activity, and a counted road user. */
export interface Heard {
  active: number | null;
  counted: number | null;
  /** The post's times by the device's clock; left out for an import. */
  clock?: { said: Said; skew: number | null };
}

/**
 * Records a client's activity: never in the future, and never earlier than before, unless that is in the
 * future as our clock was ahead.
 */
export async function markHeard(tx: Db, clientId: number, heard: Heard, now: number): Promise<void> {
  await upsertHeard(tx, { ...heardRow(clientId, heard, now), now });
}

/** The row of a client's activity. */
export function heardRow(clientId: number, heard: Heard, now: number): HeardRow {
  const known = (instant: number | null) => (instant === null ? null : Math.min(instant, now));
  const { said, skew = null } = heard.clock ?? {};
  const post = (kind: Said["kind"]) =>
    said?.kind === kind ? { said: said.newest, came: now } : { said: null, came: null };
  const [state, batch] = [post("state"), post("batch")];
  return {
    client_id: clientId,
    last_active_date: known(heard.active),
    last_count_date: known(heard.counted),
    clock_skew_seconds: skew,
    clock_skew_date: skew === null ? null : now,
    state_said: state.said,
    state_came: state.came,
    batch_said: batch.said,
    batch_came: batch.came,
  };
}

const CLOCK_COLUMNS = ["clock_skew_seconds", "state_said", "state_came", "batch_said", "batch_came"] as const;
type ClockColumns = Pick<State, (typeof CLOCK_COLUMNS)[number]>;

/** Reads the clock's state from the columns of a client's state. */
export function toKnownClock(state: ClockColumns | undefined): KnownClock {
  const post = (said: number | null | undefined, came: number | null | undefined) =>
    said == null || came == null ? null : { said, came };
  return {
    skew: state?.clock_skew_seconds ?? null,
    state: post(state?.state_said, state?.state_came),
    batch: post(state?.batch_said, state?.batch_came),
  };
}

/** The known state of a client's clock. */
export async function knownClock(tx: Db, clientId: number): Promise<KnownClock> {
  return toKnownClock((await selectClock(tx, { clientId })).rows[0]);
}

const selectClock = prepared((db: Db, value: { clientId: number }) =>
  db
    .selectFrom("client_state")
    .select([...CLOCK_COLUMNS])
    .where("client_id", "=", value.clientId),
);

/**
 * Records that a client sent a batch for time that was covered already. Its state row exists by then, as it
 * was heard.
 */
export async function noteOverlap(tx: Db, clientId: number, seconds: number, now: number): Promise<void> {
  await writeState(tx, clientId, { overlap_date: now, overlap_seconds: seconds });
}

const HEARD_COLUMNS = ["last_active_date", "last_count_date"] as const;
const TOLD_COLUMNS = [...CLOCK_COLUMNS, "clock_skew_date"] as const;
export type HeardRow = Pick<
  State,
  "client_id" | (typeof HEARD_COLUMNS)[number] | (typeof TOLD_COLUMNS)[number]
>;

const upsertHeard = prepared((db: Db, row: HeardRow & { now: number }) => {
  const { client_id, last_active_date, last_count_date, clock_skew_seconds, clock_skew_date } = row;
  const { state_said, state_came, batch_said, batch_came, now } = row;
  const heard = { last_active_date, last_count_date, clock_skew_seconds, clock_skew_date };
  const posts = { state_said, state_came, batch_said, batch_came };
  return db
    .insertInto("client_state")
    .values({ client_id, ...heard, ...posts } as Insertable<ClientStateTable>)
    .onConflict(keepLatest(now));
});

/** Of what was heard from several clients, for insertsTogether. */
export const HEARD_ROWS = rowsOf(
  "client_state",
  {
    client_id: "bigint",
    last_active_date: "bigint",
    last_count_date: "bigint",
    clock_skew_seconds: "bigint",
    clock_skew_date: "bigint",
    state_said: "bigint",
    state_came: "bigint",
    batch_said: "bigint",
    batch_came: "bigint",
  },
  (insert, { now }: { now: number }) => insert.onConflict(keepLatest(now)),
);

const keepLatest = (now: number) => (conflict: OnConflictBuilder<Database, "client_state">) =>
  conflict.column("client_id").doUpdateSet({
    ...Object.fromEntries(HEARD_COLUMNS.map((column) => [column, laterOf(column, now)])),
    ...Object.fromEntries(TOLD_COLUMNS.map((column) => [column, toldOf(column)])),
  });

function laterOf(column: (typeof HEARD_COLUMNS)[number], now: number) {
  const [known, heard] = [sql.ref(`client_state.${column}`), sql.ref(`excluded.${column}`)];
  return sql<
    number | null
  >`case when ${heard} is null or (${known} >= ${heard} and ${known} <= ${now}) then ${known} else ${heard} end`;
}

/** The new value if there is one, else the old. */
const toldOf = (column: (typeof TOLD_COLUMNS)[number]) =>
  sql<number | null>`coalesce(${sql.ref(`excluded.${column}`)}, ${sql.ref(`client_state.${column}`)})`;

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
