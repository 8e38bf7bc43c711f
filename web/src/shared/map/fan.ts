/** Pixels from a spot. */
export type Offset = { x: number; y: number };

/** So many fit on one circle around their number. */
const onCircle = 8;
const circleRadius = 46;

/** Each turns on by this much: no two stand behind one another (the sunflower's angle). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const seedSpacing = 20;
/** Seeds that would lie below the number itself. */
const hiddenSeeds = 4;

const polar = (radius: number, angle: number): Offset => ({
  x: Math.round(radius * Math.cos(angle)),
  y: Math.round(radius * Math.sin(angle)),
});

/** Where the markers of one spot stand when they are fanned out: on a circle, many as the seeds of a sunflower. */
export function fanOf(count: number): Offset[] {
  const places = Array.from({ length: count }, (_, index) => index);
  if (count <= onCircle) {
    const step = (2 * Math.PI) / count;
    return places.map((index) => polar(circleRadius, (index + 0.5) * step - Math.PI / 2));
  }
  return places.map((index) => polar(seedSpacing * Math.sqrt(index + hiddenSeeds), index * goldenAngle));
}
