import { types } from "node:util";

/** What stands in a secret's place. */
const HIDDEN = "…";
/** One that is shorter is found in words that are none. */
const SHORTEST_SECRET = 6;
/** Errors may name each other as their causes. */
const CAUSES_AT_MOST = 3;

const NAMES =
  "(?:proxy-)?authorization|(?:set-)?cookie|x-session-id|(?:__Host-)?session_?(?:id|key)|api_?key|service_?key|passw(?:or)?d|[a-z]*secret|plates?";

/** Each with what is left of it; on a line of JSON, so that none ends within an escape. In linear time: a path may be 16 kB of anything. */
const PATTERNS: readonly [RegExp, string][] = [
  // Fields of the line, then those of JSON within its texts, then what is written otherwise.
  [new RegExp(`"(${NAMES})":(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\])`, "gi"), `"$1":"${HIDDEN}"`],
  [new RegExp(`(?<!\\\\)(\\\\{1,7}")(${NAMES})\\1\\s*:\\s*\\1.*?(?=\\1)`, "gi"), `$1$2$1:$1${HIDDEN}`],
  [new RegExp(`\\b(${NAMES})(=|: ?)'?[^\\s'"\\\\,;&)}]+`, "gi"), `$1$2${HIDDEN}`],
  [/\b(ApiKey|Bearer|Basic)\s+[^\s"'\\,]+/g, `$1 ${HIDDEN}`],
  // Of an address: who asks, and what.
  [/:\/\/[^\s"'\\/]*@/g, `://${HIDDEN}@`],
  [/(?<=[\w/%.~-])\?[^\s"'\\)]+/g, `?${HIDDEN}`],
  // Keys by their prefixes, sessions by their form.
  [/(?<![A-Za-z0-9])(?:dk|ik|rk|sk|ak|vk|wh)_[\w-]{16,}/g, HIDDEN],
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g, HIDDEN],
];

/**
 * Takes out of a line of the log whatever must not stand in it: credentials, queries of addresses, plates. The last guard;
 * who logs hands over no such thing.
 * @param secrets that this process was given, passwords within addresses included
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

/** Where somebody is asked, without by whom: an operator reads it in the start line. */
function isOpenAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, password, search } = new URL(text);
  return `${username}${password}${search}` === "";
}

/** That of an address, as it is written there and as it is meant. */
function passwordsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    // A percent sign that stands for itself.
    return [password];
  }
}

/** An error as it is logged: what went wrong and where, and nothing else that a library hangs on it (calls with headers, rows). */
export function loggedError(error: unknown, causes = CAUSES_AT_MOST): unknown {
  if (!types.isNativeError(error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code !== "object" ? { code: error.code } : {};
  const because = cause !== undefined && causes > 0 ? { cause: loggedError(cause, causes - 1) } : {};
  return { type: name, message, ...code, stack, ...because };
}
