import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { CLIENT } from "../platform-api/clients.js";
import type { Fields } from "../platform-api/table.js";

/** Fields of the platform's device that every reading of a device needs. */
const ALWAYS = ["id", "guid", "groups", "timeZone", "metaData.locationName"];

const OWN: Fields = CLIENT.fields;

/** Fields of the platform's device that each of our other fields is made of, besides those always needed. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  __typename: [],
  // If a platform sends no etag, one is made of these.
  etag: ["etag", "metaData"],
  group: [],
  firmwareAssignment: [],
  groups: [],
  imports: [],
  exclusions: [],
  permissions: [],
  summary: [],
  measurement: [],
  readings: [],
  dailyTraffic: [],
  quarterHours: [],
  freeFlow: [],
  stays: [],
  directionNamesSince: ["metaData", "isPlace"],
  speedLimits: [],
  notes: [],
  holidays: [],
  leftOut: [],
  moveHint: ["isPlace"],
  reported: [],
  superType: CLIENT.fields.hardwareType.places,
};

/**
 * The fields that a query needs of the devices it reads: the platform's names joined by commas. A full list
 * of a thousand devices is half a megabyte, and reading it is most of the query's cost.
 * @returns undefined if everything is needed: for settings, for fields unknown here, and for all changes and
 * subscriptions
 */
export function clientFieldsOf(schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const needed = new Set(ALWAYS);
  let whole = false;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: ({ operation }) => {
        whole ||= operation !== "query";
      },
      Field: ({ name }) => {
        if (types.getParentType()?.name !== "Client") return;
        const from = OTHERS[name.value] ?? OWN[name.value]?.places;
        whole ||= from === undefined || from.includes("metaData");
        for (const field of from ?? []) needed.add(field);
      },
    }),
  );
  return whole ? undefined : [...needed].join(",");
}
