import { useLiveLocation } from "./useLiveLocation";

type LiveLocationProps = { id: string; onGap: () => void };

/** Keeps one of several locations up to date; draws nothing. */
export function LiveLocation({ id, onGap }: LiveLocationProps) {
  useLiveLocation(id, onGap);
  return null;
}
