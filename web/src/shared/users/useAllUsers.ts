import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { UsersDocument } from "../../graphql/operations/users";
import { serverNow } from "../../graphql/serverClock";
import { everyMinute } from "../live/everyMinute";
import { useOneAtATime } from "../live/useOneAtATime";
import type { UserRow } from "./userRow";

/** The most that the portal gives at once. */
const pageSize = 100;

/** Every account, by e-mail. @throws what a page of them throws */
async function readAll(apollo: ApolloClient): Promise<UserRow[]> {
  const users: UserRow[] = [];
  let after: string | null = null;
  do {
    const variables: { first: number; after: string | null } = { first: pageSize, after };
    const { data } = await apollo.query({ query: UsersDocument, variables, fetchPolicy: "no-cache" });
    users.push(...(data?.users?.nodes ?? []));
    const page = data?.users?.pageInfo;
    after = page?.hasNextPage ? page.endCursor : null;
  } while (after !== null);
  // Who signs up meanwhile moves all that follow: one may stand on two pages.
  return [...new Map(users.map((user) => [user.id, user])).values()];
}

export type AllUsers = {
  /** Undefined until they came; kept while a refresh runs or fails. */
  users: readonly UserRow[] | undefined;
  /** Unix seconds of the last good answer. */
  at: number;
  /** Why the last request failed; undefined where it did not. */
  error: unknown;
  refresh: () => void;
};

/** The accounts of all people, for administrators; asked for anew each minute while somebody looks. */
export function useAllUsers(): AllUsers {
  const apollo = useApolloClient();
  const [known, setKnown] = useState<Omit<AllUsers, "refresh">>({
    users: undefined,
    at: 0,
    error: undefined,
  });
  const refresh = useOneAtATime(async () => {
    try {
      const users = await readAll(apollo);
      setKnown({ users, at: serverNow(), error: undefined });
    } catch (error) {
      setKnown((before) => ({ ...before, error }));
    }
  });
  useEffect(() => {
    refresh();
    const timer = setInterval(() => {
      if (!everyMinute.skipPollAttempt()) refresh();
    }, everyMinute.pollInterval);
    return () => clearInterval(timer);
  }, [refresh]);
  return { ...known, refresh };
}
