import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { type Place, portOf } from "./places.js";

/** Headers that end at a proxy and are not passed on. */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
/**
 * Longer than the browser keeps idle connections, so that the browser closes them, and not this side during
 * its next request.
 */
const KEEP_ALIVE_MS = 600_000;

export interface EgressProxy {
  /** Port of the browser's proxy, on 127.0.0.1. */
  port: number;
  close: () => Promise<void>;
}

/**
 * Starts the proxy that is the browser's only way out: requests and tunnels to the given places are passed
 * on, all others end here with 403. It only checks the target, never the client: anybody on this machine
 * reaches those places without it.
 */
export async function startEgressProxy(places: readonly Place[]): Promise<EgressProxy> {
  const find = (target: URL) => places.find(({ matches }) => matches(target.hostname, portOf(target)));
  const agent = new http.Agent({ keepAlive: true });
  const tunnels = new Set<Duplex>();
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const target = parse(request.url);
    const place = target?.protocol === "http:" && find(target);
    if (!target || !place) response.writeHead(403).end();
    else forward(request, response, target, place, agent);
  });
  server.on("connect", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = parse(`https://${request.url}`);
    const place = target && find(target);
    tunnels.add(socket);
    socket.once("close", () => tunnels.delete(socket));
    socket.on("error", () => socket.destroy());
    if (!target || !place) refuse(socket, "403 Forbidden");
    else tunnel(socket, head, target, place);
  });
  server.on("clientError", (_error, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      for (const socket of tunnels) socket.destroy();
      agent.destroy();
      await closed;
    },
  };
}

function parse(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  { timeoutMs }: Place,
  agent: http.Agent,
): void {
  const { hostname, pathname, search } = target;
  const headers = { ...request.headers };
  for (const name of HOP_BY_HOP) delete headers[name];
  const onward = http.request({
    agent,
    hostname: bare(hostname),
    port: portOf(target),
    path: pathname + search,
    method: request.method,
    headers,
  });
  let late = false;
  const timer = timeoutMs && setTimeout(() => giveUp(), timeoutMs);
  const giveUp = () => {
    late = true;
    onward.destroy();
  };
  const fail = () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(late ? 504 : 502).end();
  };
  onward.once("response", (answer) => {
    const passedOn = { ...answer.headers };
    for (const name of HOP_BY_HOP) delete passedOn[name];
    response.writeHead(answer.statusCode ?? 502, passedOn);
    pipeline(answer, response, () => undefined);
  });
  onward.on("error", fail);
  response.once("close", () => {
    clearTimeout(timer);
    onward.destroy();
  });
  // Not with pipeline(), which would destroy the request, and with it the connection for the error.
  request.pipe(onward);
}

function tunnel(socket: Duplex, head: Buffer, target: URL, { timeoutMs }: Place): void {
  const onward = connect({ host: bare(target.hostname), port: portOf(target) });
  let answer: string | undefined = "502 Bad Gateway";
  if (timeoutMs !== undefined) {
    onward.setTimeout(timeoutMs, () => {
      answer &&= "504 Gateway Timeout";
      onward.destroy();
    });
  }
  onward.once("connect", () => {
    answer = undefined;
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => onward.destroy());
  onward.once("close", () => (answer ? refuse(socket, answer) : socket.destroy()));
  socket.once("close", () => onward.destroy());
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}

/** An IPv6 address without its brackets. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}
