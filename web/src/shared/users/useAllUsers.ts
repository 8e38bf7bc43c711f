import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { UsersDocument } from "../../graphql/operations/users";
import { serverNow } from "../../graphql/serverClock";
import { everyMinute } from "../live/everyMinute";
import { useOneAtATime } from "../live/useOneAtATime";
import type { UserRow } from "./userRow";

/** Most users that the portal returns at once. */
const pageSize = 100;

/**
 * Every account, by e-mail.
 * @throws the error of any page
 */
export async function readAllUsers(apollo: ApolloClient): Promise<UserRow[]> {
  const users: UserRow[] = [];
  let after: string | null = null;
  do {
    const variables: { first: number; after: string | null } = { first: pageSize, after };
    const { data } = await apollo.query({ query: UsersDocument, variables, fetchPolicy: "no-cache" });
    users.push(...(data?.users?.nodes ?? []));
    const page = data?.users?.pageInfo;
    after = page?.hasNextPage ? page.endCursor : null;
  } while (after !== null);
  // A sign-up meanwhile moves all later rows: one may be on two pages.
  return [...new Map(users.map((user) => [user.id, user])).values()];
}

export type AllUsers = {
  /** Undefined until loaded; kept while a refresh runs or after it fails. */
  users: readonly UserRow[] | undefined;
  /** Unix seconds of the last successful answer. */
  at: number;
  /** Error of the last request, if it failed. */
  error: unknown;
  refresh: () => void;
};

/** All people's accounts, for administrators; polled each minute while the page is visible. */
export function useAllUsers(): AllUsers {
  const apollo = useApolloClient();
  const [known, setKnown] = useState<Omit<AllUsers, "refresh">>({
    users: undefined,
    at: 0,
    error: undefined,
  });
  const refresh = useOneAtATime(async () => {
    try {
      const users = await readAllUsers(apollo);
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
