import { availableParallelism } from "node:os";
import { join } from "node:path";
import { shoot } from "./shoot.mjs";
import { VIEWS } from "./views.mjs";

const fileOf = ({ area, name }, { size, theme, language }) =>
  `${[area, name, size, theme, language].join(" ").replace(/[^\w]+/g, "-")}.png`;

/** Takes a picture of every screen in every view, a few at a time. @returns them in order */
export async function walk({ people, origin, screens, folder, say }) {
  const shots = screens.flatMap((screen) =>
    VIEWS.map((view) => ({ screen, view, file: join(folder, fileOf(screen, view)) })),
  );
  let next = 0;
  const work = async () => {
    while (next < shots.length) {
      const shot = shots[next++];
      const { screen, view, file } = shot;
      Object.assign(shot, await shoot(people[screen.who], origin, screen, view, file));
      for (const fault of shot.faults)
        say(`${screen.area}: ${screen.name} (${Object.values(view).join(", ")}): ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return shots;
}
