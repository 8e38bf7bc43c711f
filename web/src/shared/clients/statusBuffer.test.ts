import { expect, it, jest } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import { createCache } from "../../graphql/cache";
import { ClientsDocument } from "../../graphql/generated";
import { createStatusBuffer } from "./statusBuffer";

const withType = <Data extends object>(data: Data) => ({ __typename: "Client", ...data });
const status = (id: string, lastActiveDate: number) => {
  const { info, alarms } = clientRow({ id });
  return { id, lastActiveDate, info, alarms };
};

it("writes a burst of changes in one go, the latest of each device", () => {
  const cache = createCache();
  const clients = ["1", "2"].map((id) => withType(clientRow({ id })));
  cache.writeQuery({ query: ClientsDocument, data: { clients, groups: [] } });
  const seen = jest.fn();
  cache.watch({ query: ClientsDocument, optimistic: false, immediate: false, callback: seen });

  const scheduled: (() => void)[] = [];
  const push = createStatusBuffer(cache, (flush) => scheduled.push(flush));
  push(status("1", 100));
  push(status("1", 200));
  push(status("2", 300));
  expect(scheduled).toHaveLength(1);
  scheduled[0]?.();

  expect(seen).toHaveBeenCalledTimes(1);
  const dates = cache.readQuery({ query: ClientsDocument })?.clients?.map((client) => client.lastActiveDate);
  expect(dates).toEqual([200, 300]);

  push(status("2", 400));
  expect(scheduled).toHaveLength(2);
});
