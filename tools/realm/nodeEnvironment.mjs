import { TestEnvironment } from "jest-environment-node";
import { keptEnvironment } from "./keptRealm.mjs";

/** Node's own environment, of which each test file finds the settings that jest was started with. */
export class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.settings = { ...this.global.process.env };
  }

  beforeFile() {
    const { env } = this.global.process;
    for (const name of Object.keys(env)) delete env[name];
    Object.assign(env, this.settings);
  }
}

export default keptEnvironment(NodeEnvironment);
