import { beforeAll, describe, expect, it } from "@jest/globals";
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isLeafType, parse } from "graphql";
import { readOpenApi } from "../../../tools/openApi.mjs";
import { createSchema } from "../schema.js";
import { clientFieldsOf } from "./clientFields.js";

type Answering = {
  responses: { 200: { content: { "application/json": { schema: { items: { properties: object } } } } } };
};

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema();
});

const ALWAYS = ["id", "guid", "groups", "timeZone", "metaData.locationName"];
const fieldsOf = (text: string) => clientFieldsOf(schema, parse(text))?.split(",");

describe("what a query needs to know of devices", () => {
  it("is what all of them need, and what its fields are read from", () => {
    expect(fieldsOf("{ clients { id name group { name } } }")).toEqual(ALWAYS);
    expect(fieldsOf("{ clients { createDate info { rssi } } }")).toEqual([...ALWAYS, "createDate", "info"]);
  });

  it("names nothing that the platform does not tell by that name", () => {
    const { paths } = readOpenApi<{ paths: Record<"/client/list", { get: Answering }> }>();
    const { schema: answer } = paths["/client/list"].get.responses[200].content["application/json"];
    const told = Object.keys(answer.items.properties);
    const client = schema.getType("Client") as GraphQLObjectType;
    for (const { name, args, type } of Object.values(client.getFields())) {
      if (args.length > 0) continue;
      const asked = fieldsOf(
        `{ clients { ${name} ${isLeafType(getNamedType(type)) ? "" : "{ __typename }"} } }`,
      );
      for (const field of asked ?? []) expect(told).toContain(field.split(".")[0]);
    }
    expect(fieldsOf("{ clients { statusDate } }")).toEqual([...ALWAYS, "statusDate"]);
  });

  it("is gathered from all places, fragments and aliases", () => {
    const fields = fieldsOf(`
      { one: client(id: 1) { last: lastActiveDate } groups { clients { ...Row } } }
      fragment Row on Client { ... on Client { alarms { text } } superType }
    `);
    expect(fields).toEqual([...ALWAYS, "lastActiveDate", "alarms", "metaData.reportedParameters.hwType"]);
  });

  it.each([
    ["settings", "{ clients { id settings { speedLimit } } }"],
    ["what is not known here", "{ clients { id config { version } } }"],
    ["a change", 'mutation { deleteGroup(input: { groupId: "1" }) { groupId } }'],
    ["a subscription", "subscription { clientStatus { id } }"],
  ])("is everything for %s", (_what, text) => {
    expect(fieldsOf(text)).toBeUndefined();
  });
});
