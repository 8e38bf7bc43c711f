import type { Db } from "../db/tables.js";
import { unpackReadings } from "./batchCodec.js";
import { HourBuffer } from "./hourBuffer.js";

const BATCHES_A_STEP = 200;

/** Makes a client's stored hours anew from its batches, on the hours of a zone. For use in a transaction. */
export async function rebuildHours(tx: Db, clientId: number, timeZone: string): Promise<void> {
  await tx.deleteFrom("reading_hour").where("client_id", "=", clientId).execute();
  for (let after = { from_time: -1, batch_id: "" }; ; ) {
    const batches = await nextBatches(tx, clientId, after);
    const last = batches.at(-1);
    if (!last) return;
    const buffer = new HourBuffer(clientId, timeZone);
    for (const { from_time, to_time, data } of batches) {
      buffer.add({ from: from_time, to: to_time }, unpackReadings(data, from_time));
    }
    await buffer.flush(tx);
    after = last;
  }
}

function nextBatches(tx: Db, clientId: number, after: { from_time: number; batch_id: string }) {
  return tx
    .selectFrom("reading_batch")
    .select(["batch_id", "from_time", "to_time", "data"])
    .where("client_id", "=", clientId)
    .where(({ eb, or, and }) =>
      or([
        eb("from_time", ">", after.from_time),
        and([eb("from_time", "=", after.from_time), eb("batch_id", ">", after.batch_id)]),
      ]),
    )
    .orderBy("from_time")
    .orderBy("batch_id")
    .limit(BATCHES_A_STEP)
    .execute();
}
