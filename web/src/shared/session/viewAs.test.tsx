import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Route, RouterProvider, Routes, useLocation } from "react-router-dom";
import { LeaveGuards } from "../leaving/LeaveGuards";
import { useLeaveGuard } from "../leaving/useLeaveGuard";
import { localSession } from "./session";
import { useLocalSession } from "./useLocalSession";
import { useLeaveView, useViewGroup } from "./useViewAs";
import { viewAs } from "./viewAs";

const admin = { username: "Ana", isAdmin: 1, groupName: null, groupId: null } as const;
const ziri = { groupId: "7", groupName: "Občina Žiri" };

function Page({ hasUnsaved = false }) {
  useLeaveGuard(() => hasUnsaved);
  const session = useLocalSession();
  const view = useViewGroup();
  const leave = useLeaveView();
  const { pathname } = useLocation();
  return (
    <>
      <output data-path={pathname}>{JSON.stringify(session)}</output>
      <button type="button" onClick={() => view(ziri, "/overview")}>
        {"view"}
      </button>
      <button type="button" onClick={leave}>
        {"leave"}
      </button>
    </>
  );
}

/** The page is below <Routes>, like the administrators' pages: navigation differs there. */
function show(hasUnsaved = false) {
  const element = (
    <>
      <LeaveGuards />
      <Routes>
        <Route path="*" element={<Page hasUnsaved={hasUnsaved} />} />
      </Routes>
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/admin/groups?q=z"] });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

beforeEach(() => {
  localSession.set(admin);
  viewAs.end();
});

describe("a view as a group", () => {
  it("shows the portal to a user of the group, from the page on that it begins with", async () => {
    show();
    const begun: (string | undefined)[] = [];
    const stop = viewAs.subscribe(() => begun.push(screen.getByRole("status").dataset.path));
    await press("view");
    expect(begun).toEqual(["/overview"]);
    expect(shown()).toEqual({ username: "Ana", isAdmin: 0, groupId: "7", groupName: "Občina Žiri" });
    stop();
  });

  it("does not begin where unsaved changes keep the visitor", async () => {
    const router = show(true);
    await press("view");
    expect([router.state.location.pathname, viewAs.read()]).toEqual(["/admin/groups", null]);
  });

  it("leads back to where it was begun", async () => {
    const router = show();
    await press("view");
    await press("leave");
    expect(router.state.location.pathname + router.state.location.search).toBe("/admin/groups?q=z");
    expect([viewAs.read(), shown()]).toEqual([null, admin]);
  });

  it("ends with the session, and where its owner is no administrator any more", () => {
    viewAs.start(ziri, "/admin/groups");
    localSession.set({ ...admin, isAdmin: 0 });
    expect(viewAs.read()).toBeNull();
    localSession.set(admin);
    viewAs.start(ziri, "/admin/groups");
    localSession.clear();
    expect([viewAs.read(), sessionStorage.getItem("viewAs")]).toEqual([null, null]);
  });
});
