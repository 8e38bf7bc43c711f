import { superTypeOf } from "@obcestje/contract/hardware.js";
import type { Device } from "./device.js";
import { faultAt } from "./faults.js";
import { randomFor } from "./random.js";
import { restartSeconds } from "./restart.js";
import { LOW_BATTERY, type Status } from "./status.js";

export interface Action {
  id: number;
  data: { actionType: string; actionParam1?: string; actionParam2?: string };
}

/** The outcome of an action, as the device reports it. */
export interface Outcome {
  status: "succeeded" | "failure";
  message: string;
}

/** The requirements of a type of action, and the message after it. */
interface Ability {
  done: (status: Status) => string;
  /** The reason why a device can't do it; if left out, every device can. */
  lacks?: (device: Device) => string | undefined;
  /** It lights or sounds, which a weak battery does not allow. */
  needsPower?: boolean;
}

const display = ({ health }: Device) => (health.lightSensor ? undefined : "prikazovalnika");
const flasher = ({ health }: Device) => (superTypeOf(health.hwType) === "K200_FL" ? undefined : "bliskavke");

/** Seconds. */
const LONGEST_TEST = 60;

const ABILITIES: Readonly<Record<string, Ability>> = {
  restart: { done: () => "Naprava je znova zagnana." },
  readParameters: { done: parameters },
  syncClock: { done: () => "Ura je nastavljena." },
  displayTest: { done: () => "Vse lučke svetijo.", lacks: display, needsPower: true },
  soundTest: { done: () => "Zvočni signal je bil predvajan.", lacks: display, needsPower: true },
  flasherTest: { done: () => "Bliskavka je utripala.", lacks: flasher, needsPower: true },
};

function abilityFor({ data }: Action): Ability | undefined {
  return Object.hasOwn(ABILITIES, data.actionType) ? ABILITIES[data.actionType] : undefined;
}

/** True if a device is silent during an action. */
export function isRestart({ data }: Action): boolean {
  return data.actionType === "restart";
}

/**
 * Seconds that a device takes for an action. Those that light or sound take as many as their first parameter
 * says.
 */
export function secondsFor(seed: number, device: Device, action: Action): number {
  if (isRestart(action)) return restartSeconds(seed, device, `action ${action.id}`);
  const asked = abilityFor(action)?.needsPower ? Number(action.data.actionParam1) : Number.NaN;
  if (asked >= 1 && asked <= LONGEST_TEST) return asked;
  return 2 + Math.floor(randomFor(seed, device.serialNumber, "action", action.id)() * 10);
}

/** The outcome of a finished action. @param status the device's own at that moment */
export function outcomeOf(device: Device, action: Action, status: Status): Outcome {
  const { actionType } = action.data;
  const ability = abilityFor(action);
  const problem = problemOf(device, ability, actionType, status);
  if (!ability || problem !== undefined) return { status: "failure", message: problem ?? "" };
  return { status: "succeeded", message: ability.done(status) };
}

function problemOf(
  device: Device,
  ability: Ability | undefined,
  actionType: string,
  { timestamp, battery }: Status,
): string | undefined {
  if (faultAt(device.faults ?? [], timestamp) === "actions") return "Krmilnik se ne odziva.";
  if (!ability) return `Naprava ne pozna ukaza ${actionType}.`;
  const lacking = ability.lacks?.(device);
  if (lacking !== undefined) return `Naprava nima ${lacking}.`;
  if (ability.needsPower && battery < LOW_BATTERY) return `Baterija je prešibka (${volts(battery)}).`;
  return undefined;
}

function parameters({ battery, rssi, firmwareVersion, configName }: Status): string {
  return `Baterija ${volts(battery)}, signal ${rssi} dBm, programska oprema ${firmwareVersion}, nastavitve ${configName}.`;
}

function volts(value: number): string {
  return `${value.toFixed(2).replace(".", ",")} V`;
}
