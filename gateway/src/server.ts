import fastifyCookie from "@fastify/cookie";
import { prepareDrain } from "@obcestje/operation/drain.js";
import { loggerOptions, logRequests, requestId } from "@obcestje/operation/logging.js";
import { readBeforeClose } from "@obcestje/operation/readBeforeClose.js";
import { announceStart } from "@obcestje/operation/startLine.js";
import { traceRequests } from "@obcestje/operation/tracing.js";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { ProgressBoard } from "./bulk/progressBoard.js";
import type { Services } from "./context.js";
import { registerCrestUpload } from "./crests/upload.route.js";
import { registerExportRoutes } from "./downloads/export.route.js";
import { callerNamesIn, type Env } from "./env.js";
import { Answers } from "./execution/answers.js";
import { PublicAnswers } from "./execution/publicAnswers.js";
import { registerFirmwareUpload } from "./firmware/upload.route.js";
import { registerGraphiql } from "./graphiql/page.route.js";
import { registerGraphqlHttp } from "./graphqlHttp.js";
import { compressAnswers } from "./http/compression.js";
import { tellTime } from "./http/tellTime.js";
import { registerHttpErrors } from "./httpErrors.js";
import { registerImportRoutes } from "./imports/import.routes.js";
import { Admission } from "./limits/admission.js";
import { LiveFeed } from "./live/feed.js";
import { registerOperation } from "./operation.js";
import { loadRegisteredOperations } from "./operations/registeredOperations.js";
import { API_KEYS_PATH } from "./platform-api/apiKeys.js";
import { withExportPaths } from "./platform-api/exports.js";
import { PlatformClient } from "./platform-api/http.js";
import { PlatformStreams } from "./platform-api/streams.js";
import { registerPdfRoute } from "./reports/pdf.route.js";
import { RendererClient } from "./reports/rendererClient.js";
import { ReportSessions } from "./reports/reportSessions.js";
import { registerRunRoute } from "./reports/run.route.js";
import { createSchema } from "./schema.js";
import { registerSignInProviders } from "./session/signInProvider.routes.js";
import { startFacts } from "./startUp.js";
import { openLiveTransport } from "./transport/liveTransport.js";
import { VERSION } from "./version.js";
import { registerFilmRoutes } from "./videos/film.routes.js";
import { registerSecurityHeaders } from "./web/securityHeaders.js";
import { registerWeb } from "./web/static.js";

/**
 * Builds the gateway without listening, also for tests.
 * @param logTo destination of its log; stdout by default
 */
export async function buildServer(
  env: Env,
  now: () => number = () => Math.floor(Date.now() / 1000),
  logTo?: DestinationStream,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions({
      part: "gateway",
      level: env.LOG_LEVEL,
      secrets: [env.RENDERER_SECRET, env.PLATFORM_URL, env.RENDERER_URL],
      stream: logTo,
    }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    forceCloseConnections: true,
    genReqId: requestId,
  });
  prepareDrain(app);
  readBeforeClose(app);
  app.decorate("publicUrl", env.PUBLIC_URL);
  app.decorate("reportSessions", new ReportSessions(env.RENDERER_SECRET, now));
  logRequests(app);
  await traceRequests(app, { part: "gateway", version: VERSION, collector: env.OTEL_EXPORTER_OTLP_ENDPOINT });
  announceStart(app, () => startFacts(env));
  compressAnswers(app);
  tellTime(app, now);

  const names = callerNamesIn(env);
  const settings = { platformUrl: env.PLATFORM_URL, timeoutMs: env.PLATFORM_TIMEOUT_MS, names };
  const answers = new Answers(env.ANSWER_CACHE_MS);
  const publicAnswers = new PublicAnswers(env.PUBLIC_ANSWER_MS, now);
  const forget = (path: string) => {
    answers.forgetAll();
    if (path === API_KEYS_PATH) publicAnswers.forgetAll();
  };
  const corrections = withExportPaths(env.PLATFORM_FEATURES, env.PLATFORM_EXPORT_PATHS);
  const platform = new PlatformClient(settings, forget, corrections);
  const streams = new PlatformStreams({
    platformUrl: env.PLATFORM_URL,
    names,
    offers: platform.offers,
    idleMs: env.STREAM_IDLE_MS,
    onChange: () => answers.forgetAll(),
  });
  const services: Services = {
    env,
    platform,
    feed: new LiveFeed({
      ...settings,
      platform,
      pollMs: env.POLL_SECONDS * 1000,
      log: app.log,
      onNews: (key) => answers.forget(key),
      onEntered: (scope, key) => answers.follow(scope, key),
      onRefused: ({ apiKey }) => apiKey !== undefined && publicAnswers.forget(apiKey),
    }),
    answers,
    publicAnswers,
    bulk: new ProgressBoard(),
    renderer: new RendererClient({ rendererUrl: env.RENDERER_URL, secret: env.RENDERER_SECRET }),
    startDate: now(),
    now,
  };
  const schema = await createSchema();
  const admission = new Admission(schema, loadRegisteredOperations(env.EXTRA_OPERATIONS), platform);

  app.addHook("onClose", async () => {
    streams.close();
    await platform.close();
  });

  registerHttpErrors(app);
  await app.register(fastifyCookie);
  await registerSecurityHeaders(app, env);
  const eventStreams = openLiveTransport(app, schema, services, admission);
  await registerGraphqlHttp(app, schema, services, admission, eventStreams);
  registerPdfRoute(app, services);
  registerRunRoute(app, streams);
  registerExportRoutes(app, streams, env.PLATFORM_EXPORT_PATHS, services);
  await registerFirmwareUpload(app, streams, env.PUBLIC_URL);
  await registerCrestUpload(app, streams, env.PUBLIC_URL);
  await registerFilmRoutes(app, streams, env.PUBLIC_URL);
  await registerImportRoutes(app, streams, env.PUBLIC_URL);
  registerSignInProviders(app, services);
  registerOperation(app, services);
  registerGraphiql(app, services);
  await registerWeb(app, services);
  return app;
}
