import { areaOf, MAP } from "./area.mjs";

/** Screens of users with valves. */
export function valveScreens({ location, valve, bundle }) {
  const path = `/location/${location}`;
  return areaOf("valves", "valves", [
    ["valve locations", "/overview", { needs: MAP }],
    ["valve location", path],
    ["unknown valve location", "/location/999999"],
    ["a bundle's schedule", `${path}?schedule=${bundle}`, { needs: "[role=dialog] input[type=checkbox]" }],
    ["a valve's history", `${path}?history=${valve}&interval=WEEK`, { needs: "[role=dialog] svg" }],
  ]);
}
