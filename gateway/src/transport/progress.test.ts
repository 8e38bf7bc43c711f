import type { Socket } from "node:net";
import { expect, it } from "@jest/globals";
import { Progress } from "./progress.js";

const socket = (bytesRead: number, bytesWritten: number, writableLength: number) =>
  ({ bytesRead, bytesWritten, writableLength }) as Socket;

it.each([
  ["sends something", socket(5, 100, 0), socket(9, 100, 0), true],
  ["takes what waits", socket(5, 900, 500), socket(5, 900, 300), true],
  ["takes nothing of what waits", socket(5, 900, 500), socket(5, 950, 550), false],
  ["is silent", socket(5, 100, 0), socket(5, 102, 0), false],
])("tells whether a connection that %s lives", (_case, before, after, lives) => {
  const progress = new Progress();
  expect(progress.hasMoved(before)).toBe(true);
  expect(progress.hasMoved(after)).toBe(lives);
});
