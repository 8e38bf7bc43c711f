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
import { AHEAD_AT_MOST, LONGEST_BATCH, OLDEST } from "../measurements/ingest.rules.js";
import { sortBatch } from "../measurements/sortBatch.rules.js";
import { ROLLOUTS } from "../rollouts/jobName.js";
import { keptFrom } from "../storage/retention.rules.js";
import { ingest } from "./ingest.store.js";
import { checkReported } from "./reported.rules.js";
import { MeasurementsAnswer, MeasurementsBody, StatusBody } from "./schemas.js";
import { addDiagnostic, applyStatus, markHeard } from "./status.store.js";

const BATCH_BODY_LIMIT = 4 * 1024 * 1024;

/** What devices call. */
export function deviceRoutes(app: App, { env, db, now, events, jobs }: Deps): void {
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
      if (!body.readings && !body.intervals) throw malformed("readings", "or intervals are required");
      if (body.to <= body.from) throw invalid("to", "must be after from");
      if (body.to - body.from > LONGEST_BATCH) throw invalid("to", "must be within 48 hours of from");
      const live = device.kind === "device";
      const batch = sortBatch(body, now(), !live, keptFrom(env.RETENTION_READINGS_MONTHS, now()));
      const nothing = { accepted: 0, duplicate: 0, overlapSeconds: 0, refused: batch.refused };
      if (batch.to <= batch.from) return nothing;
      const incoming = { clientId: device.clientId, batchId: body.batchId, batch, live, now: now() };
      const { known, overlapSeconds } = await transactClients(db.write, (tx) => ingest(tx, incoming));
      if (known !== null) return { ...nothing, duplicate: known, refused: [] };
      events.wake();
      return { ...nothing, accepted: batch.readings.length + batch.intervals.length, overlapSeconds };
    },
  );

  app.post(
    "/device/status",
    {
      config: { access: ["device"] },
      schema: {
        description: "Tells how the device is; marks it active.",
        body: StatusBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { clientId } = deviceOf(request);
      const status = request.body;
      if (status.timestamp > now() + AHEAD_AT_MOST) throw invalid("timestamp", "is in the future");
      if (status.timestamp < now() - OLDEST) throw invalid("timestamp", "is over two years old");
      checkReported(status.reported);
      const kept = status.timestamp >= keptFrom(env.RETENTION_DIAGNOSTICS_MONTHS, now());
      if (kept) await ensureMonth(db.write, "diagnostic", status.timestamp);
      if (kept) await ensureMonth(db.write, "reported_value", status.timestamp);
      const settled = await transactClients(db.write, async (tx) => {
        await lockClients(tx, [clientId]);
        if (kept) await addDiagnostic(tx, clientId, status);
        const latest = await applyStatus(tx, clientId, status);
        await markHeard(tx, clientId, { active: status.timestamp, counted: null }, now());
        if (!latest) return false;
        const { firmwareVersion, configVersion } = status;
        const instant = Math.min(status.timestamp, now());
        const installTime = env.FIRMWARE_INSTALL_SECONDS;
        const isNews =
          firmwareVersion !== undefined &&
          firmwareVersion !== "" &&
          (await noteReportedVersion(tx, clientId, firmwareVersion, instant, installTime));
        if (configVersion !== undefined) await noteRunning(tx, clientId, configVersion, instant);
        await logStatus(tx, clientId, now());
        return isNews;
      });
      events.wake();
      if (settled) jobs.soon(ROLLOUTS);
      return reply.code(204).send(null);
    },
  );
}
