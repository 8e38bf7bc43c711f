import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { type LoggedCall, loggedBody, loggedCall } from "./callLog.js";
import { Input } from "./input.js";
import { type Principal, principalOf, requireAccess, sessionIn } from "./principal.js";
import { badInput, Refusal } from "./refusal.js";
import type { Platform, Route } from "./route.js";
import { actionRoutes } from "./routes/actions.js";
import { apiKeyRoutes } from "./routes/apiKeys.js";
import { clientRoutes } from "./routes/clients.js";
import { configRoutes } from "./routes/configs.js";
import { firmwareRoutes } from "./routes/firmware.js";
import { groupRoutes } from "./routes/groups.js";
import { measurementRoutes } from "./routes/measurements.js";
import { resourceRoutes } from "./routes/resources.js";
import { sessionRoutes } from "./routes/session.js";
import { valveRoutes } from "./routes/valves.js";
import { videoRoutes } from "./routes/videos.js";
import { Sent, Wire } from "./shapes/wire.js";
import { Store } from "./store/store.js";
import { DEFAULT_SWITCHES, type Switches } from "./switches.js";

const LARGEST_BODY = 64 * 1024 * 1024;
const NOBODY: Principal = { user: null, viewOnly: true, groupId: null, clientId: null };

const ROUTES = [
  sessionRoutes,
  clientRoutes,
  groupRoutes,
  measurementRoutes,
  configRoutes,
  actionRoutes,
  firmwareRoutes,
  apiKeyRoutes,
  resourceRoutes,
  valveRoutes,
  videoRoutes,
];

export interface ServerOptions {
  /** Switches that differ from the defaults. */
  readonly switches?: Partial<Switches>;
  /** Unix seconds; by default the machine's clock. */
  readonly now?: () => number;
  /** The platform's data; none by default. */
  readonly data?: Store;
  /** A deliberate fault: `GET /client/list` answers the clients of all groups. */
  readonly leak?: boolean;
}

/** A platform that does not listen yet. */
export type PlainServer = FastifyInstance & {
  /** All calls that reached it, answered or refused; oldest first, the last ten thousand. */
  readonly calls: LoggedCall[];
  readonly store: Store;
};

/** Builds a platform with exactly the calls of the specification, sections 7 of both documents. */
export function buildServer(options: ServerOptions = {}): PlainServer {
  const { now = () => Math.floor(Date.now() / 1_000), data: store = new Store(), leak = false } = options;
  const wire = new Wire({ ...DEFAULT_SWITCHES, ...options.switches });
  const platform: Platform = { store, wire, now, leak };
  const calls: LoggedCall[] = [];
  const server = fastify({ bodyLimit: LARGEST_BODY, exposeHeadRoutes: false, forceCloseConnections: true });

  takeBodies(server);
  const logged = new WeakMap<FastifyRequest, LoggedCall>();
  server.addHook("onRequest", async (request) => {
    const call = loggedCall(calls, request);
    logged.set(request, call);
  });
  server.addHook("preHandler", async (request) => {
    const call = logged.get(request);
    if (call) call.body = loggedBody(request.body);
  });
  server.setNotFoundHandler(() => {
    throw new Refusal(wire.switches.unknownPath, "There is no such call.");
  });
  server.setErrorHandler((error, _request, reply) => {
    const { status, message } = reasonOf(error);
    return send(reply, wire.refused(status, message));
  });
  server.after(() => {
    for (const route of ROUTES.flatMap((routes) => routes(platform))) addRoute(server, platform, route);
  });
  return Object.assign(server, { calls, store });
}

function addRoute(
  server: FastifyInstance,
  { store, wire }: Platform,
  { method, path, access, answer }: Route,
) {
  server.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const principal = access === "anyone" ? NOBODY : principalOf(store, wire.switches, request.headers);
      requireAccess(access, principal);
      const [query, body] = [new Input(request.query), new Input(request.body)];
      const session = sessionIn(wire.switches, request.headers);
      const answered = answer({ query, body, principal, session });
      return answered instanceof Sent ? send(reply, answered) : reply.send(answered);
    },
  });
}

/** Accepts JSON, with an empty body as none, and forms with files. */
function takeBodies(server: FastifyInstance): void {
  server.removeContentTypeParser("application/json");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, text === "" ? undefined : JSON.parse(String(text)));
    } catch {
      done(badInput("The body is no JSON."));
    }
  });
  server.register(multipart, { attachFieldsToBody: "keyValues", limits: { fileSize: LARGEST_BODY } });
}

function send(reply: FastifyReply, { status, type, text, cookies }: Sent) {
  reply.code(status);
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return type === null ? reply.send() : reply.type(type).send(text);
}

function reasonOf(error: unknown): { status: number; message: string } {
  if (!(error instanceof Error)) return { status: 500, message: "It went wrong." };
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  return { status, message: error.message };
}
