import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPortal } from "../../test/renderPortal";
import { LargeDialog } from "../shared/ui/LargeDialog";

const sheet = document.createElement("style");

/** The rules for paper, in force on the screen. */
beforeEach(() => {
  const css = readFileSync(new URL("./print.css", import.meta.url), "utf8");
  sheet.textContent = css.slice(
    css.indexOf("@media print {") + "@media print {".length,
    css.lastIndexOf("}"),
  );
  document.head.append(sheet);
});
afterEach(() => sheet.remove());

const show = (isPaper: boolean) => {
  const { container } = renderPortal(
    <>
      <p>The page</p>
      <LargeDialog title="The dialog" width="40rem" isPaper={isPaper} onClose={() => {}}>
        Figures
      </LargeDialog>
    </>,
  );
  container.id = "root";
};
const isPrinted = (text: string) => {
  for (let part: Element | null = screen.getByText(text); part !== null; part = part.parentElement)
    if (getComputedStyle(part).display === "none") return false;
  return true;
};

it("prints a dialog that is a screen of figures, whole, and not the page behind it", () => {
  show(true);
  expect(isPrinted("Figures")).toBe(true);
  expect(isPrinted("The dialog")).toBe(true);
  expect(isPrinted("The page")).toBe(false);
  expect(getComputedStyle(screen.getByText("Figures")).overflow).toBe("visible");
  expect(getComputedStyle(screen.getByRole("dialog")).position).toBe("static");
});

it("prints the page, and no other dialog over it", () => {
  show(false);
  expect(isPrinted("Figures")).toBe(false);
  expect(isPrinted("The page")).toBe(true);
});
