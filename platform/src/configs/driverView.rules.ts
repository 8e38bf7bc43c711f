import { LISTS, OBJECTS } from "@obcestje/contract/deviceConfig/sections.js";
import { IsArray, IsObject, type TSchema } from "typebox";
import { type ClientConfig, SECTIONS, schemaOf, schemaOfEntry } from "./config.schema.js";

/** Fields that decide what a sign shows; for a section that may be a list, those of its entry. */
const { displayDisable, brtLevel, vMin, vMax, digitsNum } = OBJECTS.BasicConfig.fields;
const SEEN: Record<string, TSchema> = {
  cfgID: SECTIONS.cfgID,
  BasicConfig: schemaOf({ fields: { displayDisable, brtLevel, vMin, vMax, digitsNum } }),
  ProgramsSettings: SECTIONS.ProgramsSettings,
  WindowLayoutParameter: schemaOfEntry(LISTS.WindowLayoutParameter),
  CustomTextProgram: SECTIONS.CustomTextProgram,
  smileyConfig: schemaOfEntry(LISTS.smileyConfig),
};

/**
 * A configuration as passing drivers see it at work: of the known fields, only those that decide what the
 * sign shows.
 */
export function driverView(config: ClientConfig): ClientConfig {
  const sections = Object.entries(SEEN).map(([name, schema]): [string, unknown] => {
    const section = config[name];
    const list = Array.isArray(section) && !IsArray(schema);
    return [name, list ? section.map((entry) => known(schema, entry)) : known(schema, section)];
  });
  return Object.fromEntries(sections.filter(([, section]) => section !== undefined));
}

/**
 * The parts of a value that a schema knows: of objects the named fields, otherwise plain values; undefined
 * for nothing.
 */
function known(schema: TSchema, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (IsArray(schema) && Array.isArray(value))
    return value.map((item) => known(schema.items, item)).filter((item) => item !== undefined);
  if (!IsObject(schema) || Array.isArray(value)) return undefined;
  const fields = Object.entries(schema.properties).map(([name, field]): [string, unknown] => [
    name,
    Object.hasOwn(value, name) ? known(field, (value as Record<string, unknown>)[name]) : undefined,
  ]);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}
