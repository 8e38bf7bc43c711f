import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { CLIENT } from "../platform-api/clients.js";
import type { Fields } from "../platform-api/table.js";

/** What the platform tells of a device that each reading of one needs. */
const ALWAYS = ["id", "guid", "groups", "timeZone", "metaData.locationName"];

const OWN: Fields = CLIENT.fields;

/** From what of the platform's device any other field of ours is read, beside what is always needed. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  __typename: [],
  // A platform that tells none has it made of these.
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
  reported: [],
  superType: CLIENT.fields.hardwareType.places,
};

/**
 * What a query needs to know of the devices that it reads, as the platform's names joined by commas: a list of all that is
 * known of a thousand is half a megabyte, and reading it most of the query's cost.
 * @returns undefined where everything is needed: settings, or what is not known here; always so for changes and subscriptions
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
