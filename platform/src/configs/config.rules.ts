import { USUAL_PING_INTERVAL } from "@obcestje/contract/deviceConfig/ranges.js";
import { LISTS, type List } from "@obcestje/contract/deviceConfig/sections.js";
import { type FieldFault, fieldFault } from "@obcestje/contract/faults.js";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { invalid, PlatformError, refused } from "../errors.js";
import { jsonObject } from "../http/body.js";
import { type Checker, errorsAt } from "../http/checked.js";
import { FAULTS_TOLD, faultOf } from "../http/validation.js";
import { type ClientConfig, SECTIONS, schemaOfEntry } from "./config.schema.js";
import { contradictions } from "./contradictions.rules.js";

/** Bytes of JSON. */
const LARGEST = 256 * 1024;

const sections: [string, (value: unknown) => Checker][] = [
  ...Object.entries(SECTIONS).map(([name, schema]): [string, () => Checker] => {
    const validator = Compile(schema);
    return [name, () => validator];
  }),
  ...Object.values(LISTS).map((list: List): [string, (value: unknown) => Checker] => {
    const entry = schemaOfEntry(list);
    const [one, many] = [Compile(entry), Compile(Type.Array(entry, { maxItems: list.most }))];
    return [list.key, (value) => (Array.isArray(value) ? many : one)];
  }),
];

/**
 * A client's configuration, sent as an object or as text. Sections may be missing, and unknown fields are
 * kept.
 * @throws PlatformError BAD_REQUEST for a wrong shape, VALIDATION_FAILED for a wrong value, naming up to ten
 * fields under `path`
 */
export function checkConfig(input: unknown, path = "data"): ClientConfig {
  const config = jsonObject(input, path);
  if (Buffer.byteLength(JSON.stringify(config)) > LARGEST)
    throw invalid(path, "TOO_MANY_KILOBYTES", { max: LARGEST / 1024 });
  const errors = sections.flatMap(([name, checkerOf]) => {
    const value = config[name];
    return value === undefined ? [] : errorsAt(checkerOf(value), value, `${path}.${name}`);
  });
  if (errors.length > 0) throw faultOf(errors);
  const faults = contradictions(config as ClientConfig);
  if (faults.length > 0) {
    const fields = faults.slice(0, FAULTS_TOLD).map((fault) => ({ ...fault, path: `${path}.${fault.path}` }));
    throw new PlatformError("VALIDATION_FAILED", "The configuration breaks a rule.", fields);
  }
  return config as ClientConfig;
}

/** Fields of BasicConfig that only administrators set. */
const ADMIN_FIELDS = ["gprsNewActionInterval", "serialNumber", "deviceType"] as const;

/**
 * Refuses a user's configuration that changes fields only administrators set.
 * @throws PlatformError FORBIDDEN naming the fields
 */
export function keepAdminFields(before: ClientConfig | undefined, after: ClientConfig): void {
  const [old, wanted] = [adminFields(before), adminFields(after)];
  const fields: FieldFault[] = ADMIN_FIELDS.filter((name) => old[name] !== wanted[name]).map((name) =>
    fieldFault(`data.BasicConfig.${name}`, "ADMINS_ONLY"),
  );
  if (fields.length > 0) throw refused("FORBIDDEN", "SETTINGS_FOR_ADMINS", { fields });
}

function adminFields(config: ClientConfig | undefined) {
  const { gprsNewActionInterval = USUAL_PING_INTERVAL, serialNumber, deviceType } = config?.BasicConfig ?? {};
  return { gprsNewActionInterval, serialNumber, deviceType };
}
