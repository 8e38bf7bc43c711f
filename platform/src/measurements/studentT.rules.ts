/// <reference path="./jstat.d.ts" />
import jStat from "jstat";

/** The quantile of Student's t below which 97.5 % lie: a 95 % interval reaches so many standard errors to either side. */
export function halfWidth95(degreesOfFreedom: number): number {
  return jStat.studentt.inv(0.975, degreesOfFreedom);
}

/** How likely chance alone takes Student's t as far from 0 as this, to either side. */
export function twoSidedP(t: number, degreesOfFreedom: number): number {
  return jStat.ibeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}
