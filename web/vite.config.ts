import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { firstView } from "./firstView/plugin";

const gateway = "http://127.0.0.1:4000";
const proxy = {
  "/graphql": { target: gateway, ws: true },
  "/pdf": { target: gateway },
  "/export": { target: gateway },
};

/** GraphiQL's style carries 360 kB of fonts as data, which the content security policy refuses; the page uses the portal's. */
const graphiqlWithoutFonts: Plugin = {
  name: "graphiql-without-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("/graphiql/dist/style.css") ? code.replace(/@font-face\s*\{[^}]*\}/g, "") : null,
};

export default defineConfig({
  plugins: [react(), graphiqlWithoutFonts, firstView],
  server: { proxy },
  preview: { proxy },
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Beyond it lies GraphiQL alone, which the portal never loads.
    chunkSizeWarningLimit: 750,
    rollupOptions: {
      input: ["index.html", "graphiql.html"],
      // What maps are made of comes together, with the first page that shows one.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "map",
              test: /\/(shared|features\/overview)\/map\/|\/node_modules\/((react-)?leaflet|@react-leaflet|supercluster|kdbush)/,
            },
          ],
        },
      },
    },
  },
});
