// The environment of all tests outside the web. jest loads a project's modules again for each test file; a part
// has hundreds, and they run cold. Here a part is loaded once a worker, by Node itself: see `loadPart.mjs`.
import { register } from "node:module";
import { register as metrics } from "prom-client";
import { keptEnvironment } from "./realm/keptRealm.mjs";
import { NodeEnvironment } from "./realm/nodeEnvironment.mjs";

register("./swc-hooks.mjs", import.meta.url);

const ROOT = new URL("..", import.meta.url);

class PartsEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.importOnce = (path) => import(new URL(path, ROOT).href);
  }

  beforeFile() {
    super.beforeFile();
    // A gateway and a renderer count in their process, and a schema is made from what classes declare: each test
    // file begins with none.
    metrics.resetMetrics();
    delete this.global.TypeGraphQLMetadataStorage;
  }
}

export default keptEnvironment(PartsEnvironment);
