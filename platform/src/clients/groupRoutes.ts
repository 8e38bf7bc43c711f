import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { lockClients, lockGroup } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { findGroup } from "../groups/store.js";
import { addClientsToGroup, removeClientsFromGroup, setGroupOfClients } from "../groups/write.store.js";
import type { App } from "../http/app.js";
import { Id, IdListBody, IdListQuery, readIds } from "../http/ids.js";
import { Nothing, Nullable } from "../http/schemas.js";
import { notingKept } from "../places/leading.js";
import { keepingPlaces } from "../places/regroup.store.js";
import { noting, revising } from "../revisions/revising.js";
import { changingOrders } from "../valves/changes.store.js";
import { changingClients } from "./changes.store.js";
import { requireClients } from "./store.js";

const ALL = { kind: "all" } as const;

/** The groups that clients belong to. */
export function clientGroupRoutes(app: App, deps: Deps): void {
  const { now } = deps;

  app.post(
    "/client/assignTo",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Gives clients to a group; all or none. Of what a client measured and did in other groups before, the group sees nothing.",
        body: Type.Object({ groupId: Id, clientId: IdListBody }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await regroup(request, request.body, addClientsToGroup);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/client/assignTo",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Takes clients out of a group.",
        querystring: Type.Object({ groupId: Id, clientId: IdListQuery }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await regroup(request, request.query, removeClientsFromGroup);
      return reply.code(204).send(null);
    },
  );

  app.put(
    "/client/group",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description:
          "Has clients belong to this group alone from now on, or to none; all or none. The group sees of them what is from now on, those that they leave see nothing more. Who leaves a group leaves its valve bundles, too.",
        body: Type.Object({ groupId: Nullable(Id), clientId: IdListBody }),
        response: {
          200: Type.Object({
            changed: Type.Array(Id, { description: "Those for which that was not so already" }),
          }),
        },
      },
    },
    async (request) => {
      const { groupId, clientId } = request.body;
      const { ids } = readIds(clientId, "clientId");
      const work = async (tx: Db) => {
        await requireGroup(tx, groupId);
        await lockClients(tx, ids);
        const clients = await requireClients(tx, ALL, ids);
        const changed = clients.filter(({ groups }) => !isAlone(groups, groupId)).map(({ id }) => id);
        await moving(tx, request, changed, () => setGroupOfClients(tx, groupId, changed, now()));
        return { changed };
      };
      return change(deps, request, work, transactClients);
    },
  );

  async function regroup(
    request: FastifyRequest,
    { groupId, clientId }: { groupId: number; clientId: unknown },
    assign: typeof addClientsToGroup,
  ): Promise<void> {
    const { ids } = readIds(clientId, "clientId");
    const work = async (tx: Db) => {
      await requireGroup(tx, groupId);
      await requireClients(tx, ALL, ids);
      await moving(tx, request, ids, () => assign(tx, groupId, ids, now()));
    };
    await change(deps, request, work, transactClients);
  }

  /** Runs a change of clients' groups. Visibility, time zone and valve orders follow. */
  async function moving(
    tx: Db,
    request: FastifyRequest,
    ids: number[],
    work: () => Promise<void>,
  ): Promise<void> {
    const cause = { now: now(), changedBy: userOf(request).userId, reason: "bundle" } as const;
    await changingOrders(tx, ids, cause, () =>
      changingClients(tx, ids, now(), () =>
        noting(tx, request, "stays", ids, () =>
          notingKept(tx, request, ids, () =>
            keepingPlaces(tx, ids, now(), () => revising(tx, request, "clientGroups", ids, work)),
          ),
        ),
      ),
    );
  }
}

/** Locks a group until the end of the transaction. @throws PlatformError NOT_FOUND */
async function requireGroup(tx: Db, id: number | null): Promise<void> {
  if (id === null) return;
  await lockGroup(tx, id);
  await findGroup(tx, id);
}

/** True if this is the only group; for null, if there is none. */
function isAlone(groups: readonly number[], groupId: number | null): boolean {
  return groupId === null ? groups.length === 0 : groups.length === 1 && groups[0] === groupId;
}
