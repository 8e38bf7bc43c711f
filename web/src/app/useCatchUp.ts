import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refetchActive } from "../graphql/refetch";
import { localNowMs } from "../graphql/serverClock";

/** After a shorter absence there is nothing to refetch. */
const shortMs = 60_000;

/** A hidden page polls nothing; it refetches when its visitor comes back. */
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
