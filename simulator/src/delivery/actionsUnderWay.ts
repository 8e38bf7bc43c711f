import { type Action, isRestart, outcomeOf, secondsFor } from "../model/actions.js";
import type { Device } from "../model/device.js";
import type { Status } from "../model/status.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { oneTry } from "./oneTry.js";

/** Actions that a device was asked for, has accepted, and is doing. A new process gets them again. */
export class ActionsUnderWay {
  private readonly underWay = new Map<number, { action: Action; doneAt: number }>();

  constructor(
    private readonly seed: number,
    private readonly api: DeviceApi,
  ) {}

  /** Asks for actions at `time` (Unix seconds), accepts them, and begins. */
  async ask(device: Device, time: number): Promise<void> {
    for (const action of await oneTry(this.api.getActions(), [])) {
      if (this.underWay.has(action.id)) continue;
      if (!(await oneTry(this.api.tellAction(action.id, "accepted"), false))) continue;
      this.underWay.set(action.id, { action, doneAt: time + secondsFor(this.seed, device, action) });
    }
  }

  /**
   * Reports the outcome of each action whose time is over. A failed report is repeated later.
   * @param status the device's own at `time`
   */
  async finish(device: Device, time: number, status: () => Status): Promise<void> {
    for (const { action, doneAt } of [...this.underWay.values()]) {
      if (doneAt > time) continue;
      const outcome = outcomeOf(device, action, status());
      const told = await oneTry(this.api.tellAction(action.id, outcome.status, outcome.message), "later");
      if (told !== "later") this.underWay.delete(action.id);
    }
  }

  /** True if the device is restarting at a Unix time because it was asked to. */
  isRestarting(time: number): boolean {
    return [...this.underWay.values()].some(({ action, doneAt }) => isRestart(action) && doneAt > time);
  }
}
