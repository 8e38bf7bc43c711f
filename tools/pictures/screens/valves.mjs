/** What users with valves see. */
export function valveScreens({ location, valve, bundle }) {
  const path = `/location/${location}`;
  return [
    { name: "valve locations", path: "/overview" },
    { name: "valve location", path },
    { name: "unknown valve location", path: "/location/999999" },
    {
      name: "a bundle's schedule",
      path: `${path}?schedule=${bundle}`,
      needs: "[role=dialog] input[type=checkbox]",
    },
    { name: "a valve's history", path: `${path}?history=${valve}&interval=WEEK`, needs: "[role=dialog] svg" },
  ].map((screen) => ({ who: "valves", area: "valves", ...screen }));
}
