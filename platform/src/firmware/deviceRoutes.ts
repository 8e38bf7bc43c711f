import { deviceOf } from "../auth/guard.js";
import type { Deps } from "../deps.js";
import { notFound } from "../errors.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import type { ByteRange } from "../parts/bytes.rules.js";
import { fileAnswers, sendFile } from "../parts/sendFile.js";
import { findAssignment, noteAssignment } from "./assignment.store.js";
import { readBytes } from "./parts.store.js";
import { installFailed } from "./rollout.rules.js";
import { OfferedJson } from "./schemas.js";

const OCTETS = "application/octet-stream";

/** Calls by which a device gets its firmware. */
export function deviceFirmwareRoutes(app: App, { db, env, now }: Deps): void {
  const installTime = env.FIRMWARE_INSTALL_SECONDS;

  app.get(
    "/device/firmware",
    {
      config: { access: ["device"] },
      schema: {
        description:
          "What the device should install; 204 where there is nothing, it has told that version, or could not install it.",
        response: { 200: OfferedJson, 204: Nothing },
      },
    },
    async (request, reply) => {
      const found = await findAssignment(db.read, deviceOf(request).clientId);
      const { firmware, assignment } = found ?? {};
      if (!firmware || !assignment) return reply.code(204).send(null);
      const installed = assignment.reportedVersion === firmware.version;
      if (installed || installFailed(assignment, firmware.version, installTime))
        return reply.code(204).send(null);
      return firmware;
    },
  );

  app.get(
    "/device/firmware/file",
    {
      config: { access: ["device"] },
      exposeHeadRoute: false,
      schema: {
        description:
          "The assigned firmware. One range of bytes can be asked for; its ETag is the SHA-256, so that If-Range holds a download that goes on to one file.",
        response: fileAnswers(OCTETS),
      },
    },
    async (request, reply) => {
      const { clientId } = deviceOf(request);
      const found = await findAssignment(db.read, clientId);
      if (!found) throw notFound("firmware");
      const { id, sha256, size } = found.firmware;
      const file = { size, sha256, type: OCTETS };
      return sendFile(request, reply, file, (bytes) => download(clientId, id, bytes, size));
    },
  );

  async function* download(clientId: number, firmwareId: number, bytes: ByteRange, size: number) {
    const begun = now();
    const anew = { download_date: begun, downloaded_date: null };
    const dates = { request_date: begun, ...(bytes.first === 0 ? anew : {}) };
    // From here on the assignment can't be withdrawn. If it was withdrawn just before, there is nothing to
    // fetch.
    if (!(await noteAssignment(db.write, clientId, firmwareId, dates))) throw notFound("firmware");
    yield* readBytes(db.read, firmwareId, bytes);
    if (bytes.last === size - 1)
      await noteAssignment(db.write, clientId, firmwareId, { downloaded_date: now(), report_date: null });
  }
}
