import { CALENDAR_REST_SECONDS } from "@obcestje/contract/limits/spans.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { requireMatch } from "../changes/ifMatch.js";
import type { CalendarRow } from "../db/tables/notes.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { invalid, malformed, notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { mayWriteOfGroup, requireOwnGroup } from "../notes/access.js";
import { opennessOf, webhookFault } from "../notifications/webhookUrl.rules.js";
import { calendarContent, etagOfContent } from "../revisions/contents.js";
import { noteMade, revising } from "../revisions/revising.js";
import type { ReadCalendar } from "./events.rules.js";
import { readSource, requireRead, zoneOfGroup } from "./reading.js";
import { refresh } from "./refresh.js";
import { CalendarBody, CalendarJson, NewCalendarBody, RefreshBody, TakenCalendarJson } from "./schemas.js";
import {
  addCalendar,
  calendarsOf,
  deleteCalendar,
  findCalendar,
  takeIn,
  toCalendarJson,
  writeCalendar,
} from "./store.js";

interface Source {
  url?: string | undefined;
  file?: string | undefined;
}

/** The calendars whose events are notes of a group. */
export function calendarRoutes(app: App, deps: Deps): void {
  const { db, env, now } = deps;

  app.get(
    "/calendar/list",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "A group's calendars by name, with what of each was taken in, what was not, and why. Their events are in note/list.",
        querystring: Type.Object({ groupId: Id }),
        response: { 200: Type.Array(CalendarJson) },
      },
    },
    async (request) => {
      const { groupId } = request.query;
      await requireOwnGroup(db.read, memberOf(request), groupId);
      const rows = await calendarsOf(db.read, groupId);
      return Promise.all(rows.map((row) => toCalendarJson(db.read, row)));
    },
  );

  app.post(
    "/calendar",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description:
          "A new calendar of a group: the text of an iCalendar file, or its address, which is read again each day. Events of the last five years and the next two are taken in, 2,000 at most; a dry run tells which.",
        body: NewCalendarBody,
        response: { 201: TakenCalendarJson },
      },
    },
    async (request, reply) => {
      const { groupId, name, kind, ...source } = request.body;
      const member = memberOf(request);
      await requireOwnGroup(db.read, member, groupId);
      const read = await readGiven(source, groupId);
      if (!read) throw malformed("url", "ONE_OF_TWO", { other: "file" });
      const made = await change(deps, request, async (tx) => {
        await requireOwnGroup(tx, member, groupId);
        const id = await addCalendar(tx, { groupId, name, kind, url: source.url ?? null }, read, now());
        await noteMade(tx, request, "calendar", id);
        return taken(tx, id, read);
      });
      return reply.code(201).send(made);
    },
  );

  app.put(
    "/calendar",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Changes a calendar. With another address, or another file, its events are replaced by those; without, they stay.",
        body: CalendarBody,
        response: { 200: TakenCalendarJson },
      },
    },
    async (request) => {
      const { id, name, kind, ...source } = request.body;
      const known = await requireCalendar(db.read, request, id);
      requireMatch(request, [etagOfContent(calendarContent(known))]);
      const isOther = source.file !== undefined || source.url !== (known.url ?? undefined);
      const read = isOther ? await readGiven(source, known.group_id) : undefined;
      return change(deps, request, async (tx) => {
        await requireCalendar(tx, request, id);
        await revising(tx, request, "calendar", [id], async () => {
          await writeCalendar(tx, id, { name, kind, ...(read ? { url: source.url ?? null } : {}) });
          if (read) await takeIn(tx, id, read, now());
        });
        return taken(tx, id, read);
      });
    },
  );

  app.post(
    "/calendar/refresh",
    {
      config: { access: MEMBERS, role: "editor" },
      schema: {
        description:
          "Reads a calendar's address now. What there is stays where that fails, and `fault` says why. Within a minute of the last look nothing is read.",
        body: RefreshBody,
        response: { 200: CalendarJson },
      },
    },
    async (request) => {
      const { id } = request.body;
      const { checked_date } = await requireCalendar(db.read, request, id);
      if (now() - checked_date >= CALENDAR_REST_SECONDS) await refresh(deps, id);
      return change(deps, request, async (tx) => toCalendarJson(tx, await requireCalendar(tx, request, id)));
    },
  );

  app.delete(
    "/calendar",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description: "Deletes a calendar and its events.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        await requireCalendar(tx, request, id);
        await revising(tx, request, "calendar", [id], () => deleteCalendar(tx, id));
      });
      return reply.code(204).send(null);
    },
  );

  /** @returns undefined where nothing is given */
  async function readGiven({ url, file }: Source, groupId: number): Promise<ReadCalendar | undefined> {
    if (url !== undefined && file !== undefined) throw malformed("url", "ONE_OF_TWO", { other: "file" });
    const timeZone = await zoneOfGroup(db.read, groupId);
    if (file !== undefined) return requireRead("file", await readSource(deps, { file }, timeZone));
    if (url === undefined) return undefined;
    const fault = webhookFault(url, opennessOf(env));
    if (fault) throw invalid("url", fault);
    return requireRead("url", await readSource(deps, { url }, timeZone));
  }
}

/** @throws PlatformError NOT_FOUND, also for those who may not change it */
async function requireCalendar(db: Db, request: FastifyRequest, id: number): Promise<CalendarRow> {
  const calendar = await findCalendar(db, id);
  if (!mayWriteOfGroup(memberOf(request), calendar.group_id)) throw notFound("calendar");
  return calendar;
}

async function taken(tx: Db, id: number, read: ReadCalendar | undefined) {
  return { ...(await toCalendarJson(tx, await findCalendar(tx, id))), taken: read?.events ?? [] };
}
