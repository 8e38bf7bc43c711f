import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyRequest } from "fastify";
import { changingClients } from "../clients/changes.store.js";
import type { MetaData } from "../clients/metaData.rules.js";
import { writeMetaData } from "../clients/write.store.js";
import type { Db } from "../db/tables.js";
import { refused } from "../errors.js";
import { noting } from "../revisions/revising.js";
import {
  afterChange,
  type Display,
  identified,
  namesShared,
  type SharedText,
  type SharedThings,
} from "./sharedPlaces.rules.js";

const MOST_NAMED = 50;

/**
 * Runs a change of resources. Places by which displays name shared texts move along with their texts. The
 * change is refused if a display would lose a text that it shows, or its penalty steps.
 * @throws PlatformError CONFLICT naming the clients, and the places on their displays
 */
export async function keepingShown<T>(
  tx: Db,
  request: FastifyRequest,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = await sharedThings(tx);
  const done = await work();
  const after = await sharedThings(tx);
  const effects = (await displays(tx)).map((client) => ({
    ...client,
    effect: afterChange(client.display, before, after),
  }));
  const losing = effects.flatMap(({ id, effect }) => effect.lost.map((place) => `clients.${id}.${place}`));
  if (losing.length > 0)
    throw refused("CONFLICT", "SHOWN_BY_DISPLAYS", {
      fields: losing.slice(0, MOST_NAMED).map((path) => fieldFault(path, "SHOWS_IT")),
    });
  const moving = effects.filter(({ display, effect }) => effect.display !== display).map(({ id }) => id);
  await moveAlong(tx, request, now, moving, (display) => afterChange(display, before, after).display);
  return done;
}

/** Writes displays whose places move: as a change of each client, with its version and its event. */
async function moveAlong(
  tx: Db,
  request: FastifyRequest,
  now: number,
  ids: number[],
  moved: (display: Display) => Display,
): Promise<void> {
  if (ids.length === 0) return;
  const move = async () => {
    // Read again, as they are now locked.
    for (const { id, metaData, display } of await displays(tx, ids))
      await writeMetaData(tx, id, { ...metaData, displayConfiguration: moved(display) });
  };
  await changingClients(tx, ids, now, () => noting(tx, request, "client", ids, move));
}

/** The metadata to store, with the uuids of the shared texts that their display names. */
export async function identifying(tx: Db, before: MetaData, metaData: MetaData): Promise<MetaData> {
  const display = displayOf(metaData);
  if (!namesShared(display)) return metaData;
  const known = identified(display, displayOf(before), (await sharedThings(tx)).texts);
  return known === display ? metaData : { ...metaData, displayConfiguration: known };
}

async function sharedThings(db: Db): Promise<SharedThings> {
  const rows = await db
    .selectFrom("resource")
    .select(["id", "bucket", "data"])
    .where("bucket", "in", ["global_custom_texts", "speed_limit_penalty_program_config"])
    .orderBy("id")
    .execute();
  const texts = rows
    .filter(({ bucket }) => bucket === "global_custom_texts")
    .flatMap(({ id, data }) =>
      [JSON.parse(data) as unknown].flat().map(
        (text): SharedText => ({
          resourceId: id,
          uuid: String((text as { uuid?: unknown }).uuid).toLowerCase(),
        }),
      ),
    );
  return { texts, ids: new Set(rows.map(({ id }) => id)) };
}

/** The displays of all or of some clients. */
async function displays(
  db: Db,
  ids?: number[],
): Promise<{ id: number; metaData: MetaData; display: Display }[]> {
  const all = db
    .selectFrom("client")
    .select(["id", "meta_data"])
    .where("meta_data", "like", "%displayConfiguration%")
    .orderBy("id");
  const rows = await (ids ? all.where("id", "in", ids) : all).execute();
  return rows.map(({ id, meta_data }) => {
    const metaData = JSON.parse(meta_data) as MetaData;
    return { id, metaData, display: displayOf(metaData) };
  });
}

function displayOf({ displayConfiguration: display }: MetaData): Display {
  return typeof display === "object" && display !== null ? (display as Display) : {};
}
