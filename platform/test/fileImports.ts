import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { Look } from "../src/imports/schemas.js";
import { HOUR } from "../src/time/clock.js";
import { addClient, addGroup, type TestClient } from "./devices.js";
import { ADMIN, type Headers, TestPlatform } from "./testPlatform.js";

interface Said {
  code: string;
  params: object;
  message: string;
}

/** A file that was brought in, or is about to be. */
export interface FileImport {
  id: number;
  state: string;
  look: Look | null;
  understanding: { assumptions: Said[]; questions: (Said & { answers: string[] })[] };
}

/** A platform for the tests of a file, with a new device for each, and the calls that bring files into it. */
export function useFileImports() {
  let platform: TestPlatform;
  let admin: Headers;
  let client: TestClient;
  let group: number;

  const renewClient = async () => {
    client = await addClient(platform, admin, group);
  };
  beforeAll(async () => {
    platform = await TestPlatform.start();
    admin = await platform.signIn(ADMIN);
    group = await addGroup(platform, admin, "Bled");
  });
  afterAll(() => platform.stop());
  beforeEach(renewClient);

  return {
    get platform() {
      return platform;
    },
    get admin() {
      return admin;
    },
    get client() {
      return client;
    },
    /** Takes a device that has nothing yet. */
    renewClient,
    /** Has a file looked at; nothing counts yet. */
    read: async (text: string, options: object = {}): Promise<FileImport> => {
      const headers = { ...admin, "content-type": "multipart/form-data" };
      const sent = { fileName: "counts.csv", options, file: Buffer.from(text) };
      const { id } = await platform.ok<FileImport>("POST", `/import?clientId=${client.id}`, headers, sent);
      await platform.app.jobs.run("imports");
      return platform.ok<FileImport>("GET", `/import?id=${id}`, admin);
    },
    apply: async ({ id }: FileImport): Promise<void> => {
      await platform.ok("POST", "/import/apply", admin, { id });
      await platform.app.jobs.run("imports");
    },
    /** Vehicles counted in an hour of the day of `hoursFile`, and the seconds heard of it. */
    inHour: async (hour: number): Promise<[vehicles: number, heard: number]> => {
      const period = `startTimestamp=${MIDNIGHT + hour * HOUR}&endTimestamp=${MIDNIGHT + (hour + 1) * HOUR}`;
      const { total_vehicles, completeness } = await platform.ok<{
        total_vehicles: number;
        completeness: { covered_seconds: number };
      }>("GET", `/measurement?clientId=${client.id}&${period}&type=totals`, admin);
      return [total_vehicles, completeness.covered_seconds];
    },
  };
}

/** The beginning of 5 January 2026 in Ljubljana, Unix seconds. */
export const MIDNIGHT = Date.UTC(2026, 0, 4, 23) / 1000;

const two = (number: number) => String(number).padStart(2, "0");
/** A minute of that day as files write it. */
export const timeOfMinute = (minute: number): string =>
  `2026-01-05 ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const fileOf = (rows: [minute: number, count: number][]) =>
  `time,count\n${rows.map(([minute, count]) => `${timeOfMinute(minute)},${count}\n`).join("")}`;

/** A file with counts of hours of that day. */
export const hoursFile = (...counts: [hour: number, count: number][]): string =>
  fileOf(counts.map(([hour, count]) => [hour * 60, count]));

/** A file with counts of quarters of an hour of that day, from 0 on. */
export const quartersFile = (...counts: [quarter: number, count: number][]): string =>
  fileOf(counts.map(([quarter, count]) => [quarter * 15, count]));
