import { ApiError } from "../errors.js";
import { OWN_WRITES, type OwnThings, type OwnWrite } from "./ownThings.js";

/** The outcome of a write, with a `remark` in a few words. */
export type WriteOutcome =
  | { kind: "done"; remark: string | undefined }
  | { kind: "broken"; why: string }
  | { kind: "not tried"; why: string };

/** Makes each write to the check's own things. These are deleted in any case. */
export async function checkWrites(own: OwnThings) {
  const checked: { call: string; outcome: WriteOutcome }[] = [];
  for (const write of OWN_WRITES) checked.push({ call: write.call, outcome: await tryWrite(own, write) });
  return checked;
}

async function tryWrite(own: OwnThings, { call, needs, run }: OwnWrite): Promise<WriteOutcome> {
  if (needs && own[needs] === undefined)
    return { kind: "not tried", why: `there is no ${needs} of the check's own` };
  try {
    return { kind: "done", remark: await run(own) };
  } catch (error) {
    const why = error instanceof ApiError ? error.message : String(error);
    const stays = call === "DELETE client" || call === "DELETE group" ? ` "${own.name}" is still there.` : "";
    return { kind: "broken", why: `${why}${stays}` };
  }
}
