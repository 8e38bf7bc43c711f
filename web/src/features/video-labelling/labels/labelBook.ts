import { begun, changed, type Labels, nothingToSave, notStored, stored, unsaved } from "./saveQueue";
import type { Vehicle } from "./vehicles";

/** Why a video can't be gone on with: somebody else has it or it is closed, it was deleted, or its labeller is none any more. */
export type End = "taken" | "gone" | "forbidden";

/** How a save went. lost: nobody knows; the same again does no harm. */
export type SaveOutcome = "stored" | "lost" | "refused" | End;

/** failing: it is tried again by itself. refused: only once something was changed. */
export type Standing = "saved" | "saving" | "failing" | "refused" | End;

export type BookView = {
  vehicles: readonly Vehicle[];
  standing: Standing;
  /** How many of them the portal may not have yet. */
  unsaved: number;
  /** One of those has another plate than the portal was told: it is nowhere but here. */
  isPlateUnsaved: boolean;
};

type BookOptions = {
  vehicles: readonly Vehicle[];
  /** Of these, those that the portal lacks from the beginning. */
  waiting?: readonly Vehicle[];
  send: (vehicles: readonly Vehicle[]) => Promise<SaveOutcome>;
  /** Is told what the portal may not have, so that a page that is loaded anew finds it. */
  keep: (unsaved: Labels) => void;
};

/** What is typed is sent once nobody has typed for so long. */
const restMs = 1000;

/** Milliseconds until the next try after so many failures. */
const backOff = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 30_000);

export const isEnd = (outcome: SaveOutcome): outcome is End =>
  outcome === "taken" || outcome === "gone" || outcome === "forbidden";

/** The labels of one video as its labeller sees them, on their way to the portal: at once, one save at a time, until it has all. */
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
  /** Sends what waits, without waiting any longer. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (end === null && queue.sent === null && queue.waiting.size > 0) void save();
  }
  function put(vehicle: Vehicle, known: readonly Vehicle[], isTyping: boolean): void {
    if (end !== null) return;
    queue = changed(queue, vehicle);
    publish(known);
    // While saves fail, the next try is on its way already.
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
    /** Changes a vehicle, and saves it: at once, or where somebody types once they rest. */
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
    /** Takes in a vehicle that the camera missed. @param known the list that it is in */
    add: (vehicle: Vehicle, known: readonly Vehicle[]): void => put(vehicle, known, false),
    /**
     * Saves for a desk as long as it stands, from what waits already.
     * @returns what ends that: one more try, and then silence. Another desk may have the video by then, and newer labels of it.
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
    /** The page goes away: sends all that waits, beside what is under way. What comes of it nobody here will hear. */
    sendAway(): void {
      flush();
      const { sent } = begun({ ...queue, sent: null });
      if (end === null && sent !== null && sent.size > 0) void send([...sent.values()]);
    },
    /** Tells the portal that the video is still in work. */
    renew(): void {
      if (end === null && queue.sent === null && queue.waiting.size === 0) void save();
    },
    /** Waits until the portal has all; false where it hasn't, and why is seen. */
    settled(): Promise<boolean> {
      if (end !== null || shown.unsaved === 0) return Promise.resolve(end === null);
      return new Promise((resolve) => {
        settling.add(resolve);
        flush();
      });
    },
    /** Somebody else has it, say: nothing more is sent. */
    close(why: End): void {
      clearTimeout(timer);
      end = why;
      publish();
    },
    /** Gives up what the portal doesn't have. */
    discard(): void {
      clearTimeout(timer);
      queue = nothingToSave;
      publish();
    },
  };
}

export type LabelBook = ReturnType<typeof createLabelBook>;
