import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ReturnTrafficVideoDocument } from "../../graphql/operations/videos";
import { useT } from "../../i18n/useT";
import { useChange } from "../../shared/change/useChange";
import { useLock } from "../../shared/change/useLock";
import { toast } from "../../shared/ui/toastStore";
import { isEnd, type LabelBook } from "./labels/labelBook";
import { sendLabels } from "./labels/sendLabels";
import { videoLabellingTexts } from "./videoLabellingTexts";

type DeskWork = {
  videoId: string;
  book: LabelBook;
  /** The labeller does not have the video any more. */
  onDone: () => void;
};

const says = {
  finish: { done: "finished", failed: "finishFailed" },
  giveBack: { done: "givenBack", failed: "giveBackFailed" },
} as const;

/** Ends the work on a video: both ways only once the portal has all labels. */
export function useDeskWork({ videoId, book, onDone }: DeskWork) {
  const t = useT(videoLabellingTexts);
  const apollo = useApolloClient();
  const lock = useLock();
  const { change } = useChange();
  const [isBusy, setBusy] = useState(false);
  /** Reason of the last try's failure. */
  const [fault, setFault] = useState<string | null>(null);

  /** One at a time; `end` resolves to true on success. */
  const alone = async (name: "finish" | "giveBack", end: () => Promise<boolean>) => {
    if (!lock.take(name)) return;
    setBusy(true);
    setFault(null);
    const isSaved = await book.settled();
    const isDone = isSaved && (await end());
    setBusy(false);
    lock.release(isDone);
    if (isDone) {
      toast.success(t(says[name].done), name);
      onDone();
    } else setFault(t(isSaved ? says[name].failed : "notSavedYet"));
  };
  return {
    isBusy,
    fault,
    clearFault: () => setFault(null),
    finish: () =>
      alone("finish", async () => {
        const outcome = await sendLabels(apollo, { id: videoId, vehicles: [], checked: true });
        if (isEnd(outcome)) book.close(outcome);
        return outcome === "stored";
      }),
    giveBack: () =>
      alone("giveBack", async () => {
        const changed = await change(ReturnTrafficVideoDocument, { id: videoId });
        if (changed?.fault?.kind !== "refused") return changed?.fault === null;
        // Somebody else has it, or it was deleted: there is nothing to give back any more.
        return changed.fault.error.code === "CONFLICT" || changed.fault.error.code === "NOT_FOUND";
      }),
  };
}

export type Work = ReturnType<typeof useDeskWork>;
