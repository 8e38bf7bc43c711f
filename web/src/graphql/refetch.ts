import type { ApolloClient } from "@apollo/client";
import { connection } from "./connection";

/** Asks again for all that is on the screen. A failure needs no care here: each query shows its own. */
export async function refetchActive(client: ApolloClient): Promise<void> {
  await client.refetchQueries({ include: "active" }).catch(() => undefined);
  connection.caughtUp();
}
