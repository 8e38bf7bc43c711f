import Type from "typebox";
import { ADMIN } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { JsonObject, Nullable, Text, UnixTime } from "../http/schemas.js";
import { listAudit } from "./list.store.js";

const AuditJson = Type.Object({
  id: Id,
  time: UnixTime,
  userId: Nullable(Id),
  who: Nullable(Type.String({ description: "E-mail, as it was" })),
  apiKeyId: Nullable(Id),
  actingGroupId: Nullable(Id),
  requestId: Type.String(),
  call: Type.String({ description: "Method and route" }),
  target: JsonObject,
  result: Type.String({ description: "done, or the code of the refusal" }),
});

/** Who changed what. */
export function auditRoutes(app: App, { db }: Deps): void {
  app.get(
    "/audit/list",
    {
      config: { access: ADMIN },
      schema: {
        description: "Newest first. Each page's header X-Next-Cursor leads to the next.",
        querystring: Type.Object({
          ...CursorQuery.properties,
          userId: Type.Optional(Id),
          search: Type.Optional({ ...Text(200), description: "Part of the person's e-mail, as it was" }),
          clientId: Type.Optional({ ...Id, description: "Calls that named this client" }),
          done: Type.Optional(
            Type.Enum(["true", "false"], { description: "true: what was done; false: what was refused" }),
          ),
          call: Type.Optional(Text(200)),
          from: Type.Optional(UnixTime),
          to: Type.Optional(UnixTime),
        }),
        response: { 200: Type.Array(AuditJson) },
      },
    },
    async ({ query }, reply) => sendPage(reply, await listAudit(db.read, query)),
  );
}
