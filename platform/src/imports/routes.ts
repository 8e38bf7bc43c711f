import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { lockClients } from "../db/locks.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { requireFresh } from "./freshness.store.js";
import { IMPORTS } from "./jobName.js";
import { checkOptions } from "./options.rules.js";
import { emailOf, type ImportInSight, requireImport, requireImportingClient } from "./rights.js";
import { lookOf, optionsOf, toImportJson } from "./rows.js";
import { ImportJson, ImportOptions, type ImportState } from "./schemas.js";
import { isImportSeen, reachesBefore } from "./sight.rules.js";
import { discardImport, importsOf, moveImport, nextOrder } from "./store.js";

const ById = Type.Object({ id: Id });
const WAITING: ImportState[] = ["asking", "unreadable", "read"];

export function importRoutes(app: App, deps: Deps): void {
  const { db, env, jobs, now } = deps;
  const told = (inSight: ImportInSight) => toImportJson(inSight, env.RETENTION_READINGS_MONTHS, now());

  app.get(
    "/import/list",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "The files that were brought into a client's history, the newest first; of others than the caller those that are about time since it is in the caller's group.",
        querystring: Type.Object({ clientId: Id }),
        response: { 200: Type.Array(ImportJson) },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { id, seenFrom } = await requireImportingClient(db.read, member, request.query.clientId);
      const own = await emailOf(db.read, member);
      const rows = await importsOf(db.read, id);
      return rows
        .filter((row) => isImportSeen(row, lookOf(row), seenFrom, own))
        .map((row) => told({ row, seenFrom }));
    },
  );

  app.get(
    "/import",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "One import: how far it is, what its file was taken for, what it would do (look) once it is read.",
        querystring: ById,
        response: { 200: ImportJson },
      },
    },
    async (request) => told(await requireImport(db.read, memberOf(request), request.query.id)),
  );

  app.patch(
    "/import",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description:
          "Says more about the file, in place of what was said, and has it read again. Not once it counts.",
        body: Type.Object({ id: Id, options: ImportOptions }),
        response: { 200: ImportJson },
      },
    },
    async (request) => {
      const { id, options } = request.body;
      const { seenFrom } = await requireImport(db.read, memberOf(request), id);
      checkOptions(options);
      const row = await change(deps, request, (tx) =>
        moveImport(tx, id, WAITING, {
          ...{ state: "uploaded", options: JSON.stringify(options), progress: 0 },
          ...{ understanding: null, look: null },
        }),
      );
      jobs.soon(IMPORTS);
      return told({ row, seenFrom });
    },
  );

  app.post(
    "/import/apply",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description:
          "Lets an import count that was read. Where the client's own batches cover some of its time, and `overlap` is replace, it is refused: say add or fill, or leave that time out first. Refused as well (IMPORT_CHANGED) where what is there of its time has changed since it was read: have it read again.",
        body: ById,
        response: { 200: ImportJson },
      },
    },
    async (request) => {
      const { id } = request.body;
      const { row: known, seenFrom } = await requireImport(db.read, memberOf(request), id);
      const { client_id: clientId } = known;
      const row = await change(
        deps,
        request,
        async (tx) => {
          await lockClients(tx, [clientId]);
          const { row: read, seenFrom: seen } = await requireImport(tx, memberOf(request), id);
          const { overlap = "replace" } = optionsOf(read);
          if (reachesBefore(lookOf(read), seen)) throw conflict("IMPORT_BEFORE_GROUP");
          if (read.state === "read") await requireFresh(tx, read);
          return moveImport(tx, id, ["read"], {
            ...{ state: "applying", progress: 0, done_until: null },
            ...{ apply_order: await nextOrder(tx, clientId), replaces: overlap === "replace" ? 1 : 0 },
          });
        },
        transactClients,
      );
      jobs.soon(IMPORTS);
      return told({ row, seenFrom });
    },
  );

  app.post(
    "/import/undo",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description: "Takes an import back: what it superseded counts again.",
        body: ById,
        response: { 200: ImportJson },
      },
    },
    async (request) => {
      const { id } = request.body;
      const { row: known, seenFrom } = await requireImport(db.read, memberOf(request), id);
      if (known.final_date !== null) throw conflict("IMPORT_STAYS");
      const undoneBy = await emailOf(db.read, memberOf(request));
      const row = await change(deps, request, (tx) =>
        moveImport(tx, id, ["applying", "applied"], {
          ...{ state: "undoing", progress: 0, done_until: null, undone_by: undoneBy },
        }),
      );
      jobs.soon(IMPORTS);
      return told({ row, seenFrom });
    },
  );

  app.delete(
    "/import",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description: "Throws an import away that does not count.",
        querystring: ById,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, async (tx) => {
        await requireImport(tx, memberOf(request), id);
        await moveImport(tx, id, [...WAITING, "uploaded", "undone"], { state: "undone", complete: 0 });
      });
      // Nobody sees it from then on. Its bytes are deleted in small steps, by the nightly job if this is
      // interrupted.
      if (!request.dryRun) await discardImport(db.write, id);
      return reply.code(204).send(null);
    },
  );
}
