import { NOTE_DAYS } from "@obcestje/contract/limits/spans.js";
import Type from "typebox";
import { memberOf, readerOf } from "../auth/guard.js";
import { MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { invalid, malformed } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import type { Interval } from "../measurements/intervals.js";
import { checkPeriod, keepToReport } from "../measurements/query.rules.js";
import { PeriodQuery } from "../measurements/schemas.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { noteMade, revising } from "../revisions/revising.js";
import { DAY } from "../time/clock.js";
import { editableOf, ownerOf, requireEditable, requireOwnGroup, requireSeen } from "./access.js";
import { NewNoteBody, NoteBody, NoteJson } from "./schemas.js";
import type { Owner } from "./sight.rules.js";
import { addNote, deleteNote, findNote, toNoteJson, writeNote } from "./store.js";
import { notesTold } from "./told.store.js";

/** Notes on time: road works, events, school holidays at a place, or at all places of a group. */
export function noteRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/note/list",
    {
      // Embeds and public pages show none.
      config: { access: [...MEMBERS, "report"] },
      schema: {
        description:
          "The notes that touch [startTimestamp, endTimestamp) and are about a device or place: its own and those of its groups, their calendars' included, by their beginning; 400 days at most. Of a device that moved those of its places while it stood there.",
        querystring: PeriodQuery,
        response: { 200: Type.Array(NoteJson) },
      },
    },
    async (request) => {
      const { clientId, startTimestamp, endTimestamp } = request.query;
      const reader = readerOf(request);
      const period = checkPeriod(startTimestamp, endTimestamp);
      keepToReport(reader, period, period);
      const client = await requireClientOrPlace(db.read, clientScope(reader), clientId);
      const rows = await notesTold(db.read, reader, client, period);
      const editable =
        reader.kind === "report" || reader.kind === "view"
          ? new Set<number>()
          : await editableOf(db.read, reader, rows);
      return rows.map((row) => toNoteJson(row, editable.has(row.id)));
    },
  );

  app.post(
    "/note",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description:
          "A new note on [from, to), 800 days at most: of a device or place (clientId), or of a group (groupId) for all of its devices and places. Of a device that moved it becomes the place's where the device stood then.",
        body: NewNoteBody,
        response: { 201: NoteJson },
      },
    },
    async (request, reply) => {
      const { clientId, groupId, ...fields } = request.body;
      const member = memberOf(request);
      const note = await change(deps, request, async (tx) => {
        const owner = await requireOwner(tx, member, { clientId, groupId }, fields);
        checkTime(fields);
        const id = await addNote(tx, owner, fields, now());
        await noteMade(tx, request, "note", id);
        return toNoteJson(await findNote(tx, id), true);
      });
      return reply.code(201).send(note);
    },
  );

  app.put(
    "/note",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description: "Changes a note that somebody wrote. Those of calendars are their calendars'.",
        body: NoteBody,
        response: { 200: NoteJson },
      },
    },
    async (request) => {
      const { id, ...fields } = request.body;
      const member = memberOf(request);
      return change(deps, request, async (tx) => {
        const note = await findNote(tx, id);
        await requireEditable(tx, member, note);
        await revising(tx, request, "note", [id], async () => {
          checkTime(fields);
          if (note.client_id !== null)
            requireSeen(await requireClientOrPlace(tx, clientScope(member), note.client_id), fields);
          await writeNote(tx, id, fields);
        });
        return toNoteJson(await findNote(tx, id), true);
      });
    },
  );

  app.delete(
    "/note",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description: "Deletes a note that somebody wrote.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        await requireEditable(tx, memberOf(request), await findNote(tx, id));
        await revising(tx, request, "note", [id], () => deleteNote(tx, id));
      });
      return reply.code(204).send(null);
    },
  );
}

/** @throws PlatformError naming what is missing, wrong or too much */
async function requireOwner(
  tx: Db,
  member: MemberPrincipal,
  { clientId, groupId }: { clientId: number | undefined; groupId: number | undefined },
  time: Interval,
): Promise<Owner> {
  if ((clientId === undefined) === (groupId === undefined))
    throw malformed("clientId", "ONE_OF_TWO", { other: "groupId" });
  if (clientId !== undefined) return ownerOf(tx, member, clientId, time);
  if (groupId === undefined) throw malformed("groupId", "REQUIRED");
  await requireOwnGroup(tx, member, groupId);
  return { groupId };
}

function checkTime({ from, to }: Interval): void {
  if (to <= from) throw invalid("to", "NOT_AFTER_START");
  if (to - from > NOTE_DAYS * DAY) throw invalid("to", "PERIOD_TOO_LONG", { days: NOTE_DAYS });
}
