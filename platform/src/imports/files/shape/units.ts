import {
  LENGTH_UNITS,
  type LengthUnit,
  SPEED_UNITS,
  type SpeedUnit,
  TIME_UNITS,
  type Unit,
} from "../options.js";

/** Units as people write them, without spaces and points. */
const WRITINGS: Record<Unit, readonly string[]> = {
  "km/h": [
    ...["km/h", "kmh", "kph", "kmph", "km/hr", "kmhr", "km/std", "km/u", "kmperhour", "km/ura", "km/uro"],
    ...["kilometersperhour", "kilometresperhour", "kmh-1", "km*h-1", "km/hour"],
  ],
  mph: ["mph", "mi/h", "mih", "mi/hr", "miles/h", "miles/hour", "milesperhour", "mileshour"],
  "m/s": [
    // Speeds are not in milliseconds, and no other columns are asked for a unit of speed.
    "ms",
    "m/s",
    "mps",
    "m/sec",
    "ms-1",
    "ms^-1",
    "mpersecond",
    "meterspersecond",
    "metrespersecond",
    "m*s-1",
  ],
  m: ["m", "meter", "meters", "metre", "metres", "metri", "metrov", "mtr"],
  dm: ["dm", "decimeter", "decimetre", "decimeters", "decimetres", "decimetri"],
  cm: ["cm", "centimeter", "centimetre", "centimeters", "centimetres", "centimetri"],
  mm: ["mm", "millimeter", "millimetre", "millimeters", "millimetres", "milimetri"],
  ft: ["ft", "feet", "foot", "fuss"],
  in: ["in", "inch", "inches", "zoll", "palec"],
  s: ["s", "sec", "secs", "second", "seconds", "sekunde", "sekunden", "sekund"],
  min: ["min", "mins", "minute", "minutes", "minut", "minuten"],
  h: ["h", "hr", "hrs", "hour", "hours", "ur", "ure", "stunde", "stunden"],
  "%": ["%", "pct", "percent", "prozent", "procent", "odstotek", "odstotki"],
};

const UNITS = new Map<string, Unit>(
  (Object.keys(WRITINGS) as Unit[]).flatMap((unit) => WRITINGS[unit].map((text) => [text, unit] as const)),
);

/** The unit in a text; null for any other text. */
export function unitOf(text: string): Unit | null {
  return (
    UNITS.get(
      text
        .toLowerCase()
        .replace(/[\s._]+/g, "")
        .replace(/⁻¹/g, "-1"),
    ) ?? null
  );
}

export const isSpeedUnit = (unit: Unit | null): unit is SpeedUnit => SPEED_UNITS.some((one) => one === unit);
export const isLengthUnit = (unit: Unit | null): unit is LengthUnit =>
  LENGTH_UNITS.some((one) => one === unit);
export const isTimeUnit = (unit: Unit | null): boolean => TIME_UNITS.some((one) => one === unit);
/** True if a unit hints at a country of miles and feet. */
export const isImperial = (unit: Unit | null): boolean => unit === "mph" || unit === "ft" || unit === "in";

/** The value of one unit in km/h, metres or seconds. Shares stay as they are. */
const FACTORS: Record<Unit, number> = {
  ...{ "km/h": 1, mph: 1.609344, "m/s": 3.6 },
  ...{ m: 1, dm: 0.1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 },
  ...{ s: 1, min: 60, h: 3600, "%": 1 },
};

/** Precision kept, so that 13.75 m/s is exactly 49.5 km/h and not slightly less. */
const EXACT = 1e9;

/** A number in a unit, converted to km/h, metres or seconds. */
export function converted(value: number, unit: Unit): number {
  const factor = FACTORS[unit];
  return factor === 1 ? value : Math.round(value * factor * EXACT) / EXACT;
}
