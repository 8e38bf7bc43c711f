import "../../shared/chart/testing/browser";
import { beforeEach, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { offerNothing } from "../../../test/offers";
import { adoptLanguage } from "../../i18n/language";
import { apiKey, keysPortal } from "../../shared/keys/testing/keysPortal";
import { measurement, showClient } from "./testing/showClient";

/** A client's page with a plain platform. */
const show = (search = "", part = {}, root = {}) =>
  act(async () => showClient(() => measurement(), part, root, search));

beforeEach(() => {
  adoptLanguage("sl");
  offerNothing();
});

it("has its tabs, and neither the comparison nor files to download", async () => {
  await show();
  const tabs = (await screen.findAllByRole("tab")).map(({ textContent }) => textContent);
  expect(tabs).toContain("Izvoz podatkov");
  expect(screen.queryByRole("link", { name: "Primerjaj" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Prenesi podatke" })).toBeNull();
});

it("says in the place of files that there are none", async () => {
  await show("?tab=export&preview=daily.csv");
  expect(await screen.findByText("Platforma portala datotek za prenos ne pripravlja.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /CSV/ })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("shows the report, to look at and as a PDF, and offers none by itself", async () => {
  await show("?tab=report");
  expect(await screen.findByRole("link", { name: "Predogled poročila" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Prenesi poročilo" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Pošiljaj redno" })).toBeNull();
});

it("embeds by the device's own key, asks for no group's, and manages none", async () => {
  const groupKeys = jest.fn(() => []);
  const { root } = keysPortal([apiKey("5")]);
  const group = {
    id: "1",
    name: "Občina",
    type: "SPEED" as const,
    inOutGraphs: false,
    importsAllowed: false,
    apiKeys: groupKeys,
  };
  await show("?tab=embed", { apiKeys: [apiKey("5")], groups: [group] }, root);
  expect(await screen.findByRole("region", { name: "Graf" })).toBeVisible();
  expect(await screen.findAllByRole("textbox", { name: "Koda za vgradnjo" })).toHaveLength(2);
  expect(screen.queryByRole("combobox", { name: "Na zemljevidu" })).toBeNull();
  for (const name of ["Prekliči ključ", "Vsi ključi"]) expect(screen.queryByText(name)).toBeNull();
  expect(groupKeys).not.toHaveBeenCalled();
});
