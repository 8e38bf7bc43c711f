import "./quickStyles.cjs";
import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom hides Node's own web globals from the page's realm; react-router and Apollo Client need them. */
const GLOBALS = [
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

export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of GLOBALS) this.global[name] ??= globalThis[name];
  }
}
