import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { SIGNED_IN, type UserPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { type ClientScope, clientScope } from "../clients/scope.js";
import { requireClients } from "../clients/store.js";
import type { Deps } from "../deps.js";
import { invalid, notFound } from "../errors.js";
import { checkZone } from "../groups/group.rules.js";
import { findGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Id, readIdsOrNone } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { checkCron, nextDue } from "./cron.rules.js";
import { NewReportScheduleBody, PatchReportScheduleBody, ReportScheduleJson } from "./schemas.js";
import {
  addSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  type Owner,
  toReportScheduleJson,
  writeSchedule,
} from "./store.js";

const MOST_CLIENTS = 50;

/** Reports that are sent by themselves, as people set them. */
export function reportScheduleRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/report-schedule/list",
    {
      config: { access: SIGNED_IN },
      schema: {
        description: "Those of the caller's group; for administrators all.",
        response: { 200: Type.Array(ReportScheduleJson) },
      },
    },
    async (request) => {
      const owner = ownerOf(userOf(request));
      return owner === "none" ? [] : (await listSchedules(db.read, owner)).map(toReportScheduleJson);
    },
  );

  app.post(
    "/report-schedule",
    {
      config: { access: SIGNED_IN, change: "repeatable" },
      schema: {
        description:
          "Runs in the rights of whoever made it, by the group's time zone unless another is given.",
        body: NewReportScheduleBody,
        response: { 201: ReportScheduleJson },
      },
    },
    async (request, reply) => {
      const user = userOf(request);
      const { body } = request;
      const clientIds = readClientIds(body.clientIds);
      const schedule = await change(deps, request, async (tx) => {
        const [first] = await requireClients(tx, clientScope(user), clientIds);
        const groupId = user.kind === "admin" ? null : user.groupId;
        const group = groupId === null ? undefined : await findGroup(tx, groupId);
        const timeZone = checkZone(body.timeZone ?? group?.time_zone ?? first?.timeZone ?? DEFAULT_ZONE);
        const { cron, enabled = true } = body;
        checkCron(cron, timeZone, now());
        const nextRunDate = enabled ? nextDue(cron, timeZone, now()) : null;
        const settings = { ...body, clientIds, timeZone, enabled, nextRunDate };
        const id = await addSchedule(tx, { ...settings, groupId, createdBy: user.userId }, now());
        return toReportScheduleJson(await findSchedule(tx, "all", id));
      });
      return reply.code(201).send(schedule);
    },
  );

  app.patch(
    "/report-schedule",
    {
      config: { access: SIGNED_IN, change: "repeatable" },
      schema: {
        description: "Changes what is given of a schedule.",
        body: PatchReportScheduleBody,
        response: { 200: ReportScheduleJson },
      },
    },
    async (request) => {
      const user = userOf(request);
      const { id, ...wanted } = request.body;
      const clientIds = wanted.clientIds === undefined ? undefined : readClientIds(wanted.clientIds);
      return change(deps, request, async (tx) => {
        const old = toReportScheduleJson(await findSchedule(tx, requireOwner(user), id));
        if (clientIds) await requireClients(tx, scopeOf(old.groupId), clientIds);
        const settings = { ...old, ...wanted, clientIds: clientIds ?? old.clientIds };
        const { cron, timeZone, enabled } = settings;
        const moved = cron !== old.cron || timeZone !== old.timeZone || enabled !== old.enabled;
        if (moved) checkCron(cron, checkZone(timeZone), now());
        const next = moved ? nextDue(cron, timeZone, now()) : old.nextRunDate;
        await writeSchedule(tx, id, { ...settings, nextRunDate: enabled ? next : null });
        return toReportScheduleJson(await findSchedule(tx, "all", id));
      });
    },
  );

  app.delete(
    "/report-schedule",
    {
      config: { access: SIGNED_IN, change: "repeatable" },
      schema: {
        description: "Removes a schedule.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      const user = userOf(request);
      await change(deps, request, async (tx) => {
        await findSchedule(tx, requireOwner(user), id);
        await deleteSchedule(tx, id);
      });
      return reply.code(204).send(null);
    },
  );
}

/** Whose schedules somebody sees. */
function ownerOf(user: UserPrincipal): Owner | "none" {
  if (user.kind === "admin") return "all";
  return user.groupId === null ? "none" : { groupId: user.groupId };
}

/** @throws PlatformError NOT_FOUND for a user without group */
function requireOwner(user: UserPrincipal): Owner {
  const owner = ownerOf(user);
  if (owner === "none") throw notFound("report schedule");
  return owner;
}

function readClientIds(sent: unknown): number[] {
  const ids = readIdsOrNone(sent, "clientIds");
  if (ids.length === 0 || ids.length > MOST_CLIENTS)
    throw invalid("clientIds", `must be 1 to ${MOST_CLIENTS} clients`);
  return ids;
}

/** A group's schedule is about its clients, an administrator's about any. */
function scopeOf(groupId: number | null): ClientScope {
  return groupId === null ? { kind: "all" } : { kind: "group", groupId };
}
