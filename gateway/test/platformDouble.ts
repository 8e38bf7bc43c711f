import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { FEATURE_NAMES } from "../src/platform-api/features.js";

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** A second platform that answers as a test says, and remembers what it was asked. */
export interface PlatformDouble {
  url: string;
  /** "GET client/list", in order of arrival. */
  calls: string[];
  requests: FastifyRequest[];
  /** Sets the answer of one call, e.g. "GET client/list". */
  on: (call: string, answer: Answer) => void;
  close: () => Promise<void>;
}

/** Told of a platform that offers everything, as ours does. */
export const EVERYTHING = FEATURE_NAMES.join(", ");
/** Told of one that has the calls of the specification alone. */
export const NOTHING = "";

/**
 * Starts the double, on a free port where none is given; what no test answered is 404.
 * @param features what each answer tells that it offers
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
    if (isQuestionOfGateway(request)) return reply.code(401).send();
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

/** The gateway itself asks what a platform offers: a guest never asks who they are. */
function isQuestionOfGateway({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && url === "/user/session" && !headers["x-session-id"] && !headers.authorization;
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
