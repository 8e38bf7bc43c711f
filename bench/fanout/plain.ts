/**
 * The plain assembly as a process of its own: graphql-ws with graphql-js over our schema, with an async
 * iterator of a PubSub for each subscriber. It publishes events from our feed, so both gateways get the same at
 * the same time.
 */
import { once, setMaxListeners } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPubSub } from "@graphql-yoga/subscription";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { readEnv } from "../../gateway/src/env.js";
import { LiveFeed } from "../../gateway/src/live/feed.js";
import type { ClientRecord } from "../../gateway/src/platform-api/clients.js";
import { PlatformClient } from "../../gateway/src/platform-api/http.js";
import { createSchema } from "../../gateway/src/schema.js";
import { reportFigures } from "./figures.js";

const { PLATFORM_URL: platformUrl } = readEnv({ ...process.env, NODE_ENV: "test" });
const names = {
  ...{ sessionHeader: "x-session-id", sessionCookie: "" },
  ...{ groupHeader: "x-group-id", keyScheme: "ApiKey" },
};
const settings = { platformUrl, timeoutMs: 10_000, names };
const platform = new PlatformClient(settings);
const nothing = () => undefined;
const log = { info: nothing, warn: nothing };
const feed = new LiveFeed({
  ...settings,
  platform,
  pollMs: 10_000,
  log,
  onNews: nothing,
  onEntered: nothing,
  onRefused: nothing,
});
const call = { caller: { sessionId: "plain" }, requestId: "plain" };
const eventTarget = new EventTarget();
setMaxListeners(0, eventTarget);
const pubSub = createPubSub<{ client: [ClientRecord] }>({ eventTarget });

const server = createServer();
const sockets = new WebSocketServer({ server, path: "/graphql" });
const context = { call, platform: platform.as(call), feed: { clients: () => pubSub.subscribe("client") } };
useServer({ schema: await createSchema(), context }, sockets);
server.listen(0, "127.0.0.1");
await once(server, "listening");
reportFigures((server.address() as AddressInfo).port);
for await (const client of feed.clients(call)) pubSub.publish("client", client);
