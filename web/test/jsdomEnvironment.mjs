import { TestEnvironment } from "jest-environment-jsdom";
import { keptEnvironment } from "../../tools/realm/keptRealm.mjs";

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

/**
 * Notes the listeners that the web's own modules add to what outlives a test. Those of packages stay, as
 * packages do.
 * @returns a function that removes those noted
 */
function noteListeners(window) {
  const noted = [];
  const lasting = new Set([window, window.document]);
  const { prototype } = window.EventTarget;
  const { addEventListener } = prototype;
  prototype.addEventListener = function (type, callback, options) {
    const target = this ?? window;
    if (lasting.has(target) && /\/web\/(src|test)\//.test(new Error().stack?.split("\n")[2] ?? ""))
      noted.push([target, type, callback, options]);
    return addEventListener.call(target, type, callback, options);
  };
  return () => {
    for (const [target, ...listener] of noted.splice(0)) target.removeEventListener(...listener);
  };
}

/** Time in which overlays that are gone are forgotten: two frames. */
const FRAMES_MS = 50;

/** Ends timers that a file has left running. Their ids count up. */
async function endTimers(window, first) {
  await new Promise((resolve) => window.setTimeout(resolve, FRAMES_MS));
  const last = window.setTimeout(() => {});
  for (let id = first; id <= last; id += 1) window.clearTimeout(id);
  return last;
}

/** Overrides of what an object's class says. */
function dropOverrides(object) {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(object)))
    if (name in Object.getPrototypeOf(object)) delete object[name];
}

class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of GLOBALS) this.global[name] ??= globalThis[name];
    this.removeListeners = noteListeners(this.global);
    this.lastTimer = 0;
  }

  /** Leaves a page as if it had just been opened. */
  async afterFile() {
    const { document, emotionCaches, localStorage, navigator, sessionStorage } = this.global;
    this.lastTimer = await endTimers(this.global, this.lastTimer);
    this.removeListeners();
    document.body.replaceChildren();
    for (const cache of emotionCaches ?? []) {
      cache.sheet.flush();
      cache.inserted = {};
      cache.registered = {};
    }
    document.head.replaceChildren();
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
