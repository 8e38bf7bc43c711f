import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import type { Deps } from "../deps.js";
import { guardRoutes } from "./guard.js";

it("keeps a server from being built with a route that does not say who may call it", () => {
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  guardRoutes(app, {} as Deps);
  app.get("/open", { config: { access: "public" } }, async () => "open");
  expect(() => app.get("/forgotten", async () => "secret")).toThrow(
    "The route GET /forgotten does not say who may call it",
  );
  expect(() => app.get("/empty", { config: {} }, async () => "secret")).toThrow(
    "does not say who may call it",
  );
});
