import { types } from "node:util";

/** Replacement of a secret. */
const HIDDEN = "…";
/** A shorter one would be found in ordinary words. */
const SHORTEST_SECRET = 6;
/** Limit of the chain of causes, as errors may name each other. */
const CAUSES_AT_MOST = 3;

const NAMES =
  "(?:proxy-)?authorization|(?:set-)?cookie|x-session-id|(?:__Host-)?session_?(?:id|key)|api_?key|service_?key|passw(?:or)?d|[a-z]*secret|plates?";

/**
 * Each pattern with its replacement, for a line of JSON, so that no match ends within an escape. They run in
 * linear time: a path may be 16 kB of anything.
 */
const PATTERNS: readonly [RegExp, string][] = [
  // Fields of the line, then those of JSON within its texts, then other notations.
  [new RegExp(`"(${NAMES})":(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\])`, "gi"), `"$1":"${HIDDEN}"`],
  [new RegExp(`(?<!\\\\)(\\\\{1,7}")(${NAMES})\\1\\s*:\\s*\\1.*?(?=\\1)`, "gi"), `$1$2$1:$1${HIDDEN}`],
  [new RegExp(`\\b(${NAMES})(=|: ?)'?[^\\s'"\\\\,;&)}]+`, "gi"), `$1$2${HIDDEN}`],
  [/\b(ApiKey|Bearer|Basic)\s+[^\s"'\\,]+/g, `$1 ${HIDDEN}`],
  // In addresses: the user, and the query.
  [/:\/\/[^\s"'\\/]*@/g, `://${HIDDEN}@`],
  [/(?<=[\w/%.~-])\?[^\s"'\\)]+/g, `?${HIDDEN}`],
  // Keys by their prefixes, sessions by their form.
  [/(?<![A-Za-z0-9])(?:dk|ik|rk|sk|ak|vk|wh|al)_[\w-]{16,}/g, HIDDEN],
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g, HIDDEN],
];

/**
 * Removes from a log line what must not be in it: credentials, queries of addresses, plates. This is the last
 * guard: callers of the log pass no such data.
 * @param secrets given to this process, including passwords within addresses
 */
export function redactionOf(secrets: readonly string[]): (line: string) => string {
  const known = secrets
    .filter((secret) => !isOpenAddress(secret))
    .flatMap((secret) => [secret, ...passwordsIn(secret)])
    .filter(({ length }) => length >= SHORTEST_SECRET);
  return (line) => {
    let text = line;
    for (const secret of known) text = text.replaceAll(secret, HIDDEN);
    for (const [pattern, left] of PATTERNS) text = text.replace(pattern, left);
    return text;
  };
}

/** True for an address without user and password: operators read it in the start line. */
function isOpenAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, search } = new URL(text);
  return `${username}${password}${search}` === "";
}

/** The password in an address, as it is written and decoded. */
function passwordsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    // A literal percent sign.
    return [password];
  }
}

/**
 * An error in the form for the log: message and place, without anything else that a library attaches (calls
 * with headers, rows).
 */
export function loggedError(error: unknown, causes = CAUSES_AT_MOST): unknown {
  if (!types.isNativeError(error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code !== "object" ? { code: error.code } : {};
  const because = cause !== undefined && causes > 0 ? { cause: loggedError(cause, causes - 1) } : {};
  return { type: name, message, ...code, stack, ...because };
}
