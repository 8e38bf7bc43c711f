import { EventEmitter } from "node:events";
import { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { loadPart } from "../../tools/loadPart.mjs";

const { buildServer, readEnv } = await loadPart("gateway");

/** 2026-11-20 12:00:00 UTC. */
export const NOW = 1_795_176_000;

export interface GraphqlAnswer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  cookies: string[];
}

/** What Node allows of a real response, and the one by which `inject` waits for its end. */
const LISTENERS_INJECTED = EventEmitter.defaultMaxListeners + 1;

/** Builds a gateway in front of a platform, with a fixed clock. */
export async function buildGateway(
  platformUrl: string,
  overrides: Record<string, string> = {},
  now: () => number = () => NOW,
  logTo?: DestinationStream,
): Promise<FastifyInstance> {
  const env = readEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PLATFORM_URL: platformUrl,
    RENDERER_URL: "http://127.0.0.1:9",
    TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
    WEB_DIR: "does-not-exist",
    ...overrides,
  });
  const app = await buildServer(env, now, logTo);
  // A page has as many listeners as Node allows without a warning: two by each stream that it is piped through.
  app.addHook("onRequest", async (_request, { raw }) => {
    if (raw.constructor !== ServerResponse) raw.setMaxListeners(LISTENERS_INJECTED);
  });
  return app;
}

/** Sends one operation as a script would. */
export async function ask(
  app: FastifyInstance,
  query: string,
  { variables, headers }: { variables?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<GraphqlAnswer> {
  const response = await app.inject({
    method: "POST",
    url: "/graphql",
    headers: headers ?? {},
    payload: { query, variables },
  });
  const body = response.json<{ data?: Record<string, unknown> | null; errors?: GraphqlAnswer["errors"] }>();
  const cookies = [response.headers["set-cookie"] ?? []].flat();
  return { status: response.statusCode, data: body.data, errors: body.errors, cookies };
}

export const SIGNED_IN = { "x-session-id": "session-1" };
