import Type from "typebox";
import { memberOf, readerOf } from "../auth/guard.js";
import { MEMBERS, READERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { changingClients } from "../clients/changes.store.js";
import { toClientsText } from "../clients/clientJson.js";
import { readFields } from "../clients/fields.rules.js";
import { FieldsQuery, SomeOfClientJson } from "../clients/schemas.js";
import { clientScope } from "../clients/scope.js";
import { requireClient } from "../clients/store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { conflict, invalid, malformed, notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { sendJson } from "../http/bytes.js";
import { Id, IdListQuery, readIds } from "../http/ids.js";
import { JsonObject, Nothing } from "../http/schemas.js";
import { noting, revising } from "../revisions/revising.js";
import { findPlaces } from "./find.store.js";
import { notingKept } from "./leading.js";
import { type Move, moveDevice } from "./move.store.js";
import { MoveBody, StaysJson } from "./schemas.js";
import { readStays } from "./stays.js";
import { staysOf } from "./stays.store.js";
import { deletePlace } from "./write.store.js";

/** Places where devices stood, and moves of devices between them. */
export function placeRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.get(
    "/place/list",
    {
      config: { access: READERS },
      schema: {
        description:
          "The places that devices were moved to or from, as far as the caller sees them. All calls about figures take their ids as they take a client's. Where a device never moved there is none.",
        querystring: Type.Object({ fields: FieldsQuery }),
        response: { 200: Type.Array(SomeOfClientJson) },
      },
    },
    async (request, reply) => {
      const scope = clientScope(readerOf(request));
      const fields = readFields(request.query.fields);
      return sendJson(reply, toClientsText(await findPlaces(db.read, scope), scope, now(), fields));
    },
  );

  app.delete(
    "/place",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable" },
      schema: {
        description: "Removes a place where no device ever stood.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      const scope = clientScope(memberOf(request));
      await change(deps, request, async (tx) => {
        await lockClients(tx, [id]);
        const [place] = await findPlaces(tx, scope, [id]);
        if (!place) throw notFound("place");
        const [seen] = await findPlaces(tx, { kind: "all" }, [id]);
        if (seen?.stretches?.length !== 0) throw conflict("PLACE_HAS_FIGURES");
        await revising(tx, request, "client", [id], () => deletePlace(tx, id));
      });
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/stay/list",
    {
      config: { access: READERS },
      schema: {
        description:
          "Where devices stood and when; of a place, which devices stood there. In the order of the ids; none of a device that never moved.",
        querystring: Type.Object({ clientId: IdListQuery }),
        response: { 200: Type.Array(StaysJson) },
      },
    },
    async (request) => {
      const { ids } = readIds(request.query.clientId, "clientId");
      return readStays(db.read, clientScope(readerOf(request)), ids);
    },
  );

  app.put(
    "/client/stay",
    {
      config: { access: MEMBERS, role: "editor", change: "repeatable", ifMatch: true },
      schema: {
        description:
          "Says where a device was from an instant on: at a place, at a new one, or in the store. It moves a device now, and corrects a move of the past; readings stay as they are, and count where the device was. At a lasting place the device's settings about the place (name, address, position, speed limit, distance, names of the directions) are the place's. Administrators may move it to a place of another group, and it is that group's from then on.",
        body: MoveBody,
        response: {
          200: Type.Object({ ...StaysJson.properties, metaData: JsonObject }),
        },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const scope = clientScope(member);
      const { clientId } = request.body;
      const move = readMove(request.body, now());
      const by = { scope, isAdmin: member.kind === "admin", now: now() };
      const work = async (tx: Db) => {
        await lockClients(tx, [clientId]);
        const device = await requireClient(tx, scope, clientId);
        const touched = [clientId, ...(await placesOf(tx, clientId, move))];
        await changingClients(tx, touched, now(), () =>
          revising(tx, request, "stays", [clientId], () =>
            noting(tx, request, "client", touched, () =>
              noting(tx, request, "clientGroups", [clientId], () =>
                notingKept(tx, request, [clientId], () => moveDevice(tx, device, move, by)),
              ),
            ),
          ),
        );
        const made = (await placesOf(tx, clientId, move)).filter((id) => !touched.includes(id));
        await changingClients(tx, made, now(), async () => undefined);
        const [stays] = await readStays(tx, scope, [clientId]);
        if (!stays) throw notFound("client");
        const { metaData } = await requireClient(tx, scope, clientId);
        return { ...stays, metaData: JSON.parse(metaData) as Record<string, unknown> };
      };
      return change(deps, request, work, transactClients);
    },
  );
}

/** @throws PlatformError naming the field */
function readMove(
  body: {
    placeId?: number | null | undefined;
    newPlace?: { metaData: string | object } | undefined;
    from?: number | undefined;
    until?: number | null | undefined;
    leaves?: { metaData: string | object } | undefined;
  },
  now: number,
): Move {
  const { placeId, newPlace, from = now, until = null } = body;
  const leaves = body.leaves ? jsonObject(body.leaves.metaData, "leaves.metaData") : null;
  if (newPlace && placeId !== undefined) throw invalid("newPlace", "NOT_WITH", { other: "placeId" });
  if (newPlace)
    return { to: { metaData: jsonObject(newPlace.metaData, "newPlace.metaData") }, from, until, leaves };
  if (placeId === undefined) throw malformed("placeId", "REQUIRED_OR", { other: "newPlace" });
  return { to: placeId === null ? null : { placeId }, from, until, leaves };
}

/** The known places that a move may change. */
async function placesOf(tx: Db, clientId: number, { to }: Move): Promise<number[]> {
  const stays = (await staysOf(tx, [clientId])).get(clientId) ?? [];
  const ids = stays.flatMap(({ placeId }) => placeId ?? []);
  return [...new Set(to !== null && "placeId" in to ? [...ids, to.placeId] : ids)];
}
