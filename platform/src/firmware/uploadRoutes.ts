import { LARGEST_FIRMWARE } from "@obcestje/contract/limits/fileSizes.js";
import Type from "typebox";
import { userOf } from "../auth/guard.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { receiveForm } from "../parts/form.js";
import { addFormRoutes, FORM, type FormLimits, noteForm, runUpload } from "../parts/formRoutes.js";
import { storeParts } from "../parts/parts.store.js";
import { discardUnfinished, discardUpload } from "../parts/uploads.store.js";
import { HOUR } from "../time/clock.js";
import { requireMeta, requireVersion } from "./metaData.rules.js";
import { beginUpload, FIRMWARE_PARTS, FIRMWARE_UPLOADS } from "./parts.store.js";
import { FirmwareJson } from "./schemas.js";
import { completeUpload, toFirmwareJson } from "./store.js";

const LIMITS: FormLimits = {
  file: LARGEST_FIRMWARE.bytes,
  field: 64 * 1024,
  tooLarge: LARGEST_FIRMWARE.tooLarge,
};
/** No upload takes this long. */
const UNFINISHED_AFTER = HOUR;

/** Documentation of the form. */
const Form = Type.Object({
  file: Type.String({ format: "binary", description: "The firmware; 32 MB at most" }),
  version: Type.String(),
  metadata: Type.String({ description: "JSON: hardwareType, description. metaData is taken as well" }),
});

/** Uploads of firmware. */
export async function firmwareUploadRoutes(main: App, deps: Deps): Promise<void> {
  const { db, now, jobs } = deps;
  jobs.add({
    name: "unfinished uploads",
    every: HOUR,
    run: (context) => discardUnfinished(db.write, FIRMWARE_UPLOADS, context.now - UNFINISHED_AFTER),
  });

  await addFormRoutes(main, LIMITS, (app) => {
    app.post(
      "/firmware",
      {
        config: { access: ADMIN, bodyTimeout: FORM.bodyTimeout },
        validatorCompiler: FORM.validatorCompiler,
        schema: {
          description:
            "A form with the fields file, version and metadata, in any order. The file is stored as it comes, and there once it is whole. A version can be there once for a type of hardware.",
          consumes: FORM.consumes,
          body: Form,
          response: { 201: FirmwareJson },
        },
      },
      async (request, reply) => {
        const firmware = await runUpload(
          request,
          () => beginUpload(db.write, userOf(request).userId, now()),
          async (id) => {
            const { fields, file } = await receiveForm(request, {
              store: (bytes) => storeParts(db.write, FIRMWARE_PARTS, id, bytes),
              tooLarge: LIMITS.tooLarge,
            });
            const version = requireVersion(fields.version);
            const meta = requireMeta(fields.metadata ?? fields.metaData);
            noteForm(request, { version });
            return change(deps, request, (tx) => completeUpload(tx, id, { version, ...meta, ...file }));
          },
          (id) => discardUpload(db.write, FIRMWARE_UPLOADS, id),
        );
        return reply.code(201).send(toFirmwareJson(firmware));
      },
    );
  });
}
