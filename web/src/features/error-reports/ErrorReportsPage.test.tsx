import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import { toast } from "../../shared/ui/toastStore";
import { ErrorReportsPage } from "./ErrorReportsPage";

const day = 1_793_000_000;
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const report = (id: string, part: object = {}) => ({
  id,
  createDate: day,
  who: `ana${id}@b.si`,
  page: "/client/4",
  userAgent: chrome,
  message: "Graf se ne pokaže",
  done: false,
  ...part,
});

type Report = ReturnType<typeof report>;
type Input = { ids: string[]; done: boolean; idempotencyKey: string };

/** Renders the page with reports that change as they are marked. */
async function show({ reports = [report("1"), report("2")], at = "/", root = {} as Root } = {}) {
  const state = new Map<string, Report>(reports.map((one) => [one.id, one]));
  const sent: Input[] = [];
  const answers: Root = {
    bulkProgress: () => feed().stream(),
    errorReports: ({ done, first }: { done?: boolean | null; first: number }) => {
      const all = [...state.values()].filter((one) => done == null || one.done === done);
      return {
        nodes: all.slice(0, first),
        totalCount: all.length,
        pageInfo: { hasNextPage: false, endCursor: null },
      };
    },
    setErrorReportsDone: ({ input }: { input: Input }) => {
      sent.push(input);
      for (const id of input.ids) state.set(id, { ...report(id), ...state.get(id), done: input.done });
      const results = input.ids.map((id) => ({ id, status: "DONE", error: null }));
      return { dryRun: false, done: input.ids.length, failed: 0, skipped: 0, results };
    },
    ...root,
  };
  const view = await act(async () => renderPortal(<ErrorReportsPage />, { at, root: answers }));
  return { ...view, sent };
}

const item = async (who: string) => {
  const found = (await screen.findByText(who)).closest("li");
  if (found === null) throw new Error(`${who} is in no item`);
  return found;
};

beforeEach(() => toast.clear());

describe("error reports", () => {
  it("tell who, where and in which browser, in words that are text alone", async () => {
    const message = '<img src="x" onerror="alert(1)"> & **ne dela**\nDruga vrstica';
    await show({
      reports: [report("1", { message }), report("2", { page: "//evil.example", userAgent: null })],
    });
    const first = within(await item("ana1@b.si"));
    expect(first.getByText(/<img src="x" onerror="alert\(1\)"> & \*\*ne dela\*\*/)).toBeVisible();
    expect(document.querySelector("main img, li img")).toBeNull();
    expect(first.getByRole("link", { name: "/client/4" })).toHaveAttribute("href", "/client/4");
    expect(first.getByText("Chrome, Windows")).toHaveAttribute("title", chrome);
    const second = within(await item("ana2@b.si"));
    expect(second.getByText("//evil.example")).toBeVisible();
    expect(second.queryByRole("link")).toBeNull();
    expect(second.getByText("brskalnik ni znan")).toBeVisible();
  });

  it("fold what is long", async () => {
    await show({ reports: [report("1", { message: "dolgo ".repeat(100) })] });
    const unfold = await screen.findByRole("button", { name: "Pokaži vse sporočilo" });
    expect(unfold).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(unfold);
    expect(screen.getByRole("button", { name: "Skrči" })).toHaveAttribute("aria-expanded", "true");
  });

  it("are marked one by one, and are then among those that are done", async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole("button", { name: /^Označi kot rešeno: ana1/ }));
    expect(await screen.findByText("Označeno kot rešeno")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("ana1@b.si")).toBeNull());
    expect(sent).toEqual([
      expect.objectContaining({ ids: ["1"], done: true, idempotencyKey: expect.any(String) }),
    ]);
    await userEvent.click(screen.getByRole("radio", { name: "Rešene" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Znova odpri: ana1/ }));
    expect(await screen.findByText("Znova odprto")).toBeVisible();
    expect(await screen.findByText("Rešenih prijav še ni")).toBeVisible();
  });

  it("are marked many at once", async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Izberi vse prikazane" }));
    const bar = within(screen.getByRole("region", { name: "Izbrane prijave" }));
    expect(bar.getByText("2 izbrani prijavi")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Označi kot rešeno" }));
    expect(await screen.findByText("Vse je rešeno")).toBeVisible();
    expect(sent.map(({ ids }) => ids)).toEqual([["1", "2"]]);
  });

  it("are marked with the same key once more where no answer came", async () => {
    const keys: string[] = [];
    await show({
      root: {
        setErrorReportsDone: ({ input }: { input: Input }) => {
          keys.push(input.idempotencyKey);
          throw new GraphQLError("away", { extensions: { code: "UPSTREAM_TIMEOUT" } });
        },
      },
    });
    for (const times of [1, 2]) {
      await userEvent.click(await screen.findByRole("button", { name: /^Označi kot rešeno: ana1/ }));
      await waitFor(() => expect(keys).toHaveLength(times));
      expect(await screen.findByText("Prijav ni bilo mogoče označiti kot rešenih")).toBeVisible();
    }
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByText("ana1@b.si")).toBeVisible();
  });

  it.each([
    ["", "Vse je rešeno"],
    ["?show=done", "Rešenih prijav še ni"],
    ["?show=all", "Prijav napak še ni"],
  ])("say at %j that there are none", async (search, text) => {
    await show({ reports: [], at: `/${search}` });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ["UPSTREAM_UNAVAILABLE", "Prijav napak ni bilo mogoče pridobiti"],
    ["FORBIDDEN", "Ni dostopa"],
  ])("say at %s why they don't show", async (code, text) => {
    await show({
      root: {
        errorReports: () => {
          throw new GraphQLError("no", { extensions: { code } });
        },
      },
    });
    expect(await screen.findByRole("heading", { name: text })).toBeVisible();
  });
});
