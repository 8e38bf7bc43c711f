export type Data = Record<string, unknown>;

/** A GraphQL client as it comes out of the box, behind one face. */
export interface ApiClient {
  /** Sends a query or a mutation; rejects where the answer has errors. */
  run: (operation: string, variables?: Data) => Promise<Data>;
  /** The first event of a subscription; left out where the client has none. */
  first?: (operation: string, variables?: Data) => Promise<Data>;
  close: () => Promise<void> | void;
}

/** Makes a client that asks as the session's person, or as a guest. */
export type MakeClient = (url: string, sessionId?: string) => ApiClient;

export function sessionHeaders(sessionId: string | undefined): Record<string, string> {
  return sessionId === undefined ? {} : { "x-session-id": sessionId };
}

export function socketUrl(url: string): string {
  return url.replace(/^http/, "ws");
}
