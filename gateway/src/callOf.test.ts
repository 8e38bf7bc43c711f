import fastifyCookie from "@fastify/cookie";
import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import { callOf } from "./callOf.js";
import { ReportSessions } from "./reports/reportSessions.js";

/** Node 20 has no public way to read a signal's listener limit. It keeps the limit under a symbol. */
function listenersAtMost(signal: AbortSignal): unknown {
  const symbol = Object.getOwnPropertySymbols(signal).find(
    ({ description }) => description === "events.maxEventTargetListeners",
  );
  return symbol && (signal as unknown as Record<symbol, unknown>)[symbol];
}

it("gives many calls one signal, of which Node warns nobody", async () => {
  const app = Fastify();
  app.decorate("publicUrl", "http://localhost:4000");
  app.decorate("reportSessions", new ReportSessions("a secret of thirty-two characters", () => 0));
  await app.register(fastifyCookie);
  app.get("/", (request, reply) => [listenersAtMost(callOf(request, reply).signal)]);
  expect((await app.inject("/")).json()).toEqual([0]);
  await app.close();
});
