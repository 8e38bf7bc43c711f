/** What is open without an account. */
export function guestScreens({ sign, viewKey }) {
  const ofSign = `key=${viewKey}&client=${sign}&interval=WEEK&theme=auto`;
  return [
    { area: "entry", name: "login", path: "/login" },
    { area: "entry", name: "admin login", path: "/admin/login" },
    { area: "entry", name: "sign-up", path: "/signup" },
    { area: "public", name: "public page", path: `/public?key=${viewKey}`, needs: "main" },
    { area: "public", name: "public page without a key", path: "/public", needs: "body" },
    {
      area: "public",
      name: "graphs in turn",
      path: `/public/graph?key=${viewKey}`,
      needs: "svg.highcharts-root",
    },
    { area: "public", name: "embedded graph", path: `/embed/graph?${ofSign}`, needs: "svg.highcharts-root" },
    {
      area: "public",
      name: "embedded map",
      path: `/embed/map?key=${viewKey}&theme=auto`,
      needs: ".map-mark",
    },
  ].map((screen) => ({ who: "guest", ...screen }));
}
