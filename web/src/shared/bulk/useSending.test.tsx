import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { expect, it } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { EMPTY, of } from "rxjs";
import { createCache } from "../../graphql/cache";
import { partsOf } from "./parts";
import { deleteClients } from "./runs";
import { useSending } from "./useSending";

it("sends all parts of a change as one request, and another change as another", async () => {
  const ids = Array.from({ length: 600 }, (_, index) => String(index + 1));
  const requests: unknown[] = [];
  const link = new ApolloLink((operation) => {
    if (operation.operationName === "BulkProgress") return EMPTY;
    requests.push(operation.getContext().headers?.["x-request-id"]);
    return of({
      data: { deleteClients: { __typename: "BulkPayload", done: 0, failed: 0, skipped: 0, results: [] } },
    });
  });
  const client = new ApolloClient({
    link,
    cache: createCache(),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useSending(deleteClients(client)), { wrapper });
  await act(() => result.current.send(partsOf(ids), false));
  await act(() => result.current.send(partsOf(ids.slice(0, 10)), false));
  expect(requests).toEqual([requests[0], requests[0], requests[0], expect.any(String)]);
  expect(requests[3]).not.toBe(requests[0]);
  expect(requests[0]).toMatch(/^[\w.-]{1,128}$/);
});
