import { WARNED_BEFORE } from "../api-keys/ends.rules.js";
import { keepersOf } from "../api-keys/keepers.store.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { HOUR } from "../time/clock.js";
import { sendsLinks } from "./mailing.js";
import { addAccountMail } from "./mails.store.js";

const AT_ONCE = 200;

/** Tells people by mail, once for each end, that a key of theirs ends within a week. */
export function keepWarningsOfKeys({ db, env, jobs }: Deps): void {
  jobs.add({
    name: "ends of keys",
    every: HOUR,
    run: async ({ now, signal }) => {
      // Where mails come to be set up within the week, people are told then.
      if (!sendsLinks(env)) return;
      while (!signal.aborted && (await warnOfSome(db.write, now)) === AT_ONCE);
    },
  });
}

/** @returns of how many keys it told */
function warnOfSome(db: Db, now: number): Promise<number> {
  return transact(db, async (tx) => {
    const keys = await tx
      .selectFrom("api_key")
      .select(["id", "group_id", "created_by", "expire_date"])
      .where("expire_date", ">", now)
      .where("expire_date", "<=", now + WARNED_BEFORE)
      .where("warned_date", "is", null)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    for (const key of keys) {
      const told = await tx
        .updateTable("api_key")
        .set({ warned_date: now })
        .where("id", "=", key.id)
        .where("warned_date", "is", null)
        .executeTakeFirst();
      // Another platform was faster.
      if (told.numUpdatedRows === 0n) continue;
      for (const { id, email } of await keepersOf(tx, key)) {
        const about = { keyId: key.id, expireDate: key.expire_date };
        await addAccountMail(tx, { kind: "keyEnds", userId: id, email, about }, now);
      }
    }
    return keys.length;
  });
}
