import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { OwnSessionPartsFragment } from "../../../graphql/generated";
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
} from "../../../graphql/operations/profile";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { useLock } from "../../../shared/change/useLock";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";

type Left = { mySessions: readonly OwnSessionPartsFragment[] } | undefined;

const keep = (cache: ApolloCache, left: Left) => {
  if (left) cache.writeQuery({ query: MySessionsDocument, data: { mySessions: [...left.mySessions] } });
};

/** Ends one session by its id, or all "others"; `ending` is the running one. */
export function useEndSessions() {
  const t = useT(profileTexts);
  const client = useApolloClient();
  const [ending, setEnding] = useState<string | null>(null);
  const lock = useLock();

  const run = async (what: string, work: () => Promise<unknown>, done: string) => {
    if (!lock.take(what)) return;
    setEnding(what);
    let isDone = false;
    try {
      await work();
      isDone = true;
      toast.success(done, `endSession:${what}`);
    } catch (error) {
      sayFailed(error, t("endFailed"), `endSession:${what}`);
    }
    setEnding(null);
    lock.release(isDone);
  };

  const endOne = (id: string) => {
    const work = () =>
      client.mutate({
        mutation: EndSessionDocument,
        variables: { input: { id } },
        update: (cache, { data }) => keep(cache, data?.endSession),
      });
    return run(id, work, t("sessionEnded"));
  };
  const endOthers = () => {
    const work = () =>
      client.mutate({
        mutation: EndOtherSessionsDocument,
        update: (cache, { data }) => keep(cache, data?.endOtherSessions),
      });
    return run("others", work, t("othersEnded"));
  };
  return { ending, endOne, endOthers };
}
