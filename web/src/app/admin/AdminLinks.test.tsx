import { expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import { AdminLinks } from "./AdminLinks";

const show = (open: number) => {
  const errorReports = ({ done }: { done?: boolean }) => ({ totalCount: done === false ? open : 9 });
  return act(async () => renderPortal(<AdminLinks />, { root: { errorReports } }));
};

it("say how many error reports are open", async () => {
  await show(3);
  expect(await screen.findByRole("link", { name: /^Prijave napak\s*3 odprte$/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sistem" })).toBeVisible();
});

it("say nothing where none is", async () => {
  await show(0);
  expect(await screen.findByRole("link", { name: "Prijave napak" })).toBeVisible();
});

it("lead to nothing that the portal's platform does not offer, and ask for nothing of it", async () => {
  offerAllBut("ERROR_REPORTS", "AUDIT", "SYSTEM", "VIDEOS", "REPORT_SCHEDULES");
  const errorReports = jest.fn(() => ({ totalCount: 3 }));
  await act(async () => renderPortal(<AdminLinks />, { root: { errorReports } }));
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names).toContain("Uporabniki");
  for (const name of ["Prijave napak", "Dnevnik sprememb", "Sistem", "Posnetki", "Poročila"])
    expect(names).not.toContain(name);
  expect(screen.queryByRole("group", { name: "Delovanje" })).toBeNull();
  expect(errorReports).not.toHaveBeenCalled();
});
