import { beforeEach, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { adoptLanguage } from "../../../i18n/language";
import type { Remark } from "../importFile";
import { useRemark, useWord } from "./useRemark";

beforeEach(() => adoptLanguage("sl"));

const said = (remark: Remark) => {
  const Said = () => <p>{useRemark()(remark)}</p>;
  return render(<Said />).container.textContent;
};

it("says what a code speaks of, in the language of the screen", () => {
  const directions = { mapping: "N = incoming, S = outgoing" };
  expect(said({ code: "DIRECTIONS_TAKEN", params: directions, message: "" })).toBe(
    "Smeri so razumljene tako: N = prihaja, S = odhaja.",
  );
  expect(said({ code: "KIND_TAKEN", params: { kind: "bicycle" }, message: "" })).toContain("kolesarji");
  expect(said({ code: "TOO_LARGE", params: { bytes: 20_000 }, message: "" })).toContain("20.000");
});

it("tells how many lines are left out as the total of both directions", () => {
  const params = { column: "Smer", values: "total, all", lines: 12_400 };
  expect(said({ code: "DIRECTION_TOTALS_TAKEN", params, message: "" })).toBe(
    "Te vrednosti v stolpcu Smer so vsota smeri in se ne štejejo: total, all. Izpuščenih vrstic: 12.400.",
  );
  expect(said({ code: "DIRECTIONS_LEFT_OUT", params, message: "" })).toBe(
    "Vrstice s temi vrednostmi v stolpcu Smer se ne štejejo, kot ste povedali: total, all. Izpuščenih vrstic: 12.400.",
  );
});

it("asks in words what missing rows mean", () => {
  const params = { intervals: 3, incoming: 1, outgoing: 2, kinds: 0 };
  expect(said({ code: "ROWS_MISSING", params, message: "" })).toBe(
    "Intervali, v katerih ni vrstic za smer ali vrsto udeležencev, ki jo datoteka sicer pove: 3 (prihajajoče 1, odhajajoče 2, cela vrsta 0). Kaj pomeni, da vrstice ni?",
  );
  const Words = () => <p>{["nobody", "notHeard"].map(useWord()).join(", ")}</p>;
  expect(render(<Words />).container.textContent).toBe("nihče ni šel mimo, nihče ni poslušal");
});

it("leaves what it does not know in the platform's English", () => {
  expect(said({ code: "SOMETHING_NEW", params: {}, message: "Something new." })).toBe("Something new.");
});
