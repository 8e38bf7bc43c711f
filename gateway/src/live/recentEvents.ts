import type { PlatformEvent } from "../platform-api/events.js";

/** Longer than a slow phone takes from reading a list to subscribing to its changes. */
export const LOOKBACK_S = 30;

/** The platform events of the last moments. */
export class RecentEvents {
  private events: { at: number; event: PlatformEvent }[] = [];

  /** @param now milliseconds of a steady clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  add(event: PlatformEvent): void {
    this.forget();
    this.events.push({ at: this.now(), event });
  }

  /** In the order in which they came. */
  all(): PlatformEvent[] {
    this.forget();
    return this.events.map(({ event }) => event);
  }

  private forget(): void {
    const oldest = this.now() - LOOKBACK_S * 1000;
    const kept = this.events.findIndex(({ at }) => at >= oldest);
    this.events.splice(0, kept === -1 ? this.events.length : kept);
  }
}
