import { ApolloClient, type ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "react-router-dom";
import { createCache } from "../src/graphql/cache";
import { LeaveGuards } from "../src/shared/leaving/LeaveGuards";
import { Toaster } from "../src/shared/ui/Toaster";
import { system } from "../src/theme/system";
import { type Root, schemaLink } from "./schemaLink";

type Options = {
  /** The portal's answers; see schemaLink. */
  root?: Root;
  /** Replaces schemaLink. */
  link?: ApolloLink;
  /** The address, e.g. "/overview?q=most". */
  at?: string;
  /** Further routes, to see where a link leads. */
  routes?: RouteObject[];
};

/** As the portal's root does. */
const Guarded = () => (
  <>
    <LeaveGuards />
    <Outlet />
  </>
);

/** Renders a part of the portal inside theme, router, GraphQL client and toasts. */
export function renderPortal(ui: ReactNode, { root = {}, link, at = "/", routes = [] }: Options = {}) {
  const client = new ApolloClient({
    link: link ?? schemaLink(root),
    cache: createCache(),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const children = [...routes, { path: "*", element: ui }];
  const router = createMemoryRouter([{ element: <Guarded />, children }], { initialEntries: [at] });
  const view = render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </ApolloProvider>
    </ChakraProvider>,
  );
  return { ...view, client, router };
}
