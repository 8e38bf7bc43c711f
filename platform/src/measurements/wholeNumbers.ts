/** The amount by which sums of fractions may fall short of a whole number. */
const NOISE = 1e-6;

/** Numbers as whole ones with the same (rounded) sum: those with the largest remainders are rounded up. */
export function wholeNumbers(values: readonly number[]): number[] {
  const whole = values.map((value) => Math.floor(value + NOISE));
  const sum = values.reduce((total, value) => total + value, 0);
  let missing = Math.round(sum) - whole.reduce((total, value) => total + value, 0);
  if (missing === 0) return whole;
  const order = values
    .map((value, index) => ({ index, rest: value - (whole[index] ?? 0) }))
    .sort((one, other) => other.rest - one.rest);
  for (const { index } of order) {
    if (missing <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}
