import { adminScreens } from "./screens/admin.mjs";
import { guestScreens } from "./screens/guest.mjs";
import { userScreens } from "./screens/user.mjs";
import { valveScreens } from "./screens/valves.mjs";

/**
 * Every screen of the product, with its viewer, its area, its address, and the elements that make it
 * complete.
 */
export const screensOf = (places) => [
  ...guestScreens(places),
  ...userScreens(places),
  ...valveScreens(places),
  ...adminScreens(places),
];
