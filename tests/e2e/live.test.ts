import { expect, it } from "@jest/globals";
import { hoursAgo, postHour, USER } from "../support/fleet.js";
import { markLoad, textOf, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

const seconds = () => Math.floor(Date.now() / 1000);

it("a reading posted to the device API shows in an open page, without a reload", async () => {
  const { sign } = portal.fleet;
  await postHour(sign, hoursAgo(3));
  const { page, complaints, visit } = await portal.openAs(USER);
  await waitForText(page, sign.name);

  await visit(`/client/${sign.id}`);
  await waitForText(page, "60");
  const isSameLoad = await markLoad(page);

  expect(await textOf(page)).not.toContain("77");
  const now = seconds();
  const readings = Array.from({ length: 17 }, () => ({
    timestamp: now - 5,
    speed: 44,
    direction: "incoming",
  }));
  await sign.api.post("/device/measurements", { batchId: "live-1", from: now - 10, to: now, readings });
  await waitForText(page, "77");
  expect(await isSameLoad()).toBe(true);
  expect(complaints).toEqual([]);
});

it("an overview shows a device's new status, and nothing of another group", async () => {
  const { counter, foreign } = portal.fleet;
  const { page, complaints } = await portal.openAs(USER);
  await waitForText(page, counter.name);
  await counter.api.post("/device/status", {
    timestamp: seconds(),
    battery: 10.9,
    firmwareVersion: "5.0.0-novo",
    hwType: "BIKECOUNTER",
  });
  await waitForText(page, "5.0.0-novo");
  expect(await textOf(page)).not.toContain(foreign.name);
  expect(complaints).toEqual([]);
});
