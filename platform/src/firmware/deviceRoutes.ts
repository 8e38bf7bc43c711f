import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { deviceOf } from "../auth/guard.js";
import type { Deps } from "../deps.js";
import { notFound, PlatformError } from "../errors.js";
import type { App } from "../http/app.js";
import { sendBytes } from "../http/bytes.js";
import { Nothing } from "../http/schemas.js";
import type { ByteRange } from "../parts/bytes.rules.js";
import { resumed } from "../parts/parts.store.js";
import { findAssignment, noteAssignment } from "./assignment.store.js";
import { readBytes } from "./parts.store.js";
import { rangeOf } from "./range.rules.js";
import { installFailed } from "./rollout.rules.js";
import { OfferedJson } from "./schemas.js";

const FileBytes = { "application/octet-stream": { schema: Type.String({ format: "binary" }) } };

/** Where a device gets its firmware. */
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
        response: {
          200: { description: "The file", content: FileBytes },
          206: { description: "A range of it", content: FileBytes },
        },
      },
    },
    async (request, reply) => {
      const { clientId } = deviceOf(request);
      const found = await findAssignment(db.read, clientId);
      if (!found) throw notFound("firmware");
      const { id, sha256, size } = found.firmware;
      const etag = `"${sha256}"`;
      const range = wantedRange(request, etag, size);
      if (range === null) {
        reply.header("content-range", `bytes */${size}`);
        throw new PlatformError("RANGE_NOT_SATISFIABLE", `The file has ${size} bytes.`);
      }
      const bytes = range ?? { first: 0, last: size - 1 };
      const parts = download(clientId, id, bytes, size);
      // A fault before the first byte is answered as such.
      const first = await parts.next();
      reply.header("content-type", "application/octet-stream");
      reply.header("etag", etag).header("accept-ranges", "bytes");
      reply.header("content-length", bytes.last - bytes.first + 1);
      if (range) reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
      return sendBytes(reply, Readable.from(resumed(first, parts), { objectMode: false }));
    },
  );

  async function* download(clientId: number, firmwareId: number, bytes: ByteRange, size: number) {
    const begun = now();
    const anew = { download_date: begun, downloaded_date: null };
    const dates = { request_date: begun, ...(bytes.first === 0 ? anew : {}) };
    // From here on nobody takes the assignment back; where somebody was sooner, there is nothing to fetch.
    if (!(await noteAssignment(db.write, clientId, firmwareId, dates))) throw notFound("firmware");
    yield* readBytes(db.read, firmwareId, bytes);
    if (bytes.last === size - 1)
      await noteAssignment(db.write, clientId, firmwareId, { downloaded_date: now(), report_date: null });
  }
}

/** What of the file is wanted, as rangeOf answers; all of it where If-Range names another file. */
function wantedRange({ headers }: FastifyRequest, etag: string, size: number): ByteRange | null | undefined {
  const ifRange = headers["if-range"];
  return ifRange === undefined || ifRange === etag ? rangeOf(headers.range, size) : undefined;
}
