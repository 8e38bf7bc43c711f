import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { localSession } from "../shared/session/session";
import { viewAs } from "../shared/session/viewAs";
import { Gate } from "./Gate";

const ana = { username: "Ana", isAdmin: 0, groupName: null, groupId: null } as const;

function open(at: string) {
  const pages = ["/login", "/admin/login", "/overview", "/client/:id", "/admin/clients_overview"];
  const children = pages.map((path) => ({ path, element: <p>{path}</p> }));
  const router = createMemoryRouter([{ element: <Gate />, children }], { initialEntries: [at] });
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount };
}

const place = (router: ReturnType<typeof open>["router"]) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => localSession.clear());

describe("Gate", () => {
  it("brings a guest back to the page that was wanted, with its view", async () => {
    const { router } = open("/client/7?interval=WEEK");
    expect(await screen.findByText("/login")).toBeVisible();
    act(() => localSession.set(ana));
    expect(await screen.findByText("/client/:id")).toBeVisible();
    expect(place(router)).toBe("/client/7?interval=WEEK");
  });

  it("opens the home after an ordinary sign-in", async () => {
    const { router } = open("/login");
    act(() => localSession.set({ ...ana, isAdmin: 1 }));
    expect(await screen.findByText("/admin/clients_overview")).toBeVisible();
    expect(place(router)).toBe("/admin/clients_overview");
  });

  it("does not lead the next visitor to where the last one signed out", async () => {
    localSession.set(ana);
    const { router } = open("/client/7");
    act(() => localSession.clear(true));
    expect(await screen.findByText("/login")).toBeVisible();
    act(() => localSession.set(ana));
    expect(await screen.findByText("/overview")).toBeVisible();
    expect(place(router)).toBe("/overview");
  });

  it("leads an administrator who signs out to the sign-in of all, and one whose session is lost back to their own", async () => {
    localSession.set({ ...ana, isAdmin: 1 });
    const { unmount } = open("/admin/clients_overview");
    act(() => localSession.clear(true));
    expect(await screen.findByText("/login")).toBeVisible();
    unmount();
    localSession.set({ ...ana, isAdmin: 1 });
    open("/admin/clients_overview");
    act(() => localSession.clear());
    expect(await screen.findByText("/admin/login")).toBeVisible();
  });

  it("does not let a user follow an administrator's link after signing in", async () => {
    open("/admin/clients_overview");
    expect(await screen.findByText("/admin/login")).toBeVisible();
    act(() => localSession.set(ana));
    expect(await screen.findByText("/overview")).toBeVisible();
  });

  it("leads to no address that a link to sign-in brings along, but the portal's own", async () => {
    for (const wanted of ["https://example.com/overview", "//example.com", "/nowhere", "/\\example.com"]) {
      localSession.set(ana);
      const { router, unmount } = open(`/login?wanted=${encodeURIComponent(wanted)}`);
      expect(await screen.findByText("/overview")).toBeVisible();
      expect(place(router)).toBe("/overview");
      unmount();
    }
  });

  it("keeps the API page in mind while a session that the server has given up is asked about", async () => {
    localSession.set(ana);
    const { router } = open("/login?wanted=%2Fgraphiql%3Fquery%3Dx");
    expect(await screen.findByText("/overview")).toBeVisible();
    act(() => localSession.clear());
    expect(await screen.findByText("/login")).toBeVisible();
    expect(router.state.location.state).toEqual({ wanted: "/graphiql?query=x" });
  });

  it("keeps who views as a group on the pages of users, until they go to one of the administrators", async () => {
    localSession.set({ ...ana, isAdmin: 1 });
    viewAs.start({ groupId: "7", groupName: "Žiri" }, "/admin/groups");
    const { router } = open("/login");
    expect(await screen.findByText("/overview")).toBeVisible();
    await act(() => router.navigate("/admin/clients_overview"));
    expect(await screen.findByText("/admin/clients_overview")).toBeVisible();
    expect([viewAs.read(), place(router)]).toEqual([null, "/admin/clients_overview"]);
  });
});
