import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { malformed } from "../errors.js";
import type { App } from "../http/app.js";
import { LONGEST_BODY_TIMEOUT_MS } from "../http/slowBodies.js";
import { HOUR } from "../time/clock.js";
import { requireMeta, requireVersion } from "./metaData.rules.js";
import { beginUpload, discard, discardUnfinished } from "./parts.store.js";
import { FirmwareJson } from "./schemas.js";
import { completeUpload, toFirmwareJson } from "./store.js";
import { LARGEST_FIRMWARE, receiveForm } from "./upload.js";

const LARGEST_FIELD = 64 * 1024;
/** No upload takes so long. */
const UNFINISHED_AFTER = HOUR;

/** What the document says of the form; the form itself is read, and checked, as it comes. */
const Form = Type.Object({
  file: Type.String({ format: "binary", description: "The firmware; 32 MB at most" }),
  version: Type.String(),
  metadata: Type.String({ description: "JSON: hardwareType, description. metaData is taken as well" }),
});

/** Takes firmware in. */
export async function firmwareUploadRoutes(main: App, deps: Deps): Promise<void> {
  const { db, now, jobs } = deps;
  jobs.add({
    name: "unfinished uploads",
    every: HOUR,
    run: (context) => discardUnfinished(db.write, context.now - UNFINISHED_AFTER),
  });

  // In a scope of its own: nowhere else is a form taken.
  await main.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: LARGEST_FIRMWARE, files: 1, fields: 10, parts: 11, fieldSize: LARGEST_FIELD },
    });
    const app: App = scope.withTypeProvider();

    app.post(
      "/firmware",
      {
        config: { access: ADMIN, bodyTimeout: LONGEST_BODY_TIMEOUT_MS },
        bodyLimit: 2 * LARGEST_FIRMWARE,
        validatorCompiler: () => () => true,
        schema: {
          description:
            "A form with the fields file, version and metadata, in any order. The file is stored as it comes, and there once it is whole. A version can be there once for a type of hardware.",
          consumes: ["multipart/form-data"],
          body: Form,
          response: { 201: FirmwareJson },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) throw malformed("", "must be a form (multipart/form-data)");
        const id = await beginUpload(db.write, userOf(request).userId, now());
        try {
          const { fields, ...file } = await receiveForm(db.write, id, request.parts());
          const version = requireVersion(fields.version);
          const meta = requireMeta(fields.metadata ?? fields.metaData);
          noteForm(request, { version });
          const firmware = await change(deps, request, (tx) =>
            completeUpload(tx, id, { version, ...meta, ...file }),
          );
          return reply.code(201).send(toFirmwareJson(firmware));
        } catch (error) {
          request.raw.unpipe();
          request.raw.resume();
          await discard(db.write, id);
          throw error;
        }
      },
    );
  });
}

/** Puts what was read of a form where the audit log finds it. */
function noteForm(request: FastifyRequest, fields: object): void {
  request.body = fields;
}
