import { expect, it } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { everyOffer, offerAllBut } from "../../test/offers";
import { renderPortal } from "../../test/renderPortal";
import type { NamedOffer } from "../shared/offers/NotOffered";
import { portalOffers } from "../shared/offers/portalOffers";
import { Offered } from "./Offered";

const show = (at: string, ...needs: NamedOffer[]) =>
  act(async () =>
    renderPortal(
      <Offered needs={needs}>
        <p>page</p>
      </Offered>,
      { at },
    ),
  );

it("shows a page that lacks nothing", async () => {
  offerAllBut("COMPARISON", "PROFILE");
  for (const needs of [[], ["REPORT_SCHEDULES"], ["PROFILE", "SESSIONS"]] as const) {
    const { unmount } = await show("/overview", ...needs);
    expect(screen.getByText("page")).toBeVisible();
    unmount();
  }
});

it("says in one sentence what is lacking, with the way to the overview, and offers no second try", async () => {
  offerAllBut("COMPARISON");
  await show("/compare?client=7", "COMPARISON");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    /^Platforma portala tega ne ponuja: primerjava obdobij\.$/,
  );
  expect(screen.getByRole("link", { name: "Na pregled" })).toHaveAttribute("href", "/overview");
  expect(screen.queryByText("page")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  // A new offer shows without a reload.
  act(() => portalOffers.learn(everyOffer));
  expect(screen.getByText("page")).toBeVisible();
});

it("leads administrators to their overview, in their language", async () => {
  localStorage.setItem("language", "en");
  offerAllBut("AUDIT");
  await show("/admin/audit_log?client=7", "AUDIT");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "The portal's platform does not offer this: the audit log.",
  );
  expect(screen.getByRole("link", { name: "To the overview" })).toHaveAttribute(
    "href",
    "/admin/clients_overview",
  );
});
