import { expect, it, jest } from "@jest/globals";
import { clientRow } from "../../../test/clientRow";
import type { ClientStatus } from "./clientStore";
import { createStatusBuffer } from "./statusBuffer";

const status = (id: string, lastActiveDate: number) => clientRow({ id, lastActiveDate });

it("hands on a burst of changes in one go, the latest of each device", () => {
  const take = jest.fn<(statuses: readonly ClientStatus[]) => void>();
  const scheduled: (() => void)[] = [];
  const push = createStatusBuffer(take, (flush) => scheduled.push(flush));
  push(status("1", 100));
  push(status("1", 200));
  push(status("2", 300));
  expect(scheduled).toHaveLength(1);
  scheduled[0]?.();

  expect(take).toHaveBeenCalledTimes(1);
  expect(take.mock.calls[0]?.[0].map((taken) => taken.lastActiveDate)).toEqual([200, 300]);

  push(status("2", 400));
  expect(scheduled).toHaveLength(2);
});
