import { useRef, useState } from "react";
import { translatorOf } from "../../i18n/useT";
import { type BulkFault, faultOf } from "../bulk/bulkFault";
import { useChange } from "../change/useChange";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { isOvertaken } from "./heldSave";
import { overtakenTexts } from "./overtakenTexts";

type Seen = {
  /** Name of the thing, for its messages. */
  about: string;
  /** The thing as the person began. */
  opened: { etag: string | null } | null;
  /** Of the state that the shown effect is made from. */
  etag: string | null;
  /** Refetches the thing. Returns its etag; null: not known. */
  refetch: () => Promise<string | null>;
};

type Send = ReturnType<typeof useChange>["send"];
type Held = { ifMatch: string | undefined; dryRun: false };

/**
 * Saves a change whose effect was shown. If somebody else changed the thing meanwhile, nothing is saved: the person
 * sees what the change makes of it as it is now, and saves again.
 */
export function useSeenSave({ about, opened, etag, refetch }: Seen) {
  const { send, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  /** Etag of the state of which the person was told that somebody else made it. */
  const told = useRef<string | null>(null);
  const sayOvertaken = (by: string | null) => {
    told.current = by;
    toast.info(translatorOf(overtakenTexts)("moved"), about);
  };

  /** False: somebody else changed it, and the person is told. */
  const isAsSeen = (): boolean => {
    setFault(null);
    if (etag === (told.current ?? opened?.etag ?? null)) return true;
    sayOvertaken(etag);
    return false;
  };

  /** Sends the change. @returns true if it is saved; otherwise the person is told */
  const save = async (
    make: (send: Send, held: Held) => Promise<object | null>,
    failed: string,
  ): Promise<boolean> => {
    try {
      return (await make(send, { ifMatch: etag ?? undefined, dryRun: false })) !== null;
    } catch (error) {
      if (isOvertaken(error)) {
        sayOvertaken(await refetch().catch(() => null));
        return false;
      }
      setFault(faultOf(error));
      sayFailed(error, failed, about);
      return false;
    }
  };
  return { isAsSeen, save, isSaving: isBusy, fault };
}
