// `npm run contact-sheet`: takes pictures of every screen of the running demo, and arranges them on sheets.
// See `--help`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./pictures/command.mjs";
import { SHEET_HELP, sheetOptions } from "./pictures/options.mjs";

let isStopped = false;
process.once("SIGINT", () => {
  isStopped = true;
});

await runCommand({
  name: "contact-sheet",
  help: SHEET_HELP,
  optionsOf: sheetOptions,
  work: async ({ origin, out, only }) => {
    const { inDemo } = await import("./pictures/demo.mjs");
    const { screensOf } = await import("./pictures/screens.mjs");
    const { walk } = await import("./pictures/walk.mjs");
    const { writeSheets } = await import("./pictures/sheets.mjs");
    const folder = join(out, "shots");
    await mkdir(folder, { recursive: true });
    return inDemo(origin, async ({ browser, people, places }) => {
      const screens = screensOf(places).filter(({ area, name }) => `${area}, ${name}`.includes(only));
      const walked = { people, origin, screens, folder, say: console.log, isStopped: () => isStopped };
      const shots = await walk(walked);
      const files = await writeSheets(browser, out, shots);
      const faulty = new Set(shots.filter(({ faults }) => faults.length > 0).map(({ screen }) => screen));
      console.log(
        `${shots.length} pictures on ${files.length} sheets in ${out}; ${faulty.size} screens have faults.`,
      );
      return faulty.size > 0 || isStopped ? 1 : 0;
    });
  },
});
