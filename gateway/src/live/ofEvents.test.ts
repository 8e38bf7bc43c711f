import { beforeAll, expect, it } from "@jest/globals";
import { type GraphQLSchema, parse } from "graphql";
import { createSchema } from "../schema.js";
import { findsSubscriptionsOfEvents } from "./ofEvents.js";

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema();
});

const isOfEvents = (source: string) =>
  findsSubscriptionsOfEvents(schema)({
    ...{ source, document: parse(source), operationName: undefined, variables: {} },
  });

it.each([
  "subscription { clientStatus { __typename id name info { batteryVoltage } alarms { text } } }",
  "subscription($id: ID) { clientMeasurement(clientId: $id) { clientId from to vehicles } }",
  "subscription { actionChanged { actionId } }",
  "subscription { clientStatus { ...Some } } fragment Some on Client { id ... on Client { name } }",
])("is shared: %s", (source) => expect(isOfEvents(source)).toBe(true));

it.each([
  ["a field is read for its caller", "subscription { clientStatus { id groups { name } } }"],
  ["what the caller may do is asked", "subscription { clientStatus { id permissions { edit } } }"],
  [
    "a fragment asks for it",
    "subscription { clientStatus { ...More } } fragment More on Client { group { id } }",
  ],
  ["it is about the caller's change", 'subscription { bulkProgress(idempotencyKey: "k-1-2-3-4") { total } }'],
  ["it is read anew for its caller", 'subscription { valveLocationChanged(locationId: "1") { id } }'],
  ["the action is read for its caller", "subscription { actionChanged { actionId action { id } } }"],
  [
    "a second operation of the document asks for more",
    "subscription A { clientStatus { id } } subscription B { clientStatus { group { id } } }",
  ],
])("is not shared where %s", (_why, source) => expect(isOfEvents(source)).toBe(false));
