/** The points that the specification leaves open, each with the ways in which a platform may do it. */
export interface Switches {
  /**
   * Notation of metaData, configs, schedules and the data of actions, templates and resources: JSON text, or
   * JSON. With "text" a schedule is only accepted as text.
   */
  readonly json: "text" | "object";
  /**
   * Wrapper of lists: none, an object that names them (`{clients: […]}`), or `{data: […]}`. Series of graphs
   * are always bare.
   */
  readonly lists: "bare" | "named" | "data";
  /** Type of ids in answers; both are accepted. */
  readonly ids: "number" | "text";
  /**
   * `percentile` of a measurement: 101 entries by percent, an object of them by percent, or only those of 30,
   * 50 and 85.
   */
  readonly percentile: "array" | "object" | "three";
  /** Second field of a schedule's rows, besides `start_time`: `end_time` or `duration`; both are accepted. */
  readonly schedule: "endTime" | "duration";
  /**
   * Answer to a write: the created or changed thing, 200 without a body, `{"success":true}`, or the text OK.
   */
  readonly writes: "thing" | "empty" | "success" | "ok";
  /** Form of a refusal: `{message}`, plain text, or a page. */
  readonly errors: "message" | "text" | "html";
  /** Whether answers contain fields that are not needed to identify a thing. */
  readonly optional: "present" | "absent";
  /** Whether measurements have their `_trend` fields. */
  readonly trends: "present" | "absent";
  /** Nesting of a configuration in the answer of `GET /config`. */
  readonly configNesting: "data" | "data.data";
  /** The author of an action: `{email}`, or the e-mail address. */
  readonly createdBy: "object" | "text";
  /** The status of a path, or a method of it, that this platform lacks. */
  readonly unknownPath: 404 | 401 | 403;
  /** The status of a refused sign-in; "success-false" is 200 with `{"success":false}`. */
  readonly loginRefusal: 401 | 400 | 403 | 404 | "success-false";
  /** Whether written metaData replaces the old one, or its fields are merged into it (one level deep). */
  readonly metaDataWrites: "replace" | "merge";
  /** Answer of `GET /measurement` to a type other than ALL: 400, 404, or `{}`. */
  readonly measurementTypes: "all-only-400" | "all-only-404" | "empty";
  /**
   * Where a session is: its id in the answer to a sign-in, and then in a header; or in a cookie alone, which
   * the answer sets.
   */
  readonly session: "header" | "cookie";
  /** Header with the session id. */
  readonly sessionHeader: string;
  /** Name of the cookie, where the session is in one. */
  readonly sessionCookie: string;
  /** Header with the id of the group that an administrator acts as. */
  readonly groupHeader: string;
  /** The scheme of `Authorization` for API keys. */
  readonly keyScheme: string;
}

/**
 * All values of each switch, the default first. For headers, cookie and scheme: two examples, as any token is
 * possible.
 */
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
  session: ["header", "cookie"],
  sessionHeader: ["x-session-id", "session"],
  sessionCookie: ["sid", "JSESSIONID"],
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
  session: "header",
  sessionHeader: "x-session-id",
  sessionCookie: "sid",
  groupHeader: "x-group-id",
  keyScheme: "ApiKey",
};

const TOKENS: readonly string[] = ["sessionHeader", "sessionCookie", "groupHeader", "keyScheme"];
const TOKEN = /^[A-Za-z0-9-]+$/;

/**
 * Reads switches from text: `name=value,name=value`; empty text is none.
 * @throws Error naming the switch and its possible values
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
