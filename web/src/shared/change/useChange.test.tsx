import { ApolloLink } from "@apollo/client";
import { expect, it, jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { throwError } from "rxjs";
import { down } from "../../../test/down";
import { offerAllBut } from "../../../test/offers";
import { renderPortal } from "../../../test/renderPortal";
import { NotSent } from "../../graphql/errors";
import { SetValveModeDocument } from "../../graphql/operations/valves";
import { ReturnTrafficVideoDocument } from "../../graphql/operations/videos";
import { BulkNotice } from "../bulk/BulkNotice";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { useChange } from "./useChange";

type Sent = { input: { id: string; idempotencyKey?: string } };

/** Presses a button twice whose change gets no answer; returns the keys that were sent. */
async function pressTwoTimes(): Promise<(string | undefined)[]> {
  const returnTrafficVideo = jest.fn((_sent: Sent) => down());
  function Change() {
    const { change } = useChange();
    return (
      <button type="button" onClick={() => void change(ReturnTrafficVideoDocument, { id: "7" })}>
        {"."}
      </button>
    );
  }
  renderPortal(<Change />, { root: { returnTrafficVideo } });
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(returnTrafficVideo).toHaveBeenCalledTimes(times));
  }
  return returnTrafficVideo.mock.calls.map(([{ input }]) => input.idempotencyKey);
}

it("sends what was not answered again with its key", async () => {
  const [first, second] = await pressTwoTimes();
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

it("sends what was not answered with a key of its own, where another change went out in between", async () => {
  const sent: (string | undefined)[][] = [];
  const returnTrafficVideo = ({ input: { id, idempotencyKey } }: Sent) => {
    sent.push([id, idempotencyKey]);
    return down();
  };
  function Change() {
    const { change } = useChange();
    return ["7", "8"].map((id) => (
      <button key={id} type="button" onClick={() => void change(ReturnTrafficVideoDocument, { id })}>
        {id}
      </button>
    ));
  }
  renderPortal(<Change />, { root: { returnTrafficVideo } });
  for (const name of ["7", "8", "7"]) {
    const before = sent.length;
    await userEvent.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(sent).toHaveLength(before + 1));
  }
  expect(sent.map(([id]) => id)).toEqual(["7", "8", "7"]);
  expect(new Set(sent.map(([, key]) => key)).size).toBe(3);
});

it("sends no key to a platform that knows none, and promises nothing then", async () => {
  offerAllBut("IDEMPOTENCY_KEY");
  expect(await pressTwoTimes()).toEqual([undefined, undefined]);
  renderPortal(<BulkNotice fault={{ kind: "lost" }} isTrial={false} />);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Ni znano, ali se je zgodilo: poglejte, preden ponovite.",
  );
});

it("says nothing more of a change that was not sent, unless the same may have arrived before", async () => {
  const faults: (string | undefined)[] = [];
  let error: Error = new NotSent();
  const link = new ApolloLink(() => throwError(() => error));
  function Change() {
    const { change } = useChange();
    const send = async () => {
      const changed = await change(ReturnTrafficVideoDocument, { id: "7" });
      faults.push(changed?.fault?.kind);
    };
    return (
      <button type="button" onClick={() => void send()}>
        {"."}
      </button>
    );
  }
  renderPortal(<Change />, { link });
  const press = async () => {
    const before = faults.length;
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(faults).toHaveLength(before + 1));
  };
  await press();
  error = new TypeError("no line");
  await press();
  error = new NotSent();
  await press();
  expect(faults).toEqual(["notSent", "lost", "lost"]);
});

it("sends an order to two things beside each other, to each one at a time, and without a key", async () => {
  const answers: (() => void)[] = [];
  const setValveMode = jest.fn(
    (_sent: { input: { clientIds: string[]; idempotencyKey?: string } }) =>
      new Promise((answer) => answers.push(() => answer({ done: 1, failed: 0, skipped: 0, results: [] }))),
  );
  const told: (number | undefined)[] = [];
  function Orders() {
    const { send, lanes } = useChange();
    const order = async (id: string) => {
      const how = { lane: id, isKeyed: false } as const;
      const data = await send(SetValveModeDocument, { clientIds: [id], mode: "MANUAL_ON" }, how);
      told.push(data?.setValveMode.done);
    };
    return ["1", "2"].map((id) => (
      <button key={id} type="button" aria-busy={lanes.includes(id)} onClick={() => void order(id)}>
        {id}
      </button>
    ));
  }
  renderPortal(<Orders />, { root: { setValveMode } });
  const busy = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-busy"));
  for (const name of ["1", "2", "1"]) await userEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(told).toEqual([undefined]);
  expect(busy()).toEqual(["true", "true"]);
  for (const answer of answers) answer();
  await waitFor(() => expect(busy()).toEqual(["false", "false"]));
  expect(told).toEqual([undefined, 1, 1]);
  const sent = setValveMode.mock.calls.map(([{ input }]) => input);
  expect(sent.map(({ clientIds, idempotencyKey }) => [clientIds, idempotencyKey])).toEqual([
    [["1"], undefined],
    [["2"], undefined],
  ]);
});

it("shows no doubt where nothing was sent", () => {
  renderPortal(<BulkNotice fault={{ kind: "notSent" }} isTrial={false} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says what failed, but nothing more of what was not sent", () => {
  toast.clear();
  sayFailed(new NotSent(), "It failed.", "it");
  sayFailed({ kind: "notSent" }, "It failed.", "it");
  expect(toast.read()).toEqual([]);
  sayFailed({ kind: "lost" }, "It failed.", "it");
  expect(toast.read()).toHaveLength(1);
  toast.clear();
});

it("says of a change that is not offered just that", () => {
  const error = {
    code: "NOT_OFFERED",
    message: "No.",
    retryable: false,
    fault: null,
    params: null,
    fromPlatform: null,
    fields: null,
  } as const;
  renderPortal(<BulkNotice fault={{ kind: "refused", error }} isTrial={false} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/^Platforma portala tega ne ponuja\.$/);
});
