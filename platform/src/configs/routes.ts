import type { FastifyRequest } from "fastify";
import Type, { type Static } from "typebox";
import { memberOf, readerOf } from "../auth/guard.js";
import { MEMBERS, type MemberPrincipal } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { clientScope } from "../clients/scope.js";
import { isSeen, type SeenFrom } from "../clients/sight.rules.js";
import { requireClient, requireClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { malformed, notFound } from "../errors.js";
import { logEvents } from "../events/store.js";
import type { App } from "../http/app.js";
import { Id, IdListBody, IdListQuery, readIds } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { JsonInput } from "../http/schemas.js";
import { etagOfContent } from "../revisions/contents.js";
import { revising } from "../revisions/revising.js";
import { checkConfig, keepAdminFields } from "./config.rules.js";
import type { ClientConfig } from "./config.schema.js";
import { driverView } from "./driverView.rules.js";
import { readHistory, versionFields } from "./history.js";
import { AssignedJson, ConfigJson, HistoryJson, ListedConfigJson, Version } from "./schemas.js";
import { addVersion, findConfig, listConfigs, requireVersion, type VersionRow } from "./store.js";

/** Versions are large, so a page has fewer of them. */
const LARGEST_PAGE = 100;

/** A configuration may be 256 kB. */
const MOST_LISTED = 100;

type Assigned = Static<typeof AssignedJson>;

/** The configurations of clients, and their history. */
export function configRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/config",
    {
      config: { access: [...MEMBERS, "report"] },
      schema: {
        description:
          "What a client has now; 404 where nothing was assigned. A printed report is told what a driver sees of it, and not whose it is.",
        querystring: Type.Object({ clientId: Id }),
        response: { 200: ConfigJson },
      },
    },
    async (request) => {
      const reader = readerOf(request);
      const { id, seenFrom } = await requireClient(db.read, clientScope(reader), request.query.clientId);
      const row = await findConfig(db.read, id);
      if (!row) throw notFound("configuration");
      return reader.kind === "report"
        ? toReportJson(row, seenFrom)
        : toConfigJson(row, memberOf(request), seenFrom);
    },
  );

  app.get(
    "/config/list",
    {
      config: { access: MEMBERS },
      schema: {
        description: `What clients have now, of those that have something; ${MOST_LISTED} clients at most.`,
        querystring: Type.Object({ clientId: IdListQuery }),
        response: { 200: Type.Array(ListedConfigJson) },
      },
    },
    async (request) => {
      const { ids } = readIds(request.query.clientId, "clientId");
      if (ids.length > MOST_LISTED) throw malformed("clientId", "TOO_MANY_CLIENTS", { max: MOST_LISTED });
      const member = memberOf(request);
      const clients = await requireClients(db.read, clientScope(member), ids);
      const seenFrom = new Map(clients.map((client) => [client.id, client.seenFrom]));
      const rows = await listConfigs(db.read, ids);
      return rows.map((row) => {
        const { client_id: clientId } = row;
        return { clientId, ...toConfigJson(row, member, seenFrom.get(clientId) ?? null) };
      });
    },
  );

  app.get(
    "/config/version",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "One version of a client's configuration: the newest, or one since it is in the caller's group.",
        querystring: Type.Object({ clientId: Id, version: Version }),
        response: { 200: ConfigJson },
      },
    },
    async (request) => {
      const { clientId, version } = request.query;
      const member = memberOf(request);
      const client = await requireClient(db.read, clientScope(member), clientId);
      return toConfigJson(await requireVersion(db.read, client, version), member, client.seenFrom);
    },
  );

  app.get(
    "/config/history",
    {
      config: { access: MEMBERS },
      schema: {
        description:
          "A client's versions since it is in the caller's group, newest first, with what each changed.",
        querystring: Type.Object({
          clientId: Id,
          limit: Type.Optional(
            Type.Integer({ minimum: 1, maximum: LARGEST_PAGE, description: "Default 20" }),
          ),
          cursor: CursorQuery.properties.cursor,
          count: CursorQuery.properties.count,
        }),
        response: { 200: Type.Array(HistoryJson) },
      },
    },
    async (request, reply) => {
      const { clientId, ...paging } = request.query;
      const member = memberOf(request);
      const client = await requireClient(db.read, clientScope(member), clientId);
      return sendPage(reply, await readHistory(db.read, client, paging, member));
    },
  );

  app.post(
    "/config/assign",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Gives clients a configuration: a new version where it differs from what they have, and how it does. All of them or none. Ping interval, serial number and device type are set by administrators.",
        body: Type.Object({ clientId: IdListBody, data: JsonInput }),
        response: { 200: Type.Union([AssignedJson, Type.Array(AssignedJson)]) },
      },
    },
    async (request) => {
      const { ids, list } = readIds(request.body.clientId, "clientId");
      const config = checkConfig(request.body.data);
      const assigned = await change(deps, request, (tx) => assign(tx, request, ids, config, null));
      const [only] = assigned;
      return list || !only ? assigned : only;
    },
  );

  app.post(
    "/config/restore",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description: "Makes an earlier version the newest one again.",
        body: Type.Object({ clientId: Id, version: Version }),
        response: { 200: AssignedJson },
      },
    },
    async (request) => {
      const { clientId, version } = request.body;
      const [restored] = await change(deps, request, async (tx) => {
        const client = await requireClient(tx, clientScope(memberOf(request)), clientId);
        const { data } = await requireVersion(tx, client, version);
        return assign(tx, request, [clientId], JSON.parse(data), version);
      });
      if (!restored) throw notFound("configuration");
      return restored;
    },
  );

  async function assign(
    tx: Db,
    request: FastifyRequest,
    ids: number[],
    config: ClientConfig,
    restoredFrom: number | null,
  ) {
    const member = memberOf(request);
    const changedBy = "userId" in member ? member.userId : null;
    const clients = await requireClients(tx, clientScope(member), ids);
    const assigned: Assigned[] = [];
    await revising(tx, request, "config", ids, async () => {
      for (const { id } of clients) {
        const current = await findConfig(tx, id);
        if (member.kind !== "admin") keepAdminFields(current && JSON.parse(current.data), config);
        assigned.push(await addVersion(tx, id, current, { config, changedBy, restoredFrom }, now()));
      }
    });
    const changed = clients.filter((_client, index) => assigned[index]?.changed);
    const events = changed.map(({ id, groups }) => ({
      type: "client.changed" as const,
      clientId: id,
      audience: groups,
      data: { clientId: id },
    }));
    await logEvents(tx, events, now());
    return assigned;
  }
}

/** A version. If it is older than the visible past, its author, time and origin are left out. */
function toConfigJson(row: VersionRow, viewer: MemberPrincipal, seenFrom: SeenFrom) {
  const data = JSON.parse(row.data);
  const made = isSeen(row.change_date, seenFrom)
    ? versionFields(row, viewer)
    : { version: row.version, changeDate: null, changedBy: null, restoredFrom: null };
  return { data, etag: etagOfContent(data), ...made };
}

function toReportJson({ data, version, change_date }: VersionRow, seenFrom: SeenFrom) {
  return {
    data: driverView(JSON.parse(data)),
    etag: null,
    version,
    changeDate: isSeen(change_date, seenFrom) ? change_date : null,
    changedBy: null,
    restoredFrom: null,
  };
}
