// Hive Gateway with its compiler, over the platform's OpenAPI document; the supergraph is composed at the start.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createGatewayRuntime } from "@graphql-hive/gateway-runtime";
import { composeSubgraphs } from "@graphql-mesh/fusion-composition";
import { useJIT } from "@graphql-mesh/plugin-jit";
import * as rest from "@graphql-mesh/transport-rest";
import { DefaultLogger } from "@graphql-mesh/utils";
import { loadOpenAPISubgraph } from "@omnigraph/openapi";
import { reportCpu } from "../anchors/rest.mjs";
import { comparedOpenApi } from "./openApi.mjs";

const platform = loadOpenAPISubgraph("platform", {
  source: comparedOpenApi(),
  endpoint: "{env.PLATFORM_URL}",
  operationHeaders: { "x-session-id": "{context.headers['x-session-id']}" },
  ignoreErrorResponses: true,
})({ cwd: import.meta.dirname, fetch, logger: new DefaultLogger() });
const { supergraphSdl, errors = [] } = composeSubgraphs([
  { name: platform.name, schema: await platform.schema$ },
]);
if (errors.length > 0) throw new AggregateError(errors, "The supergraph does not compose");

const gateway = createGatewayRuntime({
  supergraph: supergraphSdl,
  additionalTypeDefs: readFileSync(new URL("joins.graphql", import.meta.url), "utf8"),
  transports: { rest },
  plugins: (context) => [useJIT(context)],
  logging: "warn",
  landingPage: false,
  graphiql: false,
});
const server = createServer(gateway);
server.listen(0, "127.0.0.1", () => reportCpu(server.address().port));
// The gateway handles the signal itself, and would live on with the server.
process.once("SIGTERM", () => process.exit(0));
