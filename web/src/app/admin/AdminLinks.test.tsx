import { expect, it } from "@jest/globals";
import { act, screen } from "@testing-library/react";
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
