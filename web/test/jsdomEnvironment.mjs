import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { TestEnvironment } from "jest-environment-jsdom";
import { keptEnvironment } from "../../tools/realm/keptRealm.mjs";
import { JSDOM } from "./quickStyles.cjs";

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

const require = createRequire(import.meta.url);
require(JSDOM);
const { implementation } = require(join(dirname(JSDOM), "jsdom/living/events/EventTarget-impl.js"));
const { addEventListener } = implementation.prototype;

/** Listeners that the web's own modules have added. Those of packages stay, as packages do. */
const listeners = [];
implementation.prototype.addEventListener = function (type, callback, options) {
  const caller = new Error().stack?.split("\n")[3] ?? "";
  if (/\/web\/(src|test)\//.test(caller)) listeners.push([this, type, callback, options]);
  return addEventListener.call(this, type, callback, options);
};

/** Overrides of what an object's class says. */
function dropOverrides(object) {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(object)))
    if (name in Object.getPrototypeOf(object)) delete object[name];
}

class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of GLOBALS) this.global[name] ??= globalThis[name];
  }

  /** Leaves a page as if it had just been opened. */
  async afterFile() {
    const { document, localStorage, navigator, sessionStorage } = this.global;
    for (const [target, ...listener] of listeners.splice(0)) target.removeEventListener(...listener);
    document.body.replaceChildren();
    // Emotion, which stays loaded, writes each style once.
    for (const part of document.head.querySelectorAll(":scope > :not(style)")) part.remove();
    for (const root of [document.documentElement, document.body])
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const object of [document, navigator]) dropOverrides(object);
    localStorage.clear();
    sessionStorage.clear();
    this.dom.cookieJar.removeAllCookiesSync();
    this.dom.reconfigure({ url: "http://localhost/" });
  }
}

export default keptEnvironment(JsdomEnvironment);
