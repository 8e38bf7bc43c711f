import { isObject } from "../json.js";
import { badInput, notFound } from "../refusal.js";
import type { Platform, Route } from "../route.js";
import { videoShape } from "../shapes/videos.js";
import type { VideoVehicle } from "../store/records.js";

/** Traffic videos, for anybody who signed in. */
export const videoRoutes = ({ store, wire }: Platform): Route[] => [
  {
    method: "GET",
    path: "/stetje/video/next",
    access: "people",
    answer: () => {
      const next = store.videos.all().find(({ checked }) => !checked);
      if (!next) throw notFound("video");
      return videoShape(wire, next);
    },
  },
  {
    method: "POST",
    path: "/stetje/video",
    access: "people",
    answer: ({ body }) => {
      const video = store.videos.get(body.id("id"));
      if (!video) throw notFound("video");
      const vehicles = body.has("vehicles") ? body.json("vehicles") : video.vehicles;
      if (!Array.isArray(vehicles)) throw badInput("vehicles must be a list.");
      video.vehicles = vehicles.map(sentVehicle);
      video.checked = body.has("checked") ? body.flag("checked") : true;
      return wire.written(videoShape(wire, video));
    },
  },
];

function sentVehicle(vehicle: unknown): VideoVehicle {
  if (!isObject(vehicle)) throw badInput("A vehicle must be an object.");
  const { faultyReading, direction, vehicleType, plate, datetime } = vehicle;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    faultyReading: faultyReading === true,
    direction: text(direction),
    vehicleType: text(vehicleType),
    plate: text(plate),
    datetime: typeof datetime === "number" ? datetime : 0,
  };
}
