// `npm run pictures`: takes the README's pictures again, from the running demo. See `--help`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./pictures/command.mjs";
import { PICTURES_HELP, pictureOptions } from "./pictures/options.mjs";
import { ROOT } from "./setup.mjs";

const FOLDER = join(ROOT, "docs/pictures");

await runCommand({
  name: "pictures",
  help: PICTURES_HELP,
  optionsOf: pictureOptions,
  work: async ({ origin }) => {
    const { inDemo } = await import("./pictures/demo.mjs");
    const { findReadmePlaces } = await import("./pictures/readmePlaces.mjs");
    const { readmePictures } = await import("./pictures/readmePictures.mjs");
    const { takePicture } = await import("./pictures/takePicture.mjs");
    await mkdir(FOLDER, { recursive: true });
    return inDemo(origin, async ({ people, places }) => {
      const more = await findReadmePlaces(people, places);
      for (const { file, who, ...picture } of readmePictures({ ...places, ...more })) {
        const path = join(FOLDER, `${file}.webp`);
        const size = await takePicture(people[who], origin, picture, path);
        console.log(`docs/pictures/${file}.webp ${Math.ceil(size / 1000)} kB`);
      }
      return 0;
    });
  },
});
