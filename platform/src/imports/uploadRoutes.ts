import { LARGEST_RECORDS } from "@obcestje/contract/limits/fileSizes.js";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { requireValid } from "../http/checked.js";
import { Id } from "../http/ids.js";
import { JsonInput } from "../http/schemas.js";
import { validatorCompiler } from "../http/validation.js";
import { receiveForm } from "../parts/form.js";
import { addFormRoutes, FORM, type FormLimits, noteForm, runUpload } from "../parts/formRoutes.js";
import { storeParts } from "../parts/parts.store.js";
import { discardUpload } from "../parts/uploads.store.js";
import { IMPORTS } from "./jobName.js";
import { checkOptions } from "./options.rules.js";
import { emailOf, requireImportingClient } from "./rights.js";
import { toImportJson } from "./rows.js";
import { ImportJson, ImportOptions } from "./schemas.js";
import { beginImport, completeImport, IMPORT_PARTS, IMPORT_UPLOADS } from "./store.js";

const LONGEST_NAME = 255;
const LIMITS: FormLimits = {
  file: LARGEST_RECORDS.bytes,
  field: 64 * 1024,
  tooLarge: LARGEST_RECORDS.tooLarge,
};

/** Uploads of files with records. */
export async function importUploadRoutes(main: App, deps: Deps): Promise<void> {
  const { db, env, now, jobs } = deps;

  await addFormRoutes(main, LIMITS, (app) => {
    app.post(
      "/import",
      {
        config: { access: MEMBERS, role: "editor", bodyTimeout: FORM.bodyTimeout },
        validatorCompiler: (part) => (part.httpPart === "body" ? () => true : validatorCompiler(part)),
        schema: {
          description:
            "Takes a file of records in, for administrators, and for who the group allows it (metaData.importsAllowed). Nothing counts before it is applied: the file is read first, and the import says what it was taken for and what it would do.",
          querystring: Type.Object({ clientId: Id }),
          consumes: FORM.consumes,
          body: Type.Object({
            fileName: Type.String({ maxLength: LONGEST_NAME }),
            options: Type.Optional(JsonInput),
            file: Type.String({ format: "binary" }),
          }),
          response: { 201: ImportJson },
        },
      },
      async (request, reply) => {
        const member = memberOf(request);
        const { clientId } = request.query;
        const client = await requireImportingClient(db.read, member, clientId);
        const createdBy = await emailOf(db.read, member);
        const row = await runUpload(
          request,
          () => beginImport(db.write, { clientId: client.id, createDate: now(), createdBy }),
          async (id) => {
            const { fields, file } = await receiveForm(request, {
              store: (bytes) => storeParts(db.write, IMPORT_PARTS, id, bytes),
              tooLarge: LIMITS.tooLarge,
            });
            const fileName = nameOf(fields.fileName);
            const options = optionsIn(fields.options);
            noteForm(request, { id, clientId, fileName, options });
            return change(deps, request, (tx) => completeImport(tx, id, { fileName, options }, file));
          },
          (id) => discardUpload(db.write, IMPORT_UPLOADS, id),
        );
        jobs.soon(IMPORTS);
        return reply
          .code(201)
          .send(toImportJson({ row, seenFrom: client.seenFrom }, env.RETENTION_READINGS_MONTHS, now()));
      },
    );
  });
}

const validOptions = Compile(ImportOptions);

function optionsIn(sent: unknown): ImportOptions {
  const options: ImportOptions = jsonObject(sent ?? {}, "options");
  requireValid(validOptions, options, "options");
  checkOptions(options);
  return options;
}

function nameOf(sent: unknown): string {
  if (typeof sent !== "string" || sent.trim() === "" || sent.length > LONGEST_NAME)
    throw invalid("fileName", "NOT_A_FILE_NAME", { max: LONGEST_NAME });
  return sent.trim();
}
