import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { createApolloClient } from "../graphql/client";
import { ClientsProvider } from "../shared/clients/ClientsProvider";
import { endSession } from "../shared/session/endSession";
import { SessionCheck } from "./SessionCheck";
import { Shell } from "./shell/Shell";

/** Everything behind sign-in. The GraphQL client lives as long as the session: signing out forgets its cache. */
export function SignedInArea() {
  const [client] = useState(() => createApolloClient(endSession));
  return (
    <ApolloProvider client={client}>
      <SessionCheck />
      <ClientsProvider>
        <Shell />
      </ClientsProvider>
    </ApolloProvider>
  );
}
