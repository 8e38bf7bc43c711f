import type { IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { FEATURE_NAMES } from "../src/platform-api/features.js";

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A fake platform that answers as a test says, and records the calls. */
export interface PlatformDouble {
  url: string;
  /** "GET client/list", in order of arrival. */
  calls: string[];
  requests: FastifyRequest[];
  /** Sets the answer of one call, e.g. "GET client/list". */
  on: (call: string, answer: Answer) => void;
  close: () => Promise<void>;
}

/** All features, like ours. */
export const WITH_AUDIENCES = FEATURE_NAMES.join(", ");
/** All but `audiences`: a caller's events come by one stream, which a test answers. */
export const EVERYTHING = FEATURE_NAMES.filter((name) => name !== "audiences").join(", ");
/** Features of a platform with only the calls of the specification. */
export const NOTHING = "";

/**
 * Starts the double, on a free port by default. Calls without an answer get 404.
 * @param features announced in each answer
 */
export async function startPlatformDouble(
  port: string | number = 0,
  features: string = EVERYTHING,
): Promise<PlatformDouble> {
  const answers = new Map<string, Answer>();
  const calls: string[] = [];
  const requests: FastifyRequest[] = [];
  const app: FastifyInstance = Fastify({ forceCloseConnections: true });
  app.all("/*", (request, reply) => {
    if (features !== NOTHING) void reply.header("x-platform-features", features);
    if (isQuestionOfGateway(request.raw)) return reply.code(401).send();
    const call = `${request.method} ${request.url.slice(1).split("?")[0]}`;
    calls.push(call);
    requests.push(request);
    const answer = answers.get(call);
    if (!answer) return reply.code(404).send({ error: { code: "NOT_FOUND", message: "Not found" } });
    return answer(request, reply);
  });
  const url = await app.listen({ port: Number(port), host: "127.0.0.1" });
  return {
    url,
    calls,
    requests,
    on: (call, answer) => void answers.set(call, answer),
    close: () => app.close(),
  };
}

/** True for the gateway's own question about features: a guest never asks for a session. */
export function isQuestionOfGateway({
  method,
  url,
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): boolean {
  const isGuest = !headers["x-session-id"] && !headers.authorization && !headers.cookie;
  return method === "GET" && url === "/user/session" && isGuest;
}

/** A client as the platform sends it. */
export function clientJson(id: number, overrides: Record<string, unknown> = {}) {
  return {
    id,
    guid: `guid-${id}`,
    groups: [1],
    visionType: 0,
    createDate: 1_790_000_000,
    lastActiveDate: 1_790_000_000,
    timeZone: "Europe/Ljubljana",
    info: {
      firmwareVersion: "4.2.1",
      configName: "poletje",
      lastBatt: 12.6,
      lastRssi: -71,
      alarmLastActiveDate: null,
    },
    alarms: [],
    metaData: {
      locationName: `Cesta ${id}`,
      speedLimit: 50,
      reportedParameters: { hwType: "K200DISP_FALCON" },
    },
    ...overrides,
  };
}

/** A group as the platform sends it. */
export function groupJson(id: number, overrides: Record<string, unknown> = {}) {
  return {
    id,
    name: `Občina ${id}`,
    createDate: 1_790_000_000,
    timeZone: "Europe/Ljubljana",
    metaData: { groupType: "speed" },
    ...overrides,
  };
}
