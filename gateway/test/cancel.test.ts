import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let url: string;
/** The platform's view of the one call: when it came, and when its caller hung up. */
let arrived: Promise<unknown>;
let hungUp: Promise<unknown>;
let answer: (clients: unknown[]) => void;

beforeEach(async () => {
  platform = await startPlatformDouble();
  arrived = new Promise((arrive) => {
    hungUp = new Promise((hangUp) => {
      platform.on("GET client/list", ({ raw }) => {
        arrive(undefined);
        raw.socket.once("close", hangUp);
        return new Promise((resolve) => {
          answer = resolve;
        });
      });
    });
  });
  gateway = await buildGateway(platform.url, { ANSWER_CACHE_MS: "0" });
  url = `${await gateway.listen({ port: 0, host: "127.0.0.1" })}/graphql`;
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const body = JSON.stringify({ query: "{ clients { id } }" });
const request = (signal: AbortSignal) =>
  fetch(url, { method: "POST", body, signal, headers: { "content-type": "application/json", ...SIGNED_IN } });

/** Waits until the gateway works on so many requests, by having a later one answered. */
async function taken(count: number): Promise<void> {
  for (let seen = 0; seen < count; seen += 1) await once(gateway.server, "request");
  await ask(gateway, "{ __typename }");
}

it("a call of several requesters goes on while one is there, and is cancelled when the last has left", async () => {
  const both = taken(2);
  const leaving = [new AbortController(), new AbortController()];
  const gone = leaving.map(({ signal }) => request(signal).catch((error: Error) => error.name));
  await Promise.all([both, arrived]);
  leaving[0]?.abort();
  await gone[0];
  let over = false;
  void hungUp.then(() => {
    over = true;
  });
  // Another request is answered meanwhile: by then the departure of the first has been noticed.
  await ask(gateway, "{ __typename }");
  expect({ over, calls: platform.calls }).toEqual({ over: false, calls: ["GET client/list"] });
  leaving[1]?.abort();
  await hungUp;
  expect(await Promise.all(gone)).toEqual(["AbortError", "AbortError"]);
  expect(platform.calls).toEqual(["GET client/list"]);
});

it("who stays is answered", async () => {
  const both = taken(2);
  const leaving = new AbortController();
  const gone = request(leaving.signal).catch((error: Error) => error.name);
  const staying = request(new AbortController().signal);
  await Promise.all([both, arrived]);
  leaving.abort();
  expect(await gone).toBe("AbortError");
  answer([]);
  expect(await (await staying).json()).toEqual({ data: { clients: [] } });
  expect(platform.calls).toEqual(["GET client/list"]);
});
