/** What the specification leaves open, each with the ways in which a platform may have it. */
export interface Switches {
  /** How metaData, configs, schedules and the data of actions, templates and resources are read: as JSON text, or as they are. With "text" a schedule is taken as text alone. */
  readonly json: "text" | "object";
  /** What lists stand in: nothing, an object that names them (`{clients: […]}`), or `{data: […]}`. Series of graphs always stand bare. */
  readonly lists: "bare" | "named" | "data";
  /** How ids are answered; both are taken. */
  readonly ids: "number" | "text";
  /** `percentile` of a measurement: 101 entries by percent, an object of them by percent, or those of 30, 50 and 85 alone. */
  readonly percentile: "array" | "object" | "three";
  /** What a schedule's rows are read with beside `start_time`: `end_time` or `duration`; both are taken. */
  readonly schedule: "endTime" | "duration";
  /** What a write answers: what was made or changed, 200 without a body, `{"success":true}`, or the text OK. */
  readonly writes: "thing" | "empty" | "success" | "ok";
  /** What a refusal is written as: `{message}`, plain text, or a page. */
  readonly errors: "message" | "text" | "html";
  /** Whether fields are answered that nobody needs to know what a thing is. */
  readonly optional: "present" | "absent";
  /** Whether measurements have their `_trend` fields. */
  readonly trends: "present" | "absent";
  /** How deep a configuration lies in the answer of `GET /config`. */
  readonly configNesting: "data" | "data.data";
  /** Who gave an action its order: `{email}`, or the e-mail address. */
  readonly createdBy: "object" | "text";
  /** The status of a path, or a method of it, that this platform has not. */
  readonly unknownPath: 404 | 401 | 403;
  /** The status of a sign-in that is refused; "success-false" is 200 with `{"success":false}`. */
  readonly loginRefusal: 401 | 400 | 403 | 404 | "success-false";
  /** Whether a metaData that is written takes the place of the old one, or its fields are put into it (one level deep). */
  readonly metaDataWrites: "replace" | "merge";
  /** What `GET /measurement` answers to a type other than ALL: 400, 404, or `{}`. */
  readonly measurementTypes: "all-only-400" | "all-only-404" | "empty";
  /** The header that has the session id. */
  readonly sessionHeader: string;
  /** The header that has the id of the group as which an administrator acts. */
  readonly groupHeader: string;
  /** The scheme of `Authorization` that API keys come with. */
  readonly keyScheme: string;
}

/** All values of each switch, the default first. Of headers and scheme: two examples, as any token may stand there. */
export const SWITCH_VALUES: { readonly [Name in keyof Switches]: readonly Switches[Name][] } = {
  json: ["text", "object"],
  lists: ["bare", "named", "data"],
  ids: ["number", "text"],
  percentile: ["array", "object", "three"],
  schedule: ["endTime", "duration"],
  writes: ["thing", "empty", "success", "ok"],
  errors: ["message", "text", "html"],
  optional: ["present", "absent"],
  trends: ["present", "absent"],
  configNesting: ["data", "data.data"],
  createdBy: ["object", "text"],
  unknownPath: [404, 401, 403],
  loginRefusal: [401, 400, 403, 404, "success-false"],
  metaDataWrites: ["replace", "merge"],
  measurementTypes: ["all-only-400", "all-only-404", "empty"],
  sessionHeader: ["x-session-id", "session"],
  groupHeader: ["x-group-id", "group"],
  keyScheme: ["ApiKey", "Bearer"],
};

export const DEFAULT_SWITCHES: Switches = {
  json: "text",
  lists: "bare",
  ids: "number",
  percentile: "array",
  schedule: "endTime",
  writes: "thing",
  errors: "message",
  optional: "present",
  trends: "present",
  configNesting: "data",
  createdBy: "object",
  unknownPath: 404,
  loginRefusal: 401,
  metaDataWrites: "replace",
  measurementTypes: "all-only-400",
  sessionHeader: "x-session-id",
  groupHeader: "x-group-id",
  keyScheme: "ApiKey",
};

const TOKENS: readonly string[] = ["sessionHeader", "groupHeader", "keyScheme"];
const TOKEN = /^[A-Za-z0-9-]+$/;

/**
 * Reads switches from text: `name=value,name=value`; empty text is none.
 * @throws Error that names the switch and what it may be
 */
export function parseSwitches(text: string): Partial<Switches> {
  const pairs = text
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "")
    .map(parsePair);
  return Object.fromEntries(pairs);
}

function parsePair(pair: string): [string, unknown] {
  const [name = "", value = ""] = pair.split(/=(.*)/s).map((part) => part.trim());
  if (!isSwitch(name))
    throw new Error(`There is no switch "${name}". There are: ${Object.keys(SWITCH_VALUES).join(", ")}.`);
  if (TOKENS.includes(name)) {
    if (TOKEN.test(value)) return [name, value];
    throw new Error(`${name} must be letters, digits and hyphens; it is "${value}".`);
  }
  const values: readonly (string | number)[] = SWITCH_VALUES[name];
  const found = values.find((one) => String(one) === value);
  if (found !== undefined) return [name, found];
  throw new Error(`${name} must be one of ${values.join(", ")}; it is "${value}".`);
}

const isSwitch = (name: string): name is keyof Switches => Object.hasOwn(SWITCH_VALUES, name);
