import type { LiveDevice } from "../demo/clients.js";
import { diagnosticsOf } from "../demo/diagnostics.js";
import type { Random } from "../demo/random.js";
import { trafficOf } from "../demo/traffic.js";
import type { Store } from "../store/store.js";
import { orderedOpen } from "./valves.js";

/** How long an action waits, and then how long it takes, in seconds. */
const ACTION_STEP = 20;
const REPORT_EVERY = 300;

/**
 * Advances the demo from `from` to `to` (Unix seconds): readings and diagnostics come in, valves report,
 * actions are done, firmware is installed.
 */
export function tick(
  store: Store,
  random: Random,
  devices: readonly LiveDevice[],
  from: number,
  to: number,
): void {
  for (const { device, clientId } of devices) {
    if (device.silent || !store.clients.get(clientId)) continue;
    store.addReadings(clientId, trafficOf(device, random, from, to));
    store.addDiagnostics(clientId, diagnosticsOf(random, from, to));
    store.setActive(clientId, to);
  }
  reportValves(store, to);
  doActions(store, to);
  installFirmware(store);
}

/** Each valve reports a change at once, and otherwise its state every five minutes. */
function reportValves(store: Store, now: number): void {
  const valves = new Set(store.bundles.all().flatMap(({ clients }) => clients));
  for (const id of valves) {
    const client = store.clients.get(id);
    if (!client) continue;
    const value = orderedOpen(store, client, now) ? 1 : 0;
    const last = client.reported.at(-1);
    if (last?.value !== value || now - last.timestamp >= REPORT_EVERY) store.setReported(id, now, value);
    store.setActive(id, now);
  }
}

function doActions(store: Store, now: number): void {
  for (const action of store.actions.all()) {
    if (!action.enabled) continue;
    if (action.status === "waiting" && now - action.createDate >= ACTION_STEP)
      Object.assign(action, { status: "accepted", acceptDate: now });
    else if (action.status === "accepted" && now - (action.acceptDate ?? now) >= ACTION_STEP)
      Object.assign(action, { status: "succeeded", doneDate: now });
  }
}

function installFirmware(store: Store): void {
  for (const { version, clients } of store.firmwares.all())
    for (const id of clients) {
      const client = store.clients.get(id);
      if (client) client.info = { ...client.info, firmwareVersion: version };
    }
}
