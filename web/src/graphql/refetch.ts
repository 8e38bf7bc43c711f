import type { ApolloClient } from "@apollo/client";
import { connection } from "./connection";

/** Refetches everything on the screen. Failures need no handling here: each query shows its own. */
export async function refetchActive(client: ApolloClient): Promise<void> {
  await client.refetchQueries({ include: "active" }).catch(() => undefined);
  connection.caughtUp();
}
