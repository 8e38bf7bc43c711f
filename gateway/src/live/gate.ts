import { keyOf, type LiveEvent, type LiveNews } from "./liveEvent.js";
import { Recent } from "./recent.js";

/** Passes events on to a listener. While it is closed, it keeps the news of the last moments. */
export class Gate {
  private readonly kept = new Recent<LiveNews>();
  private isClosed: boolean;

  constructor(
    private readonly listener: (event: LiveEvent) => void,
    isClosed: boolean,
  ) {
    this.isClosed = isClosed;
  }

  readonly pass = (event: LiveEvent): void => {
    if (this.isClosed && isNews(event)) this.kept.set(keyOf(event), event);
    else this.listener(event);
  };

  close(): void {
    this.isClosed = true;
  }

  /** @param keeps false if what was kept is not for the listener */
  open(keeps: boolean): void {
    this.isClosed = false;
    const news = keeps ? this.kept.all() : [];
    this.kept.clear();
    for (const event of news) this.listener(event);
  }
}

const NEWS: ReadonlySet<LiveEvent["type"]> = new Set(["client", "arrival", "valve", "action"]);
const isNews = (event: LiveEvent): event is LiveNews => NEWS.has(event.type);
