import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable, Text, UnixTime } from "../http/schemas.js";

export const MOST_VEHICLES = 2000;

const known = {
  faultyReading: Type.Optional(Type.Boolean({ description: "The camera was wrong: no vehicle" })),
  direction: Type.Optional(Nullable(Type.Enum(["incoming", "outgoing"]))),
  vehicleType: Type.Optional(Nullable(Text(50))),
  plate: Type.Optional(Nullable(Text(20))),
  datetime: Type.Optional(Nullable(UnixTime)),
};

/** Of a vehicle, what is known; the rest is null. */
export const VehicleInput = Type.Object({ id: Id, ...known });

/** Vehicles of a new video are numbered in their order where they have no id. */
export const NewVehicleInput = Type.Object({ id: Type.Optional(Id), ...known });

export const VehicleJson = Type.Object({
  id: Id,
  faultyReading: Type.Boolean(),
  direction: Nullable(Type.Enum(["incoming", "outgoing"])),
  vehicleType: Nullable(Type.String()),
  plate: Nullable(Type.String({ description: "Personal data; for labellers alone" })),
  datetime: Nullable(UnixTime),
});

export const VideoJson = Type.Object({
  id: Id,
  checked: Type.Boolean(),
  url: Type.String(),
  frameRate: Type.Number({ description: "Frames a second" }),
  vehicles: Type.Array(VehicleJson),
});

export const ListedVideoJson = Type.Object({
  id: Id,
  url: Type.String(),
  frameRate: Type.Number(),
  checked: Type.Boolean(),
  createDate: UnixTime,
  checkedDate: Nullable(UnixTime),
  labellerId: Nullable(Id),
  leaseUntil: Nullable(UnixTime),
  vehicles: Type.Integer({ description: "How many" }),
  faultyReadings: Type.Integer({ description: "How many of them" }),
  platesRemoved: Type.Boolean(),
});

export const NewVideoBody = Type.Object({
  url: Text(1000),
  frameRate: Type.Number({ minimum: 1, maximum: 240, description: "Frames a second" }),
  vehicles: Type.Optional(Type.Array(NewVehicleInput, { maxItems: MOST_VEHICLES })),
});

export const LabelsBody = Type.Object({
  id: Id,
  vehicles: Type.Array(VehicleInput, { maxItems: MOST_VEHICLES }),
  checked: Type.Boolean(),
});
