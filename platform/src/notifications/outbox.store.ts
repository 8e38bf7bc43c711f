import { randomUUID } from "node:crypto";
import type { Db } from "../db/tables.js";
import type { Envelope, News } from "./news.js";

const ROWS_A_STATEMENT = 500;

/** Puts news into the outbox as one message. @returns the id of the last notification */
export async function addMessage(tx: Db, news: News[], envelope: Envelope, now: number): Promise<number> {
  const messageId = (await gatheringMessage(tx, envelope)) ?? (await newMessage(tx, envelope, now));
  let last = 0;
  for (let at = 0; at < news.length; at += ROWS_A_STATEMENT) {
    const rows = await tx
      .insertInto("notification")
      .values(
        news.slice(at, at + ROWS_A_STATEMENT).map(({ event, clientId, since, alarms, untold }) => ({
          user_id: envelope.userId,
          message_id: messageId,
          event,
          client_id: clientId,
          time: now,
          since,
          alarms: JSON.stringify(alarms),
          untold,
        })),
      )
      .returning("id")
      .execute();
    last = rows.at(-1)?.id ?? last;
  }
  return last;
}

/** A message that waits for the end of the same quiet hours. */
async function gatheringMessage(
  tx: Db,
  { userId, dueDate, gathering }: Envelope,
): Promise<number | undefined> {
  if (!gathering) return undefined;
  const message = await tx
    .selectFrom("notification_message")
    .select("id")
    .where("user_id", "=", userId)
    .where("gathering", "=", 1)
    .where("due_date", "=", dueDate)
    .executeTakeFirst();
  return message?.id;
}

async function newMessage(
  tx: Db,
  { userId, channels, dueDate, gathering }: Envelope,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("notification_message")
    .values({
      uid: randomUUID(),
      user_id: userId,
      create_date: now,
      due_date: dueDate,
      gathering: gathering ? 1 : 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("notification_delivery")
    .values(
      channels.map((channel) => ({
        message_id: id,
        channel,
        state: "waiting",
        next_date: dueDate,
        attempts: 0,
      })),
    )
    .execute();
  return id;
}

/** Moves messages that wait for the end of quiet hours to another instant, after these were changed. */
export async function moveGathering(
  tx: Db,
  userId: number,
  dueDate: number,
  stillQuiet: boolean,
): Promise<void> {
  const messages = await tx
    .selectFrom("notification_message")
    .select("id")
    .where("user_id", "=", userId)
    .where("gathering", "=", 1)
    .execute();
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .updateTable("notification_message")
    .set({ due_date: dueDate, gathering: stillQuiet ? 1 : 0 })
    .where("id", "in", ids)
    .execute();
  await tx
    .updateTable("notification_delivery")
    .set({ next_date: dueDate })
    .where("message_id", "in", ids)
    .where("state", "=", "waiting")
    .execute();
}

/** Deletes notifications from before an instant. */
export async function forgetOldNotifications(db: Db, before: number): Promise<void> {
  await db.deleteFrom("notification_message").where("create_date", "<", before).execute();
}
