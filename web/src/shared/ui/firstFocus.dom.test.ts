import { expect, it } from "@jest/globals";
import { firstFocus } from "./firstFocus";

const title = document.createElement("h2");

const bodyOf = (html: string) => {
  const body = document.createElement("div");
  body.innerHTML = html;
  return body;
};

it.each([
  ["what is to be filled in, past a button", "<button>Help</button><input type=hidden><input id=it>", "it"],
  [
    "what can be edited, past what can't",
    "<input disabled><input readonly><textarea id=it></textarea>",
    "it",
  ],
  ["the chosen one of a few", "<input type=radio name=how><input type=radio name=how id=it checked>", "it"],
  [
    "the first of a few of which none is chosen",
    "<input type=radio name=how id=it><input type=radio name=how>",
    "it",
  ],
  ["what there is to press", "<p>Gone.</p><button disabled>No</button><a href='/x' id=it>More</a>", "it"],
])("a dialog begins at %s", (_what, html, id) => {
  expect(firstFocus(bodyOf(html), title)?.id).toBe(id);
});

it("a dialog begins at its title while its body has nothing yet", () => {
  expect(firstFocus(bodyOf("<div role=status>Loading</div>"), title)).toBe(title);
});
