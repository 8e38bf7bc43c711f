import { beforeEach, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { adoptLanguage } from "../../../i18n/language";
import type { Remark } from "../importFile";
import { useRemark } from "./useRemark";

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

it("leaves what it does not know in the platform's English", () => {
  expect(said({ code: "SOMETHING_NEW", params: {}, message: "Something new." })).toBe("Something new.");
});
