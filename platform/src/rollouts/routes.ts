import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { sendPage } from "../http/paging.js";
import { devicesOf, statesOf } from "./devices.store.js";
import { rolloutJson, wholeRolloutJson } from "./rolloutJson.js";
import { RolloutJson, RolloutsQuery, WholeRolloutJson } from "./schemas.js";
import { pageOfRollouts, requireRollout } from "./store.js";

/** Calls of administrators that read staged rollouts. */
export function rolloutRoutes(app: App, { db, env, now }: Deps): void {
  const moment = () => ({ now: now(), installTime: env.FIRMWARE_INSTALL_SECONDS });

  app.get(
    "/rollout/list",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "Staged rollouts, of one firmware where it is given, newest first. Each page's header X-Next-Cursor leads to the next.",
        querystring: RolloutsQuery,
        response: { 200: Type.Array(RolloutJson) },
      },
    },
    async (request, reply) => {
      const { firmwareId, ...paging } = request.query;
      const page = await pageOfRollouts(db.read, firmwareId, paging);
      const ids = page.rows.map(({ id }) => id);
      const states = await statesOf(db.read, ids, moment());
      const viewer = userOf(request);
      const rows = page.rows.map((rollout) =>
        rolloutJson(rollout, states.get(rollout.id) ?? new Map(), viewer),
      );
      return sendPage(reply, { ...page, rows });
    },
  );

  app.get(
    "/rollout",
    {
      config: { access: ADMIN },
      schema: {
        description: "A staged rollout with its devices, in the order in which they get it.",
        querystring: Type.Object({ id: Id }),
        response: { 200: WholeRolloutJson },
      },
    },
    async (request) => {
      const { id } = request.query;
      const rollout = await requireRollout(db.read, id);
      const devices = await devicesOf(db.read, id, moment());
      return wholeRolloutJson(rollout, devices, userOf(request));
    },
  );
}
