import { beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { showGroups, shownGroup } from "../../../../test/groupsPage";
import { offerAllBut } from "../../../../test/offers";
import { toast } from "../../../shared/ui/toastStore";

const NAME = "Potreben je drugi korak prijave";
const at = "/admin/groups?group=1&tab=settings";
const group = (secondFactor: boolean | null) => () => ({ ...shownGroup, secondFactor });
const theSwitch = () => screen.findByRole("switch", { name: NAME });

beforeEach(() => toast.clear());

it.each([
  [false, true],
  [true, false],
])("is %p and becomes %p, and nothing else is sent", async (before, after) => {
  const { sent } = await showGroups({ at, root: { group: group(before) } });
  const shown = await theSwitch();
  if (before) expect(shown).toBeChecked();
  else expect(shown).not.toBeChecked();
  expect(shown).toHaveAccessibleDescription(/morajo dodati aplikacijo ali ključ za prijavo/);
  await userEvent.click(shown);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [[kind, input] = []] = sent.mock.calls;
  expect([kind, input]).toEqual(["update", expect.objectContaining({ id: "1", secondFactor: after })]);
  expect(input).not.toHaveProperty("importsAllowed");
});

it("says that it could not be changed, and stays as it was", async () => {
  const updateGroup = () => {
    throw new GraphQLError("down", { extensions: { code: "INTERNAL_SERVER_ERROR" } });
  };
  await showGroups({ at, root: { group: group(false), updateGroup } });
  await userEvent.click(await theSwitch());
  expect(await screen.findByText("Nastavitve ni bilo mogoče spremeniti")).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
});

it("is not shown where the group's demand is not told", async () => {
  await showGroups({ at, root: { group: group(null) } });
  await screen.findByRole("switch", { name: "Grafi po smereh" });
  expect(screen.queryByRole("switch", { name: NAME })).toBeNull();
});

it("is not shown where the platform has no second factors", async () => {
  offerAllBut("SECOND_FACTOR");
  await showGroups({ at, root: { group: group(false) } });
  await screen.findByRole("switch", { name: "Grafi po smereh" });
  expect(screen.queryByRole("switch", { name: NAME })).toBeNull();
});
