import { clientOf } from "../clients/zone.store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import { keepParts } from "../measurements/hourParts.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { staysOf } from "../places/stays.store.js";
import { HOUR } from "../time/clock.js";

/** Keeps what devices measured on each side of their moves, where later data changed such an hour. */
export async function keepCutHours(db: { read: Db; write: Db }, now: number): Promise<void> {
  for (const { id } of await devicesWithCutHours(db.read))
    await transactClients(db.write, async (tx) => {
      await lockClients(tx, [id]);
      const stays = (await staysOf(tx, [id])).get(id) ?? [];
      await keepParts(tx, await clientOf(tx, id), stays, now);
    });
}

/** The devices with a stay that begins in an hour whose parts are not kept, though its readings exist. */
async function devicesWithCutHours(db: Db) {
  const raw = await rawFrom(db);
  return db
    .selectFrom("stay")
    .innerJoin("reading_hour", (join) =>
      join
        .onRef("reading_hour.client_id", "=", "stay.client_id")
        .on(({ eb, ref }) => eb("hour_start", ">", eb(ref("from_time"), "-", HOUR)))
        .onRef("hour_start", "<", "from_time"),
    )
    .where("hour_start", ">=", raw)
    .where("parts", "is", null)
    .select("stay.client_id as id")
    .distinct()
    .execute();
}
