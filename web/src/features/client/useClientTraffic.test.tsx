import "../../shared/chart/testing/browser";
import { describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import type { ClientMeasurement } from "./clientMeasurement";
import { type Answer, graphTitles, measurement, showClient } from "./testing/showClient";

describe("live", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const arrive = (from: number, to: number) => ({
    clientMeasurement: { clientId: "7", from, to, vehicles: 3 },
  });
  const total = () => screen.getByText("Vsa vozila").parentElement;

  it("asks anew when readings of the period arrive, and keeps the page meanwhile", async () => {
    let vehicles = 500;
    const answer = jest.fn<Answer>(() => measurement({ totalVehicles: vehicles }));
    const { arrivals } = showClient(answer);
    await graphTitles();
    expect(total()).toHaveTextContent("500");
    const heading = screen.getByRole("heading", { name: "Histogram hitrosti" });
    vehicles = 503;
    await act(async () => arrivals.push(arrive(now() - 20, now())));
    await waitFor(() => expect(total()).toHaveTextContent("503"));
    expect(heading).toBeInTheDocument();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("leaves alone what lies outside the period", async () => {
    const answer = jest.fn<Answer>(() => measurement());
    const { arrivals } = showClient(answer);
    await graphTitles();
    const old = now() - 10 * 86_400;
    await act(async () => arrivals.push(arrive(old, old + 60)));
    await waitFor(() => expect(screen.getByText(/Zadnji podatek/)).toBeInTheDocument());
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("says how old imported counts are where the device itself was never heard", async () => {
    const imported = { lastActiveDate: null, hasReported: false, hasCounted: true };
    showClient(() => measurement(), { ...imported, lastCountDate: now() - 3 * 86_400 });
    await graphTitles();
    expect(screen.getByText(/Zadnji podatek/)).toHaveTextContent("Zadnji podatek: pred 3 dnevi");
    expect(screen.getByText(/^Samo podatki/)).toHaveTextContent("Samo podatki, pred 3 dnevi");
  });

  it("keeps the last data and says how old they are when a refresh fails", async () => {
    const answer = jest.fn<Answer>(() => measurement({ totalVehicles: 500 }));
    const { arrivals } = showClient(answer);
    await graphTitles();
    answer.mockImplementation(() => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    });
    await act(async () => arrivals.push(arrive(now() - 20, now())));
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("Napaka pri prikazovanju podatkov. Podatki so stari");
    expect(within(notice).getByRole("button", { name: "Poskusi znova" })).toBeInTheDocument();
    expect(total()).toHaveTextContent("500");
  });

  it("keeps the old period, dimmed, until the chosen one is there", async () => {
    let deliver = (_: ClientMeasurement) => {};
    const answer = jest.fn<Answer>(() => measurement({ totalVehicles: 500 }));
    showClient(answer);
    await graphTitles();
    answer.mockImplementation(() => new Promise((resolve) => (deliver = resolve)));
    await userEvent.click(screen.getByRole("radio", { name: "En teden" }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(total()?.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true"));
    expect(total()).toHaveTextContent("500");
    await act(async () => deliver(measurement({ totalVehicles: 9000 })));
    await waitFor(() => expect(total()).toHaveTextContent("9000"));
    expect(total()?.closest("[aria-busy]")).toHaveAttribute("aria-busy", "false");
  });
});
