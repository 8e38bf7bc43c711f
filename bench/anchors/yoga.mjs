// GraphQL Yoga on Node's own server.
import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";
import { contextOf, reportCpu, resolvers, typeDefs } from "./rest.mjs";

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  graphqlEndpoint: "/graphql",
  logging: false,
  context: ({ request }) => contextOf(request.headers.get("x-session-id")),
});
const server = createServer(yoga);
server.listen(0, "127.0.0.1", () => reportCpu(server.address().port));
