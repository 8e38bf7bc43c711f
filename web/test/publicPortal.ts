import { readFileSync } from "node:fs";
import { afterEach, beforeEach, jest } from "@jest/globals";
import { buildSchema, execute, parse } from "graphql";
import { FakeSocket } from "./fakeSocket";
import type { Root } from "./schemaLink";

const schema = buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"));

/** A page's request. */
export type Asked = { operation: string; variables: Record<string, unknown>; init: RequestInit };

/** The portal for a public page: real operations on the real schema, in memory. */
export type PublicPortal = {
  root: Root;
  /** Requests to /graphql so far. */
  asked: Asked[];
  /** Nothing answers. */
  isAway: boolean;
  /** The key opens nothing any more. */
  isOver: boolean;
  /** The portal's page as served now; null: it isn't served. */
  page: string | null;
  askedFor: (operation: string) => Asked[];
};

const refusal = { errors: [{ message: "over", extensions: { code: "UNAUTHENTICATED" } }] };

async function answer(portal: PublicPortal, init: RequestInit): Promise<object> {
  const { operationName, query, variables } = JSON.parse(String(init.body));
  portal.asked.push({ operation: operationName, variables, init });
  if (portal.isAway) throw new TypeError("Failed to fetch");
  if (portal.isOver) return refusal;
  return execute({
    schema,
    document: parse(query),
    variableValues: variables,
    operationName,
    rootValue: portal.root,
  });
}

/** Replaces fetch and WebSocket for the tests of a file. */
export function publicPortal(root: Root): PublicPortal {
  const portal: PublicPortal = {
    root,
    asked: [],
    isAway: false,
    isOver: false,
    page: null,
    askedFor: (operation) => portal.asked.filter((one) => one.operation === operation),
  };
  const usual = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };
  beforeEach(() => {
    Object.assign(portal, { root: { ...root }, asked: [], isAway: false, isOver: false, page: null });
    FakeSocket.reset();
    globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
    globalThis.fetch = jest.fn<typeof fetch>(async (url, init = {}) => {
      if (url === "/graphql") return new Response(JSON.stringify(await answer(portal, init)));
      if (portal.isAway) throw new TypeError("Failed to fetch");
      return new Response(portal.page, { status: portal.page === null ? 502 : 200 });
    });
  });
  afterEach(() => {
    Object.assign(globalThis, usual);
    window.history.replaceState(null, "", "/");
  });
  return portal;
}
