/** Pixels from a spot. */
export type Offset = { x: number; y: number };

/** This many fit on one circle around the number. */
const onCircle = 8;
const circleRadius = 46;

/** Each turns by this angle: no two are behind one another (the sunflower's angle). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const seedSpacing = 20;
/** Seeds that the number itself would cover. */
const hiddenSeeds = 4;

const polar = (radius: number, angle: number): Offset => ({
  x: Math.round(radius * Math.cos(angle)),
  y: Math.round(radius * Math.sin(angle)),
});

/** Places of the fanned-out markers of one spot: on a circle, or if they are many, like the seeds of a sunflower. */
export function fanOf(count: number): Offset[] {
  const places = Array.from({ length: count }, (_, index) => index);
  if (count <= onCircle) {
    const step = (2 * Math.PI) / count;
    return places.map((index) => polar(circleRadius, (index + 0.5) * step - Math.PI / 2));
  }
  return places.map((index) => polar(seedSpacing * Math.sqrt(index + hiddenSeeds), index * goldenAngle));
}
