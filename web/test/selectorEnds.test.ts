import { createRequire } from "node:module";
import { expect, it } from "@jest/globals";
import fc from "fast-check";

const here = createRequire(import.meta.url);
const ofJsdom = createRequire(here.resolve("jest-environment-jsdom"));
const { JSDOM } = ofJsdom("jsdom") as {
  JSDOM: new (html: string) => { window: { document: Document } };
};
const { implForWrapper } = ofJsdom("jsdom/lib/jsdom/living/generated/utils.js") as {
  implForWrapper(element: Element): object;
};
const { matchesDontThrow } = ofJsdom("jsdom/lib/jsdom/living/helpers/selectors.js") as {
  matchesDontThrow(element: object, selector: string): boolean;
};
const { isOfOther } = here("./selectorEnds.cjs") as {
  isOfOther(element: object, selector: string): boolean;
};

const PAGE = `<!doctype html><html><body class="a"><section><h1 class="a b">x</h1><p hidden>y</p></section>
  <input type="hidden" class="
  b	css-1x"><button disabled class="A"></button><svg><linearGradient class="b"/></svg></body></html>`;
const elements = [...new JSDOM(PAGE).window.document.querySelectorAll("*")].map(implForWrapper);

const simple = fc.oneof(
  fc.constantFrom("h1", "p", "input", "BUTTON", "linearGradient", "section", "*"),
  fc.constantFrom(".a", ".b", ".A", ".css-1x"),
);
const more = fc.constantFrom(
  ...["", ".b", "[hidden]", '[type="hidden"]', '[class~="a"]', '[type="a,.b"]', ":disabled", ":not(.a)"],
  ...[":is(h1, p)", ":first-child", ":not([hidden])", ":root"],
);
const compound = fc.oneof(
  fc.tuple(simple, more).map((parts) => parts.join("")),
  more,
);
const complex = fc
  .tuple(compound, fc.constantFrom(" ", ">", " > ", " + ", "~"), compound)
  .map((parts) => parts.join(""));
const selector = fc
  .array(fc.oneof(compound, complex, fc.constant(".a::before")), { minLength: 1, maxLength: 3 })
  .map((some) => some.join(", "));

it("leaves out no element that a selector matches", () => {
  let leftOut = 0;
  fc.assert(
    fc.property(selector, (text) => {
      const others = elements.filter((element) => isOfOther(element, text));
      leftOut += others.length;
      expect(others.filter((element) => matchesDontThrow(element, text))).toEqual([]);
    }),
  );
  expect(leftOut).toBeGreaterThan(elements.length);
});

it("leaves out elements of other tags and classes", () => {
  const left = (text: string) => elements.filter((element) => !isOfOther(element, text)).length;
  expect(left("article h1,\nnav > h1")).toBe(1);
  expect(left(".css-1x:focus-visible")).toBe(1);
  expect(left("[hidden]")).toBe(elements.length);
});
