import { frameAt, skipped, soughtFrame, stepped } from "./frames";

export const speeds = [0.25, 0.5, 1, 2] as const;
export type Speed = (typeof speeds)[number];

export type FilmView = {
  /** The frame shown; the first is 0. */
  frame: number;
  isPlaying: boolean;
  speed: Speed;
  /** Seconds; NaN until the film's metadata are loaded. */
  duration: number;
  state: "loading" | "ready" | "failed";
};

/**
 * A film by frames: moves in steps, and reports its position.
 * @param begin the frame to show first
 */
export function createFilm(frameRate: number, begin: number) {
  let element: HTMLVideoElement | null = null;
  let view: FilmView = { frame: begin, isPlaying: false, speed: 1, duration: Number.NaN, state: "loading" };
  /** Frame to show once there is a film. */
  let wanted: number | null = begin;
  let turn = 0;
  const listeners = new Set<() => void>();

  function publish(part: Partial<FilmView>): void {
    view = { ...view, ...part };
    for (const notify of listeners) notify();
  }
  const measures = () => ({ frameRate, duration: view.duration });
  function seek(seconds: number): void {
    if (element === null) return;
    if (view.state !== "ready") wanted = frameAt(seconds, frameRate);
    else element.currentTime = seconds;
    publish({ frame: frameAt(seconds, frameRate) });
  }
  function moveBy(next: (seconds: number) => number): void {
    if (element === null) return;
    element.pause();
    seek(next(view.state === "ready" ? element.currentTime : soughtFrame(view.frame, measures())));
  }
  function setSpeed(speed: Speed): void {
    if (element !== null) element.playbackRate = speed;
    publish({ speed });
  }
  function follow(): void {
    if (element === null) return;
    const frame = frameAt(element.currentTime, frameRate);
    if (frame !== view.frame && view.state === "ready") publish({ frame });
    if (!element.paused) turn = requestAnimationFrame(follow);
  }
  function onMetadata(): void {
    if (element === null) return;
    publish({ state: "ready", duration: element.duration });
    element.playbackRate = view.speed;
    if (wanted !== null) seek(soughtFrame(wanted, measures()));
    wanted = null;
  }
  const handlers: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: onMetadata,
    play: () => {
      publish({ isPlaying: true });
      follow();
    },
    pause: () => publish({ isPlaying: false }),
    seeked: follow,
    error: () => {
      wanted = view.frame;
      publish({ state: "failed", isPlaying: false });
    },
  };
  return {
    read: (): FilmView => view,
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    /**
     * Takes the video element.
     * @returns a function that releases it
     */
    attach(next: HTMLVideoElement): () => void {
      element = next;
      for (const [name, handle] of Object.entries(handlers)) next.addEventListener(name, handle);
      // Its metadata may have loaded before this listener.
      if (next.readyState > 0) onMetadata();
      return () => {
        cancelAnimationFrame(turn);
        for (const [name, handle] of Object.entries(handlers)) next.removeEventListener(name, handle);
        element = null;
      };
    },
    /** Plays it, or pauses on the present frame. */
    toggle(): void {
      if (element === null || view.state !== "ready") return;
      if (element.paused) element.play().catch(() => undefined);
      else moveBy((seconds) => soughtFrame(frameAt(seconds, frameRate), measures()));
    },
    /** Moves by steps of 1/15 s. */
    step: (steps: number): void => moveBy((seconds) => stepped(seconds, steps, measures())),
    skip: (seconds: number): void => moveBy((from) => skipped(from, seconds, measures())),
    toFrame: (frame: number): void => moveBy(() => soughtFrame(frame, measures())),
    setSpeed,
    /** The next faster (1) or slower (-1) speed, if there is one. */
    shiftSpeed(by: 1 | -1): void {
      const speed = speeds[speeds.indexOf(view.speed) + by];
      if (speed !== undefined) setSpeed(speed);
    },
    /** Reloads it, and returns to its position. */
    retry(): void {
      if (element === null) return;
      publish({ state: "loading" });
      element.load();
    },
  };
}

export type Film = ReturnType<typeof createFilm>;
