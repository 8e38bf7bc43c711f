export type Data = Record<string, unknown>;

/** A GraphQL client with its default settings, behind a common interface. */
export interface ApiClient {
  /** Sends a query or a mutation; rejects if the answer has errors. */
  run: (operation: string, variables?: Data) => Promise<Data>;
  /** The first event of a subscription; omitted if the client has no subscriptions. */
  first?: (operation: string, variables?: Data) => Promise<Data>;
  close: () => Promise<void> | void;
}

export type MakeClient = (url: string, sessionId?: string) => ApiClient;

export function sessionHeaders(sessionId: string | undefined): Record<string, string> {
  return sessionId === undefined ? {} : { "x-session-id": sessionId };
}

export function socketUrl(url: string): string {
  return url.replace(/^http/, "ws");
}
