import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { UserRef, userRef } from "../auth/userRef.js";
import { shownChanges } from "../configs/diff.rules.js";
import { ChangesFields } from "../configs/schemas.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { JsonObject, Nullable, UnixTime } from "../http/schemas.js";
import { differences } from "./difference.rules.js";
import { historyOf } from "./history.js";
import { REVISION_KINDS } from "./kinds.js";
import { cutFor } from "./sight.js";
import { findRevision, pageOfRevisions, type RevisionWithPerson } from "./store.js";

const Kind = Type.Enum(REVISION_KINDS.filter((kind) => kind !== "config"));
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const FIELDS = {
  version: Type.Integer({
    description: "Counts the changes; 0 is what was there before the first known one",
  }),
  time: Nullable(UnixTime),
  changedBy: UserRef,
  removed: Type.Boolean({ description: "Whether the change took the thing away" }),
};
const ListedJson = Type.Object({ ...FIELDS, ...ChangesFields });
const RevisionJson = Type.Object({ ...FIELDS, content: Nullable(JsonObject) });

/** Revisions of a thing, with author and time. Configurations of clients have their own history. */
export function revisionRoutes(app: App, { db }: Deps): void {
  app.get(
    "/revision/list",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "A thing's revisions, newest first, with what each changed; of a client since it is in the caller's group, and of that time alone.",
        querystring: Type.Object({ kind: Kind, id: Id, ...CursorQuery.properties }),
        response: { 200: Type.Array(ListedJson) },
      },
    },
    async (request, reply) => {
      const { kind, id, ...paging } = request.query;
      const viewer = memberOf(request);
      const history = await historyOf(db.read, viewer, kind, id);
      const page = await pageOfRevisions(db.read, { kind, id }, history.since, paging);
      const pairs = page.rows.map(({ revision, before }) => ({
        revision,
        is: contentOf(revision),
        was: before && contentOf(before),
      }));
      const contents = pairs.flatMap(({ is, was = null }) => [is, was]);
      const cut = await cutFor(db.read, viewer, history, contents);
      const rows = pairs.map(({ revision, is, was }) => ({
        ...revisionFields(revision, viewer),
        ...shownChanges(was === undefined ? [] : differences(was ? cut(was) : {}, is ? cut(is) : {})),
      }));
      return sendPage(reply, { ...page, rows });
    },
  );

  app.get(
    "/revision",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "What a thing was after one of its changes, by the names that its call takes; a device's stays and limits as far as the caller sees them.",
        querystring: Type.Object({ kind: Kind, id: Id, version: Version }),
        response: { 200: RevisionJson },
      },
    },
    async (request) => {
      const { kind, id, version } = request.query;
      const viewer = memberOf(request);
      const history = await historyOf(db.read, viewer, kind, id);
      const { since } = history;
      const revision = await findRevision(db.read, { kind, id }, version);
      if (!revision || (since !== null && (revision.time ?? 0) < since)) throw notFound("revision");
      const content = contentOf(revision);
      const cut = await cutFor(db.read, viewer, history, [content]);
      return { ...revisionFields(revision, viewer), content: content && cut(content) };
    },
  );
}

function contentOf({ content }: RevisionWithPerson): Record<string, unknown> | null {
  return content === null ? null : JSON.parse(content);
}

function revisionFields(revision: RevisionWithPerson, viewer: MemberPrincipal) {
  return {
    version: revision.version,
    time: revision.time,
    changedBy: userRef(revision.user_id, revision, viewer),
    removed: revision.content === null,
  };
}
