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

/** Work on a rollout; each function shows its own result, and resolves to true on success. */
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
    /** @param clientIds ids of failed ones; omitted: all of them */
    retry: async (clientIds?: string[]) =>
      say(await change(RetryRolloutDocument, { ...input, clientIds }), "retried", "retryFailed"),
  };
}

export type RolloutWork = ReturnType<typeof useRolloutWork>;
