import { expect, it } from "@jest/globals";
import { InitDeadline } from "./initDeadline.js";

it("lets go of who says nothing for three seconds, and of nobody else", () => {
  const late: string[] = [];
  const deadline = new InitDeadline<string>((connection) => late.push(connection));
  deadline.await("silent", 0);
  deadline.await("quick", 0);
  deadline.await("later", 1_000);
  deadline.met("quick");
  deadline.sweep(2_999);
  expect(late).toEqual([]);
  deadline.sweep(3_000);
  deadline.sweep(3_500);
  expect(late).toEqual(["silent"]);
  deadline.sweep(4_000);
  expect(late).toEqual(["silent", "later"]);
  deadline.stop();
});
