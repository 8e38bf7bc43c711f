import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refetchActive } from "../graphql/refetch";
import { localNowMs } from "../graphql/serverClock";

/** A look away of less time leaves nothing to catch up on. */
const shortMs = 60_000;

/** While nobody looks at the page, it asks for nothing; who comes back is not left with what was then. */
export function useCatchUp(): void {
  const client = useApolloClient();
  useEffect(() => {
    let left = localNowMs();
    const turn = () => {
      if (document.hidden) left = localNowMs();
      else if (localNowMs() - left >= shortMs) void refetchActive(client);
    };
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  }, [client]);
}
