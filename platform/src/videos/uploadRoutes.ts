import { LARGEST_FILM, LARGEST_VEHICLE_LIST } from "@obcestje/contract/limits/fileSizes.js";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { receiveForm } from "../parts/form.js";
import { addFormRoutes, FORM, type FormLimits, noteForm, runUpload } from "../parts/formRoutes.js";
import { storeParts } from "../parts/parts.store.js";
import { startOf } from "../parts/start.js";
import { discardUpload } from "../parts/uploads.store.js";
import { filmFields } from "./filmForm.rules.js";
import { beginFilm, completeFilm, FILM_PARTS, FILM_UPLOADS } from "./films.store.js";
import { filmTypeOf, TELLING_BYTES } from "./filmType.rules.js";
import { FilmForm, ListedVideoJson } from "./schemas.js";
import { toListedVideoJson } from "./store.js";
import { checkRecordedDate, newVehicles } from "./vehicles.rules.js";

/** Bytes of the largest film. */
const LIMITS: FormLimits = {
  file: LARGEST_FILM.bytes,
  field: LARGEST_VEHICLE_LIST.bytes,
  tooLarge: LARGEST_FILM.tooLarge,
};

export async function videoUploadRoutes(main: App, deps: Deps): Promise<void> {
  const { db, now } = deps;

  await addFormRoutes(main, LIMITS, (app) => {
    app.post(
      "/stetje/video/upload",
      {
        config: { access: ADMIN, bodyTimeout: FORM.bodyTimeout },
        validatorCompiler: FORM.validatorCompiler,
        schema: {
          description:
            "Takes a video in, with its film. The form's fields may come in any order. The film is stored as it comes, and there once it is whole.",
          consumes: FORM.consumes,
          body: FilmForm,
          response: { 201: ListedVideoJson },
        },
      },
      async (request, reply) => {
        const video = await runUpload(
          request,
          () => beginFilm(db.write, now()),
          async (id) => {
            const { fields, file } = await receiveForm(request, {
              store: (bytes) => storeFilm(id, bytes),
              tooLarge: LIMITS.tooLarge,
            });
            const { frameRate, title = null, recordedDate = null, vehicles = [] } = filmFields(fields);
            checkRecordedDate(recordedDate, now());
            const said = { frameRate, title, recordedDate, vehicles: newVehicles(vehicles) };
            noteForm(request, { id, ...said });
            return change(deps, request, (tx) => completeFilm(tx, id, said, file));
          },
          (id) => discardUpload(db.write, FILM_UPLOADS, id),
        );
        return reply.code(201).send(toListedVideoJson(video));
      },
    );
  });

  async function storeFilm(id: number, sent: AsyncIterable<Uint8Array>) {
    const { start, bytes } = await startOf(sent, TELLING_BYTES);
    const type = filmTypeOf(start);
    return { ...(await storeParts(db.write, FILM_PARTS, id, bytes)), type };
  }
}
