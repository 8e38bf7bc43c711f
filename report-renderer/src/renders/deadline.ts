import { RenderError } from "../errors.js";

/** Each further client has its own data, charts and map. */
const MS_A_FURTHER_CLIENT = 2_000;

/** @param firstMs for a report of one client @returns milliseconds for a report of so many */
export function timeAllowed(firstMs: number, clients: number): number {
  return firstMs + (clients - 1) * MS_A_FURTHER_CLIENT;
}

/** Aborts a job after a time, or when its caller leaves. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  constructor(
    ms: number,
    private readonly caller: AbortSignal,
  ) {
    this.timer = setTimeout(() => {
      this.controller.abort(new RenderError(504, "DEADLINE", "The report took too long."));
    }, ms);
    if (caller.aborted) this.onLeft();
    caller.addEventListener("abort", this.onLeft, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The job is done: nothing aborts it any more. */
  end(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener("abort", this.onLeft);
  }

  private readonly onLeft = () => this.controller.abort(this.caller.reason);
}
