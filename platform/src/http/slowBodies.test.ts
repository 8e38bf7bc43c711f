import net from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import Fastify from "fastify";
import type { App } from "./app.js";
import { limitSlowBodies } from "./slowBodies.js";

const app: App = Fastify().withTypeProvider();
let port = 0;
/** A promise, and the function that fulfils it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
const [asked, released] = [gate(), gate()];

beforeAll(async () => {
  limitSlowBodies(app);
  app.post("/hasty", { config: { access: "public", bodyTimeout: 20 } }, async () => "taken");
  app.get("/stream", { config: { access: "public", bodyTimeout: 20 } }, async (_request, reply) => {
    asked.open();
    await released.opened;
    return reply.send("streamed");
  });
  app.post("/patient", { config: { access: "public" } }, async () => "taken");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => app.close());

/** Sends a body in two halves, the second once `between` is over. @returns the whole response */
function send(path: string, between: Promise<unknown>): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += String(chunk);
      socket.end();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(text));
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n`;
    socket.write(`${head}ab`);
    between.then(() => socket.write("cd"));
  });
}

it("ends a connection whose body takes too long, and no other", async () => {
  const streamed = fetch(`http://127.0.0.1:${port}/stream`);
  await asked.opened;
  const tooLate = send("/hasty", new Promise(() => undefined));
  expect(await tooLate).toBe("");
  released.open();
  expect(await (await streamed).text()).toBe("streamed");
  expect(await send("/patient", tooLate)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*taken$/);
});
