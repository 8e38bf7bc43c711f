// The environment of all tests outside the web. jest loads every module again for each test file; a part has
// hundreds, and they run cold. Here a part is loaded once a worker, by Node itself: see `loadPart.mjs`.
import { register } from "node:module";
import { TestEnvironment } from "jest-environment-node";

register("./swc-hooks.mjs", import.meta.url);

const ROOT = new URL("..", import.meta.url);

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importOnce = (path) => import(new URL(path, ROOT).href);
  }
}
