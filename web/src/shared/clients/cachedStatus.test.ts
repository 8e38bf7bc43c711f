import { gql } from "@apollo/client";
import { expect, it } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { createCache } from "../../graphql/cache";
import { cacheStatuses } from "./cachedStatus";

it("brings reports to the devices that a page holds, and to no others", () => {
  const cache = createCache();
  const query = gql`
    {
      client(id: "1") {
        id
        lastActiveDate
      }
    }
  `;
  cache.writeQuery({ query, data: { client: { __typename: "Client", id: "1", lastActiveDate: 100 } } });
  const status = (id: string) => ({
    __typename: "Client" as const,
    ...clientRow({ id, lastActiveDate: 200 }),
  });
  cacheStatuses(cache, [status("1"), status("2")]);
  expect(cache.readQuery({ query })).toMatchObject({ client: { lastActiveDate: 200 } });
  expect(Object.keys(cache.extract())).not.toContain("Client:2");
});
