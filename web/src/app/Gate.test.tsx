import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { localSession } from "../shared/session/session";
import { Gate } from "./Gate";

const ana = { username: "Ana", isAdmin: 0, groupName: null, groupId: null } as const;

function open(at: string) {
  const pages = ["/login", "/admin/login", "/overview", "/client/:id", "/admin/clients_overview"];
  const children = pages.map((path) => ({ path, element: <p>{path}</p> }));
  const router = createMemoryRouter([{ element: <Gate />, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

const place = (router: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search;

beforeEach(() => localSession.clear());

describe("Gate", () => {
  it("brings a guest back to the page that was wanted, with its view", async () => {
    const router = open("/client/7?interval=WEEK");
    expect(await screen.findByText("/login")).toBeVisible();
    act(() => localSession.set(ana));
    expect(await screen.findByText("/client/:id")).toBeVisible();
    expect(place(router)).toBe("/client/7?interval=WEEK");
  });

  it("opens the home after an ordinary sign-in", async () => {
    const router = open("/login");
    act(() => localSession.set({ ...ana, isAdmin: 1 }));
    expect(await screen.findByText("/admin/clients_overview")).toBeVisible();
    expect(place(router)).toBe("/admin/clients_overview");
  });

  it("does not lead the next visitor to where the last one signed out", async () => {
    localSession.set(ana);
    const router = open("/client/7");
    act(() => localSession.clear(true));
    expect(await screen.findByText("/login")).toBeVisible();
    act(() => localSession.set(ana));
    expect(await screen.findByText("/overview")).toBeVisible();
    expect(place(router)).toBe("/overview");
  });

  it("does not let a user follow an administrator's link after signing in", async () => {
    open("/admin/clients_overview");
    expect(await screen.findByText("/admin/login")).toBeVisible();
    act(() => localSession.set(ana));
    expect(await screen.findByText("/overview")).toBeVisible();
  });
});
