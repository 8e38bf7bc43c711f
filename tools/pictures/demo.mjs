import { borrow } from "./borrow.mjs";
import { launch } from "./browser.mjs";
import { enterAll, leaveAll } from "./people.mjs";
import { findPlaces } from "./places.mjs";

/**
 * Opens the demo in a browser, signed in as everybody, for the duration of the work. Things created for it
 * are deleted again.
 * @param work gets the browser, the people and the places
 * @throws the work's error
 */
export async function inDemo(origin, work) {
  const browser = await launch();
  try {
    const people = await enterAll(browser, origin);
    const found = await findPlaces(people);
    const { giveBack, ...borrowed } = await borrow(people, found);
    try {
      return await work({ browser, people, places: { ...found, ...borrowed } });
    } finally {
      await giveBack();
      await leaveAll(people);
    }
  } finally {
    await browser.close();
  }
}
