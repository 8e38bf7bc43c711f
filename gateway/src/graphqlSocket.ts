import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { type Caller, callerOf } from "./caller.js";
import { type Context, createContext, type Services } from "./context.js";
import { formatSocketError } from "./formatError.js";

/** What a client may say when it connects, beside or instead of headers. */
type ConnectionParams = Partial<Record<"sessionId" | "groupId" | "apiKey", unknown>>;

/** Subscriptions (and any other operation) over graphql-transport-ws on the same port. */
export function registerGraphqlSocket(app: FastifyInstance, schema: GraphQLSchema, services: Services): void {
  const { PUBLIC_URL } = services.env;
  const sockets = new WebSocketServer({
    server: app.server,
    path: "/graphql",
    maxPayload: 1_000_000,
    verifyClient: ({ origin, req }: { origin: string | undefined; req: IncomingMessage }) =>
      isOwnOrigin(origin, req.headers.host, PUBLIC_URL),
  });
  const report = (error: unknown) => app.log.error({ err: error }, "unforeseen error over WebSocket");
  const server = useServer<ConnectionParams, { request: IncomingMessage }>(
    {
      schema,
      context: (socket): Context =>
        createContext(
          services,
          { caller: socketCaller(socket.extra.request, socket.connectionParams), requestId: randomUUID() },
          { remember: false },
        ),
      onNext: (_socket, _id, _payload, _args, result) =>
        result.errors
          ? { ...result, errors: result.errors.map((error) => formatSocketError(error, undefined, report)) }
          : undefined,
      onError: (_socket, _id, _payload, errors) =>
        errors.map((error) => formatSocketError(error, undefined, report)),
    },
    sockets,
  );
  app.addHook("preClose", async () => {
    services.feed.close();
    await server.dispose();
  });
}

/** Browsers send where a page came from: only the portal's own pages may connect. Scripts send none. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (!origin) return true;
  if (origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function socketCaller(request: IncomingMessage, params: ConnectionParams | undefined): Caller {
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
  const apiKey = text(params?.apiKey);
  const sessionId = text(params?.sessionId);
  const groupId = text(params?.groupId);
  const credential = apiKey ? { apiKey } : sessionId ? { sessionId } : {};
  return {
    ...(apiKey || sessionId ? {} : callerOf(request.headers)),
    ...credential,
    ...(groupId ? { groupId } : {}),
  };
}
