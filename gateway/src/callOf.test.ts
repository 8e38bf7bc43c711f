import { getMaxListeners } from "node:events";
import fastifyCookie from "@fastify/cookie";
import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import { callOf } from "./callOf.js";

it("gives many calls one signal, of which Node warns nobody", async () => {
  const app = Fastify();
  await app.register(fastifyCookie);
  app.get("/", (request, reply) => [
    getMaxListeners(callOf(request, reply).signal),
    getMaxListeners(callOf(request, reply, 1_000).signal),
  ]);
  expect((await app.inject("/")).json()).toEqual([0, 0]);
  await app.close();
});
