import { expect, it } from "@jest/globals";
import { Turns } from "./turns.js";

function* steps(many: number, onStep: (index: number) => void): Generator<void> {
  for (let index = 0; index < many; index += 1) {
    onStep(index);
    yield;
  }
}

it("takes no more than 250 steps a turn, in their order", async () => {
  const errors: unknown[] = [];
  const turns = new Turns((error) => errors.push(error));
  let turn = 0;
  const taken = new Map<number, number>();
  const order: string[] = [];
  const done = new Promise<void>((resolve) => {
    turns.run(
      steps(600, (index) => {
        taken.set(turn, (taken.get(turn) ?? 0) + 1);
        if (index === 599) order.push("first");
      }),
    );
    turns.run(
      steps(1, () => {
        order.push("second");
        resolve();
      }),
    );
  });
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await done;
  clearImmediate(counting);
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(250);
  expect(taken.size).toBeGreaterThanOrEqual(3);
  expect(order).toEqual(["first", "second"]);
  expect(errors).toEqual([]);
});

it("goes on with the next job where one fails", async () => {
  const errors: unknown[] = [];
  const turns = new Turns((error) => errors.push(error));
  await new Promise<void>((resolve) => {
    turns.run(
      steps(1, () => {
        throw new Error("broken");
      }),
    );
    turns.run(steps(1, () => resolve()));
  });
  expect(errors).toEqual([new Error("broken")]);
});
