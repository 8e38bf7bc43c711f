import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { type Caller, callerOf } from "./caller.js";
import { createContext, type Services } from "./context.js";
import { formatError } from "./formatError.js";
import { isOwnOrigin } from "./http/ownOrigin.js";
import type { Admission } from "./limits/admission.js";
import type { CallContext } from "./platform-api/http.js";

/** What a client may say when it connects, beside or instead of headers. */
type ConnectionParams = Partial<Record<"sessionId" | "groupId" | "apiKey", unknown>>;

/** Subscriptions (and any other operation) over graphql-transport-ws on the same port. */
export function registerGraphqlSocket(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  admission: Admission,
): void {
  const { PUBLIC_URL } = services.env;
  const sockets = new WebSocketServer({
    server: app.server,
    path: "/graphql",
    maxPayload: 1_000_000,
    verifyClient: ({ origin, req }: { origin: string | undefined; req: IncomingMessage }) =>
      isOwnOrigin(origin, req.headers.host, PUBLIC_URL),
  });
  const report = (error: unknown) => app.log.error({ err: error }, "unforeseen error over WebSocket");
  const format = (error: GraphQLError) => formatError(error, randomUUID(), report);
  const server = useServer<ConnectionParams, { request: IncomingMessage }>(
    {
      onSubscribe: async (socket, _id, payload) => {
        const caller = socketCaller(socket.extra.request, socket.connectionParams);
        const call: CallContext = { caller, requestId: randomUUID() };
        const admitted = await admission.admit(payload, call);
        if ("errors" in admitted) return admitted.errors;
        const { document, operationName, variables } = admitted;
        return {
          schema,
          document,
          operationName: operationName ?? null,
          variableValues: variables,
          contextValue: createContext(services, call, { remember: false }),
        };
      },
      onNext: (_socket, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map(format) } : undefined,
      onError: (_socket, _id, _payload, errors) => errors.map(format),
    },
    sockets,
  );
  app.addHook("preClose", async () => {
    services.feed.close();
    await server.dispose();
  });
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
