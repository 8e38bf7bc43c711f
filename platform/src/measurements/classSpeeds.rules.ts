import { AXIS, axisOf, classFrom, classTo, hasMean, isShareClass, TOLD } from "./classCell.js";
import type { SpeedHistogram } from "./speedHistogram.js";

const TENTHS = 10;

/** Adds a cell of a class to a histogram of speeds. @param key of classCell.ts */
export function addClassTo(speeds: SpeedHistogram, key: number, value: number): void {
  const axis = axisOf(key);
  if (axis === AXIS.speed)
    speeds.addClass(classFrom(key), classTo(key), value, isShareClass(key), hasMean(key));
  if (axis !== AXIS.told) return;
  const told = classFrom(key);
  if (told === TOLD.speedSum) speeds.addMean(value / TENTHS, 0);
  else if (told === TOLD.speedCount) speeds.addMean(0, value);
  else if (told === TOLD.maxSpeed) speeds.addMax(value);
  else if (told === TOLD.withoutMax) speeds.addWithoutMax(value);
}
