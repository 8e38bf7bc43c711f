/** The used part of jstat, which has no types. */
declare module "jstat" {
  const jStat: {
    /** The regularised incomplete beta function. */
    ibeta(x: number, a: number, b: number): number;
    studentt: { inv(probability: number, degreesOfFreedom: number): number };
  };
  export default jStat;
}
