// The environment of all tests outside the web. jest loads every module again for each test file; a part has
// hundreds, and they run cold. Here a part is loaded once a worker, by Node itself: see `loadPart.mjs`.
import { register } from "node:module";
import { TestEnvironment } from "jest-environment-node";
import { register as metrics } from "prom-client";

register("./swc-hooks.mjs", import.meta.url);

const ROOT = new URL("..", import.meta.url);

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    // A gateway and a renderer count in their process: each test file begins with 0.
    metrics.resetMetrics();
    this.global.importOnce = (path) => import(new URL(path, ROOT).href);
  }
}
