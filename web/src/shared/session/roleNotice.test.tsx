import { expect, it } from "@jest/globals";
import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { screen } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { RoleNotice } from "./RoleNotice";
import { localSession } from "./session";

const signInAs = (role: GroupRole | undefined) =>
  localSession.set({ userId: "2", username: "Ana", isAdmin: 0, groupName: "Bled", groupId: "1", role });

it("says to whoever has too small a role why there is nothing to change", () => {
  signInAs("operator");
  renderPortal(<RoleNotice needed="editor" />);
  expect(screen.getByRole("note")).toHaveTextContent(
    "Tu lahko gledate, spreminjati pa ne: vaša vloga je operater. Vloge določa vodja skupine ali skrbnik.",
  );
});

it.each(["editor", "manager", undefined] as const)("says nothing to %s", (role) => {
  signInAs(role);
  renderPortal(<RoleNotice needed="editor" />);
  expect(screen.queryByRole("note")).toBeNull();
});
