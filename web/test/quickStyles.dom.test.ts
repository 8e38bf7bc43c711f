import { expect, it } from "@jest/globals";

it.each([
  [".plain", true],
  [".other, .plain", true],
  ["div", true],
  ["span, p", false],
  [".other", false],
  [".plain:not(.other)", true],
  [".plain:not(.plain)", false],
  [".plain:is(:hover, [data-open])", true],
  ["section .plain", true],
  ["section > div.plain[data-open]", true],
  ["article .plain", false],
  [".plain span", false],
  ["*", true],
  [":where(div)", true],
  ["[data-open]", true],
  [".plain + .plain", false],
])("a rule of %s holds for the element: %p", (selector, holds) => {
  document.head.innerHTML = `<style>${selector} { position: sticky }</style>`;
  document.body.innerHTML = '<section><div class="first plain" data-open="a,b"></div></section>';
  const element = document.querySelector("div") as Element;
  expect(getComputedStyle(element).position === "sticky").toBe(holds);
});
