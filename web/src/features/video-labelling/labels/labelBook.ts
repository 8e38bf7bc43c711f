import { begun, changed, type Labels, nothingToSave, notStored, stored, unsaved } from "./saveQueue";
import type { Vehicle } from "./vehicles";

/**
 * Reason why work on a video ends: somebody else has it or it is closed, it was deleted, or the person is no
 * labeller any more.
 */
export type End = "taken" | "gone" | "forbidden";

/** Result of a save. lost: unknown; repeating it does no harm. */
export type SaveOutcome = "stored" | "lost" | "refused" | End;

/** failing: retried automatically. refused: only once something was changed. */
export type Standing = "saved" | "saving" | "failing" | "refused" | End;

export type BookView = {
  vehicles: readonly Vehicle[];
  standing: Standing;
  /** Number of labels that the portal may not have yet. */
  unsaved: number;
  /** One of them has a plate that the portal does not have: it exists only here. */
  isPlateUnsaved: boolean;
};

type BookOptions = {
  vehicles: readonly Vehicle[];
  /** Vehicles that the portal lacks from the start. */
  waiting?: readonly Vehicle[];
  send: (vehicles: readonly Vehicle[]) => Promise<SaveOutcome>;
  /** Called with labels that the portal may not have, to survive a reload. */
  keep: (unsaved: Labels) => void;
};

/** Typed text is sent once nobody has typed for this long. */
const restMs = 1000;

/** Milliseconds until the next try after some failures. */
const backOff = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 30_000);

export const isEnd = (outcome: SaveOutcome): outcome is End =>
  outcome === "taken" || outcome === "gone" || outcome === "forbidden";

/** The labels of one video as its labeller sees them. They are saved at once, one save at a time, until the portal has all. */
export function createLabelBook({ vehicles, waiting = [], send, keep }: BookOptions) {
  let queue = waiting.reduce(changed, nothingToSave);
  const plates = new Map(vehicles.map(({ id, plate }) => [id, plate]));
  let end: End | null = null;
  let isOver = false;
  let isRefused = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const settling = new Set<(isSaved: boolean) => void>();
  let shown: BookView = viewOf(vehicles);

  function viewOf(known: readonly Vehicle[]): BookView {
    const left = unsaved(queue);
    const open = isRefused ? "refused" : failures > 0 ? "failing" : "saving";
    return {
      vehicles: known,
      standing: end ?? (left.size === 0 ? "saved" : open),
      unsaved: left.size,
      isPlateUnsaved: [...left.values()].some(({ id, plate }) => plate !== (plates.get(id) ?? null)),
    };
  }
  function publish(known = shown.vehicles): void {
    shown = viewOf(known);
    if (!isOver) keep(end === null ? unsaved(queue) : nothingToSave.waiting);
    for (const notify of listeners) notify();
  }
  function settle(isSaved: boolean): void {
    for (const tell of settling) tell(isSaved);
    settling.clear();
  }
  function after(ms: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(flush, ms);
  }
  async function save(): Promise<void> {
    queue = begun(queue);
    publish();
    const outcome = await send([...(queue.sent?.values() ?? [])]);
    if (outcome === "stored") for (const { id, plate } of queue.sent?.values() ?? []) plates.set(id, plate);
    queue = outcome === "stored" ? stored(queue) : notStored(queue);
    const isWaiting = queue.waiting.size > 0;
    failures = outcome === "lost" && isWaiting ? failures + 1 : 0;
    isRefused = outcome === "refused";
    if (isEnd(outcome)) end = outcome;
    publish();
    if (failures > 0) after(backOff(failures));
    else if (outcome === "stored" && isWaiting) return flush();
    settle(!isWaiting && end === null);
  }
  /** Sends waiting labels at once. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (end === null && queue.sent === null && queue.waiting.size > 0) void save();
  }
  function put(vehicle: Vehicle, known: readonly Vehicle[], isTyping: boolean): void {
    if (end !== null) return;
    queue = changed(queue, vehicle);
    publish(known);
    // While saves fail, the next try is scheduled already.
    if (failures > 0) return;
    if (isTyping) after(restMs);
    else flush();
  }
  return {
    read: (): BookView => shown,
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    /** Changes a vehicle, and saves it: at once, or during typing after a pause. */
    change(id: string, part: Partial<Omit<Vehicle, "id">>, { isTyping = false } = {}): void {
      const before = shown.vehicles.find((vehicle) => vehicle.id === id);
      if (before === undefined) return;
      const vehicle = { ...before, ...part };
      put(
        vehicle,
        shown.vehicles.map((one) => (one === before ? vehicle : one)),
        isTyping,
      );
    },
    /**
     * Adds a vehicle that the camera missed.
     * @param known the list that contains it
     */
    add: (vehicle: Vehicle, known: readonly Vehicle[]): void => put(vehicle, known, false),
    /**
     * Starts saving for a desk, with labels that wait already.
     * @returns a function that ends it: one more try, and then silence. Another desk may have the video by
     * then, with newer labels.
     */
    start(): () => void {
      isOver = false;
      flush();
      return () => {
        flush();
        isOver = true;
      };
    },
    flush,
    /** The page is being closed: sends all waiting labels, in addition to a running save. Nobody here will get the result. */
    sendAway(): void {
      flush();
      const { sent } = begun({ ...queue, sent: null });
      if (end === null && sent !== null && sent.size > 0) void send([...sent.values()]);
    },
    /** Renews the video's lease. */
    renew(): void {
      if (end === null && queue.sent === null && queue.waiting.size === 0) void save();
    },
    /** Waits until the portal has all labels; false if it can't have them, and the reason is shown. */
    settled(): Promise<boolean> {
      if (end !== null || shown.unsaved === 0) return Promise.resolve(end === null);
      return new Promise((resolve) => {
        settling.add(resolve);
        flush();
      });
    },
    /** Ends the work, e.g. because somebody else has the video: nothing more is sent. */
    close(why: End): void {
      clearTimeout(timer);
      end = why;
      publish();
    },
    /** Discards labels that the portal doesn't have. */
    discard(): void {
      clearTimeout(timer);
      queue = nothingToSave;
      publish();
    },
  };
}

export type LabelBook = ReturnType<typeof createLabelBook>;
