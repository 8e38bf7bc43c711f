import { borrow } from "./borrow.mjs";
import { launch } from "./browser.mjs";
import { enterAll, leaveAll } from "./people.mjs";
import { findPlaces } from "./places.mjs";

/**
 * Opens the demo in a browser, signed in as everybody, for as long as the work takes; what was made for it is taken away again.
 * @param work is given the browser, the people and the places @throws what it throws
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
