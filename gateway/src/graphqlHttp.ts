import "@fastify/helmet";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { hasCredential, scopeKey } from "./caller.js";
import { operationCallOf, sharedCallOf } from "./callOf.js";
import { createContext, type Services } from "./context.js";
import { ApiError } from "./errors.js";
import type { Answer, Question } from "./execution/answers.js";
import { Executor } from "./execution/executor.js";
import { askedOverHttp } from "./http/askedOverHttp.js";
import { refuseCrossSite, requireJson } from "./http/crossSite.js";
import { answerTypeOf } from "./http/mediaType.js";
import { type OperationContext, operationRules } from "./http/operationRules.js";
import { NO_ORIGIN } from "./http/ownOrigin.js";
import { sendCacheable } from "./http/publicAnswer.js";
import { sendRefusal, sendRequestError } from "./http/sendErrors.js";
import { allowOrigin, answerPreflight } from "./http/viewKeyCors.js";
import type { Admission, AdmittedOperation, RefusedOperation } from "./limits/admission.js";
import { BODY_AT_MOST } from "./limits.js";
import type { CallContext } from "./platform-api/platform.js";
import { getRights } from "./platform-api/session.js";
import { deviceCookieOf } from "./session/deviceCookie.js";
import { sessionCookieOf } from "./session/sessionCookie.js";
import { acceptsEventStream, wantsEventStream } from "./transport/acceptsEventStream.js";
import type { EventStreams } from "./transport/eventStreams.js";
import { dataHeaders } from "./web/securityHeaders.js";

/** POST and GET /graphql: admitted operations run in Apollo Server. */
export async function registerGraphqlHttp(
  app: FastifyInstance,
  schema: GraphQLSchema,
  services: Services,
  admission: Admission,
  eventStreams: EventStreams,
): Promise<void> {
  const { PUBLIC_URL, PLATFORM_TIMEOUT_MS } = services.env;
  const apollo = await startApollo(app, schema);

  const securityHeaders = dataHeaders(services.env);
  app.options("/graphql", { errorHandler: sendRequestError }, answerPreflight);
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    exposeHeadRoute: false,
    bodyLimit: BODY_AT_MOST,
    helmet: false,
    onRequest: async (request, reply) => {
      void reply.headers(securityHeaders);
      refuseCrossSite(request, PUBLIC_URL);
      requireJson(request);
    },
    errorHandler: sendRequestError,
    handler: async (request, reply) => {
      const asked = askedOverHttp(request);
      const { accept } = request.headers;
      if (wantsEventStream(accept)) return eventStreams.serve(asked, request, reply);
      const call = operationCallOf(request, reply, PLATFORM_TIMEOUT_MS);
      const admitted = await admission.admit(asked, call);
      const { origin } = request.headers;
      const isOpen = "errors" in admitted ? admitted.viewOnly : admitted.openToSites;
      if (isOpen || (origin === NO_ORIGIN && refusesKey(admitted, call))) allowOrigin(reply, origin);
      if ("errors" in admitted) return sendRefusal(admitted, request, reply);
      // Names of unregistered operations are chosen by the sender, and might contain anything.
      request.operationName = admitted.registered?.name ?? null;
      const answerType = answerTypeOf(accept);
      if (!answerType) return sendRefusal(NOT_ACCEPTABLE, request, reply);
      if (!isAllowedBy(request, admitted)) {
        void reply.header("allow", "POST");
        return sendRefusal(NOT_BY_GET, request, reply);
      }
      if (admitted.type === "subscription")
        return acceptsEventStream(accept)
          ? eventStreams.serve(asked, request, reply)
          : sendRefusal(SUBSCRIPTION, request, reply);
      const cookies = {
        sessionCookie: sessionCookieOf(reply, PUBLIC_URL),
        deviceCookie: deviceCookieOf(reply, PUBLIC_URL),
      };
      const contextOf = (asker: CallContext): OperationContext => ({
        ...createContext(services, asker, {
          remember: true,
          clientFields: admitted.clientFields,
          ...cookies,
        }),
        admitted,
      });
      void reply.type(answerType.contentType);
      const answer = admitted.viewOnly
        ? await publicAnswerOf(services, { admitted, call }, (shared) =>
            run(apollo, contextOf(shared), reply),
          )
        : await answerOf(contextOf(call), (context) => run(apollo, context, reply));
      void reply.code(answer.status);
      if (admitted.viewOnly && answer.shareable && request.method === "GET")
        return sendCacheable(request, reply, answer.body);
      return reply.header("cache-control", "no-store").send(answer.body);
    },
  });
}

const OF_KEYS: ReadonlySet<unknown> = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);

/**
 * True if the answer only says that the key is refused. An embed in a sandboxed frame may read that answer
 * with any key, so that it can show the refusal. The answer holds nothing else.
 */
function refusesKey(admitted: AdmittedOperation | RefusedOperation, { caller }: CallContext): boolean {
  return (
    "errors" in admitted &&
    caller.apiKey !== undefined &&
    admitted.errors.every(({ extensions }) => OF_KEYS.has(extensions.code))
  );
}

async function startApollo(
  app: FastifyInstance,
  schema: GraphQLSchema,
): Promise<ApolloServer<OperationContext>> {
  const apollo = new ApolloServer<OperationContext>({
    schema,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    persistedQueries: false,
    // Our own check refuses cross-site requests, and accepts plain GET requests of clients.
    csrfPrevention: false,
    documentStore: null,
    logger: app.log,
    // The cache-control plugin would wrap every field, which doubles the cost of a large answer.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      operationRules(new Executor(schema), (error, requestId) =>
        app.log.error({ err: error, reqId: requestId }, "unforeseen error"),
      ),
    ],
  });
  await apollo.start();
  app.addHook("preClose", () => apollo.stop());
  return apollo;
}

type Asked = Pick<OperationContext, "admitted" | "call">;

function questionOf({ admitted, call }: Asked): Question {
  const { source, operationName, variables } = admitted;
  const text = () => `${operationName ?? ""} ${JSON.stringify(variables)} ${source}`;
  return { scope: scopeKey(call.caller), text };
}

/** The answer to an operation. A query may get one that was just computed for the same caller. */
function answerOf(
  context: OperationContext,
  compute: (context: OperationContext) => Promise<Answer>,
): Promise<Answer> {
  const { answers, admitted, call, platform } = context;
  if (admitted.type !== "query" || !hasCredential(call.caller)) return compute(context);
  return answers.answer(
    questionOf(context),
    () => compute(context),
    () => getRights(platform.as(call)),
  );
}

/**
 * The answer to a view-only key, which may only run queries here. It may be one that others got in the last
 * seconds.
 */
function publicAnswerOf(
  { publicAnswers, env }: Services,
  asked: Asked,
  compute: (call: CallContext) => Promise<Answer>,
): Promise<Answer> {
  const { apiKey = "" } = asked.call.caller;
  return publicAnswers.answer({ ...questionOf(asked), apiKey }, async () => {
    const { call, end } = sharedCallOf(asked.call, env.PLATFORM_TIMEOUT_MS);
    try {
      return await compute(call);
    } finally {
      end();
    }
  });
}

async function run(
  apollo: ApolloServer<OperationContext>,
  context: OperationContext,
  reply: FastifyReply,
): Promise<Answer> {
  const { source, operationName, variables, type } = context.admitted;
  const { body, http } = await apollo.executeOperation(
    { query: source, variables, ...(operationName === undefined ? {} : { operationName }) },
    { contextValue: context },
  );
  if (body.kind !== "single") throw new Error("answers come in one piece");
  const { errors, data } = body.singleResult;
  return {
    status: http.status ?? 200,
    body: JSON.stringify(errors ? { errors, data } : { data }),
    shareable: type === "query" && !errors && !reply.hasHeader("set-cookie"),
  };
}

/** True if the method suits the operation. Changes need POST, so that no link or image can trigger one. */
function isAllowedBy({ method }: FastifyRequest, { type }: AdmittedOperation): boolean {
  return method === "POST" || type === "query";
}

const badRequest = (message: string) => [new ApiError("BAD_USER_INPUT", message)];
const NOT_BY_GET = { errors: badRequest("Only queries come by GET."), status: 405 };
const NOT_ACCEPTABLE = {
  errors: badRequest("Accept application/graphql-response+json or application/json."),
  status: 406,
};
/** Refuses subscriptions over plain POST. */
const SUBSCRIPTION = {
  errors: badRequest(
    "Subscribe at this address over WebSocket (graphql-transport-ws) or with Accept: text/event-stream.",
  ),
};
