import { once } from "node:events";
import http, { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "@jest/globals";
import { type EgressProxy, startEgressProxy } from "./egressProxy.js";
import { portalPlace } from "./places.js";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function settledLater() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A proxy in front of a server, which is its only place. */
async function proxied(answer: RequestListener, timeoutMs?: number) {
  const port = await listen(createServer({ keepAlive: false }, answer));
  const place = portalPlace(`http://127.0.0.1:${port}`);
  const proxy = await startEgressProxy([timeoutMs === undefined ? place : { ...place, timeoutMs }]);
  closers.unshift(() => proxy.close());
  return { proxy, port };
}

async function ask(
  proxy: EgressProxy,
  path: string,
  options: http.RequestOptions = {},
  body = "",
): Promise<IncomingMessage> {
  const request = http.request({ host: "127.0.0.1", port: proxy.port, path, agent: false, ...options });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

async function openTunnel(
  proxy: EgressProxy,
  target: string,
): Promise<{ status: number | undefined; socket: Socket }> {
  const request = http.request({
    host: "127.0.0.1",
    port: proxy.port,
    method: "CONNECT",
    path: target,
    agent: false,
  });
  request.end();
  const [response, socket] = (await once(request, "connect")) as [IncomingMessage, Socket];
  closers.unshift(() => socket.destroy());
  return { status: response.statusCode, socket };
}

it("passes a request and its answer on as they are, but for what ends at a proxy", async () => {
  const { proxy, port } = await proxied(async (request, response) => {
    response.writeHead(201, { "x-answer": "yes", "content-type": "text/plain" });
    response.end(JSON.stringify([request.method, request.url, request.headers, await text(request)]));
  });
  const headers = { "x-own": "yes", "proxy-authorization": "Basic x" };
  const asked = `http://127.0.0.1:${port}/graphql?a=b`;
  const response = await ask(proxy, asked, { method: "POST", headers }, "body");
  const [method, url, sent, body] = JSON.parse(await text(response));
  expect([response.statusCode, response.headers["x-answer"]]).toEqual([201, "yes"]);
  expect([method, url, sent["x-own"], body]).toEqual(["POST", "/graphql?a=b", "yes", "body"]);
  expect(sent).not.toHaveProperty("proxy-authorization");
});

it.each([
  ["another port", (port: number) => `http://127.0.0.1:${port + 1}/`],
  ["another name of the same machine", (port: number) => `http://localhost:${port}/`],
  ["another scheme", (port: number) => `ftp://127.0.0.1:${port}/`],
  ["no place at all", () => "/"],
])("answers 403 to %s", async (_case, address) => {
  let asked = 0;
  const { proxy, port } = await proxied((_request, response) => {
    asked += 1;
    response.end();
  });
  const headers = { host: `127.0.0.1:${port}` };
  expect((await ask(proxy, address(port), { headers })).statusCode).toBe(403);
  expect(asked).toBe(0);
});

it("tunnels to its place alone", async () => {
  const { proxy, port } = await proxied((_request, response) => response.end("through"));
  const { status, socket } = await openTunnel(proxy, `127.0.0.1:${port}`);
  expect(status).toBe(200);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  expect(await text(socket)).toContain("through");
  expect((await openTunnel(proxy, `127.0.0.1:${port + 1}`)).status).toBe(403);
  expect((await openTunnel(proxy, "no-address")).status).toBe(403);
});

it("says 502 where the place is down", async () => {
  const { proxy, port } = await proxied(() => undefined);
  for (const close of closers.splice(1)) close();
  expect((await ask(proxy, `http://127.0.0.1:${port}/`)).statusCode).toBe(502);
  expect((await openTunnel(proxy, `127.0.0.1:${port}`)).status).toBe(502);
});

it("says 504 of a place with a time limit that is silent, and cuts a silent tunnel to it", async () => {
  const { proxy, port } = await proxied(() => undefined, 50);
  expect((await ask(proxy, `http://127.0.0.1:${port}/`)).statusCode).toBe(504);
  const { status, socket } = await openTunnel(proxy, `127.0.0.1:${port}`);
  expect(status).toBe(200);
  await once(socket, "close");
});

it("breaks an answer off that its place breaks off", async () => {
  const { proxy, port } = await proxied((request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half", () => request.socket.destroy());
  });
  await expect(text(await ask(proxy, `http://127.0.0.1:${port}/`))).rejects.toThrow("aborted");
});

it("lets go of its place once nobody waits for the answer", async () => {
  const { promise: gone, resolve: onGone } = settledLater();
  const { proxy, port } = await proxied((request) => {
    request.socket.once("close", onGone);
    waiting.destroy();
  });
  const waiting = http.request({ host: "127.0.0.1", port: proxy.port, path: `http://127.0.0.1:${port}/` });
  waiting.end();
  await expect(once(waiting, "response")).rejects.toThrow("socket hang up");
  await gone;
});
