import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { askForFormer, editedOnce, noClients, restoreIt } from "../../../../test/history";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { adoptLanguage } from "../../../i18n/language";
import { ClientsContext } from "../../../shared/clients/useClients";
import { toast } from "../../../shared/ui/toastStore";
import type { PanelProps } from "../panelProps";
import { LimitHistory } from "./LimitHistory";

/** 1 May 2026, 02:00 in Ljubljana. */
const MAY = 1_777_593_600;
const DAY = 86_400;

type Limit = { from: number | null; speedLimit: number };
type Input = { clientId: string; limits: Limit[]; ifMatch?: string; dryRun: boolean };
type Stays = PanelProps["stays"]["list"];

const SIGN = { id: "5", name: "Pri šoli", isPlace: false };
const changed: Limit[] = [
  { from: null, speedLimit: 50 },
  { from: MAY, speedLimit: 30 },
];
const stay = (placeId: string | null, until: number | null) => ({
  clientId: "5",
  guid: "guid-5",
  placeId,
  from: null,
  until,
  place: placeId === null ? null : { id: placeId, name: "Mestni trg" },
  client: null,
});

let stored: { list: Limit[]; etag: string };
let sent: Input[];
let asked: string[];

/** The portal keeps what is saved, at the beginning of its hour, and refuses what was made from something else. */
const answer = ({ input }: { input: Input }) => {
  sent.push(input);
  if (input.ifMatch !== stored.etag)
    throw new GraphQLError("overtaken", {
      extensions: {
        code: "CONFLICT",
        fields: [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }],
      },
    });
  const list = input.limits.map(({ from, speedLimit }) => ({
    from: from === null ? null : from - (from % 3600),
    speedLimit,
  }));
  const told = { list, etag: `${stored.etag}+` };
  if (!input.dryRun) stored = told;
  return { client: null, speedLimits: { clientId: input.clientId, ...told } };
};

function show({
  client = SIGN,
  stays = [],
  canEdit = true,
  refuse,
  more = {},
}: {
  client?: typeof SIGN;
  stays?: Stays;
  canEdit?: boolean;
  refuse?: GraphQLError;
  more?: Root;
} = {}) {
  const root = {
    client: ({ id }: { id: string }) => {
      asked.push(id);
      return {
        id,
        timeZone: "Europe/Ljubljana",
        permissions: { editSettings: canEdit },
        speedLimits: { clientId: id, ...stored },
      };
    },
    setSpeedLimits: (given: { input: Input }) => {
      if (refuse) throw refuse;
      return answer(given);
    },
    revisions: () => ({ nodes: [{ version: 2, time: MAY, changedBy: { email: "bor@ziri.si" } }] }),
    ...more,
  };
  const shown = (
    <ClientsContext value={noClients}>
      <LimitHistory client={client} stays={{ list: stays, canEdit }} />
    </ClientsContext>
  );
  renderPortal(shown, { root });
}

const lines = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const made = () => sent.filter(({ dryRun }) => !dryRun);
const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Popravi zgodovino" }));
  return within(await screen.findByRole("dialog"));
};
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};
const canSave = () => waitFor(() => expect(screen.getByRole("button", { name: "Shrani" })).toBeEnabled());

beforeEach(() => {
  adoptLanguage("sl");
  toast.clear();
  stored = { list: changed, etag: "one" };
  sent = [];
  asked = [];
});

describe("the limits of the time", () => {
  it("are listed with their times, the latest first", async () => {
    show();
    await screen.findByRole("list", { name: "Omejitve hitrosti" });
    expect(lines("Omejitve hitrosti")).toEqual(["30 km/hod 01.05.2026 02:00", "50 km/hdo 01.05.2026 02:00"]);
  });

  it("are those of the place where the device stands; none in the store", async () => {
    show({ stays: [stay("8", MAY), stay("9", null)] });
    expect(await screen.findByText(/Velja za mesto Mestni trg/)).toBeVisible();
    expect(asked).toEqual(["9"]);
  });

  it.each([
    ["of a device in the store", [stay("8", MAY), stay(null, null)]],
    ["before the stays are known", null],
  ])("are not shown %s", (_name, stays) => {
    show({ stays });
    expect(screen.queryByText("Zgodovina omejitve hitrosti")).toBeNull();
    expect(asked).toEqual([]);
  });

  it("are only read by whoever may not edit", async () => {
    show({ canEdit: false });
    await screen.findByRole("list", { name: "Omejitve hitrosti" });
    expect(screen.queryByRole("button", { name: "Popravi zgodovino" })).toBeNull();
  });
});

describe("correcting them", () => {
  it("tells a limit that changed earlier, after what changes was shown", async () => {
    show();
    const dialog = await open();
    const [time] = dialog.getAllByPlaceholderText("DD.MM.LLLL HH:mm");
    await type(time as HTMLElement, "20.04.2026 07:40");
    await canSave();
    expect(lines("Zdaj")).toEqual(["50 km/hdo 01.05.2026 02:00", "30 km/hod 01.05.2026 02:00"]);
    expect(lines("Po spremembi")).toEqual(["50 km/hdo 20.04.2026 07:00", "30 km/hod 20.04.2026 07:00"]);
    expect(made()).toEqual([]);
    await press("Shrani");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(made()).toMatchObject([
      {
        clientId: "5",
        ifMatch: "one",
        limits: [
          { from: null, speedLimit: 50 },
          { from: 1_776_663_600, speedLimit: 30 },
        ],
      },
    ]);
    await waitFor(() => expect(lines("Omejitve hitrosti")[0]).toBe("30 km/hod 20.04.2026 07:00"));
  });

  it("does not change what is set now: says how", async () => {
    show();
    const dialog = await open();
    await press("Dodaj spremembo");
    const time = dialog.getAllByPlaceholderText("DD.MM.LLLL HH:mm").at(-1) as HTMLElement;
    await type(time, "02.05.2026 02:00");
    await type(dialog.getAllByLabelText("Omejitev").at(-1) as HTMLElement, "40");
    expect(await dialog.findByText(/Zadnja omejitev je 40 km\/h, nastavljena pa je 30 km\/h/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it("takes a stretch between, typed last, and takes a change away", async () => {
    show();
    const dialog = await open();
    await press("Dodaj spremembo");
    await type(dialog.getAllByPlaceholderText("DD.MM.LLLL HH:mm").at(-1) as HTMLElement, "20.04.2026 07:00");
    await type(dialog.getAllByLabelText("Omejitev").at(-1) as HTMLElement, "70");
    await canSave();
    expect(lines("Po spremembi")).toHaveLength(3);
    await userEvent.click(dialog.getByRole("button", { name: "Odstrani spremembo: 70 km/h" }));
    expect(await dialog.findByText("Nič se ne spremeni: tako je že vpisano.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled();
  });

  it("says at its row what the portal refuses", async () => {
    const fields = [{ path: "input.limits.1.from", message: "is in the future", fault: "IN_FUTURE" }];
    show({ refuse: new GraphQLError("refused", { extensions: { code: "VALIDATION_FAILED", fields } }) });
    const dialog = await open();
    await type(dialog.getAllByPlaceholderText("DD.MM.LLLL HH:mm")[0] as HTMLElement, "20.04.2099 07:00");
    expect(await dialog.findByRole("alert")).toHaveTextContent("prihodnosti");
    expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled();
  });

  it("is held to what was seen: somebody else's correction is never overwritten", async () => {
    show();
    const dialog = await open();
    await type(dialog.getAllByPlaceholderText("DD.MM.LLLL HH:mm")[0] as HTMLElement, "20.04.2026 07:00");
    await canSave();
    stored = { list: [...changed.slice(0, 1), { from: MAY + DAY, speedLimit: 30 }], etag: "theirs" };
    await press("Shrani");
    expect(await screen.findByText(/bor@ziri.si/)).toBeVisible();
    expect(stored.etag).toBe("theirs");
    await waitFor(() => expect(lines("Zdaj")[1]).toBe("30 km/hod 02.05.2026 02:00"));
    await canSave();
    await press("Shrani");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(made().map(({ ifMatch }) => ifMatch)).toEqual(["one", "theirs"]);
  });
});

describe("an earlier history of the limits", () => {
  const former: Limit[] = [
    { from: null, speedLimit: 40 },
    { from: MAY, speedLimit: 30 },
  ];
  /** As the platform keeps them. */
  const kept = (limits: Limit[]) => limits.map(({ from, speedLimit }) => ({ from: from ?? 0, speedLimit }));
  const edit = { path: "limits", before: kept(former), after: kept([{ from: null, speedLimit: 90 }]) };
  const restoring = (answered: (input: { dryRun: boolean }) => object) => {
    const inputs: object[] = [];
    const restoreRevision = ({ input }: { input: { dryRun: boolean } }) => {
      inputs.push(input);
      return { restored: true, config: null, ...answered(input) };
    };
    show({ more: { ...editedOnce([edit]).root, restoreRevision } });
    return inputs;
  };

  it("comes back once it is shown what that changes from what is in force now", async () => {
    const inputs = restoring(() => ({ speedLimits: { clientId: "5", list: former, etag: "two" } }));
    await open();
    await askForFormer();
    const question = within(await screen.findByRole("alertdialog"));
    // Meanwhile the limit was changed in the settings, which no edit of the history tells.
    expect(await question.findByRole("listitem")).toHaveTextContent(
      "Omejitve hitrosti: prej 50 km/h, od 01.05.2026 02:00 30 km/h → potem 40 km/h, od 01.05.2026 02:00 30 km/h",
    );
    await restoreIt();
    const input = { kind: "SPEED_LIMITS", id: "5", version: 1 };
    expect(inputs).toMatchObject([
      { ...input, dryRun: true },
      { ...input, ifMatch: "one", dryRun: false },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("does not come back where another limit is set by now, and says so", async () => {
    const fields = [
      { path: "version", message: "no", fault: "OTHER_LIMIT_NOW", params: { earlier: 90, now: 30 } },
    ];
    restoring(() => {
      throw new GraphQLError("no", { extensions: { code: "VALIDATION_FAILED", fields } });
    });
    await open();
    await askForFormer();
    const question = within(await screen.findByRole("alertdialog"));
    expect(
      await question.findByText(/^Takrat je bila omejitev 90 km\/h, nastavljena pa je 30 km\/h/),
    ).toBeVisible();
    expect(question.queryByRole("button", { name: "Obnovi" })).toBeNull();
  });
});
