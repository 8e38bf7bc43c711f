const { createRequire } = require("node:module");
const { lookAtEndsFirst } = require("./selectorEnds.cjs");

// Before jsdom itself loads that module.
const requireOfJsdom = createRequire(require.resolve("jest-environment-jsdom"));
lookAtEndsFirst(requireOfJsdom("jsdom/lib/jsdom/living/helpers/selectors.js"));
const { TestEnvironment } = require("jest-environment-jsdom");

// jsdom hides Node's own web globals from the page's realm; react-router and Apollo Client need them.
const globals = [
  "TextEncoder",
  "TextDecoder",
  "structuredClone",
  "fetch",
  "Headers",
  "Request",
  "Response",
  "ReadableStream",
  "TransformStream",
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of globals) this.global[name] ??= globalThis[name];
  }
};
