import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refetchActive } from "../graphql/refetch";
import { useLink } from "../shared/live/useLink";

const retryMs = 10_000;

/** While the portal or its platform is unreachable, retries every 10 s, and at once when the network returns. */
export function useRetryWhileDown(): void {
  const client = useApolloClient();
  const isDown = useLink() !== "online";
  useEffect(() => {
    if (!isDown) return;
    const retry = () => void refetchActive(client);
    const timer = setInterval(retry, retryMs);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [client, isDown]);
}
