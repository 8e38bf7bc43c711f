import { useApolloClient } from "@apollo/client/react";
import { refetchActive } from "../../graphql/refetch";
import { useClients } from "../clients/useClients";

/** Call it once devices were changed: lists, and what else is on the screen, then show them as they are now. */
export function useAfterChange(): () => void {
  const apollo = useApolloClient();
  const { refresh } = useClients();
  return () => {
    refresh();
    void refetchActive(apollo);
  };
}
