import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { callOf } from "./callOf.js";
import { type Context, createContext, type Services } from "./context.js";
import { formatError } from "./formatError.js";
import type { CallContext } from "./platform-api/http.js";
import { sessionCookieSetter } from "./session/sessionCookie.js";

/** POST and GET /graphql through Apollo Server. */
export async function registerGraphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
): Promise<void> {
  const report = (error: unknown, requestId?: string) =>
    app.log.error({ err: error, requestId }, "unforeseen error");
  const apollo = new ApolloServer<Context>({
    schema,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    persistedQueries: false,
    logger: app.log,
    // For faults before an operation begins; operationRules formats all others again, with their request id.
    formatError: (formatted, error) => formatError(formatted, error, undefined, () => undefined),
    // The cache-control plugin would wrap every field, which doubles the cost of a large answer.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationRules(report),
    ],
  });
  await apollo.start();
  app.addHook("preClose", () => apollo.stop());

  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    bodyLimit: 1_000_000,
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) =>
        createContext(services, withDeadline(callOf(request, reply), services.env.PLATFORM_TIMEOUT_MS), {
          remember: true,
          setSessionCookie: sessionCookieSetter(reply, services.env.PUBLIC_URL),
        }),
    }),
  });
}

function operationRules(report: (error: unknown, requestId: string) => void): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === "subscription") throw new SubscriptionOverPostError();
        },
        async willSendResponse({ response, errors, contextValue }) {
          response.http.headers.set("cache-control", "no-store");
          if (!errors || response.body.kind !== "single") return;
          const { requestId } = contextValue.call;
          response.body.singleResult.errors = errors.map((error) =>
            formatError(error.toJSON(), error, requestId, (unforeseen) => report(unforeseen, requestId)),
          );
        },
      };
    },
  };
}

/** Nobody subscribes over plain POST unnoticed. */
class SubscriptionOverPostError extends GraphQLError {
  constructor() {
    super("Subscribe over WebSocket (graphql-transport-ws) at this address.", {
      extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
    });
  }
}

/** One deadline for all platform calls of an operation. */
function withDeadline(call: CallContext & { signal: AbortSignal }, ms: number): CallContext {
  return { ...call, signal: AbortSignal.any([call.signal, AbortSignal.timeout(ms)]) };
}
