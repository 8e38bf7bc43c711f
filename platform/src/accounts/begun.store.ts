import type { Db } from "../db/tables.js";
import { PlatformError } from "../errors.js";
import { MINUTE } from "../time/clock.js";

/** From one address at a time: a whole municipality may share one. */
const MOST_FROM_ADDRESS = 300;

/**
 * Holds back who begins sign-ins without end.
 * @param since when those that still hold began, at the earliest
 * @throws PlatformError TOO_MANY_REQUESTS
 */
export async function refuseTooManyBegun(
  tx: Db,
  table: "factor_step" | "provider_attempt",
  { address, since }: { address: string; since: number },
): Promise<void> {
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .where("address", "=", address)
    .where("create_date", ">", since)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_FROM_ADDRESS)
    throw new PlatformError("TOO_MANY_REQUESTS", "Too many sign-ins; wait a little.", undefined, MINUTE);
}
