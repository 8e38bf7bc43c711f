import { Readable } from "node:stream";
import Type from "typebox";
import { memberOf, userOf } from "../auth/guard.js";
import { MEMBERS, SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { conflict, notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { sendBytes } from "../http/bytes.js";
import { hasEtag } from "../http/etag.js";
import { sendPage } from "../http/paging.js";
import { Nothing } from "../http/schemas.js";
import { resumed } from "../parts/parts.store.js";
import { requeueFailed } from "./deliveries.store.js";
import { reportAttachment } from "./fileName.rules.js";
import { REPORT_MAIL } from "./jobNames.js";
import { requireOwner } from "./owner.js";
import { findFile, readFile } from "./runFiles.store.js";
import { ReportRunJson, RunBody, RunQuery, RunsQuery } from "./runSchemas.js";
import { addManualRun, findRun, listRuns, runJson } from "./runs.store.js";
import { findSchedule } from "./store.js";

/** Calls of people on the runs of report schedules. */
export function reportRunRoutes(app: App, deps: Deps): void {
  const { db, now, jobs } = deps;

  app.get(
    "/report-schedule/runs",
    {
      config: { access: MEMBERS },
      schema: {
        description: "A schedule's runs, newest first. Each page's header X-Next-Cursor leads to the next.",
        querystring: RunsQuery,
        response: { 200: Type.Array(ReportRunJson) },
      },
    },
    async (request, reply) => {
      const { scheduleId, ...paging } = request.query;
      await findSchedule(db.read, requireOwner(memberOf(request)), scheduleId);
      return sendPage(reply, await listRuns(db.read, scheduleId, paging, now()));
    },
  );

  app.post(
    "/report-schedule/run",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable" },
      schema: {
        description:
          "Makes a report now, also of a paused schedule, in the rights of the schedule's maker. 409 while one of the schedule waits or is made.",
        body: RunBody,
        response: { 201: ReportRunJson },
      },
    },
    async (request, reply) => {
      const owner = requireOwner(userOf(request));
      const run = await change(deps, request, async (tx) =>
        addManualRun(tx, await findSchedule(tx, owner, request.body.id), now()),
      );
      return reply.code(201).send(run);
    },
  );

  app.post(
    "/report-schedule/resend",
    {
      config: { access: SIGNED_IN, role: "editor", change: "repeatable" },
      schema: {
        description:
          "Sends a report again to those who did not get it. 409 where there is none, or none failed.",
        body: RunQuery,
        response: { 200: ReportRunJson },
      },
    },
    async (request) => {
      const owner = requireOwner(userOf(request));
      const run = await change(deps, request, async (tx) => {
        const found = await findRun(tx, owner, request.body.runId);
        if (!(await findFile(tx, found.id))) throw conflict("NO_REPORT");
        await requeueFailed(tx, found.id, now());
        return runJson(tx, found, now());
      });
      jobs.soon(REPORT_MAIL);
      return run;
    },
  );

  app.get(
    "/report-schedule/file",
    {
      config: { access: MEMBERS },
      exposeHeadRoute: false,
      schema: {
        description: "A run's report; 404 where none is made. Its ETag is the SHA-256.",
        querystring: RunQuery,
        response: {
          200: {
            description: "The file",
            content: { "application/pdf": { schema: Type.String({ format: "binary" }) } },
          },
          304: Nothing,
        },
      },
    },
    async (request, reply) => {
      const { id } = await findRun(db.read, requireOwner(memberOf(request)), request.query.runId);
      const file = await findFile(db.read, id);
      if (!file) throw notFound("report run");
      const etag = `"${file.sha256}"`;
      if (hasEtag(request.headers["if-none-match"], etag))
        return reply.header("etag", etag).code(304).send(null);
      const parts = readFile(db.read, file);
      // An error before the first byte is answered properly.
      const first = await parts.next();
      reply.header("etag", etag).header("content-length", file.size);
      reply.header("content-type", "application/pdf");
      reply.header("content-disposition", reportAttachment(file.name, id));
      return sendBytes(reply, Readable.from(resumed(first, parts), { objectMode: false }));
    },
  );
}
