import { localTime, midnight } from "../model/localTime.js";
import type { AdminApi } from "../platform-api/adminApi.js";
import { demoTimeZone } from "./device.js";
import { demoNotes } from "./notes.js";

const DAY = 86_400;

/**
 * Writes the demo's notes on time, of the days before `now`, where a device or group has none of the last month yet.
 * @param now Unix seconds
 */
export async function seedNotes(admin: AdminApi, now: number): Promise<void> {
  const [clients, groups] = [await admin.clients(), await admin.groups()];
  const today = localTime(demoTimeZone, now).day;
  const time = { from: now - 31 * DAY, to: now };
  for (const { of, kind, text, daysAgo, days } of demoNotes) {
    const group = "group" in of ? groups.find(({ name }) => name === of.group) : undefined;
    const client = clients.find(({ metaData, groups: ids }) =>
      "group" in of ? group && ids.includes(group.id) : metaData.serialNumber === of.serialNumber,
    );
    if (!client) continue;
    const own = (await admin.notes(client.id, time)).filter(
      ({ clientId, groupId }) => (group ? groupId : clientId) === (group ?? client).id,
    );
    if (own.length > 0) continue;
    const [from, to] = [today - daysAgo, today - daysAgo + days].map((day) => midnight(demoTimeZone, day));
    if (from === undefined || to === undefined) continue;
    await admin.createNote({
      ...(group ? { groupId: group.id } : { clientId: client.id }),
      kind,
      text,
      from,
      to,
    });
  }
}
