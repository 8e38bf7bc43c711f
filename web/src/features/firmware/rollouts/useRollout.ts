import { useEffect, useRef, useState } from "react";
import { useRolloutQuery } from "../../../graphql/operations/firmware";
import { useClients } from "../../../shared/clients/useClients";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { isRunning, type RolloutWhole } from "./rollout";

const pace = { running: 5000, usual: 60_000 };

/** A rollout with its devices: fresh every few seconds while it runs, and at once where one of them tells another version. */
export function useRollout(id: string) {
  const [isLive, setLive] = useState(true);
  const answer = useRolloutQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    pollInterval: isLive ? pace.running : pace.usual,
    skipPollAttempt: () => document.hidden,
  });
  const { data, at } = useLastGood(answerOf(answer), id);
  const rollout = data?.rollout;
  const isLiveNow = rollout == null ? false : isRunning(rollout) || Number(rollout.counts?.underWay) > 0;
  if (data !== undefined && isLiveNow !== isLive) setLive(isLiveNow);
  const refresh = () => {
    answer.refetch().catch(() => undefined);
  };
  useVersionsTold(rollout, refresh);
  return { data, at, failed: answer.error !== undefined, refresh };
}

/** Hears where a device of the rollout tells another version than before. */
function useVersionsTold(rollout: RolloutWhole | null | undefined, onTold: () => void): void {
  const { clients } = useClients();
  const ids = new Set(rollout?.devices?.flatMap(({ client }) => client?.id ?? []));
  const told = (clients ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, info }) => `${id} ${info.firmwareVersion}`)
    .sort()
    .join();
  const before = useRef({ devices: ids.size, told });
  useEffect(() => {
    const isNews = before.current.devices === ids.size && before.current.told !== told;
    before.current = { devices: ids.size, told };
    if (isNews) onTold();
  });
}
