import "../testing/browser";
import { afterEach, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../../test/renderPortal";
import { toast } from "../../ui/toastStore";
import { createChartContext } from "../chartContext";
import { chartOf } from "../chartOf";
import { measurement } from "../testing/measurement";
import { PictureMenu } from "./PictureMenu";

const period = measurement();
const model = chartOf.speed(period, createChartContext({ language: "sl", zone: period.timeZone }));
const pictured = { model, places: ["Most čez Soro"], periods: [period], timeZone: period.timeZone };

/** Records the files that the browser is given to save. */
function savedFiles(): { name: string; bytes: Blob }[] {
  const saved: { name: string; bytes: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL() {} });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push({ name: this.download, bytes: blobs.at(-1) ?? new Blob() });
  });
  return saved;
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => toast.clear());
});

it("saves the chart as a file that is made here, and asks nobody for it", async () => {
  const saved = savedFiles();
  const asked = jest.spyOn(window, "fetch");
  renderPortal(<PictureMenu {...pictured} />);
  await userEvent.click(screen.getByRole("button", { name: "Shrani sliko: Hitrost vozil" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Shrani sliko (SVG)" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe("Most-čez-Soro_Hitrost-vozil_2026-07-01.svg");
  expect(saved[0]?.bytes.type).toBe("image/svg+xml");
  expect(asked).not.toHaveBeenCalled();
});

it("says so where this browser can't make it", async () => {
  savedFiles();
  // jsdom can't render pictures to pixels.
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error("no pictures")) });
  renderPortal(<PictureMenu {...pictured} />);
  await userEvent.click(screen.getByRole("button", { name: "Shrani sliko: Hitrost vozil" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Shrani sliko (PNG)" }));
  expect(await screen.findByText(/Slike grafa ni bilo mogoče izdelati/)).toBeInTheDocument();
});
