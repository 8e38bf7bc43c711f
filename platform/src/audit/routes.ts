import { LONGEST_AUDIT_WORDS, LONGEST_REQUEST_ID } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { ADMIN } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { Text, UnixTime } from "../http/schemas.js";
import { itemsOf } from "./items.store.js";
import { listAudit } from "./list.store.js";
import { AuditJson, ChangedItemJson } from "./schemas.js";

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
          search: Type.Optional({
            ...Text(LONGEST_AUDIT_WORDS),
            description: "Part of the person's e-mail, as it was",
          }),
          clientId: Type.Optional({ ...Id, description: "Calls that named this client" }),
          groupId: Type.Optional({
            ...Id,
            description: "Calls that named this group or clients of it; none from before that was noted",
          }),
          field: Type.Optional({
            ...Text(LONGEST_AUDIT_WORDS),
            description:
              "Calls that changed this field, without places in lists: metaData.speedLimit; none from before that was noted",
          }),
          requestId: Type.Optional(Text(LONGEST_REQUEST_ID)),
          done: Type.Optional(
            Type.Enum(["true", "false"], { description: "true: what was done; false: what was refused" }),
          ),
          call: Type.Optional(Text(LONGEST_AUDIT_WORDS)),
          from: Type.Optional(UnixTime),
          to: Type.Optional(UnixTime),
          grouped: Type.Optional(
            Type.Enum(["true", "false"], {
              description: "true: one row, the newest, for all that one request of one person or key did",
            }),
          ),
          changes: Type.Optional(
            Type.Enum(["true", "false"], { description: "true: with what each row changed" }),
          ),
        }),
        response: { 200: Type.Array(AuditJson) },
      },
    },
    async ({ query }, reply) => sendPage(reply, await listAudit(db.read, query)),
  );

  app.get(
    "/audit/changes",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "What a call changed of what people edit, thing by thing, with old and new values; at most a hundred a page. None where the values were not kept: /audit/list tells it.",
        querystring: Type.Object({ id: Id, ...CursorQuery.properties }),
        response: { 200: Type.Array(ChangedItemJson) },
      },
    },
    async ({ query: { id, ...paging } }, reply) => sendPage(reply, await itemsOf(db.read, id, paging)),
  );
}
