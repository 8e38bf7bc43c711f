import { VEHICLES_A_VIDEO } from "@obcestje/contract/limits/counts.js";
import type { RefObject } from "react";
import { translatorOf } from "../../i18n/useT";
import { toast } from "../../shared/ui/toastStore";
import type { Film } from "./film/film";
import type { Command } from "./keys/keyMap";
import type { LabelBook } from "./labels/labelBook";
import {
  besides,
  frameOf,
  missedVehicle,
  nextOpen,
  type Vehicle,
  type VehicleType,
  type Video,
  vehicleTypes,
  withVehicle,
} from "./labels/vehicles";
import { videoLabellingTexts } from "./videoLabellingTexts";

type Desk = {
  video: Video;
  film: Film;
  book: LabelBook;
  currentId: string | null;
  setCurrent: (id: string) => void;
  plateField: RefObject<HTMLInputElement | null>;
  onFinish: () => void;
  onKeys: () => void;
};

/** All commands of the desk, by key or by button. */
export function commandsOf(desk: Desk) {
  const { video, film, book, currentId, setCurrent, plateField, onFinish, onKeys } = desk;
  const vehicles = () => book.read().vehicles;
  const current = () => vehicles().find(({ id }) => id === currentId);
  const change = (part: Partial<Omit<Vehicle, "id">>, options?: { isTyping?: boolean }) => {
    if (currentId !== null) book.change(currentId, part, options);
  };
  /** Present frame of the film; null if there is no film. */
  const frameNow = () => (video.url === null ? null : film.read().frame);
  const toFrameOf = (vehicle: Vehicle | undefined) => {
    const frame = vehicle === undefined ? null : frameOf(vehicle, video);
    if (frame !== null) film.toFrame(frame);
  };
  /** Selects a vehicle, and moves the film to it. */
  const choose = (id: string | null) => {
    if (id === null) return;
    setCurrent(id);
    toFrameOf(vehicles().find((vehicle) => vehicle.id === id));
  };
  const add = () => {
    const before = vehicles();
    if (before.length >= VEHICLES_A_VIDEO) {
      toast.error(translatorOf(videoLabellingTexts)("full"), "labels");
      return;
    }
    toast.settle("labels");
    const added = missedVehicle(before, frameNow());
    book.add(added, withVehicle(before, added, video));
    setCurrent(added.id);
  };
  const ofTypes = Object.fromEntries(
    vehicleTypes.map((vehicleType) => [vehicleType, () => change({ vehicleType })]),
  ) as Record<VehicleType, () => void>;
  const commands: Record<Command, () => void> = {
    ...ofTypes,
    playPause: film.toggle,
    stepBack: () => film.step(-1),
    stepOn: () => film.step(1),
    secondBack: () => film.skip(-1),
    secondOn: () => film.skip(1),
    slower: () => film.shiftSpeed(-1),
    faster: () => film.shiftSpeed(1),
    toFrame: () => toFrameOf(current()),
    setFrame: () => {
      const frame = frameNow();
      if (frame !== null) change({ frame });
    },
    previous: () => choose(besides(vehicles(), currentId, -1)),
    next: () => choose(besides(vehicles(), currentId, 1)),
    nextOpen: () => choose(nextOpen(vehicles(), currentId)),
    incoming: () => change({ direction: "INCOMING" }),
    outgoing: () => change({ direction: "OUTGOING" }),
    faulty: () => change({ faultyReading: current()?.faultyReading !== true }),
    plate: () => plateField.current?.focus(),
    add,
    finish: onFinish,
    keys: onKeys,
  };
  return { commands, change, choose };
}
