import { expect } from "@jest/globals";
import { DEMO_ACCOUNTS, DEMO_KEY } from "../../plain-platform/src/demo/demo.js";
import { buildServer as buildPlatform, type PlainServer } from "../../plain-platform/src/server.js";
import type { Store } from "../../plain-platform/src/store/store.js";
import type { Switches } from "../../plain-platform/src/switches.js";
import { CALLS } from "../../plain-platform/test/calls.js";
import { callerNamesOf } from "../support/callerNames.js";
import { routesOf } from "../support/gatewayRoutes.js";
import { buildGateway, gatewayEnv } from "../support/parts.js";
import { demoStore, NOW } from "./demoStore.js";

/** Credentials of a caller of the gateway. */
export type Headers = Readonly<Record<string, string>>;

export const NOBODY: Headers = {};
/** A caller with a view-only key of the first group. */
export const GUEST: Headers = { authorization: `ApiKey ${DEMO_KEY}` };

export interface Fault {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fromPlatform?: boolean };
}

/** Any answer: each test says what it expects of it. */
export type Data = Record<string, unknown>;

export interface Answer {
  data: Data | null | undefined;
  errors: Fault[] | undefined;
}

/** A real gateway in front of a real platform with only the specification, both listening. */
export interface Pair {
  platform: PlainServer;
  store: Store;
  gatewayUrl: string;
  /** "GET /path" of each of the gateway's routes. */
  routes: string[];
  ask: (who: Headers, query: string, variables?: object) => Promise<Answer>;
  /** The data of an answer without errors. */
  data: (who: Headers, query: string, variables?: object) => Promise<Data>;
  /** Error codes of an answer. */
  codes: (who: Headers, query: string, variables?: object) => Promise<string[]>;
  signIn: (who: keyof typeof ACCOUNTS) => Promise<Headers>;
  /** Calls caused by `work`: those that change something, or all that the platform got. */
  writesOf: (work: () => Promise<unknown>) => Promise<string[]>;
  callsOf: (work: () => Promise<unknown>) => Promise<string[]>;
  close: () => Promise<void>;
}

const [admin, roads, water] = DEMO_ACCOUNTS;
export const ACCOUNTS = { admin, roads, water };

export interface PairOptions {
  switches?: Partial<Switches>;
  leak?: boolean;
  /** The platform's data; default: a new demo. */
  store?: Store;
  /** Replaces the platform's JSON answers. */
  rewrite?: (text: string) => string;
  /** The gateway's; default: a free one. */
  port?: number;
  /** Environment of the gateway, besides the usual. */
  settings?: Record<string, string>;
}

/** Starts both on free ports, with their clocks at NOW. */
export async function startPair(options: PairOptions = {}): Promise<Pair> {
  const { switches = {}, leak = false, store = demoStore(), port = 0, settings = {} } = options;
  const now = () => NOW;
  const platform = buildPlatform({ switches, leak, data: store, now });
  const { rewrite } = options;
  if (rewrite)
    platform.addHook("onSend", async (_request, reply, payload) =>
      typeof payload === "string" && String(reply.getHeader("content-type")).includes("json")
        ? rewrite(payload)
        : payload,
    );
  const platformUrl = await platform.listen({ host: "127.0.0.1", port: 0 });
  const { sessionHeader, sessionCookie, groupHeader, keyScheme } = callerNamesOf(switches);
  const env = gatewayEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PLATFORM_URL: platformUrl,
    PLATFORM_SESSION_HEADER: sessionHeader,
    PLATFORM_SESSION_COOKIE: sessionCookie,
    PLATFORM_GROUP_HEADER: groupHeader,
    PLATFORM_KEY_SCHEME: keyScheme,
    // Nobody listens there.
    RENDERER_URL: "http://127.0.0.1:9",
    WEB_DIR: "does-not-exist",
    TILE_URL: "",
    ...settings,
  });
  const gateway = await buildGateway(env, now);
  const gatewayUrl = await gateway.listen({ host: "127.0.0.1", port });
  const ask: Pair["ask"] = async (who, query, variables = {}) => {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: "POST",
      headers: { ...who, "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Partial<Answer>;
    return { data, errors };
  };
  const data: Pair["data"] = async (who, query, variables) => {
    const answer = await ask(who, query, variables);
    expect(answer.errors).toBeUndefined();
    return answer.data ?? {};
  };
  const callsOf: Pair["callsOf"] = async (work) => {
    const before = platform.calls.length;
    await work();
    return platform.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
  };
  return {
    ...{ platform, store, gatewayUrl, ask, data, callsOf },
    routes: routesOf(gateway),
    codes: async (who, query, variables) =>
      ((await ask(who, query, variables)).errors ?? []).map(({ extensions }) => extensions.code),
    writesOf: async (work) => (await callsOf(work)).filter((call) => !call.startsWith("GET ")),
    signIn: async (who) => {
      const { email, password } = ACCOUNTS[who];
      const { signIn } = await data(NOBODY, SIGN_IN, { input: { email, password } });
      return { "x-session-id": (signIn as { sessionId: string }).sessionId };
    },
    close: async () => {
      await gateway.close();
      await platform.close();
    },
  };
}

export const SIGN_IN =
  "mutation ($input: SignInInput!) { signIn(input: $input) { sessionId session { admin } } }";

const KNOWN: ReadonlySet<string> = new Set(Object.values(CALLS).flat());

/** Calls to the platform that are not in the specification. */
export const unknownCalls = ({ platform }: Pair): string[] =>
  platform.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !KNOWN.has(call));
