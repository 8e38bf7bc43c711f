import type { NotificationScanRow } from "../db/tables/notifications.js";
import type { Db } from "../db/tables.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import type { KnownAlarm } from "./alarms.rules.js";
import type { Preferences } from "./preferences.rules.js";
import { toPreferences } from "./preferences.store.js";
import { EVENT_SWITCHES } from "./schemas.js";
import type { Watch } from "./watch.rules.js";

/** A person who is notified about clients. */
export interface Watcher {
  userId: number;
  preferences: Preferences;
  /** The zone of the quiet hours. */
  zone: string;
  /** The clients that the person sees and wants notifications about. */
  inSight: Set<number>;
}

const SCAN_ROW = 1;

export function lastScan(db: Db): Promise<NotificationScanRow | undefined> {
  return db.selectFrom("notification_scan").selectAll().where("id", "=", SCAN_ROW).executeTakeFirst();
}

export async function writeScan(tx: Db, scan: Omit<NotificationScanRow, "id">): Promise<void> {
  await tx
    .insertInto("notification_scan")
    .values({ id: SCAN_ROW, ...scan })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(scan))
    .execute();
}

/** Everybody who has an event and a channel on, with their watched clients. */
export async function listWatchers(db: Db): Promise<Watcher[]> {
  const rows = await db
    .selectFrom("notification_preference")
    .innerJoin("user_account", "user_account.id", "notification_preference.user_id")
    .leftJoin("user_group", "user_group.id", "user_account.group_id")
    .selectAll("notification_preference")
    .select(["user_account.admin", "user_account.group_id", "user_group.time_zone"])
    .where("user_account.confirmed", "=", 1)
    .where(({ or, eb }) => or(EVENT_SWITCHES.map((name) => eb(`notification_preference.${name}`, "=", 1))))
    .where(({ or, eb }) => or([eb("notification_preference.email", "=", 1), eb("webhook", "=", 1)]))
    .orderBy("notification_preference.user_id")
    .execute();
  if (rows.length === 0) return [];
  const seen = await clientsSeen(db, rows);
  const chosen = await clientsChosen(db);
  return rows.map((row) => {
    const preferences = toPreferences(row);
    const own = seen(row);
    const wanted = chosen.get(row.user_id) ?? [];
    return {
      userId: row.user_id,
      preferences,
      zone: preferences.quietHours.timeZone ?? row.time_zone ?? DEFAULT_ZONE,
      inSight: preferences.allClients ? own : new Set(wanted.filter((id) => own.has(id))),
    };
  });
}

type Sighted = { admin: number; group_id: number | null };

/** Returns the clients that somebody sees: administrators all, others their group's. */
async function clientsSeen(db: Db, people: Sighted[]): Promise<(person: Sighted) => Set<number>> {
  const all = people.some(({ admin }) => admin === 1)
    ? await db.selectFrom("client").select("id").where("is_place", "=", 0).execute()
    : [];
  const everything = new Set(all.map(({ id }) => id));
  const groupIds = [...new Set(people.flatMap(({ group_id }) => group_id ?? []))];
  const members =
    groupIds.length === 0
      ? []
      : await db.selectFrom("client_group").selectAll().where("group_id", "in", groupIds).execute();
  const ofGroup = new Map(groupIds.map((id) => [id, new Set<number>()]));
  for (const { group_id, client_id } of members) ofGroup.get(group_id)?.add(client_id);
  return ({ admin, group_id }) => {
    if (admin === 1) return everything;
    return (group_id === null ? undefined : ofGroup.get(group_id)) ?? new Set();
  };
}

async function clientsChosen(db: Db): Promise<Map<number, number[]>> {
  const chosen = new Map<number, number[]>();
  for (const { user_id, client_id } of await db.selectFrom("notification_client").selectAll().execute())
    chosen.set(user_id, [...(chosen.get(user_id) ?? []), client_id]);
  return chosen;
}

/** The last activity of each client. Clients without any are left out. */
export async function lastActivities(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom("client_state").select(["client_id", "last_active_date"]).execute();
  return new Map(
    rows.flatMap(({ client_id, last_active_date: date }) => (date === null ? [] : [[client_id, date]])),
  );
}

/** A watched condition: the client is silent, or its valve wrongly flows or is wrongly dry. */
export type WatchedThing = "silence" | "flows" | "dry";

/** A person, a client and a watched condition, as a key. */
export const watchKey = (userId: number, clientId: number, about: WatchedThing) =>
  `${userId} ${clientId} ${about}`;

/** The new state of a watch; an undefined watch is deleted. */
export interface WatchChange {
  userId: number;
  clientId: number;
  about: WatchedThing;
  watch: Watch | undefined;
}

export interface KeptWatch extends WatchChange {
  watch: Watch;
}

export async function listWatches(db: Db): Promise<Map<string, KeptWatch>> {
  const rows = await db.selectFrom("notification_watch").selectAll().execute();
  return new Map(
    rows.map((row) => {
      const { user_id: userId, client_id: clientId, active_date, told_date, untold } = row;
      const about = row.about as WatchedThing;
      const state = row.state as Watch["state"];
      const watch = { state, activeDate: active_date, toldDate: told_date, untold };
      return [watchKey(userId, clientId, about), { userId, clientId, about, watch }];
    }),
  );
}

const ROWS_A_STATEMENT = 500;

export async function writeWatches(tx: Db, changes: WatchChange[]): Promise<void> {
  for (const { userId, clientId, about, watch } of changes)
    if (!watch)
      await tx
        .deleteFrom("notification_watch")
        .where("user_id", "=", userId)
        .where("client_id", "=", clientId)
        .where("about", "=", about)
        .execute();
  const kept = changes.flatMap(({ userId, clientId, about, watch }) =>
    watch
      ? [
          {
            user_id: userId,
            client_id: clientId,
            about,
            state: watch.state,
            active_date: watch.activeDate,
            told_date: watch.toldDate,
            untold: watch.untold,
          },
        ]
      : [],
  );
  for (let at = 0; at < kept.length; at += ROWS_A_STATEMENT)
    await tx
      .insertInto("notification_watch")
      .values(kept.slice(at, at + ROWS_A_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(["user_id", "client_id", "about"]).doUpdateSet(({ ref }) => ({
          state: ref("excluded.state"),
          active_date: ref("excluded.active_date"),
          told_date: ref("excluded.told_date"),
          untold: ref("excluded.untold"),
        })),
      )
      .execute();
}

/** The present alarms of clients, and the known ones. */
export async function listAlarms(db: Db): Promise<{ clientId: number; present: string[]; known: string }[]> {
  const rows = await db
    .selectFrom("client_state")
    .leftJoin("notification_alarm", "notification_alarm.client_id", "client_state.client_id")
    .select(["client_state.client_id", "alarms", "known"])
    .where(({ or, and, eb }) =>
      or([eb("known", "is not", null), and([eb("alarms", "is not", null), eb("alarms", "!=", "[]")])]),
    )
    .execute();
  return rows.map(({ client_id, alarms, known }) => ({
    clientId: client_id,
    present: JSON.parse(alarms ?? "[]"),
    known: known ?? "[]",
  }));
}

export async function writeAlarms(tx: Db, clientId: number, known: KnownAlarm[]): Promise<void> {
  if (known.length === 0) {
    await tx.deleteFrom("notification_alarm").where("client_id", "=", clientId).execute();
    return;
  }
  const text = JSON.stringify(known);
  await tx
    .insertInto("notification_alarm")
    .values({ client_id: clientId, known: text })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ known: text }))
    .execute();
}
