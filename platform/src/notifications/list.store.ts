import type { ClientScope } from "../clients/scope.js";
import type { NotificationDeliveryRow, NotificationRow } from "../db/tables/notifications.js";
import type { Db } from "../db/tables.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import type { Channel, DeliveryState, NotificationEvent, Reason } from "./schemas.js";

export type NotificationAnswer = ReturnType<typeof toNotificationJson>;

/**
 * A page of a person's notifications, newest first, without those about clients that they don't see (any
 * more, or not yet then).
 */
export async function listNotifications(
  db: Db,
  userId: number,
  scope: ClientScope,
  paging: Paging,
): Promise<Page<NotificationAnswer>> {
  let query = db
    .selectFrom("notification")
    .selectAll("notification")
    .where("notification.user_id", "=", userId);
  if (scope.kind === "none") query = query.where("client_id", "is", null);
  if (scope.kind === "group") {
    const { groupId } = scope;
    query = query.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("client_id", "is", null),
        exists(
          selectFrom("client_group as mine")
            .select("mine.client_id")
            .whereRef("mine.client_id", "=", "notification.client_id")
            .where("mine.group_id", "=", groupId)
            .where(({ or, eb, ref }) =>
              or([eb("mine.since", "is", null), eb("mine.since", "<=", ref("notification.time"))]),
            ),
        ),
      ]),
    );
  }
  const page = await newestFirst(query, "notification.id", paging, ({ id }) => id);
  return { ...page, rows: await withDeliveries(db, page.rows) };
}

export async function findNotification(db: Db, id: number): Promise<NotificationAnswer> {
  const row = await db.selectFrom("notification").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return toNotificationJson(row, await deliveriesOf(db, [row.message_id]));
}

async function withDeliveries(db: Db, rows: NotificationRow[]): Promise<NotificationAnswer[]> {
  if (rows.length === 0) return [];
  const deliveries = await deliveriesOf(db, [...new Set(rows.map(({ message_id }) => message_id))]);
  return rows.map((row) =>
    toNotificationJson(
      row,
      deliveries.filter(({ message_id }) => message_id === row.message_id),
    ),
  );
}

function deliveriesOf(db: Db, messageIds: number[]): Promise<NotificationDeliveryRow[]> {
  return db
    .selectFrom("notification_delivery")
    .selectAll()
    .where("message_id", "in", messageIds)
    .orderBy("message_id")
    .orderBy("channel")
    .execute();
}

function toNotificationJson(row: NotificationRow, deliveries: NotificationDeliveryRow[]) {
  const alarms: string[] = JSON.parse(row.alarms);
  return {
    id: row.id,
    event: row.event as NotificationEvent,
    clientId: row.client_id,
    time: row.time,
    since: row.since,
    alarms,
    untold: row.untold,
    deliveries: deliveries.map((delivery) => ({
      channel: delivery.channel as Channel,
      state: delivery.state as DeliveryState,
      attempts: delivery.attempts,
      nextDate: delivery.next_date,
      lastDate: delivery.last_date,
      reason: delivery.reason as Reason | null,
      status: delivery.status,
    })),
  };
}
