import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { MoveClientMutation } from "../../../graphql/generated";
import { MoveClientDocument } from "../../../graphql/operations/places";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { useRested } from "../../../shared/form/useRested";
import { isOvertaken } from "../../../shared/merge/heldSave";
import type { MoveInput } from "./moveInput";

export type Moved = MoveClientMutation["moveClient"];

export type Trial =
  /** Nothing to try yet. */
  | { state: "none" }
  | { state: "loading" }
  | { state: "told"; moved: Moved }
  | { state: "refused"; fault: BulkFault }
  | { state: "failed" };

/**
 * Makes a dry run of a move, each time that it is another one or the stays are others.
 * @param input null: it is not all entered yet
 * @param onOvertaken the stays are no longer those of `etag`
 */
export function useTrial(
  input: MoveInput | null,
  etag: string | null,
  onOvertaken: () => void,
): [Trial, () => void] {
  const apollo = useApolloClient();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify({ input, etag, tries });
  const rested = useRested(key);
  const [told, setTold] = useState<{ key: string; trial: Trial } | null>(null);
  const overtaken = useRef(onOvertaken);
  overtaken.current = onOvertaken;
  useEffect(() => {
    const asked = JSON.parse(rested) as { input: MoveInput | null; etag: string | null };
    if (asked.input === null) return;
    let isLeft = false;
    const say = (trial: Trial) => {
      if (!isLeft) setTold({ key: rested, trial });
    };
    const variables = { input: { ...asked.input, ifMatch: asked.etag ?? undefined, dryRun: true } };
    apollo
      .mutate({ mutation: MoveClientDocument, variables, fetchPolicy: "no-cache" })
      .then(({ data }) => say(data ? { state: "told", moved: data.moveClient } : { state: "failed" }))
      .catch((error) => {
        const fault = faultOf(error);
        say(fault.kind === "refused" ? { state: "refused", fault } : { state: "failed" });
        if (!isLeft && isOvertaken(error)) overtaken.current();
      });
    return () => {
      isLeft = true;
    };
  }, [apollo, rested]);
  if (input === null) return [{ state: "none" }, () => undefined];
  const trial: Trial = told?.key === key ? told.trial : { state: "loading" };
  return [trial, () => setTries((count) => count + 1)];
}

/** The limit of the place where a move leaves a device, km/h; null: it stays the same, or it is in the store. */
export function newLimit(
  device: { settings: { speedLimit: number } },
  { stays, settings }: Moved,
): number | null {
  const isStored = stays.list.at(-1)?.placeId === null;
  const limit = settings?.speedLimit ?? null;
  return isStored || limit === device.settings.speedLimit ? null : limit;
}
