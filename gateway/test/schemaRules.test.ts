import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";

/** The committed public API: these rules hold for all of it. */
const schema = buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"));

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
);
const objects = types.filter(isObjectType);
const ROOTS = new Set(["Query", "Mutation", "Subscription"]);

/** Documents and values whose form devices or other tools decide. Known ones also have a typed field. */
const OPEN_VALUES = [
  "AuditTarget.ids",
  "BegunSecondFactor.passkeyOptions",
  "BulkError.params",
  "ConfigChange.after",
  "ConfigChange.before",
  "ConfigTemplate.document",
  "ConfigVersion.document",
  "DeviceConfig.buzzers",
  "FieldFault.params",
  "GeneratedConfig.document",
  "ImportLook.first",
  "ImportOptions.directions",
  "ImportOptions.kinds",
  "ImportQuestion.params",
  "ImportRefusal.params",
  "ImportRemark.params",
  "ImportUnderstanding.directions",
  "PasskeySignIn.passkeyOptions",
  "ReportedValue.value",
  "Resource.data",
  "Resource.metaData",
  "SecondStep.passkeyOptions",
];

/** Lists of things with an id that are not paged: as many as a person can oversee, or as the caller named. */
const BOUNDED_LISTS = [
  "AuditChanges.items",
  "Client.apiKeys",
  "Client.exclusions",
  "Client.groups",
  "Client.imports",
  "Client.notes",
  "Group.apiKeys",
  "Group.calendars",
  "Group.clients",
  "Group.users",
  "ImportLook.overlapped",
  "NotificationPreferences.clients",
  "Query.actionTemplates",
  "Query.clients",
  "Query.configTemplates",
  "Query.firmwares",
  "Query.groups",
  "Query.locations",
  "Query.mySessions",
  "Query.places",
  "Query.reportSchedules",
  "Query.resources",
  "Query.staticTexts",
  "Query.valveLocations",
  "ReportSchedule.clients",
  "SecondFactors.factors",
  "SummaryGroup.clients",
  "TrafficVideo.vehicles",
  "ValveBundle.valves",
  "ValveLocation.bundles",
  "ValveLocation.unbundled",
  "ValveLocation.valves",
];

interface Described {
  place: string;
  description: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): Described[] {
  const inside = (name: string, { description }: { description?: string | null }) => ({
    place: `${type.name}.${name}`,
    description,
  });
  if (isEnumType(type)) return type.getValues().map((value) => inside(value.name, value));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => inside(field.name, field));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    inside(field.name, field),
    ...field.args.map((argument) => inside(`${field.name}(${argument.name})`, argument)),
  ]);
}

function fields(
  of: readonly GraphQLObjectType[],
): { place: string; field: GraphQLField<unknown, unknown> }[] {
  return of.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })),
  );
}

function isListOfThings({ type }: GraphQLField<unknown, unknown>): boolean {
  const item = getNamedType(type);
  return isListType(getNullableType(type)) && isObjectType(item) && "id" in item.getFields();
}

describe("every part of the schema", () => {
  it("says what it is", () => {
    const described = types.flatMap((type) => [
      ...(ROOTS.has(type.name) ? [] : [{ place: type.name, description: type.description }]),
      ...partsOf(type),
    ]);
    // The single argument of a change is described by its type.
    const silent = described.filter(
      ({ place, description }) => !description?.trim() && !/^Mutation\..*\(input\)$/.test(place),
    );
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it("has enum values in upper case, and all other names in camel case", () => {
    const enums = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(enums.filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))).toEqual([]);
    const places = types.filter((type) => !isEnumType(type)).flatMap(partsOf);
    const names = places.map(({ place }) => place.split(".")[1] ?? "");
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*(\([a-z][A-Za-z0-9]*\))?$/.test(name))).toEqual([]);
  });
});

describe("lists", () => {
  const connections = objects.filter(({ name }) => name.endsWith("Connection"));

  it("that can grow come in pages: nodes, pageInfo, totalCount, by first and after", () => {
    expect(connections.length).toBeGreaterThan(5);
    for (const connection of connections)
      expect(Object.keys(connection.getFields())).toEqual(["nodes", "pageInfo", "totalCount"]);
    for (const { place, field } of fields(objects)) {
      if (!getNamedType(field.type).name.endsWith("Connection")) continue;
      const { first, after } = Object.fromEntries(
        field.args.map((argument) => [argument.name, String(argument.type)]),
      );
      expect({ place, first, after }).toEqual({ place, first: "Int!", after: "String" });
    }
  });

  it("that don't are known by name", () => {
    const others = objects.filter(({ name }) => !name.endsWith("Connection") && !name.endsWith("Payload"));
    const lists = fields(others).filter(({ field }) => isListOfThings(field));
    expect(lists.map(({ place }) => place).sort()).toEqual(BOUNDED_LISTS);
  });
});

describe("changes", () => {
  const changes = fields(objects.filter(({ name }) => name === "Mutation"));

  it("take one input, or none, and answer a payload", () => {
    for (const { place, field } of changes) {
      const args = field.args.map(({ name, type }) => `${name} ${isNonNullType(type)}`);
      expect({ place, args }).toEqual({ place, args: field.args.length === 0 ? [] : ["input true"] });
      expect(String(field.type)).toMatch(/Payload!$/);
    }
  });
});

it("only values that are open by nature are JSON", () => {
  const json = fields(objects).filter(({ field }) => getNamedType(field.type).name.startsWith("JSON"));
  expect(json.map(({ place }) => place).sort()).toEqual(OPEN_VALUES);
});
