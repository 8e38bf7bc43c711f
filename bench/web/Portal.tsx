import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { Button, ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { createCache } from "../../web/src/graphql/cache";
import { useNumber } from "../../web/src/shared/number/useNumber";
import { system } from "../../web/src/theme/system";

const portal = {
  __typename: "Portal",
  tileUrl: null,
  tileAttribution: "",
  reportCompany: "",
  reports: { __typename: "Reports", available: false, reason: null },
};

const client = new ApolloClient({
  link: new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { portal } });
        observer.complete();
      }),
  ),
  cache: createCache(),
  defaultOptions: { watchQuery: { errorPolicy: "all" } },
});

let fill: (content: ReactNode) => void;

function Page() {
  const { number } = useNumber();
  const [content, setContent] = useState<ReactNode>(null);
  fill = setContent;
  return (
    <>
      <Button>{number(5000)}</Button>
      {content}
    </>
  );
}

/**
 * A portal that is opened before the measured content is added.
 * @returns a function that renders content on its page at once
 */
export function openPortal(): (content: ReactNode) => void {
  const root = createRoot(document.getElementById("root") as HTMLElement);
  root.render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return (content) => flushSync(() => fill(content));
}
