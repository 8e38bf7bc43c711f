import { deviceOf } from "../auth/guard.js";
import { logStatus } from "../clients/statusEvent.js";
import { noteRunning } from "../configs/running.store.js";
import { lockClients } from "../db/locks.js";
import { ensureMonth } from "../db/months.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { invalid, malformed } from "../errors.js";
import { noteReportedVersion } from "../firmware/reported.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import { LONGEST_BATCH, OLDEST } from "../measurements/ingest.rules.js";
import { sortBatch, wrongClockOf } from "../measurements/sortBatch.rules.js";
import { ROLLOUTS } from "../rollouts/jobName.js";
import { keptFrom } from "../storage/retention.rules.js";
import { BELIEVED_WITHIN, instantOf, instantsOf, isRight, type Said, skewOf } from "./clock.rules.js";
import { logClock, logConflict, logRefused } from "./deviceLog.js";
import { hearOnly } from "./ingest.store.js";
import { bringBack } from "./ownClock.store.js";
import { checkReported } from "./reported.rules.js";
import { MeasurementsAnswer, MeasurementsBody, StatusBody } from "./schemas.js";
import { addDiagnostic, applyStatus, knownClock, markHeard } from "./status.store.js";
import { takerOf } from "./takerOf.js";

const BATCH_BODY_LIMIT = 4 * 1024 * 1024;

/** Calls of devices. */
export function deviceRoutes(app: App, { env, db, now, events, jobs }: Deps): void {
  const take = takerOf(db.write);
  app.post(
    "/device/measurements",
    {
      config: { access: ["device", "import"] },
      bodyLimit: BATCH_BODY_LIMIT,
      schema: {
        description:
          "Stores a batch of [from, to): readings of single road users, intervals of which the device tells numbers, or both; also when nothing passed. What is wrong by itself is refused by itself, and the rest taken. Answered once it is durable. The same batchId again changes nothing; with other content it is a conflict.",
        body: MeasurementsBody,
        response: { 200: MeasurementsAnswer },
      },
    },
    async (request) => {
      const device = deviceOf(request);
      const { body } = request;
      if (!body.readings && !body.intervals) throw malformed("readings", "READINGS_OR_INTERVALS");
      if (body.to <= body.from) throw invalid("to", "NOT_AFTER_START");
      if (body.to - body.from > LONGEST_BATCH)
        throw invalid("to", "PERIOD_TOO_LONG_HOURS", { hours: LONGEST_BATCH / 3600 });
      const live = device.kind === "device";
      const { clientId } = device;
      const came = now();
      const sorted = (at: number) => sortBatch(body, at, !live, keptFrom(env.RETENTION_READINGS_MONTHS, at));
      const said: Said = { kind: "batch", newest: body.to, sentAt: body.sentAt };
      const isLost = live && body.sentAt !== undefined && Math.abs(body.sentAt - came) > BELIEVED_WITHIN;
      const nothing = { accepted: 0, duplicate: 0, overlapSeconds: 0, clockSkewSeconds: null };
      const batch = sorted(came);
      if (isLost || batch.to <= batch.from) {
        const refused = isLost ? wrongClockOf(body) : batch.refused;
        if (!live) return { ...nothing, refused };
        const told = await transactClients(db.write, (tx) => hearOnly(tx, { clientId, said, now: came }));
        events.wake();
        logClock(request.log, clientId, told);
        logRefused(request.log, clientId, refused);
        return { ...nothing, clockSkewSeconds: told.skew, refused };
      }
      const incoming = { clientId, batchId: body.batchId, batch, live, said, now: came };
      const stored = await take(incoming).catch((error: unknown) => {
        logConflict(request.log, clientId, error);
        throw error;
      });
      const { known, received, overlapSeconds, skew: clockSkewSeconds } = stored;
      if (known !== null) {
        // Records refused at the first arrival are not stored now either. A device that missed that answer
        // gets it here.
        const { refused } = received === null ? batch : sorted(received);
        return { ...nothing, duplicate: known, clockSkewSeconds, refused };
      }
      events.wake();
      logClock(request.log, clientId, stored);
      logRefused(request.log, clientId, batch.refused);
      const accepted = batch.readings.length + batch.intervals.length;
      return { accepted, duplicate: 0, overlapSeconds, clockSkewSeconds, refused: batch.refused };
    },
  );

  app.post(
    "/device/status",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "Tells how the device is; marks it active. Where its clock is off by more than a minute, as sentAt or the times of live states tell, that is allowed for, and X-Clock-Skew of the answer says by how many seconds it is ahead (behind: negative).",
        body: StatusBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { clientId } = deviceOf(request);
      const status = request.body;
      checkReported(status.reported);
      const came = now();
      const said: Said = { kind: "state", newest: status.timestamp, sentAt: status.sentAt };
      const keptSince = Math.max(keptFrom(env.RETENTION_DIAGNOSTICS_MONTHS, came), came - OLDEST);
      for (const instant of instantsOf(said, came).filter((at) => at >= keptSince)) {
        await ensureMonth(db.write, "diagnostic", instant);
        await ensureMonth(db.write, "reported_value", instant);
      }
      const { settled, ...told } = await transactClients(db.write, async (tx) => {
        await lockClients(tx, [clientId]);
        const clock = await knownClock(tx, clientId);
        const skew = skewOf(said, clock, came);
        const instant = instantOf(status.timestamp, skew, came);
        await bringBack(tx, clientId, came);
        if (instant >= keptSince) await addDiagnostic(tx, clientId, status, instant);
        const latest = await applyStatus(tx, clientId, status, instant, came);
        await markHeard(tx, clientId, { active: instant, counted: null, clock: { said, skew } }, came);
        const clocks = { skew, knownSkew: clock.skew };
        if (!latest) return { settled: false, ...clocks };
        const { firmwareVersion, configVersion } = status;
        const installTime = env.FIRMWARE_INSTALL_SECONDS;
        const isNews =
          firmwareVersion !== undefined &&
          firmwareVersion !== "" &&
          (await noteReportedVersion(tx, clientId, firmwareVersion, instant, installTime));
        if (configVersion !== undefined) await noteRunning(tx, clientId, configVersion, instant);
        await logStatus(tx, clientId, came);
        return { settled: isNews, ...clocks };
      });
      events.wake();
      logClock(request.log, clientId, told);
      if (told.skew !== null && !isRight(told.skew)) reply.header("x-clock-skew", told.skew);
      if (settled) jobs.soon(ROLLOUTS);
      return reply.code(204).send(null);
    },
  );
}
