import { ApolloLink, Observable } from "@apollo/client";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { renderPortal } from "../../test/renderPortal";
import { currentLanguage } from "../i18n/language";
import { portalOffers } from "../shared/offers/portalOffers";
import { localSession } from "../shared/session/session";
import { viewAs } from "../shared/session/viewAs";
import { toast } from "../shared/ui/toastStore";
import { SessionCheck } from "./SessionCheck";

const stored = { username: "Ana", isAdmin: 0, groupName: null, groupId: null } as const;
const failing = (code: string) => () => {
  throw new GraphQLError("failed", { extensions: { code } });
};
const permissions = { labelVideos: false };
const message = "Pri preverjanju seje je prišlo do težave";

beforeEach(() => {
  toast.clear();
  localSession.set(stored);
});

describe("the session check", () => {
  it("renews what the page remembers", async () => {
    const user = { id: "1", email: "ana@obcina.si", username: "Ana Novak", admin: true };
    renderPortal(<SessionCheck />, { root: { session: { user, group: null, admin: true, permissions } } });
    await waitFor(() => expect(localSession.read()).toMatchObject({ username: "Ana Novak", isAdmin: 1 }));
  });

  it("keeps the name that it remembers where the platform tells none", async () => {
    const user = { id: "1", email: null, username: null, admin: true };
    renderPortal(<SessionCheck />, { root: { session: { user, group: null, admin: true, permissions } } });
    await waitFor(() => expect(localSession.read()).toMatchObject({ username: "Ana", isAdmin: 1 }));
  });

  it("learns whether the person labels videos, and forgets it once they don't", async () => {
    const user = { id: "1", email: "ana@obcina.si", username: "Ana", admin: false };
    const session = (labelVideos: boolean) => ({
      user,
      group: null,
      admin: false,
      permissions: { labelVideos },
    });
    const { unmount } = renderPortal(<SessionCheck />, { root: { session: session(true) } });
    await waitFor(() => expect(localSession.read()?.isLabeller).toBe(1));
    expect(localStorage.getItem("isLabeller")).toBe("1");
    unmount();
    renderPortal(<SessionCheck />, { root: { session: session(false) } });
    await waitFor(() => expect(localSession.read()?.isLabeller).toBeUndefined());
    expect(localStorage.getItem("isLabeller")).toBeNull();
  });

  it("learns what the portal's platform offers, and keeps that where it can't be asked", async () => {
    const user = { id: "1", email: "ana@obcina.si", username: "Ana", admin: false };
    const session = { user, group: null, admin: false, permissions };
    const { unmount } = renderPortal(<SessionCheck />, {
      root: { session, portal: { offers: ["EXPORTS"] } },
    });
    await waitFor(() => expect(portalOffers.read().has("AUDIT")).toBe(false));
    expect(portalOffers.read().has("EXPORTS")).toBe(true);
    unmount();
    const offers = failing("UPSTREAM_UNAVAILABLE");
    const { client } = renderPortal(<SessionCheck />, { root: { session, portal: { offers } } });
    await waitFor(() =>
      expect([...client.getObservableQueries()][0]?.getCurrentResult().error).toBeDefined(),
    );
    expect(portalOffers.read().has("EXPORTS")).toBe(true);
    expect(localSession.read()).toMatchObject({ username: "Ana" });
  });

  it("applies the account's language", async () => {
    const user = { id: "1", email: "ana@obcina.si", username: "Ana Novak", admin: false, language: "EN" };
    renderPortal(<SessionCheck />, { root: { session: { user, group: null, admin: false, permissions } } });
    await waitFor(() => expect(currentLanguage()).toBe("en"));
  });

  it.each([
    ["nobody is signed in", () => null],
    ["the session is dead", failing("UNAUTHENTICATED")],
  ])("signs out where %s, and says so", async (_case, session) => {
    renderPortal(<SessionCheck />, { root: { session } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(localSession.read()).toBeNull();
  });

  it.each(["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "INTERNAL_SERVER_ERROR"])(
    "signs nobody out at %s",
    async (code) => {
      const { client } = renderPortal(<SessionCheck />, { root: { session: failing(code) } });
      await waitFor(() => expect(client.getObservableQueries().size).toBe(1));
      await waitFor(() =>
        expect([...client.getObservableQueries()][0]?.getCurrentResult().loading).toBe(false),
      );
      expect(localSession.read()).toEqual(stored);
    },
  );

  it("signs nobody out while the network is down", async () => {
    const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError("offline"))));
    const { client } = renderPortal(<SessionCheck />, { link });
    await waitFor(() =>
      expect([...client.getObservableQueries()][0]?.getCurrentResult().error).toBeDefined(),
    );
    expect(localSession.read()).toEqual(stored);
  });

  it("signs nobody out while it asks again after an outage", async () => {
    let session: () => unknown = failing("UPSTREAM_UNAVAILABLE");
    const { client } = renderPortal(<SessionCheck />, { root: { session: () => session() } });
    const result = () => [...client.getObservableQueries()][0]?.getCurrentResult();
    await waitFor(() => expect(result()?.error).toBeDefined());
    session = () => new Promise(() => {});
    void client.refetchQueries({ include: "active" });
    await waitFor(() => expect(result()?.loading).toBe(true));
    expect(localSession.read()).toEqual(stored);
  });

  describe("in a view as a group", () => {
    const admin = { ...stored, isAdmin: 1 } as const;
    const view = { groupId: "7", groupName: "Žiri" };

    beforeEach(() => {
      localSession.set(admin);
      viewAs.start(view, "/admin/groups");
    });

    it("leaves what the page remembers of who looks", async () => {
      const user = { id: "1", email: "ana@obcina.si", username: "Ana", admin: true, language: "EN" };
      const group = { id: "7", name: "Žiri", type: "SPEED" };
      renderPortal(<SessionCheck />, {
        root: { session: { user, group, admin: false, permissions: { labelVideos: true } } },
      });
      await waitFor(() => expect(currentLanguage()).toBe("en"));
      expect([localSession.read(), viewAs.read()]).toEqual([admin, { ...view, wayBack: "/admin/groups" }]);
    });

    it.each(["FORBIDDEN", "NOT_FOUND"])("ends the view, not the session, at %s", async (code) => {
      renderPortal(<SessionCheck />, { root: { session: failing(code) } });
      expect(await screen.findByText("Te skupine ni več mogoče gledati")).toBeVisible();
      expect([localSession.read(), viewAs.read()]).toEqual([admin, null]);
    });
  });
});
