import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { pressTwice } from "../../../../test/pressTwice";
import { toast } from "../../../shared/ui/toastStore";
import { device, firmware, type Input, showFirmware } from "../testing/showFirmware";

type Part = { client: { id: string; name: string } | null } & Record<string, unknown>;

const one = (id: string, state: string, part: object = {}): Part => ({
  client: { id, name: `Znak ${id}` },
  isPilot: false,
  isOverdue: false,
  state,
  assignDate: null,
  downloadDate: null,
  downloadedDate: null,
  reportDate: null,
  reportedVersion: null,
  attempts: 0,
  ...part,
});
const counts = { total: 3, waiting: 1, underWay: 0, installed: 1, failed: 1, withdrawn: 0, replaced: 0 };
const rollout = (part: object = {}) => ({
  id: "5",
  state: "REST",
  stopReason: null,
  pilots: 1,
  failuresAtMost: 1,
  pilotDeadlineHours: 72,
  createDate: 1_793_000_000,
  endDate: null,
  createdBy: { id: "1", email: "admin@obcestje.si" },
  firmware: firmware("2", "2.0", "K200DISP_FALCON"),
  counts,
  devices: [
    one("1", "INSTALLED", { isPilot: true, reportDate: 1_793_000_600, reportedVersion: "2.0", attempts: 1 }),
    one("2", "WAITING"),
    one("3", "FAILED", { reportDate: 1_793_000_900, reportedVersion: "1.0", attempts: 2 }),
  ],
  ...part,
});

const at = "/admin/firmware?rollout=5";
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (name: string) => {
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name }));
};

beforeEach(() => toast.clear());

describe("a rollout", () => {
  it("says which pilot was waited for in vain, and that it stopped over that", async () => {
    const devices = [one("1", "ASSIGNED", { isPilot: true, isOverdue: true }), one("2", "WAITING")];
    await showFirmware({
      at,
      root: { rollout: () => rollout({ state: "STOPPED", stopReason: "SILENCE", devices }) },
    });
    expect(
      await screen.findByRole("row", { name: /Znak 1.*Ni se javila, šteje kot neuspela/ }),
    ).toBeVisible();
    expect(screen.getByText(/prve naprave se v danem času niso javile/)).toBeVisible();
    expect(screen.getByText(/prve čaka 72 h/)).toBeVisible();
  });

  it("says how far it is as a whole and device by device, those that failed first", async () => {
    const { router } = await showFirmware({ at, root: { rollout: () => rollout() } });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Uvajanje različice 2.0");
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Kako daleč so naprave: Nameščeno: 1, Čaka: 1, Ni uspelo: 1",
    );
    const [, first, second, third] = screen.getAllByRole("row");
    expect(first).toHaveTextContent(/^Znak 3Ni uspelo.*1\.02$/);
    expect(first).toHaveTextContent("Datoteke ni prevzela do konca; razloga ni povedala.");
    expect(second).toHaveTextContent("Znak 2Čaka na vrsto--0");
    expect(third).toHaveTextContent(/^Znak 1med prvimiNameščeno/);
    await userEvent.selectOptions(screen.getByLabelText("Pokaži"), "FAILED");
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(router.state.location.search).toBe("?rollout=5&state=FAILED");
  });

  it("is stopped once, however often it is pressed", async () => {
    const sent: Input[] = [];
    const stopRollout = ({ input }: { input: Input }) => {
      sent.push(input);
      return { rollout: rollout({ state: "STOPPED", stopReason: "PERSON" }) };
    };
    await showFirmware({ at, root: { rollout: () => rollout(), stopRollout } });
    await press("Ustavi");
    expect(screen.getByText(/^1 naprava, ki datoteke še ni začela/)).toBeVisible();
    const question = within(screen.getByRole("alertdialog"));
    await pressTwice(question.getByRole("button", { name: "Ustavi" }));
    expect(await screen.findByText("Uvajanje je ustavljeno")).toBeVisible();
    expect(screen.getByText("Nekdo ga je ustavil.")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("that stopped by itself goes on to the others, though not all pilots went well", async () => {
    const stopped = rollout({
      state: "STOPPED",
      stopReason: "FAILURES",
      devices: [one("3", "FAILED", { isPilot: true })],
    });
    const sent: Input[] = [];
    const resumeRollout = ({ input }: { input: Input }) => {
      sent.push(input);
      if (sent.length === 1) throw new GraphQLError("?", { extensions: { code: "UPSTREAM_TIMEOUT" } });
      return { rollout: rollout() };
    };
    await showFirmware({ at, root: { rollout: () => stopped, resumeRollout } });
    expect(await screen.findByText("Ustavilo se je samo: preveč naprav ni uspelo.")).toBeVisible();
    await press("Nadaljuj z drugimi");
    expect(screen.getByText(/^Prve naprave niso vse uspele/)).toBeVisible();
    await confirm("Nadaljuj z drugimi");
    expect(await screen.findByText("Uvajanja ni bilo mogoče nadaljevati")).toBeVisible();
    await confirm("Nadaljuj z drugimi");
    expect(await screen.findByText("Uvajanje se nadaljuje")).toBeVisible();
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it("is tried once more of one device, or of all that failed", async () => {
    const sent: Input[] = [];
    const retryRollout = ({ input }: { input: Input }) => {
      sent.push(input);
      return { rollout: rollout() };
    };
    await showFirmware({ at, root: { rollout: () => rollout(), retryRollout } });
    await press("Poskusi znova: Znak 3");
    await screen.findByText("Naprave dobijo različico še enkrat");
    await press("Ponovi neuspele");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ clientIds }) => clientIds ?? null)).toEqual([["3"], null]);
  });

  it("takes further devices, those that it has not yet", async () => {
    const devices = [one("7", "INSTALLED")];
    const { sent } = await showFirmware({ at, root: { rollout: () => rollout({ devices }) } });
    await press("Dodaj naprave");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByRole("checkbox", { name: /Most/ })).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: /Cesta/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Najprej preveri" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Dodaj" }));
    expect(await screen.findByText("Naprave so dodane uvajanju")).toBeVisible();
    expect(sent.at(-1)).toEqual(["addToRollout", expect.objectContaining({ id: "5", clientIds: ["8"] })]);
  });

  it("is asked for anew as soon as one of its devices tells another version", async () => {
    let now = rollout({ devices: [one("7", "DOWNLOADED")] });
    const asked: string[] = [];
    const { tell } = await showFirmware({
      at,
      root: {
        rollout: ({ id }: { id: string }) => {
          asked.push(id);
          return now;
        },
      },
    });
    expect(await screen.findByText("Preneseno, namešča")).toBeVisible();
    await tell([device("7", "Most", "K200DISP_FALCON", "1.0"), device("8", "Cesta", "K200DISP_FALCON", "3")]);
    expect(asked).toHaveLength(1);
    now = rollout({ devices: [one("7", "INSTALLED")] });
    await tell([device("7", "Most", "K200DISP_FALCON", "2.0")]);
    expect(await screen.findByRole("row", { name: /Nameščeno/ })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it("that is gone says so", async () => {
    await showFirmware({ at, root: { rollout: () => null } });
    expect(await screen.findByText("Takega uvajanja ni")).toBeVisible();
    expect(screen.getByRole("link", { name: "Vsa uvajanja" })).toHaveAttribute(
      "href",
      "/admin/firmware?view=rollouts",
    );
  });
});

describe("the list of rollouts", () => {
  it("has the running ones first, and leads to each", async () => {
    const nodes = [rollout({ id: "6", state: "DONE", createDate: 2_000_000_000 }), rollout()];
    await act(async () => {
      await showFirmware({
        at: "/admin/firmware?view=rollouts",
        root: {
          rollouts: () => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 2 }),
        },
      });
    });
    const cards = within(await screen.findByRole("list", { name: "Uvajanja" })).getAllByRole("listitem");
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringContaining("Vse naprave"),
      expect.stringContaining("Končano"),
    ]);
    expect(within(cards[0] as HTMLElement).getByRole("link")).toHaveAttribute(
      "href",
      "/admin/firmware?rollout=5",
    );
  });
});
