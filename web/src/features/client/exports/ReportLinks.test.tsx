import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPortal } from "../../../../test/renderPortal";
import { ReportLinks } from "./ReportLinks";

function show(reports: { available: boolean; reason: string | null }) {
  const portal = { tileUrl: null, tileAttribution: "", reportCompany: "", reports };
  renderPortal(<ReportLinks clientId="7" period={{ from: 1_790_000_000, to: 1_790_086_400 }} />, {
    root: { portal: () => portal },
  });
}

it("links to the preview and to the PDF of the period on screen, each in a new tab", async () => {
  show({ available: true, reason: null });
  const pdf = await screen.findByRole("link", { name: "Prenesi poročilo" });
  expect(pdf).toHaveAttribute(
    "href",
    "/pdf/report?clientId=7&startTimestamp=1790000000&endTimestamp=1790086400",
  );
  expect(pdf).toHaveAttribute("target", "_blank");
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toHaveAttribute(
    "href",
    "/report/7?fromTimestamp=1790000000&toTimestamp=1790086400",
  );
});

it("says what is missing where no PDF can be made, and keeps the preview", async () => {
  show({ available: false, reason: "No Chromium was found." });
  expect(
    await screen.findByText("PDF poročil ni mogoče izdelati. No Chromium was found."),
  ).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Prenesi poročilo" })).toBeNull();
  expect(screen.getByRole("link", { name: "Predogled poročila" })).toBeInTheDocument();
});
