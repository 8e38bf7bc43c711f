import { expect, it } from "@jest/globals";
import type { ClientHeadFragment } from "../../graphql/generated";
import { clientKind, countedKind } from "./clientKind";
import { furtherGraphs, graphSet } from "./graphSet";
import { lengthClasses as fiveLengths, measurement } from "./testing/measurement";

type Device = Pick<ClientHeadFragment, "hardwareType" | "visionType">;

const sign: Device = { hardwareType: "K200DISP_FALCON", visionType: "NO_VISION" };
const silentSign: Device = { hardwareType: null, visionType: "NO_VISION" };
const bikeCounter: Device = { hardwareType: "BIKECOUNTER", visionType: "NO_VISION" };
const visionBike: Device = { hardwareType: null, visionType: "VISION_BIKE" };
const visionVehicles: Device = { hardwareType: null, visionType: "VISION_VEHICLES" };
const lengths = [{ from: 0, to: 2.5, vehicles: 0, isEstimate: false }];
const speed = ["speedClass", "histogram", "vehicleCount", "speed", "percentile"];

it.each([
  ["a sign without lengths", sign, false, [], speed],
  ["a sign with lengths", sign, false, lengths, [...speed, "vehicleType"]],
  ["a sign of a group that counts by direction", sign, true, lengths, [...speed, "vehicleType"]],
  ["a device that never named its hardware", silentSign, false, [], speed],
  ["a bicycle counter", bikeCounter, false, [], ["vehicleCount"]],
  ["a bicycle counter by direction, with lengths", bikeCounter, true, lengths, ["vehicleCount"]],
  ["a bicycle camera", visionBike, false, [], ["pedestrians", "cyclists"]],
  ["a bicycle camera by direction", visionBike, true, [], ["pedestriansInOut", "cyclistsInOut"]],
  ["a vehicle camera", visionVehicles, false, [], ["vehicleCount", "vehicleType"]],
  ["a vehicle camera by direction", visionVehicles, true, [], ["vehicleCountInOut", "vehicleType"]],
])("%s", (_name, device, inOut, lengthClasses, expected) => {
  expect(graphSet(clientKind(device), inOut, { lengthClasses })).toEqual(expected);
});

const people = { total: 3, totalTrend: null, byHour: [], byHourIncoming: [], byHourOutgoing: [] };
const oneWay = { vehicleCountIncoming: [], vehicleCountOutgoing: [] };

it.each([
  ["a sign", sign, {}, ["perDay", "averagePerHour", "vehicleCountInOut"]],
  ["a sign that tells no direction", sign, oneWay, ["perDay", "averagePerHour"]],
  [
    "a sign that saw cyclists",
    sign,
    { ...oneWay, cyclists: people },
    ["perDay", "averagePerHour", "cyclists", "cyclistsInOut"],
  ],
  [
    "a bicycle counter that tells some cyclists apart",
    bikeCounter,
    { cyclists: people },
    ["perDay", "averagePerHour", "cyclists", "vehicleCountInOut", "cyclistsInOut"],
  ],
  [
    "a bicycle camera",
    visionBike,
    { cyclists: people, pedestrians: people },
    ["pedestriansInOut", "cyclistsInOut"],
  ],
  [
    "a vehicle camera",
    visionVehicles,
    { lengthClasses: fiveLengths },
    ["perDay", "averagePerHour", "vehicleCountInOut"],
  ],
])("further graphs of %s", (_name, device, part, expected) => {
  const kind = clientKind(device);
  const measured = measurement(part);
  expect(furtherGraphs(kind, graphSet(kind, false, measured), measured)).toEqual(expected);
});

const nobody = { vehicles: 0, pedestrians: 0, cyclists: 0 };
const cyclistsAlone = { ...nobody, cyclists: 3600 };

it.each([
  ["a counter that tells people apart", bikeCounter, { totalVehicles: 0, cyclists: people }, "visionBike"],
  ["an import of people alone", silentSign, { totalVehicles: 0, pedestrians: people }, "visionBike"],
  ["a counter with plain counts", bikeCounter, { totalVehicles: 5, cyclists: people }, "bikeCounter"],
  ["a counter that counted nobody", bikeCounter, { totalVehicles: 0 }, "bikeCounter"],
  [
    "a counter whose counts are not told",
    bikeCounter,
    { totalVehicles: null, cyclists: people },
    "bikeCounter",
  ],
  ["a sign in whose place cyclists alone were listened for", sign, { heard: cyclistsAlone }, "visionBike"],
  ["a counter of a silent period", bikeCounter, { heard: nobody, totalVehicles: 0 }, "bikeCounter"],
  ["a sign that saw cyclists alone", sign, { totalVehicles: 0, cyclists: people }, "speed"],
])("%s shows as what it counted", (_name, device, part, kind) => {
  expect(countedKind(device, measurement(part))).toBe(kind);
});
