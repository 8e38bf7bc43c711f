import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { Link } from "react-router-dom";
import { renderPortal } from "../../../test/renderPortal";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import { ErrorReportPage } from "./ErrorReportPage";

type Given = { input: { message: string; page: string | null; idempotencyKey: string } };

let reportError: jest.Mock<(given: Given) => unknown>;

beforeEach(() => {
  toast.clear();
  sessionStorage.clear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: null, groupId: null });
  reportError = jest.fn(() => ({ id: "17", createDate: 1_790_000_000 }));
});

function show(code: () => string | null = () => null) {
  return renderPortal(<ErrorReportPage />, {
    at: "/client/7",
    routes: [
      {
        path: "/client/7",
        element: (
          <Link to="/reporterror" state={{ from: "/client/7?tab=report" }}>
            report
          </Link>
        ),
      },
    ],
    root: {
      reportError: (given: Given) => {
        const failure = code();
        const answer = reportError(given);
        if (failure !== null) throw new GraphQLError("down", { extensions: { code: failure } });
        return answer;
      },
    },
  });
}

const text = () => screen.getByRole("textbox", { name: "Kaj je narobe?" });
const button = () => screen.getByRole("button", { name: "Pošlji" });

async function write(message: string) {
  await userEvent.click(screen.getByRole("link", { name: "report" }));
  await userEvent.click(text());
  await userEvent.paste(message);
}

describe("reporting an error", () => {
  it("sends the text and the page that it was reached from, and thanks", async () => {
    show();
    await write(" Graf je prazen. ");
    expect(screen.getByText("/client/7?tab=report")).toBeVisible();
    await userEvent.click(button());
    expect(await screen.findByText("Napaka je prijavljena")).toBeVisible();
    expect(screen.getByText(/pod številko 17/)).toBeVisible();
    const { message, page } = reportError.mock.calls[0]?.[0].input ?? {};
    expect([message, page]).toEqual(["Graf je prazen.", "/client/7?tab=report"]);
    expect(screen.getByRole("link", { name: "Nazaj" })).toHaveAttribute("href", "/client/7?tab=report");
    await userEvent.click(screen.getByRole("button", { name: "Prijavi še eno" }));
    expect(text()).toHaveValue("");
  });

  it("sends nothing that says nothing", async () => {
    show();
    await write("  ");
    expect(button()).toBeDisabled();
  });

  it("keeps the text where sending fails, and stores it once however often it is sent", async () => {
    let code: string | null = "UPSTREAM_TIMEOUT";
    show(() => code);
    await write("Graf je prazen.");
    await userEvent.click(button());
    expect(await screen.findByText(/Vaš opis ostane tukaj/)).toBeVisible();
    expect(screen.getAllByText("Napake ni bilo mogoče prijaviti")).toHaveLength(2);
    expect(text()).toHaveValue("Graf je prazen.");
    code = null;
    await userEvent.click(button());
    expect(await screen.findByText(/pod številko 17/)).toBeVisible();
    const keys = reportError.mock.calls.map(([{ input }]) => input.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it("says so after too many reports", async () => {
    show(() => "RATE_LIMITED");
    await write("Graf je prazen.");
    await userEvent.click(button());
    expect(await screen.findByText(/V zadnji uri ste poslali preveč prijav/)).toBeVisible();
  });

  it("keeps the draft for who wrote it, and nobody else", async () => {
    const { unmount } = show();
    await write("Graf je prazen.");
    unmount();
    const again = show();
    await userEvent.click(screen.getByRole("link", { name: "report" }));
    expect(text()).toHaveValue("Graf je prazen.");
    again.unmount();
    localSession.set({ username: "Bor", isAdmin: 0, groupName: null, groupId: null });
    show();
    await userEvent.click(screen.getByRole("link", { name: "report" }));
    expect(text()).toHaveValue("");
  });
});
