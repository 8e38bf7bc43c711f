import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { connection } from "./connection";

describe("the link to the portal", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    connection.socket("idle");
    connection.http("Session", "ok");
    jest.useRealTimers();
  });

  it("has one second of grace, so that a hiccup shows nowhere", () => {
    const heard = jest.fn();
    const stop = connection.subscribe(heard);
    connection.socket("lost");
    jest.advanceTimersByTime(999);
    connection.socket("open");
    jest.advanceTimersByTime(4000);
    connection.http("Clients", "ok");
    jest.advanceTimersByTime(5000);
    expect(connection.read()).toBe("online");
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it("knows the portal to be out of reach by two signs, or as the browser says so, not by one lost answer", () => {
    connection.socket("open");
    connection.http("DeleteClients", "unreachable");
    expect(connection.isAway()).toBe(false);
    connection.socket("lost");
    expect(connection.isAway()).toBe(true);
    connection.http("Clients", "ok");
    expect(connection.isAway()).toBe(false);
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(connection.isAway()).toBe(true);
    onLine.mockRestore();
  });

  it("shows a lasting loss, and a recovery at once", () => {
    connection.http("Clients", "unreachable");
    jest.advanceTimersByTime(1000);
    expect(connection.read()).toBe("offline");
    connection.http("Clients", "ok");
    expect(connection.read()).toBe("online");
  });

  it("is not back with its socket alone: what shows is old until an answer comes", () => {
    connection.socket("lost");
    jest.advanceTimersByTime(1000);
    connection.socket("open");
    jest.advanceTimersByTime(300_000);
    expect(connection.read()).toBe("offline");
    connection.http("Clients", "ok");
    expect(connection.read()).toBe("online");
  });

  it("shows that nothing comes after a hiccup", () => {
    connection.socket("lost");
    jest.advanceTimersByTime(500);
    connection.socket("open");
    jest.advanceTimersByTime(5000);
    expect(connection.read()).toBe("offline");
    connection.http("Clients", "ok");
    expect(connection.read()).toBe("online");
  });

  it("believes the browser that the network is gone", () => {
    window.dispatchEvent(new Event("offline"));
    jest.advanceTimersByTime(1000);
    expect(connection.read()).toBe("offline");
  });

  it("tells the portal from its data, which an answer without the platform does not bring back", () => {
    connection.http("Clients", "upstreamAway");
    connection.http("Portal", "ok");
    jest.advanceTimersByTime(1000);
    expect(connection.read()).toBe("upstream");
    connection.http("Session", "ok");
    expect(connection.read()).toBe("online");
  });
});
