import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { prepareDrain } from "@obcestje/operation/drain.js";
import { loggerOptions, logRequests, requestId } from "@obcestje/operation/logging.js";
import { readBeforeClose } from "@obcestje/operation/readBeforeClose.js";
import { announceStart } from "@obcestje/operation/startLine.js";
import { traceRequests } from "@obcestje/operation/tracing.js";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { accountLinkAdminRoutes } from "./account-links/adminRoutes.js";
import { keepAccountLinks } from "./account-links/jobs.js";
import { keepWarningsOfKeys } from "./account-links/keyWarnings.js";
import { sendsLinks } from "./account-links/mailing.js";
import { accountLinkRoutes } from "./account-links/routes.js";
import { bootstrapAdmin } from "./accounts/bootstrap.js";
import { profileRoutes } from "./accounts/profileRoutes.js";
import { accountRoutes } from "./accounts/routes.js";
import { sessionRoutes } from "./accounts/sessionRoutes.js";
import { actionTemplateRoutes } from "./action-templates/routes.js";
import { deviceActionRoutes } from "./actions/deviceRoutes.js";
import { actionRoutes } from "./actions/routes.js";
import { apiKeyRoutes } from "./api-keys/routes.js";
import { auditRefusals } from "./audit/refusals.js";
import { auditRoutes } from "./audit/routes.js";
import { guardRoutes } from "./auth/guard.js";
import { lifetimesOf } from "./auth/lifetime.rules.js";
import { keepCalendars } from "./calendars/jobs.js";
import { calendarRoutes } from "./calendars/routes.js";
import { readChangeHeaders } from "./changes/headers.js";
import { readIfMatch } from "./changes/ifMatch.js";
import { clientAdminRoutes } from "./clients/adminRoutes.js";
import { guardAudiences } from "./clients/audience.js";
import { clientGroupRoutes } from "./clients/groupRoutes.js";
import { clientRoutes } from "./clients/routes.js";
import { configTemplateRoutes } from "./config-templates/routes.js";
import { deviceConfigRoutes } from "./configs/deviceRoutes.js";
import { configRoutes } from "./configs/routes.js";
import { crestRoutes } from "./crests/routes.js";
import { openDatabases } from "./db/database.js";
import { engineOf } from "./db/engine.js";
import { serversOf } from "./db/postgres/servers.rules.js";
import type { Deps } from "./deps.js";
import { deviceRoutes } from "./device-api/routes.js";
import { diagnosticRoutes } from "./diagnostics/routes.js";
import type { Env } from "./env.js";
import { errorReportRoutes } from "./error-reports/routes.js";
import { EventHub } from "./events/hub.js";
import { eventRoutes } from "./events/routes.js";
import { keepEvents } from "./events/timers.js";
import { exclusionRoutes } from "./exclusions/routes.js";
import { exportRoutes } from "./exports/routes.js";
import { firmwareAssignRoutes } from "./firmware/assignRoutes.js";
import { deviceFirmwareRoutes } from "./firmware/deviceRoutes.js";
import { firmwareRoutes } from "./firmware/routes.js";
import { firmwareUploadRoutes } from "./firmware/uploadRoutes.js";
import { fleetRoutes } from "./fleet/routes.js";
import { groupAdminRoutes } from "./groups/adminRoutes.js";
import { groupRoutes } from "./groups/routes.js";
import { holidayRoutes } from "./holidays/routes.js";
import { protectAnswers } from "./http/answerHeaders.js";
import type { App } from "./http/app.js";
import { parseBodies } from "./http/body.js";
import { answerErrors, sendError } from "./http/errorReply.js";
import { addFeaturesHeader } from "./http/features.js";
import { LONGEST_BODY_TIMEOUT_MS, limitSlowBodies, REQUEST_TIMEOUT_MS } from "./http/slowBodies.js";
import { validatorCompiler } from "./http/validation.js";
import { keepImports } from "./imports/importJobs.js";
import { refusedRoutes } from "./imports/refusedRoutes.js";
import { importRoutes } from "./imports/routes.js";
import { importUploadRoutes } from "./imports/uploadRoutes.js";
import { addHousekeepingJobs } from "./jobs/housekeeping.js";
import { Jobs } from "./jobs/jobs.js";
import { keepJobs } from "./jobs/keepJobs.js";
import { freeLeases } from "./jobs/store.js";
import { limitRoutes } from "./limit-history/routes.js";
import { readingRoutes } from "./measurements/readingRoutes.js";
import { measurementRoutes } from "./measurements/routes.js";
import { noteRoutes } from "./notes/routes.js";
import { keepNotifications } from "./notifications/jobs.js";
import { notificationRoutes } from "./notifications/routes.js";
import { describeRoutes } from "./openapi/describeRoutes.js";
import { measureRequests } from "./operation/metrics.js";
import { operationRoutes } from "./operation/routes.js";
import { startFacts } from "./operation/startUp.js";
import { moveHintRoutes } from "./places/hintRoutes.js";
import { placeRoutes } from "./places/routes.js";
import { reportKeyRoutes } from "./report-keys/routes.js";
import { keepReports } from "./report-schedules/jobs.js";
import { reportScheduleRoutes } from "./report-schedules/routes.js";
import { reportRunRoutes } from "./report-schedules/runRoutes.js";
import { reportServiceRoutes } from "./report-schedules/serviceRoutes.js";
import { resourceRoutes } from "./resources/routes.js";
import { revisionRoutes } from "./revisions/routes.js";
import { rolloutChangeRoutes } from "./rollouts/changeRoutes.js";
import { keepRollouts } from "./rollouts/jobs.js";
import { rolloutRoutes } from "./rollouts/routes.js";
import { relyingPartyOf } from "./second-factor/passkeys.js";
import { factorRoutes } from "./second-factor/routes.js";
import { factorSignInRoutes } from "./second-factor/signInRoutes.js";
import { partiesOf } from "./sign-in-providers/parties.js";
import { signInProviderRoutes } from "./sign-in-providers/routes.js";
import { checkSignInSettings } from "./sign-in-providers/settings.js";
import { keepStorage } from "./storage/storageJobs.js";
import { systemRoutes } from "./system/routes.js";
import { startThreads } from "./threads/threads.js";
import { type Clock, systemClock } from "./time/clock.js";
import { trafficRoutes } from "./traffic/routes.js";
import { bundleRoutes } from "./valves/bundleRoutes.js";
import { valveDeviceRoutes } from "./valves/deviceRoutes.js";
import { valveHistoryRoutes } from "./valves/historyRoutes.js";
import { valveLocationRoutes } from "./valves/locationRoutes.js";
import { valveRoutes } from "./valves/routes.js";
import { VERSION } from "./version.js";
import { videoAdminRoutes } from "./videos/adminRoutes.js";
import { videoExportRoutes } from "./videos/exportRoutes.js";
import { videoRoutes } from "./videos/routes.js";
import { videoUploadRoutes } from "./videos/uploadRoutes.js";

/**
 * Builds the platform without listening, on its opened database. Closing the server also closes the database.
 * @param logTo destination of its log; stdout by default
 * @throws DataFolderInUse if another platform works on DATA_DIR
 */
export async function buildServer(
  env: Env,
  now: Clock = systemClock,
  logTo?: DestinationStream,
): Promise<FastifyInstance> {
  checkSignInSettings(env);
  const app: App = Fastify({
    logger: loggerOptions({ part: "platform", level: env.LOG_LEVEL, secrets: secretsOf(env), stream: logTo }),
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    frameworkErrors: sendError,
    requestTimeout: LONGEST_BODY_TIMEOUT_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
  }).withTypeProvider<TypeBoxTypeProvider>();
  prepareDrain(app);
  readBeforeClose(app);
  await traceRequests(app, {
    part: "platform",
    version: VERSION,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  });
  const db = await openDatabases(env);
  app.addHook("onClose", () => db.close());
  const events = new EventHub(db, lifetimesOf(env), now, (error) =>
    app.log.error({ err: error }, "events failed"),
  );
  app.decorate("events", events);
  const threads = startThreads(env, db.read, (error) => app.log.error({ err: error }, "thread failed"));
  app.addHook("onClose", () => threads.close());
  const jobs = new Jobs(db.write, now, (job, error) => app.log.error({ err: error, job }, "job failed"));
  const deps: Deps = { env, now, db, events, threads, jobs };
  try {
    await bootstrapAdmin(deps);
    if (engineOf(db.write) === "sqlite") await freeLeases(db.write);
    await events.start();
    keepEvents(app, events);
    keepJobs(app, jobs);
    addHousekeepingJobs(deps);
    keepStorage(deps);
    keepImports(deps);
    keepNotifications(deps);
    keepAccountLinks(deps);
    keepWarningsOfKeys(deps);
    keepReports(deps);
    keepRollouts(deps);
    keepCalendars(deps);
    await addRoutes(app, deps);
    announceStart(app, () => startFacts(env, db.read));
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Secrets in the platform's settings, which must not appear in its log. */
function secretsOf(env: Env): string[] {
  const ofProviders = env.SIGN_IN_PROVIDERS.map(({ clientSecret }) => clientSecret);
  const databases = env.DATABASE_URL === "" ? [] : [env.DATABASE_URL, ...serversOf(env.DATABASE_URL).urls];
  return [env.SERVICE_KEY, env.BOOTSTRAP_ADMIN_PASSWORD, ...databases, env.SMTP_URL, ...ofProviders];
}

async function addRoutes(app: App, deps: Deps): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  answerErrors(app);
  parseBodies(app);
  logRequests(app);
  protectAnswers(app);
  addFeaturesHeader(app, [
    ...(sendsLinks(deps.env) ? [] : (["account-mail"] as const)),
    ...(relyingPartyOf(deps.env) ? [] : (["passkeys"] as const)),
    ...(deps.env.SIGN_IN_PROVIDERS.length > 0 ? [] : (["sign-in-providers"] as const)),
  ]);
  limitSlowBodies(app);
  await app.register(cookie);
  await describeRoutes(app);
  guardRoutes(app, deps);
  guardAudiences(app);
  readChangeHeaders(app);
  readIfMatch(app);
  auditRefusals(app, deps);
  operationRoutes(app, deps, measureRequests(app, deps));
  const parties = partiesOf(deps);
  sessionRoutes(app, deps, parties);
  signInProviderRoutes(app, deps, parties);
  factorRoutes(app, deps);
  factorSignInRoutes(app, deps);
  profileRoutes(app, deps);
  accountRoutes(app, deps);
  accountLinkRoutes(app, deps);
  accountLinkAdminRoutes(app, deps);
  clientRoutes(app, deps);
  clientAdminRoutes(app, deps);
  clientGroupRoutes(app, deps);
  placeRoutes(app, deps);
  moveHintRoutes(app, deps);
  limitRoutes(app, deps);
  noteRoutes(app, deps);
  calendarRoutes(app, deps);
  holidayRoutes(app, deps);
  groupRoutes(app, deps);
  groupAdminRoutes(app, deps);
  await crestRoutes(app, deps);
  deviceRoutes(app, deps);
  measurementRoutes(app, deps);
  trafficRoutes(app, deps);
  readingRoutes(app, deps);
  exportRoutes(app, deps);
  exclusionRoutes(app, deps);
  importRoutes(app, deps);
  refusedRoutes(app, deps);
  await importUploadRoutes(app, deps);
  configRoutes(app, deps);
  deviceConfigRoutes(app, deps);
  configTemplateRoutes(app, deps);
  actionRoutes(app, deps);
  actionTemplateRoutes(app, deps);
  deviceActionRoutes(app, deps);
  firmwareRoutes(app, deps);
  await firmwareUploadRoutes(app, deps);
  firmwareAssignRoutes(app, deps);
  deviceFirmwareRoutes(app, deps);
  rolloutRoutes(app, deps);
  rolloutChangeRoutes(app, deps);
  fleetRoutes(app, deps);
  diagnosticRoutes(app, deps);
  reportKeyRoutes(app, deps);
  eventRoutes(app, deps);
  revisionRoutes(app, deps);
  auditRoutes(app, deps);
  systemRoutes(app, deps);
  apiKeyRoutes(app, deps);
  valveRoutes(app, deps);
  valveLocationRoutes(app, deps);
  valveHistoryRoutes(app, deps);
  bundleRoutes(app, deps);
  valveDeviceRoutes(app, deps);
  resourceRoutes(app, deps);
  errorReportRoutes(app, deps);
  videoRoutes(app, deps);
  videoAdminRoutes(app, deps);
  await videoUploadRoutes(app, deps);
  videoExportRoutes(app, deps);
  reportScheduleRoutes(app, deps);
  reportRunRoutes(app, deps);
  await reportServiceRoutes(app, deps);
  notificationRoutes(app, deps);
}
