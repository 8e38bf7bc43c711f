import {
  ResumeRolloutDocument,
  RetryRolloutDocument,
  StopRolloutDocument,
} from "../../../graphql/operations/firmware";
import { translatorOf } from "../../../i18n/useT";
import { type Changed, useChange } from "../../../shared/change/useChange";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

type Said = "stopped" | "stopFailed" | "resumed" | "resumeFailed" | "retried" | "retryFailed";

/** What can be done with a rollout; each says itself how it went, and answers whether well. */
export function useRolloutWork(id: string) {
  const { change, isBusy } = useChange();
  const say = (changed: Changed<unknown>, done: Said, failed: Said): boolean => {
    if (changed === null) return false;
    const t = translatorOf(rolloutsTexts);
    if (changed.fault === null) toast.success(t(done), `${done}:${id}`);
    else sayFailed(changed.fault, t(failed), `${done}:${id}`);
    return changed.fault === null;
  };
  const input = { id, dryRun: false };
  return {
    isBusy,
    stop: async () => say(await change(StopRolloutDocument, input), "stopped", "stopFailed"),
    resume: async () => say(await change(ResumeRolloutDocument, input), "resumed", "resumeFailed"),
    /** @param clientIds of those that failed; left out: all of them */
    retry: async (clientIds?: string[]) =>
      say(await change(RetryRolloutDocument, { ...input, clientIds }), "retried", "retryFailed"),
  };
}

export type RolloutWork = ReturnType<typeof useRolloutWork>;
