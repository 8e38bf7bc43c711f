import { LARGEST_VEHICLE_LIST } from "@obcestje/contract/limits/fileSizes.js";
import Type from "typebox";
import { ADMIN, SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { Nothing } from "../http/schemas.js";
import { discardUpload } from "../parts/uploads.store.js";
import { FILM_UPLOADS } from "./films.store.js";
import { requireReader } from "./readers.js";
import { CountsJson, ListedVideoJson, NewVideoBody } from "./schemas.js";
import { addVideo, countVideos, hideVideo, listVideos, toListedVideoJson } from "./store.js";
import { checkRecordedDate, checkVideoUrl, newVehicles } from "./vehicles.rules.js";

/** Calls of administrators on traffic videos. They see no plates. */
export function videoAdminRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;

  app.post(
    "/stetje/video/add",
    {
      config: { access: ADMIN, change: "repeatable" },
      bodyLimit: LARGEST_VEHICLE_LIST.bytes,
      schema: {
        description: "Takes a video in, by its address, with the vehicles that the camera saw.",
        body: NewVideoBody,
        response: { 201: ListedVideoJson },
      },
    },
    async (request, reply) => {
      const { url, frameRate, title = null, recordedDate = null } = request.body;
      checkVideoUrl(url);
      checkRecordedDate(recordedDate, now());
      const vehicles = newVehicles(request.body.vehicles ?? []);
      const video = await change(deps, request, async (tx) =>
        toListedVideoJson(await addVideo(tx, { url, frameRate, title, recordedDate, vehicles }, now())),
      );
      return reply.code(201).send(video);
    },
  );

  app.get(
    "/stetje/video/list",
    {
      config: { access: ADMIN },
      schema: {
        description:
          "How far each video is, newest first; no plates. Each page's header X-Next-Cursor leads to the next.",
        querystring: CursorQuery,
        response: { 200: Type.Array(ListedVideoJson) },
      },
    },
    async ({ query }, reply) => sendPage(reply, await listVideos(db.read, query)).map(toListedVideoJson),
  );

  app.get(
    "/stetje/video/counts",
    {
      config: { access: SIGNED_IN },
      schema: {
        description: "How far the labelling of all videos is. Labellers and administrators only.",
        response: { 200: CountsJson },
      },
    },
    async (request) => {
      requireReader(request);
      return countVideos(db.read, now());
    },
  );

  app.delete(
    "/stetje/video",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Deletes a video with its film and labels, whoever has it.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, (tx) => hideVideo(tx, id));
      await discardUpload(db.write, FILM_UPLOADS, id);
      return reply.code(204).send(null);
    },
  );
}
