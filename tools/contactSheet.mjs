// `npm run contact-sheet -- --url http://localhost:4000 --out FOLDER`: pictures of every screen of the running demo, in both languages
// and colours, on desktop and phone, and sheets of them to look over. Ends with 1 where something is wrong with a screen.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();
const { readOptions } = await import("./pictures/options.mjs");
const { launch } = await import("./pictures/browser.mjs");
const { enterAll, leaveAll } = await import("./pictures/people.mjs");
const { findPlaces } = await import("./pictures/places.mjs");
const { borrow } = await import("./pictures/borrow.mjs");
const { screensOf } = await import("./pictures/screens.mjs");
const { walk } = await import("./pictures/walk.mjs");
const { writeSheets } = await import("./pictures/sheets.mjs");

const { url: origin, out, only } = readOptions(process.argv.slice(2));
const folder = join(out, "shots");
await mkdir(folder, { recursive: true });
const browser = await launch();
const people = await enterAll(browser, origin);
const places = await findPlaces(people);
const borrowed = await borrow(people, places);
const screens = screensOf({ ...places, ...borrowed }).filter(
  ({ area, name }) => !only || `${area}: ${name}`.includes(only),
);
const shots = await walk({ people, origin, screens, folder, say: console.log });
const files = await writeSheets(browser, out, shots);
await borrowed.giveBack();
await leaveAll(people);
await browser.close();
const wrong = shots.filter(({ faults }) => faults.length > 0).length;
console.log(
  `${shots.length} pictures on ${files.length} sheets in ${out}; something is wrong with ${wrong}.`,
);
process.exitCode = wrong > 0 ? 1 : 0;
