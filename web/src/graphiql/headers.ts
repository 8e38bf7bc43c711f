export type Headers = Record<string, unknown>;

/** Headers that a browser can't set on a socket are sent in the connection's first message, under these names. */
const params: Record<string, (value: string) => Record<string, string>> = {
  "x-group-id": (groupId) => ({ groupId }),
  "x-session-id": (sessionId) => ({ sessionId }),
  authorization: (value) => ({ apiKey: value.replace(/^ApiKey /, "") }),
};

/** The headers with their values as text; those without a plain value are left out. */
export function textOnly(headers: Headers): Record<string, string> {
  const plain = Object.entries(headers).filter(([, value]) => ["string", "number"].includes(typeof value));
  return Object.fromEntries(plain.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** Credentials for a WebSocket: the same as the headers over HTTP. */
export function connectionParams(headers: Headers): Record<string, string> {
  const entries = Object.entries(textOnly(headers)).map(([name, value]) => params[name]?.(value) ?? {});
  return Object.assign({}, ...entries);
}
