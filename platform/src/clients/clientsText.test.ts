import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { toClientJson, toClientsText } from "./clientJson.js";
import type { ClientScope } from "./scope.js";
import type { ClientRecord } from "./store.js";

const NOW = 1_794_700_800;
const key = fc.oneof(
  fc.string(),
  fc.constantFrom("locationName", "reportedParameters", "_zalivalnik", "__proto__"),
);
const object = fc.dictionary(key, fc.jsonValue({ maxDepth: 2 })).map((value) => JSON.stringify(value));

const record: fc.Arbitrary<ClientRecord> = fc.record({
  id: fc.integer({ min: 1 }),
  guid: fc.uuid(),
  visionType: fc.constantFrom(0, 1, 2),
  metaData: object,
  createDate: fc.nat(),
  groups: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
  groupSince: fc.option(fc.nat({ max: NOW })),
  seenFrom: fc.option(fc.nat({ max: NOW })),
  stretches: fc.constantFrom(null, []),
  timeZone: fc.constant("Europe/Ljubljana"),
  lastActiveDate: fc.option(fc.integer({ min: NOW - 9000, max: NOW })),
  lastCountDate: fc.option(fc.nat({ max: NOW })),
  statusDate: fc.option(fc.nat({ max: NOW })),
  battery: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  rssi: fc.constant(null),
  firmwareVersion: fc.option(fc.string()),
  configName: fc.constant(null),
  configVersion: fc.option(fc.nat()),
  configVersionDate: fc.option(fc.nat({ max: NOW })),
  overlapDate: fc.option(fc.nat({ max: NOW })),
  overlapSeconds: fc.option(fc.nat({ max: NOW })),
  clockSkewSeconds: fc.option(fc.integer({ min: -NOW, max: NOW })),
  clockSkewDate: fc.option(fc.nat({ max: NOW })),
  wantedConfigVersion: fc.option(fc.nat()),
  hwType: fc.option(fc.string()),
  alarms: fc.option(fc.array(fc.string()).map((texts) => JSON.stringify(texts))),
  reported: fc.option(object),
  isValve: fc.boolean(),
  valveMode: fc.constant(null),
});

const scope = fc.constantFrom<ClientScope>(
  { kind: "all" },
  { kind: "group", groupId: 2 },
  { kind: "group", groupId: 2, viewOnly: true },
  { kind: "none" },
);

it("is the text of what the clients' JSON is", () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 5 }), scope, (clients, seen) => {
      const one = clients.map((client) => toClientJson(client, seen, NOW));
      expect(JSON.parse(toClientsText(clients, seen, NOW))).toEqual(JSON.parse(JSON.stringify(one)));
    }),
  );
});
