import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type InlineConfig, type Plugin, runnerImport } from "vite";
import { guestBrowser, withGlobals } from "./guestBrowser";
import { type Drawn, pageWith, type ViewName } from "./page";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Renders the views in this process, without a browser. */
async function draw(mode: string): Promise<Drawn> {
  return withGlobals(guestBrowser(), async () => {
    const settings: InlineConfig = { configFile: false, root, mode, plugins: [react()] };
    const { module } = await runnerImport<{ drawn: Drawn }>("/firstView/render.tsx", settings);
    return module.drawn;
  });
}

/**
 * Writes login.html and index.html with the content before any code has loaded: the sign-in, or the frame of
 * the signed-in pages.
 */
export const firstView: Plugin = {
  name: "first-view",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    if (!("index.html" in bundle)) return;
    const fileAt = (path: string) => readFileSync(join(dir, path), "utf8");
    const index = fileAt("index.html");
    const show = readFileSync(new URL("show.js", import.meta.url), "utf8");
    const drawn = await draw(this.environment.config.mode);
    const write = (file: string, names: readonly ViewName[]) =>
      writeFileSync(join(dir, file), pageWith(index, drawn, { names, show, fileAt }));
    // Signed-in people may arrive at the root and at the sign-in, too.
    write("login.html", ["signIn", "frame"]);
    write("index.html", ["frame"]);
  },
};
