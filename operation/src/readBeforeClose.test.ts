import { once } from "node:events";
import net from "node:net";
import { afterEach, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { type Lingering, readBeforeClose } from "./readBeforeClose.js";

const MB = 1024 * 1024;
/** More than all buffers between a sender and a reader can hold. */
const LARGE = 24 * MB;
const NEVER_MS = 3_600_000;

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that refuses every form by its headers. @returns its port */
async function serve(lingering: Lingering): Promise<number> {
  app = Fastify({ forceCloseConnections: true });
  readBeforeClose(app, lingering);
  app.addHook("preParsing", async () => {
    throw Object.assign(new Error("Too large."), { statusCode: 413 });
  });
  app.post("/form", async () => "taken");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Posts part of a body with the given length, as fast as it is taken, and only then looks at the answer.
 * @returns the answer's status, and the connection's error meanwhile
 */
async function post(port: number, connection: string, length: number, sent: number) {
  const socket = net.connect(port, "127.0.0.1");
  let fault: string | undefined;
  socket.on("error", ({ message }) => {
    fault = message;
  });
  const gone = once(socket, "close");
  const head = `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n`;
  socket.write(`${head}Connection: ${connection}\r\n\r\n`);
  for (let left = sent; left > 0 && !socket.destroyed; left -= MB)
    if (!socket.write(Buffer.alloc(Math.min(MB, left))))
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), gone]);
  const answer = socket.destroyed ? "" : String((await once(socket, "data"))[0]);
  socket.destroy();
  return { status: answer.split(" ")[1], fault };
}

const refused = { status: "413", fault: undefined };

it("takes the whole body of who is refused and left, before it says so", async () => {
  const port = await serve({ idleMs: NEVER_MS, bytes: 2 * LARGE });
  expect(await post(port, "close", LARGE, LARGE)).toEqual(refused);
});

it("answers whoever sends no more", async () => {
  const port = await serve({ idleMs: 20, bytes: 2 * LARGE });
  expect(await post(port, "close", LARGE, MB)).toEqual(refused);
});

it("answers whoever sends on and on", async () => {
  const port = await serve({ idleMs: NEVER_MS, bytes: MB });
  expect(await post(port, "close", LARGE, MB + 1)).toEqual(refused);
});

it("answers at once where there is no connection", async () => {
  await serve({ idleMs: NEVER_MS, bytes: LARGE });
  const headers = { connection: "close", "content-type": "text/plain" };
  expect((await app.inject({ method: "POST", url: "/form", headers, payload: "text" })).statusCode).toBe(413);
});

it("answers at once where the connection stays", async () => {
  const port = await serve({ idleMs: NEVER_MS, bytes: 2 * LARGE });
  expect(await post(port, "keep-alive", LARGE, 0)).toEqual(refused);
});
