import { username } from "../accounts/store.js";
import { shownName } from "../clients/shownName.rules.js";
import { type ClientRecord, findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Outcome } from "./claims.store.js";
import type { Message, ToldClient, ToldEvent } from "./message.js";
import type { Preferences } from "./preferences.rules.js";
import { chosenClients, scopeOfPerson, toPreferences } from "./preferences.store.js";
import type { Channel, NotificationEvent } from "./schemas.js";

/** The content of a delivery, or the reason why it is no longer sent. */
export async function readMessage(db: Db, messageId: number, channel: Channel): Promise<Message | Outcome> {
  const message = await db
    .selectFrom("notification_message")
    .innerJoin("user_account", "user_account.id", "notification_message.user_id")
    .selectAll("user_account")
    .select(["uid", "notification_message.create_date as message_date"])
    .where("notification_message.id", "=", messageId)
    .executeTakeFirst();
  const row =
    message &&
    (await db
      .selectFrom("notification_preference")
      .selectAll()
      .where("user_id", "=", message.id)
      .executeTakeFirst());
  if (!row || message.confirmed !== 1) return { dropped: "notInSight" };
  const preferences = toPreferences(row);
  if (!preferences[channel]) return { dropped: "channelOff" };
  const told = await eventsOf(db, messageId);
  const ids = told.flatMap(({ client_id }) => client_id ?? []);
  const clients = await clientsTold(db, message, preferences, ids);
  const locations = await locationsOf(db, [...clients.keys()], message.group_id);
  const events = told.flatMap(({ client_id, ...event }): ToldEvent[] => {
    const client = client_id === null ? null : clients.get(client_id);
    return client === undefined
      ? []
      : [
          {
            ...event,
            client: client && { ...toToldClient(client), locationId: locations.get(client.id) ?? null },
          },
        ];
  });
  if (events.length === 0) return { dropped: "notInSight" };
  const language = message.language === "en" ? "en" : "sl";
  return {
    uid: message.uid,
    createDate: message.message_date,
    recipient: { name: username(message), email: message.email, language },
    preferences,
    events,
  };
}

async function clientsTold(
  db: Db,
  user: Parameters<typeof scopeOfPerson>[0],
  { allClients }: Preferences,
  ids: number[],
): Promise<Map<number, ClientRecord>> {
  const chosen = allClients ? null : new Set(await chosenClients(db, user.id));
  const wanted = ids.filter((id) => chosen === null || chosen.has(id));
  const clients = wanted.length === 0 ? [] : await findClients(db, scopeOfPerson(user), wanted);
  return new Map(clients.map((client) => [client.id, client]));
}

/** The valve location that each of these clients is shown in: the person's group, if it is one. */
async function locationsOf(db: Db, clientIds: number[], own: number | null): Promise<Map<number, number>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("client_group")
    .innerJoin("user_group", "user_group.id", "client_group.group_id")
    .select(["client_group.client_id", "client_group.group_id"])
    .where("client_group.client_id", "in", clientIds)
    .where("user_group.valve", "=", 1)
    .orderBy("client_group.group_id", "desc")
    .execute();
  const shown = own === null ? rows : rows.filter(({ group_id }) => group_id === own);
  return new Map(shown.map(({ client_id, group_id }) => [client_id, group_id]));
}

async function eventsOf(db: Db, messageId: number) {
  const rows = await db
    .selectFrom("notification")
    .selectAll()
    .where("message_id", "=", messageId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, event, client_id, time, since, alarms, untold }) => ({
    id,
    event: event as NotificationEvent,
    client_id,
    time,
    since,
    alarms: JSON.parse(alarms) as string[],
    untold,
  }));
}

function toToldClient({ id, guid, metaData, timeZone }: ClientRecord): Omit<ToldClient, "locationId"> {
  const { locationName, locationAddress }: Record<string, unknown> = JSON.parse(metaData);
  return {
    id,
    guid,
    name: shownName(locationName) ?? guid,
    address: shownName(locationAddress),
    timeZone,
  };
}
