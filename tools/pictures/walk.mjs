import { availableParallelism } from "node:os";
import { join } from "node:path";
import { shoot } from "./shoot.mjs";
import { VISITS } from "./views.mjs";

const fileName = (...words) => `${words.join(" ").replace(/[^\w]+/g, "-")}.png`;

/**
 * Visits every screen in every size and language, as many at a time as there are processors, until
 * `isStopped` says so.
 * @returns the pictures in the order of the screens, and the faults, by screen
 */
export async function walk({ people, origin, screens, folder, say, isStopped }) {
  const visits = screens.flatMap((screen) => VISITS.map((way) => ({ screen, way })));
  const found = visits.map(() => ({ faults: [], shots: [] }));
  let next = 0;
  const work = async () => {
    while (next < visits.length && !isStopped()) {
      const at = next++;
      const { screen, way } = visits[at];
      const { area, name, who } = screen;
      const fileOf = (theme) => join(folder, fileName(area, name, way.size, theme, way.language));
      found[at] = await shoot(people[who], origin, screen, way, fileOf);
      for (const fault of found[at].faults) say(`${area}, ${name} (${way.size}, ${way.language}): ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return found.flatMap(({ faults, shots }) => shots.map((shot) => ({ ...shot, faults })));
}
