import { LONGEST_ERROR_MESSAGE, LONGEST_ERROR_PAGE } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { findUser } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { ADMIN, SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import {
  addErrorReport,
  listErrorReports,
  refuseTooManyReports,
  setDone,
  toErrorReportJson,
} from "./store.js";

const LONGEST_USER_AGENT = 300;

const ErrorReportJson = Type.Object({
  id: Id,
  userId: Nullable(Id),
  who: Type.String({ description: "E-mail, as it was" }),
  message: Type.String(),
  page: Nullable(Type.String()),
  userAgent: Nullable(Type.String()),
  done: Type.Boolean(),
  createDate: UnixTime,
});

/** Error reports of people, for administrators. */
export function errorReportRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.post(
    "/error-report",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "repeatable" },
      schema: {
        description: "At most 20 an hour and person.",
        body: Type.Object({
          message: Text(LONGEST_ERROR_MESSAGE),
          page: Type.Optional(Text(LONGEST_ERROR_PAGE, 0)),
        }),
        response: { 201: Type.Object({ id: Id, createDate: UnixTime }) },
      },
    },
    async (request, reply) => {
      const { userId } = userOf(request);
      const { message, page } = request.body;
      if (message.trim() === "") throw invalid("message", "BLANK");
      const userAgent = request.headers["user-agent"]?.slice(0, LONGEST_USER_AGENT) ?? null;
      const report = await change(deps, request, async (tx) => {
        await refuseTooManyReports(tx, userId, now());
        const { email } = await findUser(tx, userId);
        const said = { userId, who: email, message, page: page ?? null, userAgent };
        const { id, create_date: createDate } = await addErrorReport(tx, said, now());
        return { id, createDate };
      });
      return reply.code(201).send(report);
    },
  );

  app.get(
    "/error-report/list",
    {
      config: { access: ADMIN },
      schema: {
        description: "Newest first. Each page's header X-Next-Cursor leads to the next.",
        querystring: Type.Object({
          ...CursorQuery.properties,
          done: Type.Optional(
            Type.Enum(["true", "false"], {
              description: "true: what is dealt with; false: what is not",
            }),
          ),
        }),
        response: { 200: Type.Array(ErrorReportJson) },
      },
    },
    async ({ query }, reply) =>
      sendPage(reply, await listErrorReports(db.read, query)).map(toErrorReportJson),
  );

  app.patch(
    "/error-report",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Marks a report as dealt with, or not.",
        body: Type.Object({ id: Id, done: Type.Boolean() }),
        response: { 200: ErrorReportJson },
      },
    },
    async (request) => {
      const { id, done } = request.body;
      return change(deps, request, async (tx) => toErrorReportJson(await setDone(tx, id, done)));
    },
  );
}
