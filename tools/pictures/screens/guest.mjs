import { areaOf, CHART, MAP } from "./area.mjs";

/** Screens without an account. */
export function guestScreens({ sign, viewKey }) {
  const ofSign = `key=${viewKey}&client=${sign}&interval=WEEK&theme=auto`;
  return [
    ...areaOf("entry", "guest", [
      ["login", "/login"],
      ["admin login", "/admin/login"],
      ["sign-up", "/signup"],
      ["forgotten password", "/forgot"],
      ["link that has ended", "/reset#token=al_none"],
      ["invitation that has ended", "/invitation#token=al_none"],
      ["confirmation that has ended", "/email#token=al_none"],
    ]),
    ...areaOf("public", "guest", [
      ["public page", `/public?key=${viewKey}`, { needs: MAP }],
      ["public page without a key", "/public"],
      ["graphs in turn", `/public/graph?key=${viewKey}`, { needs: CHART }],
      ["embedded graph", `/embed/graph?${ofSign}`, { needs: CHART }],
      ["embedded map", `/embed/map?key=${viewKey}&theme=auto`, { needs: MAP }],
    ]),
  ];
}
