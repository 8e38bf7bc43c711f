import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { tabStorage } from "../../../shared/storage/browserStorage";
import { type BookView, createLabelBook, type LabelBook } from "./labelBook";
import type { Labels } from "./saveQueue";
import { sendLabels } from "./sendLabels";
import { inOrder, type Vehicle, type Video, vehicleOf } from "./vehicles";

/** The lease lasts half an hour from the last save: watching without changes renews it in time. */
const renewMs = 10 * 60_000;

/** The labels of a video, with the book that saves them. */
export function useLabelBook(video: Video): BookView & { book: LabelBook } {
  const apollo = useApolloClient();
  const [book] = useState(() =>
    createLabelBook({
      ...withKept(video),
      send: (vehicles) => sendLabels(apollo, { id: video.id, vehicles, checked: false }),
      keep: (unsaved) => keepLabels(video.id, unsaved),
    }),
  );
  useEffect(() => book.start(), [book]);
  useSavesAtTheEnd(book);
  useRenewal(book);
  return { book, ...useSyncExternalStore(book.subscribe, book.read, book.read) };
}

/** Sends waiting labels at once when the page may be closed, or the network has returned. */
function useSavesAtTheEnd(book: LabelBook): void {
  useEffect(() => {
    const { flush, sendAway } = book;
    const hidden = () => {
      if (document.hidden) flush();
    };
    // Comes first on a reload: the save is sent before the new page is requested.
    window.addEventListener("beforeunload", flush);
    window.addEventListener("pagehide", sendAway);
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("beforeunload", flush);
      window.removeEventListener("pagehide", sendAway);
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [book]);
}

/** Renews the lease while the labeller works without changing anything. */
function useRenewal(book: LabelBook): void {
  useEffect(() => {
    let isActive = false;
    const note = () => {
      isActive = true;
    };
    const timer = setInterval(() => {
      if (isActive && !document.hidden) book.renew();
      isActive = false;
    }, renewMs);
    const gestures = ["keydown", "pointerdown"];
    for (const gesture of gestures) window.addEventListener(gesture, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const gesture of gestures) window.removeEventListener(gesture, note);
    };
  }, [book]);
}

/**
 * Labels that the portal hasn't acknowledged, for a reload in this tab. Browsers write this storage to disk,
 * and plates are personal data: they are left out. A plate is only in memory until the portal has it. A page
 * that is being closed sends it (the request outlives the page); if that may fail, the browser asks first.
 */
const key = "videoLabels";

type Kept = { videoId: string; vehicles: readonly Omit<Vehicle, "plate">[] };

/** Keeps a video's labels that the portal may not have; removes them once it has all. */
function keepLabels(videoId: string, unsaved: Labels): void {
  if (unsaved.size === 0) {
    tabStorage.write(key, null);
    return;
  }
  const vehicles = [...unsaved.values()].map(({ plate: _plate, ...rest }) => rest);
  const kept: Kept = { videoId, vehicles };
  tabStorage.write(key, JSON.stringify(kept));
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "videoId" in value &&
  "vehicles" in value &&
  Array.isArray(value.vehicles);

function keptOf(videoId: string): Kept["vehicles"] {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(key) ?? "null");
    return isKept(kept) && kept.videoId === videoId ? kept.vehicles : [];
  } catch {
    return [];
  }
}

/** A video's vehicles with the kept labels, in the film's order; and those that the portal doesn't have. */
function withKept(video: Video): { vehicles: readonly Vehicle[]; waiting: readonly Vehicle[] } {
  const known = new Map(video.vehicles.map((vehicle) => [vehicle.id, vehicleOf(vehicle)]));
  const waiting = keptOf(video.id).map((kept) =>
    vehicleOf({ ...kept, plate: known.get(kept.id)?.plate ?? null }),
  );
  for (const vehicle of waiting) known.set(vehicle.id, vehicle);
  return { vehicles: inOrder([...known.values()], video), waiting };
}
