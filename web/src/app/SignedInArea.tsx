import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { createApolloClient } from "../graphql/client";
import { ClientsProvider } from "../shared/clients/ClientsProvider";
import { endSession } from "../shared/session/endSession";
import { useLocalSession } from "../shared/session/useLocalSession";
import { SessionCheck } from "./SessionCheck";
import { Shell } from "./shell/Shell";

/** Everything behind sign-in. The GraphQL client lives as long as the session: signing out forgets its cache. */
export function SignedInArea() {
  const session = useLocalSession();
  // Another tab may have signed in somebody else: nothing of what the one before could see is kept.
  return <Area key={`${session?.isAdmin}-${session?.groupId}`} />;
}

function Area() {
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
