/** Narrowest range of a scale in km/h, and the margin at either end. */
const narrowest = 30;
const margin = 5;

/** Position of a speed on a scale that contains all of `speeds`: 0 to 100 percent. */
export function scaleOf(speeds: readonly number[]): (speed: number) => number {
  const low = Math.min(...speeds) - margin;
  const high = Math.max(...speeds) + margin;
  const spare = Math.max(0, narrowest - (high - low)) / 2;
  const start = Math.max(0, low - spare);
  const end = Math.max(high + spare, start + narrowest);
  return (speed) => ((speed - start) / (end - start)) * 100;
}
