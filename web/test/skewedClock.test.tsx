import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { Countdown } from "../src/features/valve-location/controls/Countdown";
import { forgetServerClock, learnTimeOf } from "../src/graphql/serverClock";
import { type Activity, activityOf, countActivities } from "../src/shared/clients/activity";
import type { ClientRow } from "../src/shared/clients/clientRow";
import { useLastTurn } from "../src/shared/clients/useLastTurn";
import { HeardAge } from "../src/shared/time/Age";
import { StaleNotice } from "../src/shared/ui/StaleNotice";
import { clientRow } from "./clientRow";
import { renderPortal } from "./renderPortal";

const server = Date.UTC(2026, 2, 5, 7, 5, 30);
const now = server / 1000;

/** Minutes that a viewer's machine is ahead of the server. */
const skews = [-70, -12, -1, 0, 1, 12, 70];

const states: [minutes: number, activity: Activity, age: string][] = [
  [0, "ok", "pravkar"],
  [9, "ok", "pred 9 min"],
  [11, "late", "pred 11 min"],
  [59, "late", "pred 59 min"],
  [61, "silent", "pred 1 h"],
  [180, "silent", "pred 3 h"],
];

const cases = skews.flatMap((skew) => states.map((state) => [skew, ...state] as const));

const device = (minutes: number) => clientRow({ id: "1", lastActiveDate: now - minutes * 60 });

function Colour({ client }: { client: ClientRow }) {
  const turn = useLastTurn([client]);
  const counts = countActivities([client], turn);
  return (
    <p>
      {activityOf(client, turn)} {counts.ok}/{counts.late}/{counts.silent}
    </p>
  );
}

const counted: Record<string, string> = { ok: "1/0/0", late: "0/1/0", silent: "0/0/1" };

/** Simulates an answer of the server right now. */
const hear = () =>
  act(() => {
    learnTimeOf(new Response("", { headers: { "server-timing": `clock;desc=${now}` } }), Date.now());
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  forgetServerClock();
  jest.useRealTimers();
});

const setSkew = (minutes: number) => jest.setSystemTime(server + minutes * 60_000);

describe("with a viewer's clock that goes before by minutes", () => {
  it.each(cases)("%d: a device heard %d min ago is %s, %s", (skew, minutes, activity, age) => {
    setSkew(skew);
    hear();
    const client = device(minutes);
    renderPortal(
      <>
        <Colour client={client} />
        <HeardAge client={client} />
      </>,
    );
    expect(screen.getByText(`${activity} ${counted[activity]}`)).toBeVisible();
    expect(screen.getByText(age)).toBeVisible();
  });

  it.each(skews)("%d: what shows already is right as soon as an answer came", (skew) => {
    setSkew(skew);
    renderPortal(<Colour client={device(11)} />);
    hear();
    expect(screen.getByText("late 0/1/0")).toBeVisible();
  });

  it.each(skews)("%d: a valve's run goes on for as long as the server says", (skew) => {
    setSkew(skew);
    hear();
    renderPortal(<Countdown until={now + 17 * 60} timeZone="Europe/Ljubljana" />);
    expect(screen.getByText(/17 min/)).toBeVisible();
  });

  it.each(skews)("%d: old data are as old as they are", (skew) => {
    setSkew(skew);
    hear();
    renderPortal(<StaleNotice text="Osvežitev ni uspela." at={now - 5 * 60} onRetry={() => {}} />);
    expect(screen.getByRole("alert")).toHaveTextContent("pred 5 min");
  });
});
