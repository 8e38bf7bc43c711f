import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { pageWith, type ViewName } from "../firstView/page";

const show = readFileSync(new URL("../firstView/show.js", import.meta.url), "utf8");

const index = `<!doctype html>
<html lang="sl"><head><title>Obcestje</title>
<script src="/color-mode.js"></script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="stylesheet" crossorigin href="/assets/fonts-1.css"></head>
<body><div id="root"></div></body></html>`;

const drawnIn = (title: string, rule: string): string =>
  `<title>${title}</title><style data-emotion="css-global g">html{}</style>` +
  `<form><style data-emotion="css ${rule}">.${rule}{}</style><input name="email"/><a href="/signup">$&</a></form>`;

const frameIn = (language: string): string =>
  `<div class="shell"><style data-emotion="css f">.f{}</style><header><button aria-expanded="true"></button>` +
  `<button aria-haspopup="menu"><span></span></button></header><nav></nav><div data-newcomers=""></div>${language}</div>`;

const drawn = {
  signIn: new Map([
    ["sl", drawnIn("Prijava", "a")],
    ["en", drawnIn("Login", "b")],
  ] as const),
  frame: new Map([
    ["sl", frameIn("okvir")],
    ["en", frameIn("frame")],
  ] as const),
};

const pageOf = (...names: ViewName[]) =>
  new DOMParser().parseFromString(
    pageWith(index, drawn, { names, show, fileAt: (path) => `/* ${path} */` }),
    "text/html",
  );

/** Pages that the gateway serves at the sign-in and the root, and at all other addresses of the portal. */
const page = pageOf("signIn", "frame");
const inner = pageOf("frame");

/** Runs the script at an address, on the page as it is at that time. */
async function arrive(address: string) {
  jest.resetModules();
  window.history.replaceState(window.history.state, "", address);
  const isArrival = ["/", "/login", "/admin/login"].includes(window.location.pathname);
  document.body.innerHTML = (isArrival ? page : inner).body.innerHTML;
  new Function(show)();
  return await import("../src/i18n/language");
}

const root = () => document.getElementById("root");
const frame = () => document.getElementById("frame");

describe("the page with the first view", () => {
  it("needs nothing else for its first paint", () => {
    const asked = [...page.querySelectorAll("link, script[src]:not([type=module])")];
    expect(asked.map((tag) => tag.getAttribute("rel"))).toEqual(["modulepreload"]);
    expect(page.head.textContent).toContain("/* /color-mode.js */");
    expect(page.head.textContent).toContain("/* /assets/fonts-1.css */");
  });

  it("has each style once, by the names that Emotion looks for", () => {
    const styles = [...page.querySelectorAll<HTMLStyleElement>("style[data-emotion]")];
    expect(styles.map(({ dataset, textContent }) => [dataset.emotion, textContent])).toEqual([
      ["css-global g", "html{}"],
      ["css a b f", ".a{}.b{}.f{}"],
    ]);
  });
});

describe("who arrives", () => {
  beforeEach(() => {
    localStorage.clear();
    window.history.replaceState(null, "", "/");
  });
  afterEach(() => {
    delete document.documentElement.dataset.submitted;
    window.history.replaceState(null, "", "/");
  });

  it.each([
    ["/login", null],
    ["/login", "en"],
    ["/login?lang=en", "sl"],
    ["/login?lang=de", "en"],
    ["/admin/login", null],
    ["/admin/login", "sl"],
    ["/admin/login?lang=sl", "en"],
  ])("at %s with %s as their choice reads what the portal will say, too", async (address, choice) => {
    if (choice !== null) localStorage.setItem("language", choice);
    const { currentLanguage } = await arrive(address);
    const language = currentLanguage();
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toBe(language === "sl" ? "Prijava" : "Login");
    expect(root()?.querySelector("input")).toHaveFocus();
  });

  it("at the root stands at the sign-in, and takes the link's language along", async () => {
    await arrive("/?lang=en");
    expect(window.location.pathname + window.location.search).toBe("/login?lang=en");
    expect(root()?.querySelector("a")?.getAttribute("href")).toBe("/signup?lang=en");
  });

  it.each([
    ["is remembered", () => localStorage.setItem("username", "Ana")],
    [
      "has just asked for an account",
      () => window.history.replaceState({ usr: { signedUpAs: "ana@test.si" } }, ""),
    ],
  ])("and %s sees nothing of the sign-in", async (_who, prepare) => {
    prepare();
    await arrive("/login");
    expect(root()).toBeEmptyDOMElement();
  });

  it("and sends the form before there is code leaves word of it, and nothing in the address", async () => {
    await arrive("/login");
    const event = new Event("submit", { bubbles: true, cancelable: true });
    root()?.querySelector("form")?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(document.documentElement.dataset.submitted).toBe("");
  });
});

describe("who is remembered as signed in", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("username", "Ana Žagar");
  });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, "", "/");
  });

  it.each([
    ["/overview", null, "okvir"],
    ["/", null, "okvir"],
    ["/login", "en", "frame"],
    ["/client/7?lang=en", "sl", "frame"],
    ["/admin/users", null, "frame"],
    ["/reports", null, "okvir"],
    ["/reporterror", null, "okvir"],
  ])("finds the frame at %s, with %s as their choice, in their language", async (address, choice, says) => {
    if (choice !== null) localStorage.setItem("language", choice);
    const { currentLanguage } = await arrive(address);
    expect(frame()).toHaveTextContent(says);
    expect(document.documentElement.lang).toBe(currentLanguage());
    expect(frame()?.querySelector("[aria-haspopup] span")).toHaveTextContent("Ana Žagar");
    expect(root()).toBeEmptyDOMElement();
  });

  it.each(["/signup", "/report/7?fromTimestamp=1"])(
    "finds none at %s, which looks otherwise",
    async (address) => {
      await arrive(address);
      expect(frame()).toBeEmptyDOMElement();
    },
  );

  it("finds it as it was left: without the sidebar, without what newcomers are offered", async () => {
    await arrive("/overview");
    expect(frame()?.querySelectorAll("nav, [data-newcomers]")).toHaveLength(2);
    await arrive("/client");
    expect(frame()?.querySelectorAll("nav, [data-newcomers]")).toHaveLength(1);
    localStorage.setItem("sidebar", "hidden");
    localStorage.setItem("introduction.Ana Žagar", "done");
    await arrive("/overview");
    expect(frame()?.querySelectorAll("nav, [data-newcomers]")).toHaveLength(0);
  });

  it("finds room for the banner of a view as a group", async () => {
    sessionStorage.setItem("viewAs", "{}");
    await arrive("/overview");
    const shell = frame()?.querySelector<HTMLElement>(".shell");
    expect(shell?.style.getPropertyValue("--bar-height")).toBe("6rem");
  });

  it("finds it gone in the moment in which the page comes", async () => {
    await arrive("/overview");
    root()?.append("the page");
    await Promise.resolve();
    expect(frame()).toBeNull();
  });

  it("finds no frame that a guest would see", async () => {
    localStorage.clear();
    await arrive("/overview");
    expect([frame()?.innerHTML, root()?.innerHTML]).toEqual(["", ""]);
  });
});
