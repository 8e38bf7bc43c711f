import { CLIENTS_A_REPORT } from "@obcestje/contract/limits/counts.js";
import Type from "typebox";
import { memberOf, userOf } from "../auth/guard.js";
import { MEMBERS, SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { type ClientScope, clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import { checkZone } from "../groups/group.rules.js";
import { findGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Id, readIdsOrNone } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { requireClientsOrPlaces } from "../places/find.store.js";
import { noteMade, revising } from "../revisions/revising.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { checkCron, nextDue, nextDues } from "./cron.rules.js";
import { LEFT_FILES } from "./jobNames.js";
import { ownerOf, requireOwner } from "./owner.js";
import { eachOnce } from "./recipients.rules.js";
import { NextJson, NextQuery } from "./runSchemas.js";
import { scheduleJson, schedulesJson } from "./scheduleJson.js";
import { NewReportScheduleBody, PatchReportScheduleBody, ReportScheduleJson } from "./schemas.js";
import {
  addSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  settingsOf,
  writeSchedule,
} from "./store.js";

const DATES_SHOWN = 3;

export function reportScheduleRoutes(app: App, deps: Deps): void {
  const { db, now, jobs } = deps;

  app.get(
    "/report-schedule/list",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "Those of the caller's group, each with its newest run; for administrators all, for a key of one client none.",
        response: { 200: Type.Array(ReportScheduleJson) },
      },
    },
    async (request) => {
      const owner = ownerOf(memberOf(request));
      return owner === "none" ? [] : schedulesJson(db.read, await listSchedules(db.read, owner), now());
    },
  );

  app.get(
    "/report-schedule/next",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "When a cron expression is due next, by the time zone of the caller's group unless another is given.",
        querystring: NextQuery,
        response: { 200: NextJson },
      },
    },
    async (request) => {
      const { cron, limit = DATES_SHOWN, ...query } = request.query;
      const { groupId } = memberOf(request);
      const group = groupId === null ? undefined : await findGroup(db.read, groupId);
      const timeZone = checkZone(query.timeZone ?? group?.time_zone ?? DEFAULT_ZONE);
      checkCron(cron, timeZone, now());
      return { timeZone, dates: nextDues(cron, timeZone, now(), limit) };
    },
  );

  app.post(
    "/report-schedule",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable" },
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
        const [first] = await requireClientsOrPlaces(tx, clientScope(user), clientIds);
        const groupId = user.kind === "admin" ? null : user.groupId;
        const group = groupId === null ? undefined : await findGroup(tx, groupId);
        const timeZone = checkZone(body.timeZone ?? group?.time_zone ?? first?.timeZone ?? DEFAULT_ZONE);
        const { cron, enabled = true, language = "sl" } = body;
        checkCron(cron, timeZone, now());
        const nextRunDate = enabled ? nextDue(cron, timeZone, now()) : null;
        const recipients = eachOnce(body.recipients);
        const settings = { ...body, clientIds, recipients, language, timeZone, enabled, nextRunDate };
        const id = await addSchedule(tx, { ...settings, groupId, createdBy: user.userId }, now());
        await noteMade(tx, request, "reportSchedule", id);
        return scheduleJson(tx, id, now());
      });
      return reply.code(201).send(schedule);
    },
  );

  app.patch(
    "/report-schedule",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Changes what is given of a schedule. One that is paused (not enabled) makes no report that was due, until it is enabled again; what is being made is finished.",
        body: PatchReportScheduleBody,
        response: { 200: ReportScheduleJson },
      },
    },
    async (request) => {
      const user = userOf(request);
      const { id, ...wanted } = request.body;
      const clientIds = wanted.clientIds === undefined ? undefined : readClientIds(wanted.clientIds);
      return change(deps, request, async (tx) => {
        const row = await findSchedule(tx, requireOwner(user), id);
        const old = settingsOf(row);
        if (clientIds) await requireClientsOrPlaces(tx, scopeOf(row.group_id), clientIds);
        const settings = { ...old, ...wanted, clientIds: clientIds ?? old.clientIds };
        const { cron, timeZone, enabled } = settings;
        const moved = cron !== old.cron || timeZone !== old.timeZone || enabled !== old.enabled;
        if (moved) checkCron(cron, checkZone(timeZone), now());
        const next = moved ? nextDue(cron, timeZone, now()) : old.nextRunDate;
        const recipients = eachOnce(settings.recipients);
        const fresh = { ...settings, recipients, nextRunDate: enabled ? next : null };
        await revising(tx, request, "reportSchedule", [id], () => writeSchedule(tx, id, fresh));
        return scheduleJson(tx, id, now());
      });
    },
  );

  app.delete(
    "/report-schedule",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable" },
      schema: {
        description: "Removes a schedule with its runs and their files.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      const user = userOf(request);
      await change(deps, request, async (tx) => {
        await findSchedule(tx, requireOwner(user), id);
        await revising(tx, request, "reportSchedule", [id], () => deleteSchedule(tx, id));
      });
      jobs.soon(LEFT_FILES);
      return reply.code(204).send(null);
    },
  );
}

function readClientIds(sent: unknown): number[] {
  const ids = readIdsOrNone(sent, "clientIds");
  if (ids.length === 0 || ids.length > CLIENTS_A_REPORT)
    throw invalid("clientIds", "CLIENT_COUNT", { min: 1, max: CLIENTS_A_REPORT });
  return ids;
}

/** A group's schedule is about its clients, an administrator's about any. */
function scopeOf(groupId: number | null): ClientScope {
  return groupId === null ? { kind: "all" } : { kind: "group", groupId };
}
