import type { Configuration } from "./configuration.js";
import type { Device, Flow, Reading } from "./device.js";

/** How much faster free traffic passes a dark sign (assumed: signs slow it down by some 7 %). */
const NOT_SLOWED = 1.07;

/** A device whose traffic depends on its sign's display. A device without a display has no such effect. */
export function underSign(device: Device, configuration: Configuration | undefined): Device {
  if (!configuration || !device.health.lightSensor) return device;
  return { ...device, flows: device.flows.map((flow) => drivenBy(flow, configuration)) };
}

function drivenBy(flow: Flow, { speedLimit, displayOff }: Configuration): Flow {
  const { speeds } = flow;
  if (!speeds) return flow;
  if (displayOff) return { ...flow, speeds: { ...speeds, freeFlow: speeds.freeFlow * NOT_SLOWED } };
  return speedLimit === undefined ? flow : { ...flow, speeds: { ...speeds, limit: speedLimit } };
}

/** True if a device measures a road user, which must be neither too slow nor too fast. */
export function isMeasured({ speed }: Reading, configuration: Configuration | undefined): boolean {
  if (speed === undefined || !configuration) return true;
  const { vMin = 0, vMax = Number.POSITIVE_INFINITY } = configuration;
  return speed >= vMin && speed <= vMax;
}
