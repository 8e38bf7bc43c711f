import Type from "typebox";
import { SERVICE } from "../auth/principal.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import { claimRuns, noteOutcome } from "./runs.store.js";
import { ClaimBody, ClaimedJson, OutcomeBody } from "./schemas.js";

const RUNS_A_CLAIM = 10;

/** What the renderer asks for: which reports to make now, and where it tells how that went. */
export function reportRunRoutes(app: App, { db, now }: Deps): void {
  app.post(
    "/report-schedule/claim",
    {
      config: { access: SERVICE },
      schema: {
        description:
          "The runs that are due, each given to one claimer for ten minutes; due again where no outcome is told by then.",
        body: ClaimBody,
        response: { 200: Type.Array(ClaimedJson) },
      },
    },
    async ({ body }) => transact(db.write, (tx) => claimRuns(tx, body.limit ?? RUNS_A_CLAIM, now())),
  );

  app.post(
    "/report-schedule/outcome",
    {
      config: { access: SERVICE },
      schema: {
        description: "How a run went. 409 where it is not under way any more.",
        body: OutcomeBody,
        response: { 204: Nothing },
      },
    },
    async ({ body }, reply) => {
      const { message = null, ...told } = body;
      await transact(db.write, (tx) => noteOutcome(tx, { ...told, message }, now()));
      return reply.code(204).send(null);
    },
  );
}
