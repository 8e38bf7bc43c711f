import type { ClientScope } from "../clients/scope.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { NotificationPreferenceRow } from "../db/tables/notifications.js";
import type { Db } from "../db/tables.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { type Preferences, usualPreferences } from "./preferences.rules.js";
import { bySwitch } from "./schemas.js";

type Account = Pick<UserRow, "id" | "admin" | "confirmed" | "group_id">;

/** The clients that a person sees, whomever they act as. */
export function scopeOfPerson({ admin, confirmed, group_id }: Account): ClientScope {
  if (confirmed !== 1) return { kind: "none" };
  if (admin === 1) return { kind: "all" };
  return group_id === null ? { kind: "none" } : { kind: "group", groupId: group_id };
}

export function toPreferences(row: NotificationPreferenceRow): Preferences {
  return {
    events: bySwitch((name) => row[name] === 1),
    silentAfter: row.silent_after,
    email: row.email === 1,
    webhook: row.webhook === 1,
    webhookUrl: row.webhook_url,
    webhookSecret: row.webhook_secret,
    webhookSecretDate: row.webhook_secret_date,
    quietHours: {
      enabled: row.quiet === 1,
      from: row.quiet_from,
      to: row.quiet_to,
      timeZone: row.quiet_zone,
      alarmsPass: row.alarms_pass === 1,
    },
    allClients: row.all_clients === 1,
  };
}

/** A person's preferences, or the defaults. */
export async function findPreferences(db: Db, user: Account): Promise<Preferences> {
  const row = await db
    .selectFrom("notification_preference")
    .selectAll()
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  return row ? toPreferences(row) : usualPreferences(user.group_id !== null);
}

export async function writePreferences(tx: Db, userId: number, wanted: Preferences): Promise<void> {
  const flag = (value: boolean) => (value ? 1 : 0);
  const { events, quietHours } = wanted;
  const columns = {
    ...bySwitch((name) => flag(events[name])),
    silent_after: wanted.silentAfter,
    email: flag(wanted.email),
    webhook: flag(wanted.webhook),
    webhook_url: wanted.webhookUrl,
    webhook_secret: wanted.webhookSecret,
    webhook_secret_date: wanted.webhookSecretDate,
    quiet: flag(quietHours.enabled),
    quiet_from: quietHours.from,
    quiet_to: quietHours.to,
    quiet_zone: quietHours.timeZone,
    alarms_pass: flag(quietHours.alarmsPass),
    all_clients: flag(wanted.allClients),
  };
  await tx
    .insertInto("notification_preference")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

/** The clients that a person has chosen, ascending. Some may no longer be visible. */
export async function chosenClients(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("notification_client")
    .select("client_id")
    .where("user_id", "=", userId)
    .orderBy("client_id")
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** Chooses exactly these clients. The person's preferences exist already. */
export async function chooseClients(tx: Db, userId: number, clientIds: number[]): Promise<void> {
  await tx.deleteFrom("notification_client").where("user_id", "=", userId).execute();
  if (clientIds.length === 0) return;
  await tx
    .insertInto("notification_client")
    .values(clientIds.map((clientId) => ({ user_id: userId, client_id: clientId })))
    .execute();
}

/** The zone of a person's quiet hours if they have not set one. */
export async function zoneOfPerson(db: Db, { group_id }: Pick<UserRow, "group_id">): Promise<string> {
  if (group_id === null) return DEFAULT_ZONE;
  const group = await db
    .selectFrom("user_group")
    .select("time_zone")
    .where("id", "=", group_id)
    .executeTakeFirst();
  return group?.time_zone ?? DEFAULT_ZONE;
}
