import { VEHICLES_A_VIDEO } from "@obcestje/contract/limits/counts.js";
import {
  LONGEST_FILM_ADDRESS,
  LONGEST_NAME,
  LONGEST_PLATE,
  LONGEST_VEHICLE_TYPE,
} from "@obcestje/contract/limits/lengths.js";
import { FRAME_RATES, LAST_FRAME } from "@obcestje/contract/limits/ranges.js";
import Type from "typebox";
import { EXPORT_LANGUAGES } from "../exports/language.js";
import { Id } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";
import { LAST_INSTANT } from "../time/clock.js";

const Frame = Type.Integer({
  minimum: 0,
  maximum: LAST_FRAME,
  description: "The film's frame that shows it best; the first is 0",
});
const FrameRate = Type.Number({
  minimum: FRAME_RATES.min,
  maximum: FRAME_RATES.max,
  description: "Frames a second",
});
const Title = Text(LONGEST_NAME);
const RecordedDate = Type.Integer({
  minimum: 0,
  maximum: LAST_INSTANT,
  description: "When the first frame was taken; Unix seconds, UTC",
});

const known = {
  faultyReading: Type.Optional(Type.Boolean({ description: "The camera was wrong: no vehicle" })),
  direction: Type.Optional(Nullable(Type.Enum(["incoming", "outgoing"]))),
  vehicleType: Type.Optional(Nullable(Text(LONGEST_VEHICLE_TYPE))),
  plate: Type.Optional(Nullable(Text(LONGEST_PLATE))),
  datetime: Type.Optional(Nullable(UnixTime)),
  frame: Type.Optional(Nullable(Frame)),
};

/** Known fields of a vehicle; the rest is null. */
export const VehicleInput = Type.Object({ id: Id, ...known });

/** Vehicles of a new video without ids are numbered in order. */
export const NewVehicleInput = Type.Object({ id: Type.Optional(Id), ...known });

export const VehicleJson = Type.Object({
  id: Id,
  faultyReading: Type.Boolean(),
  direction: Nullable(Type.Enum(["incoming", "outgoing"])),
  vehicleType: Nullable(Type.String()),
  plate: Nullable(Type.String({ description: "Personal data; for labellers alone" })),
  datetime: Nullable(UnixTime),
  frame: Nullable(Frame),
});

export const VideoJson = Type.Object({
  id: Id,
  checked: Type.Boolean(),
  title: Nullable(Type.String()),
  recordedDate: Nullable(RecordedDate),
  url: Type.String(),
  frameRate: Type.Number({ description: "Frames a second" }),
  vehicles: Type.Array(VehicleJson),
});

export const ListedVideoJson = Type.Object({
  id: Id,
  title: Nullable(Type.String()),
  recordedDate: Nullable(RecordedDate),
  url: Type.String(),
  fileSize: Nullable(
    Type.Integer({
      description: "Bytes of the film that was uploaded; null: it lies elsewhere, or is gone with its plates",
    }),
  ),
  frameRate: Type.Number(),
  checked: Type.Boolean(),
  createDate: UnixTime,
  checkedDate: Nullable(UnixTime),
  labellerId: Nullable(Id),
  leaseUntil: Nullable(UnixTime),
  vehicles: Type.Integer({ description: "How many" }),
  labelled: Type.Integer({ description: "How many of them are faulty readings, or have type and direction" }),
  faultyReadings: Type.Integer({ description: "How many of them" }),
  platesRemoved: Type.Boolean(),
});

const NewVehicles = Type.Array(NewVehicleInput, { maxItems: VEHICLES_A_VIDEO });

export const NewVideoBody = Type.Object({
  url: Text(LONGEST_FILM_ADDRESS),
  frameRate: FrameRate,
  title: Type.Optional(Nullable(Title)),
  recordedDate: Type.Optional(Nullable(RecordedDate)),
  vehicles: Type.Optional(NewVehicles),
});

/** The fields of the form that uploads a film. */
export const FilmFields = Type.Object({
  frameRate: FrameRate,
  title: Type.Optional(Title),
  recordedDate: Type.Optional(RecordedDate),
  vehicles: Type.Optional(NewVehicles),
});

/** Documentation of that form. */
export const FilmForm = Type.Object({
  file: Type.String({ format: "binary", description: "The film, MP4 or WebM; 200 MB at most" }),
  frameRate: Type.String({ description: "1 to 240 frames a second" }),
  title: Type.Optional(Type.String()),
  recordedDate: Type.Optional(Type.String({ description: "Unix seconds, UTC" })),
  vehicles: Type.Optional(Type.String({ description: "JSON list, as of POST /stetje/video/add" })),
});

export const CountsJson = Type.Object({
  waiting: Type.Integer({ description: "Nobody has them" }),
  inWork: Type.Integer({ description: "Kept for a labeller now" }),
  done: Type.Integer({ description: "Checked" }),
});

/** A video with its labels in the export. Plates are only for labellers. */
export const ExportedVideoJson = Type.Object({
  id: Id,
  title: Nullable(Type.String()),
  checked: Type.Boolean(),
  checkedDate: Nullable(UnixTime),
  recordedDate: Nullable(RecordedDate),
  frameRate: Type.Number({ description: "Frames a second" }),
  vehicles: Type.Array(
    Type.Object({ ...VehicleJson.properties, plate: Type.Optional(VehicleJson.properties.plate) }),
  ),
});

export const LabelsQuery = Type.Object({
  id: Type.Optional(Id),
  lang: Type.Optional(
    Type.Enum([...EXPORT_LANGUAGES], { description: "What the file is written in; default sl" }),
  ),
});

export const LabelsBody = Type.Object({
  id: Id,
  vehicles: Type.Array(VehicleInput, { maxItems: VEHICLES_A_VIDEO }),
  checked: Type.Boolean(),
});
