import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from "graphql-ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { Env } from "../env.js";
import { isOwnOrigin, NO_ORIGIN } from "../http/ownOrigin.js";
import { BODY_AT_MOST } from "../limits.js";
import type { Heartbeat } from "./heartbeat.js";
import { InitDeadline } from "./initDeadline.js";
import { callOfUpgrade } from "./socketCaller.js";
import { SocketConnection, type SocketParts } from "./socketConnection.js";

/** Clients reconnect after this code, as it reports no fault. */
const GOING_AWAY = 1001;
/** Time for clients to answer a farewell. */
const FAREWELL_MS = 1_000;

/** Any operation over graphql-transport-ws, on the portal's own port. */
export class GraphqlSocket {
  private readonly connections = new Set<SocketConnection>();
  private readonly deadline = new InitDeadline<SocketConnection>((connection) =>
    connection.close(CloseCode.ConnectionInitialisationTimeout, "Connection initialisation timeout"),
  );
  private readonly parts: SocketParts;
  private readonly server: WebSocketServer;
  private onEmpty: () => void = () => undefined;

  constructor(
    app: FastifyInstance,
    private readonly env: Pick<Env, "PUBLIC_URL" | "TRUST_PROXY">,
    private readonly heartbeat: Heartbeat,
    parts: Pick<SocketParts, "cohorts" | "runner" | "onError">,
  ) {
    this.parts = {
      ...parts,
      onInit: (connection) => this.deadline.met(connection),
      onClosed: (connection) => this.forget(connection),
    };
    this.server = new WebSocketServer({
      server: app.server,
      path: "/graphql",
      maxPayload: BODY_AT_MOST,
      clientTracking: false,
      // Compressing for each client costs more than everything else together.
      perMessageDeflate: false,
      handleProtocols,
      verifyClient: ({ origin, req }: { origin: string | undefined; req: IncomingMessage }) =>
        origin === NO_ORIGIN || isOwnOrigin(origin, req.headers.host, env.PUBLIC_URL),
    });
    this.server.on("connection", (ws, request) => this.welcome(ws, request));
  }

  /** Says goodbye to all clients, and resolves once they have left, or their time is up. */
  async close(): Promise<void> {
    this.deadline.stop();
    this.server.close();
    for (const connection of this.connections) connection.close(GOING_AWAY, "Going away");
    if (this.connections.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FAREWELL_MS);
      this.onEmpty = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    for (const connection of this.connections) connection.terminate();
  }

  private welcome(ws: WebSocket, request: IncomingMessage): void {
    if (ws.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) {
      ws.on("error", () => undefined);
      ws.close(CloseCode.SubprotocolNotAcceptable, "Subprotocol not acceptable");
      return;
    }
    const call = callOfUpgrade(request, this.env);
    const connection = new SocketConnection(ws, request.socket, call, this.parts);
    this.connections.add(connection);
    this.heartbeat.add(connection);
    this.deadline.await(connection);
  }

  private forget(connection: SocketConnection): void {
    this.connections.delete(connection);
    this.heartbeat.delete(connection);
    this.deadline.met(connection);
    if (this.connections.size === 0) this.onEmpty();
  }
}
