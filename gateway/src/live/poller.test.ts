import { expect, it } from "@jest/globals";
import { decodeClient } from "../platform-api/clients.js";
import { differences } from "./poller.js";

const reading = (...clients: object[]) => clients.map(decodeClient);
const typesOf = (before: object, after: object) =>
  differences(new Map(reading(before).map((client) => [client.id, client])), reading(after)).map(
    ({ type }) => type,
  );

it("tells of any change of a device, also of what the schema does not show", () => {
  const device = { id: 1, groups: [1], metaData: { locationName: "Most" } };
  expect(typesOf(device, { ...device })).toEqual([]);
  expect(typesOf(device, { ...device, groups: [2] })).toEqual(["client"]);
  expect(typesOf(device, { ...device, metaData: { locationName: "Most", other: 1 } })).toEqual(["client"]);
  expect(typesOf(device, { ...device, lastActiveDate: 5 })).toEqual(["client", "arrival"]);
  expect(typesOf(device, { ...device, id: 2 })).toEqual(["client", "gone"]);
});
