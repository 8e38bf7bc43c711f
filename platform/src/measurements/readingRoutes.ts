import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { CursorQuery, type Page, sendPage } from "../http/paging.js";
import { requireClientsOrPlaces } from "../places/find.store.js";
import { checkPeriod } from "./query.rules.js";
import type { ReadingJson } from "./readingJson.js";
import { PeriodQuery, ReadingsJson } from "./schemas.js";

export function readingRoutes(app: App, { db, threads }: Deps): void {
  app.get(
    "/reading/list",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "The readings of [startTimestamp, endTimestamp), oldest first; 400 days at most. Each page's header X-Next-Cursor leads to the next, and holds while new readings come. What retention has deleted, and what was before the client came to the caller's group, is neither listed nor counted; counted intervals are no readings (raw.csv has both).",
        querystring: Type.Object({ ...PeriodQuery.properties, ...CursorQuery.properties }),
        response: { 200: ReadingsJson },
      },
    },
    async (request, reply) => {
      const { clientId, startTimestamp, endTimestamp, ...paging } = request.query;
      const [client] = await requireClientsOrPlaces(db.read, clientScope(memberOf(request)), [clientId]);
      const period = checkPeriod(startTimestamp, endTimestamp);
      const page = await threads.run("readings", {
        client: { id: client.id, seenFrom: client.seenFrom, stretches: client.stretches },
        period,
        paging,
      });
      return sendPage(reply, JSON.parse(Buffer.from(page).toString()) as Page<ReadingJson>);
    },
  );
}
