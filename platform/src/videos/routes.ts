import { LARGEST_VEHICLE_LIST } from "@obcestje/contract/limits/fileSizes.js";
import Type from "typebox";
import { labellerOf } from "../auth/guard.js";
import { SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { fileAnswers, sendFile } from "../parts/sendFile.js";
import { FILM_PATH, findFilm, readFilm } from "./films.store.js";
import { FILM_TYPES } from "./filmType.rules.js";
import {
  hasNextVideo,
  renewOwnVideo,
  requireLabellable,
  returnVideo,
  takeNextVideo,
  writeLabels,
} from "./leases.store.js";
import { FILMS, removePlatesInTime } from "./plates.js";
import { LabelsBody, VideoJson } from "./schemas.js";
import { toVideoJson, vehiclesOf } from "./store.js";
import { labelled, withoutPlates } from "./vehicles.rules.js";

/**
 * Traffic videos, labelled by people whom an administrator made labellers. Nobody else sees a film or a
 * plate.
 */
export function videoRoutes(app: App, deps: Deps): void {
  const { db, env, now, jobs } = deps;
  removePlatesInTime(deps);

  app.get(
    "/stetje/video/next",
    {
      config: { access: SIGNED_IN, change: "secret" },
      schema: {
        description:
          "The labeller's video in work, else the next unchecked one, which is then kept for half an hour; 204 where there is none. Labellers only.",
        response: { 200: VideoJson, 204: Nothing },
      },
    },
    async (request, reply) => {
      const { userId } = labellerOf(request);
      // Continuing with one's own video is no change for the audit log.
      const own = request.dryRun ? undefined : await renewOwnVideo(db.write, userId, now());
      if (own) return toVideoJson(own);
      if (!(await hasNextVideo(db.write, userId, now()))) return reply.code(204).send(null);
      const take = async (tx: Db) => {
        const video = await takeNextVideo(tx, userId, now());
        return video && toVideoJson(video);
      };
      const video = await change(deps, request, take, transactClients);
      return video ?? reply.code(204).send(null);
    },
  );

  app.post(
    "/stetje/video",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret" },
      bodyLimit: LARGEST_VEHICLE_LIST.bytes,
      schema: {
        description:
          "Stores labels; what is not checked yet can be gone on with. Vehicles that are left out stay as they are. Labellers only; 409 where somebody else has the video.",
        body: LabelsBody,
        response: { 200: VideoJson },
      },
    },
    async (request) => {
      const { userId } = labellerOf(request);
      const { id, vehicles, checked } = request.body;
      const platesRemoved = checked && env.RETENTION_PLATES_DAYS === 0;
      const store = async (tx: Db) => {
        const stored = await requireLabellable(tx, id, userId, now());
        const known = labelled(vehiclesOf(stored), vehicles);
        const kept = platesRemoved ? withoutPlates(known) : known;
        const labels = { vehicles: kept, checked, platesRemoved, labellerId: userId };
        return toVideoJson(await writeLabels(tx, id, labels, now()));
      };
      const video = await change(deps, request, store, transactClients);
      if (platesRemoved) jobs.soon(FILMS);
      return video;
    },
  );

  app.post(
    "/stetje/video/return",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "repeatable" },
      schema: {
        description:
          "Gives the video in work back, with the labels that it has: it goes behind those that wait. Labellers only; 409 where it is not the caller's, or checked already.",
        body: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { userId } = labellerOf(request);
      const giveBack = (tx: Db) => returnVideo(tx, request.body.id, userId, now());
      await change(deps, request, giveBack, transactClients);
      return reply.code(204).send(null);
    },
  );

  app.get(
    FILM_PATH,
    {
      config: { access: SIGNED_IN },
      schema: {
        description:
          "A film that was uploaded. One range of bytes can be asked for; its ETag is the SHA-256. 404 once its plates are removed. Labellers only.",
        querystring: Type.Object({ id: Id }),
        response: fileAnswers(...FILM_TYPES),
      },
    },
    async (request, reply) => {
      labellerOf(request);
      const { id } = request.query;
      const film = await findFilm(db.read, id);
      // Personal data: no cache on the way to the labeller may store it.
      reply.header("cache-control", "no-store");
      return sendFile(request, reply, film, (bytes) => readFilm(db.read, id, bytes));
    },
  );
}
