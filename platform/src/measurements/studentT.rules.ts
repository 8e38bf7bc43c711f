/// <reference path="./jstat.d.ts" />
import jStat from "jstat";

/**
 * The quantile of Student's t for 97.5 %: a 95 % interval extends this many standard errors to either side.
 */
export function halfWidth95(degreesOfFreedom: number): number {
  return jStat.studentt.inv(0.975, degreesOfFreedom);
}

/** The probability that Student's t is by chance at least this far from 0, on either side. */
export function twoSidedP(t: number, degreesOfFreedom: number): number {
  return jStat.ibeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}
