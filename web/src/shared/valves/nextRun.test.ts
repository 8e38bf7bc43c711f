import { expect, it } from "@jest/globals";
import { nextRunOf } from "./nextRun";

const open = (nextChange: number | null) => ({ expectedOpen: true, nextChange });
const shut = (nextChange: number | null) => ({ expectedOpen: false, nextChange });
const untold = { expectedOpen: null, nextChange: null };

it.each([
  ["the first that is due", [shut(900), shut(500), shut(null)], { runs: false, at: 500 }],
  ["nothing", [shut(null)], { runs: false, at: null }],
  ["no valves", [], { runs: false, at: null }],
  [
    "those that are open, until the last closes",
    [open(700), open(900), shut(500)],
    { runs: true, until: 900 },
  ],
  ["one without an end", [open(700), open(null)], { runs: true, until: null }],
  ["of those that tell", [untold, shut(500)], { runs: false, at: 500 }],
  ["what runs beside one that is not told", [untold, open(700)], { runs: true, until: 700 }],
  ["nothing where one of them does not tell", [untold, shut(null)], null],
])("tells %s", (_what, valves, next) => {
  expect(nextRunOf(valves)).toEqual(next);
});
