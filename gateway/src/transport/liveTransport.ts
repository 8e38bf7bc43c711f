import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Services } from "../context.js";
import type { Admission } from "../limits/admission.js";
import { Cohorts } from "../live/cohorts.js";
import { findsSubscriptionsOfEvents } from "../live/ofEvents.js";
import { OperationRunner } from "../live/operationRunner.js";
import { Turns } from "../live/turns.js";
import { EventStreams } from "./eventStreams.js";
import { GraphqlSocket } from "./graphqlSocket.js";
import { Heartbeat } from "./heartbeat.js";

/**
 * Opens graphql-transport-ws on the server's port, and creates the handler of event streams. Both share their
 * cohorts.
 */
export function openLiveTransport(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  admission: Admission,
): EventStreams {
  const { feed, env } = services;
  const onError = (error: unknown, requestId?: string) =>
    app.log.error({ err: error, reqId: requestId }, "unforeseen error of a live operation");
  const turns = new Turns(onError);
  const runner = new OperationRunner(schema, services, onError);
  const cohorts = new Cohorts(admission, { runner, feed, turns }, findsSubscriptionsOfEvents(schema));
  const heartbeat = new Heartbeat(turns);
  const sockets = new GraphqlSocket(app, env, heartbeat, { cohorts, runner, onError });
  const eventStreams = new EventStreams({ cohorts, runner, heartbeat }, env);
  app.addHook("preClose", async () => {
    heartbeat.stop();
    await runner.settled();
    // Before the feed, so that no client hears that its subscription is complete.
    eventStreams.close();
    await sockets.close();
    feed.close();
  });
  return eventStreams;
}
