// Mercurius on Fastify, compiling each query (jit) from its first use on.
import Fastify from "fastify";
import mercurius from "mercurius";
import { contextOf, reportCpu, resolvers, typeDefs } from "./rest.mjs";

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request) => contextOf(String(request.headers["x-session-id"])),
});
const address = await app.listen({ port: 0, host: "127.0.0.1" });
reportCpu(Number(new URL(address).port));
