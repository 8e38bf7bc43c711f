import { REPORT } from "../principals.js";
import { START } from "../testPlatform.js";
import type { FeatureRights, Ids } from "./row.js";

const period = ({ clientId }: Ids) => ({
  clientId,
  startTimestamp: REPORT.start,
  endTimestamp: REPORT.end,
});
const fields = { kind: "event", text: "Tek", from: START - 7200, to: START - 3600 };
/** A whole day in each year, so that it holds whenever the tests run. */
export const FILE = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;VALUE=DATE:20200625",
  "RRULE:FREQ=YEARLY",
  "SUMMARY:Praznik",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

export const notes: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/note/list",
      audience: "members and reports",
      about: "client",
      success: 200,
      query: period,
    },
    {
      method: "GET",
      path: "/holiday/list",
      audience: "members and reports",
      about: "client",
      success: 200,
      query: period,
    },
    {
      method: "POST",
      path: "/note",
      audience: "members",
      role: "editor",
      about: "client",
      success: 201,
      body: ({ clientId }) => ({ clientId, ...fields }),
    },
    {
      method: "PUT",
      path: "/note",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 200,
      body: ({ noteId }) => ({ id: noteId, ...fields }),
    },
    {
      method: "DELETE",
      path: "/note",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 204,
      query: ({ noteId = 0 }) => ({ id: noteId }),
    },
    {
      method: "GET",
      path: "/calendar/list",
      audience: "members",
      about: "group",
      success: 200,
      query: ({ groupId }) => ({ groupId }),
    },
    {
      method: "POST",
      path: "/calendar",
      audience: "members",
      role: "editor",
      about: "group",
      success: 201,
      body: ({ groupId }) => ({ groupId, name: "Prazniki", kind: "event", file: FILE }),
    },
    {
      method: "PUT",
      path: "/calendar",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 200,
      body: ({ calendarId }) => ({ id: calendarId, name: "Prazniki", kind: "other" }),
    },
    {
      method: "POST",
      path: "/calendar/refresh",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 200,
      looksOnly: true,
      body: ({ calendarId }) => ({ id: calendarId }),
    },
    {
      method: "DELETE",
      path: "/calendar",
      audience: "members",
      role: "editor",
      about: "own thing",
      success: 204,
      query: ({ calendarId = 0 }) => ({ id: calendarId }),
    },
  ],
  async prepare(platform, admin, { client, groupId }) {
    const note = await platform.ok<{ id: number }>("POST", "/note", admin, {
      clientId: client.id,
      ...fields,
    });
    const calendar = await platform.ok<{ id: number }>("POST", "/calendar", admin, {
      groupId,
      name: "Prazniki",
      kind: "event",
      file: FILE,
    });
    return { noteId: note.id, calendarId: calendar.id };
  },
};
