import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { decodeClient } from "../platform-api/clients.js";

/** What the platform tells of a device that each reading of one needs. */
const ALWAYS = ["id", "guid", "groups", "timeZone", "metaData.locationName"];
const HARDWARE = ["metaData.reportedParameters.hwType"];

/** What a device's record holds, and the platform tells by the same name. */
const SAME_NAME = new Set(Object.keys(decodeClient({ id: 0 })));

/** From what of the platform's device any other field of ours is read, beside what is always needed. */
const READ_FROM: Readonly<Record<string, readonly string[]>> = {
  __typename: [],
  id: [],
  guid: [],
  name: [],
  timeZone: [],
  group: [],
  firmwareAssignment: [],
  groups: [],
  permissions: [],
  summary: [],
  measurement: [],
  readings: [],
  reported: [],
  hardwareType: HARDWARE,
  superType: HARDWARE,
  valveOpen: ["metaData.reportedParameters.Valve"],
  alarms: ["alarms"],
  hasReported: ["lastActiveDate"],
  hasCounted: ["lastCountDate"],
  hasConfig: ["wantedConfigVersion"],
  info: ["info"],
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
        const from = READ_FROM[name.value] ?? (SAME_NAME.has(name.value) ? [name.value] : undefined);
        whole ||= from === undefined;
        for (const field of from ?? []) needed.add(field);
      },
    }),
  );
  return whole ? undefined : [...needed].join(",");
}
