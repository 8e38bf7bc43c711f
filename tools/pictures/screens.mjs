import { adminScreens } from "./screens/admin.mjs";
import { guestScreens } from "./screens/guest.mjs";
import { userScreens } from "./screens/user.mjs";
import { valveScreens } from "./screens/valves.mjs";

/** Every screen of the product, with who sees it, its area, its address, and what has to stand there before it is complete. */
export const screensOf = (places) => [
  ...guestScreens(places),
  ...userScreens(places),
  ...valveScreens(places),
  ...adminScreens(places),
];
