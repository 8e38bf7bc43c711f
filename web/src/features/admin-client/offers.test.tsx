import { beforeEach, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerNothing } from "../../../test/offers";
import { chooseLanguage } from "../../i18n/language";
import { localSession } from "../../shared/session/session";
import { device, showClient } from "./testing/showClient";

beforeEach(() => {
  chooseLanguage("en");
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
  offerNothing();
});

it("asks for nothing of a client that the portal's platform does not offer, and shows nothing of it", async () => {
  const firmwareAssignment = jest.fn(() => null);
  const auditLog = jest.fn(() => null);
  showClient({ client: () => device({ firmwareAssignment }), auditLog });
  const facts = await screen.findByRole("region", { name: "Device" });
  expect(within(facts).queryByRole("combobox")).toBeNull();
  expect(await screen.findByText("No keys for embeds or scripts")).toBeVisible();
  expect(screen.getByRole("region", { name: "Firmware" })).not.toHaveTextContent("Assigned");
  expect(screen.queryByRole("region", { name: "Who changed what" })).toBeNull();
  expect(screen.queryByRole("button", { name: "New device key" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "More: Most" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toContain("Assign firmware");
  expect(items).not.toContain("New device key");
  expect([firmwareAssignment, auditLog].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
