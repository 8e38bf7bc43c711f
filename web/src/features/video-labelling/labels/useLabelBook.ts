import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepLabels, withKept } from "./keptLabels";
import { type BookView, createLabelBook, type LabelBook } from "./labelBook";
import { sendLabels } from "./sendLabels";
import type { Video } from "./vehicles";

/** The portal keeps a video for half an hour after its last save: who only looks renews that in time. */
const renewMs = 10 * 60_000;

/** The labels of a video, and what saves them. */
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

/** Nothing waits any longer where the page may be about to go, or the network has come back. */
function useSavesAtTheEnd(book: LabelBook): void {
  useEffect(() => {
    const { flush, sendAway } = book;
    const hidden = () => {
      if (document.hidden) flush();
    };
    // Before a page is loaded anew this comes first: its save is sent before the new page is asked for.
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

/** Keeps the video for a labeller who is at work, though nothing of it changes. */
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
