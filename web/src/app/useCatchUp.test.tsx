import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { afterEach, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { renderPortal } from "../../test/renderPortal";
import { useCatchUp } from "./useCatchUp";

const question: TypedDocumentNode<{ hardwareTypes: { name: string }[] }> = gql(
  "query Known { hardwareTypes { name } }",
);
const now = 1_793_790_000_000;

function Page() {
  useCatchUp();
  const { data } = useQuery(question);
  return <p>{data?.hardwareTypes[0]?.name}</p>;
}

const look = (isHidden: boolean, at: number) =>
  act(async () => {
    jest.spyOn(Date, "now").mockReturnValue(at);
    jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  });

afterEach(() => {
  jest.restoreAllMocks();
});

it("asks anew for who comes back after a while, and not after a glance elsewhere", async () => {
  let version = 1;
  renderPortal(<Page />, { root: { hardwareTypes: () => [{ name: `as of ${version}` }] } });
  expect(await screen.findByText("as of 1")).toBeVisible();
  version = 2;
  await look(true, now);
  await look(false, now + 59_000);
  expect(screen.getByText("as of 1")).toBeVisible();
  await look(true, now + 60_000);
  await look(false, now + 120_000);
  expect(await screen.findByText("as of 2")).toBeVisible();
});
