import { hashSecret, newSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";

/** As long as a browser keeps its secret after its last sign-in. */
const KNOWN_FOR = 400 * DAY;
/** Of one person; more are a script that loses its secret. */
const MOST_DEVICES = 50;

/** What somebody signs in by. */
export interface Device {
  /** The secret that a browser keeps; null: none yet; undefined: a script, which keeps none. */
  secret: string | null | undefined;
  address: string;
  userAgent: string | null;
}

/**
 * The form in which a device is stored; null for a browser without a secret. A script is known by its address and
 * name together. Its form is none that a secret could have.
 */
function hashOf({ secret, address, userAgent }: Device): string | null {
  if (secret === undefined) return `at:${hashSecret(`${address}\n${userAgent ?? ""}`)}`;
  return secret === null || secret === "" ? null : hashSecret(secret);
}

/** Notes that a person signs in by a device. @returns its id, or null if the person's account does not know it */
export async function noteKnownDevice(
  tx: Db,
  userId: number,
  device: Device,
  now: number,
): Promise<number | null> {
  const hash = hashOf(device);
  if (hash === null) return null;
  const known = await tx
    .updateTable("known_device")
    .set({ last_seen_date: now })
    .where("user_id", "=", userId)
    .where("secret_hash", "=", hash)
    .returning("id")
    .executeTakeFirst();
  return known?.id ?? null;
}

/**
 * Makes a device known to a person's account. A browser gets a new secret, by which whoever knows it already knows it from then on:
 * whoever put the old one into the browser, or took it, has a secret of no device any more.
 * @returns the device's id, and the secret for the browser to keep; null for a script
 */
export async function addKnownDevice(
  tx: Db,
  userId: number,
  device: Device,
  now: number,
): Promise<{ id: number; secret: string | null }> {
  const secret = device.secret === undefined ? null : newSecret("kd_");
  const old = hashOf(device);
  const hash = secret === null ? (old ?? "") : hashSecret(secret);
  if (old !== null && old !== hash)
    await tx.updateTable("known_device").set({ secret_hash: hash }).where("secret_hash", "=", old).execute();
  const { id } = await tx
    .insertInto("known_device")
    .values({ user_id: userId, secret_hash: hash, first_seen_date: now, last_seen_date: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "secret_hash"]).doUpdateSet({ last_seen_date: now }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  await forgetMoreThanMost(tx, userId);
  return { id, secret };
}

async function forgetMoreThanMost(tx: Db, userId: number): Promise<void> {
  const tooMany = await tx
    .selectFrom("known_device")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("last_seen_date", "desc")
    .orderBy("id", "desc")
    .offset(MOST_DEVICES)
    .limit(MOST_DEVICES)
    .execute();
  const ids = tooMany.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("known_device").where("id", "in", ids).execute();
}

/** Forgets all devices of a person but the one of a session, or the given one. */
export async function forgetDevicesOf(
  tx: Db,
  userId: number,
  but: { sessionHash: string } | Device,
): Promise<void> {
  const all = tx.deleteFrom("known_device").where("user_id", "=", userId);
  if ("secret" in but) {
    await all.where("secret_hash", "!=", hashOf(but) ?? "").execute();
    return;
  }
  const present = await deviceIds(tx, userId, but);
  await (present.length === 0 ? all : all.where("id", "not in", present)).execute();
}

/**
 * Forgets the devices of sessions that a person ends: that with a public id, or all but the present one. The device of
 * the present session stays.
 */
export async function forgetDevicesOfSessions(
  tx: Db,
  userId: number,
  { id = "", presentHash }: { id?: string | undefined; presentHash: string },
): Promise<void> {
  const present = await deviceIds(tx, userId, { sessionHash: presentHash });
  const ended = await deviceIds(tx, userId, { sessionHash: id });
  const ids = ended.filter((one) => !present.includes(one));
  if (ids.length > 0) await tx.deleteFrom("known_device").where("id", "in", ids).execute();
}

/** The devices of a person's sessions whose hash begins so. */
async function deviceIds(
  tx: Db,
  userId: number,
  { sessionHash }: { sessionHash: string },
): Promise<number[]> {
  const rows = await tx
    .selectFrom("session")
    .select("device_id")
    .distinct()
    .where("user_id", "=", userId)
    .where("token_hash", "like", `${sessionHash}%`)
    .where("device_id", "is not", null)
    .execute();
  return rows.flatMap(({ device_id }) => device_id ?? []);
}

/** Forgets devices that nobody has signed in by for long. */
export async function forgetOldDevices(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("known_device")
    .where("last_seen_date", "<", now - KNOWN_FOR)
    .execute();
}
