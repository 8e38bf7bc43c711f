import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { renderPortal } from "../../test/renderPortal";
import { portalOffers } from "../shared/offers/portalOffers";
import { localSession } from "../shared/session/session";
import { Offered } from "./Offered";
import { SessionCheck } from "./SessionCheck";

const user = { id: "1", email: "ana@obcina.si", username: "Ana", admin: false };
const session = { user, group: null, admin: false, permissions: { labelVideos: false } };
const unknown = { areKnown: false, has: () => false };

let stop = () => {};

/** A browser's first visit, until the first answer. */
function forget(): void {
  const known = portalOffers.read;
  let isTold = false;
  stop = portalOffers.subscribe(() => {
    isTold = true;
  });
  jest.spyOn(portalOffers, "read").mockImplementation(() => (isTold ? known() : unknown));
}

function show(portal: () => object) {
  const page = (
    <>
      <SessionCheck />
      <Offered>
        <p>page</p>
      </Offered>
    </>
  );
  return renderPortal(page, { root: { session, portal } });
}

beforeEach(() => localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null }));
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it("shows no page before it is known what may be asked for, and asks once", async () => {
  forget();
  const asked = jest.fn(() => ({ offers: ["EXPORTS"] }));
  show(asked);
  expect(screen.queryByText("page")).toBeNull();
  expect(await screen.findByText("page")).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("offers")).toBe("EXPORTS");
});

it("says where nobody can tell, and tries again", async () => {
  forget();
  let isAway = true;
  show(() => ({
    offers: () => {
      if (isAway) throw new GraphQLError("away", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
      return [];
    },
  }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Strani ni bilo mogoče pridobiti");
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
  expect(await screen.findByText("page")).toBeVisible();
});

it("shows a page at once where it is known", () => {
  const { unmount } = show(() => ({ offers: null }));
  expect(screen.getByText("page")).toBeVisible();
  unmount();
});
