import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { pageWith } from "../firstView/page";

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

const drawn = new Map([
  ["sl", drawnIn("Prijava", "a")],
  ["en", drawnIn("Login", "b")],
] as const);

const page = new DOMParser().parseFromString(
  pageWith(index, drawn, { show, fileAt: (path) => `/* ${path} */` }),
  "text/html",
);

/** What the script finds at an address, as the page stands when it runs. */
async function arrive(address: string) {
  jest.resetModules();
  window.history.replaceState(window.history.state, "", address);
  document.body.innerHTML = page.body.innerHTML;
  new Function(show)();
  return await import("../src/i18n/language");
}

const root = () => document.getElementById("root");

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
      ["css a b", ".a{}.b{}"],
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
  ])("and %s sees nothing of it", async (_who, prepare) => {
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
