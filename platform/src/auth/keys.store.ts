import { engineOf } from "../db/engine.js";
import { Gathered } from "../db/gathered.js";
import { ofEach, prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import type { DevicePrincipal, ReportPrincipal } from "./principal.js";
import { hashSecret } from "./secrets.js";

/** The device of a device or import key, or undefined. */
export async function findDeviceKey(db: Db, key: string, now: number): Promise<DevicePrincipal | undefined> {
  const row = await rowOf(db, hashSecret(key));
  if (!row || (row.expire_date !== null && row.expire_date <= now)) return undefined;
  return { kind: row.purpose === "import" ? "import" : "device", clientId: row.client_id };
}

const keyRows = (db: Db) =>
  db.selectFrom("client_key").select(["key_hash", "client_id", "purpose", "expire_date"]);

const selectKey = prepared((db: Db, value: { hash: string }) =>
  keyRows(db).where("key_hash", "=", value.hash),
);

const selectKeys = prepared((db: Db, { hashes }: { hashes: string[] }) =>
  ofEach(db, hashes, "text", (hash) => keyRows(db).where("key_hash", "=", hash)),
);

type KeyRow = Awaited<ReturnType<typeof selectKey>>["rows"][number];

const ASKED_AT_ONCE = 64;
const LANES = 2;
const REST_MS = 2;
const askers = new WeakMap<Db, Gathered<string, KeyRow | undefined>>();

/** Thousands of devices ask a second: a server is asked for the keys of all that come together. */
async function rowOf(db: Db, hash: string): Promise<KeyRow | undefined> {
  if (engineOf(db) === "sqlite") return (await selectKey(db, { hash })).rows[0];
  const asker =
    askers.get(db) ??
    new Gathered({ run: (some) => rowsOf(db, some), most: ASKED_AT_ONCE, lanes: LANES, restMs: REST_MS });
  askers.set(db, asker);
  return asker.add(hash);
}

async function rowsOf(db: Db, hashes: string[]): Promise<{ value: KeyRow | undefined }[]> {
  const { rows } = await selectKeys(db, { hashes });
  const byHash = new Map(rows.map((row) => [row.key_hash, row]));
  return hashes.map((one) => ({ value: byHash.get(one) }));
}

/**
 * The clients and period of a report key, or undefined. A key whose clients are all gone opens nothing, nor does
 * one that a script's key asked for which has ended.
 */
export async function findReportKey(db: Db, key: string, now: number): Promise<ReportPrincipal | undefined> {
  const rows = await db
    .selectFrom("report_key as key")
    .innerJoin("report_key_client as opened", "opened.key_hash", "key.key_hash")
    .leftJoin("api_key", "api_key.id", "key.api_key_id")
    .select(["opened.client_id", "key.group_id", "key.api_key_id", "key.start_time", "key.end_time"])
    .where("key.key_hash", "=", hashSecret(key))
    .where("key.expire_date", ">", now)
    .where((eb) => eb.or([eb("api_key.expire_date", "is", null), eb("api_key.expire_date", ">", now)]))
    .orderBy("opened.client_id")
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  return {
    kind: "report",
    clientIds: rows.map(({ client_id }) => client_id),
    groupId: first.group_id,
    ofKey: first.api_key_id !== null,
    startTimestamp: first.start_time,
    endTimestamp: first.end_time,
  };
}
