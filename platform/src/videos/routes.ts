import Type from "typebox";
import { labellerOf } from "../auth/guard.js";
import { ADMIN, SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { CursorQuery, sendPage } from "../http/paging.js";
import { Nothing } from "../http/schemas.js";
import { removePlatesInTime } from "./plates.js";
import { LabelsBody, ListedVideoJson, NewVideoBody, VideoJson } from "./schemas.js";
import {
  addVideo,
  findNextVideo,
  leaseVideo,
  listVideos,
  requireLabellable,
  toListedVideoJson,
  toVideoJson,
  vehiclesOf,
  writeLabels,
} from "./store.js";
import { checkVideoUrl, labelled, newVehicles, withoutPlates } from "./vehicles.rules.js";

const LABELS_BODY_LIMIT = 2 * 1024 * 1024;

/** Traffic videos, labelled by those whom an administrator made labellers; nobody else sees a plate. */
export function videoRoutes(app: App, deps: Deps): void {
  const { db, env, now } = deps;
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
      if ((await findNextVideo(db.write, userId, now())) === null) return reply.code(204).send(null);
      const video = await change(deps, request, async (tx) => {
        const id = await findNextVideo(tx, userId, now());
        return id === null ? null : toVideoJson(await leaseVideo(tx, id, userId, now()));
      });
      return video ?? reply.code(204).send(null);
    },
  );

  app.post(
    "/stetje/video",
    {
      config: { access: SIGNED_IN, change: "secret" },
      bodyLimit: LABELS_BODY_LIMIT,
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
      return change(deps, request, async (tx) => {
        const stored = await requireLabellable(tx, id, userId, now());
        const known = labelled(vehiclesOf(stored), vehicles);
        const kept = platesRemoved ? withoutPlates(known) : known;
        const labels = { vehicles: kept, checked, platesRemoved, labellerId: userId };
        return toVideoJson(await writeLabels(tx, id, labels, now()));
      });
    },
  );

  app.post(
    "/stetje/video/add",
    {
      config: { access: ADMIN, change: "repeatable" },
      bodyLimit: LABELS_BODY_LIMIT,
      schema: {
        description: "Takes a video in, by its address, with the vehicles that the camera saw.",
        body: NewVideoBody,
        response: { 201: ListedVideoJson },
      },
    },
    async (request, reply) => {
      const { url, frameRate } = request.body;
      checkVideoUrl(url);
      const vehicles = newVehicles(request.body.vehicles ?? []);
      const video = await change(deps, request, async (tx) =>
        toListedVideoJson(await addVideo(tx, { url, frameRate, vehicles }, now())),
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
}
