import { Readable } from "node:stream";
import Type from "typebox";
import { SERVICE } from "../auth/principal.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import { LONGEST_BODY_TIMEOUT_MS } from "../http/slowBodies.js";
import { validatorCompiler } from "../http/validation.js";
import { isMailSetUp } from "../mail/mailSettings.js";
import { type StoredBytes, storeParts } from "../parts/parts.store.js";
import { queueDeliveries } from "./deliveries.store.js";
import { reportFileName } from "./fileName.rules.js";
import { REPORT_MAIL } from "./jobNames.js";
import type { ReportLanguage } from "./language.js";
import { claimRuns, noteFailure, noteSuccess, requireClaimed } from "./runClaims.store.js";
import { beginFile, completeFile, discardFile, REPORT_PARTS } from "./runFiles.store.js";
import { ClaimBody, ClaimedJson, FileQuery, OutcomeBody } from "./runSchemas.js";
import { LARGEST_REPORT, notPdf, pdfBytes, requireSize } from "./runUpload.js";
import { findSchedule, settingsOf } from "./store.js";

const RUNS_A_CLAIM = 10;

/** Calls of the renderer: it asks for reports to make, and uploads them. */
export async function reportServiceRoutes(main: App, deps: Deps): Promise<void> {
  const { db, env, now, jobs } = deps;

  main.post(
    "/report-schedule/claim",
    {
      config: { access: SERVICE },
      schema: {
        description:
          "The runs that wait, each given to one claimer for ten minutes; given out again where no outcome is told by then.",
        body: ClaimBody,
        response: { 200: Type.Array(ClaimedJson) },
      },
    },
    async ({ body }) => transact(db.write, (tx) => claimRuns(tx, body.limit ?? RUNS_A_CLAIM, now())),
  );

  main.post(
    "/report-schedule/outcome",
    {
      config: { access: SERVICE },
      schema: {
        description:
          "That a run failed: it waits for its next try (after 1, 3, 9 and 27 minutes, five in all), or has failed for good. 409 where the claim is not the run's any more.",
        body: OutcomeBody,
        response: { 204: Nothing },
      },
    },
    async ({ body }, reply) => {
      const { runId, claim, reason = "failed", final = false } = body;
      await transact(db.write, (tx) => noteFailure(tx, { runId, claim, reason, final }, now()));
      return reply.code(204).send(null);
    },
  );

  // In a scope of its own: no other route accepts a PDF.
  await main.register(async (scope) => {
    scope.addContentTypeParser("application/pdf", (_request, body, done) => done(null, body));
    const app: App = scope.withTypeProvider();

    app.post(
      "/report-schedule/file",
      {
        config: { access: SERVICE, bodyTimeout: LONGEST_BODY_TIMEOUT_MS },
        bodyLimit: LARGEST_REPORT,
        validatorCompiler: (part) => (part.httpPart === "body" ? () => true : validatorCompiler(part)),
        schema: {
          description:
            "A run's report, 64 MB at most. It is stored as it comes; once it is whole the run has succeeded, and its mails are due. 409 where the claim is not the run's any more.",
          consumes: ["application/pdf"],
          querystring: FileQuery,
          body: Type.String({ format: "binary" }),
          response: { 204: Nothing },
        },
      },
      async (request, reply) => {
        const { runId, claim } = request.query;
        await requireClaimed(db.read, runId, claim);
        requireSize(Number(request.headers["content-length"] ?? 0));
        const body: unknown = request.body;
        if (!(body instanceof Readable)) throw notPdf();
        const fileId = await beginFile(db.write, runId, now());
        try {
          const stored = await storeParts(db.write, REPORT_PARTS, fileId, pdfBytes(body));
          await finish({ runId, claim, fileId }, stored);
        } catch (error) {
          request.raw.resume();
          await discardFile(db.write, fileId);
          throw error;
        }
        jobs.soon(REPORT_MAIL);
        return reply.code(204).send(null);
      },
    );
  });

  /** Adds the file, ends the run, and queues its mails: all of it or nothing. */
  function finish(
    { runId, claim, fileId }: { runId: number; claim: string; fileId: number },
    stored: StoredBytes,
  ): Promise<void> {
    return transact(db.write, async (tx) => {
      const run = await noteSuccess(tx, runId, claim, now());
      const { name, timeZone, recipients } = settingsOf(await findSchedule(tx, "all", run.schedule_id));
      const fileName = reportFileName(name, run.language as ReportLanguage, run.start_time, timeZone);
      await completeFile(tx, fileId, { ...stored, name: fileName });
      if (isMailSetUp(env)) await queueDeliveries(tx, runId, recipients, now());
    });
  }
}
