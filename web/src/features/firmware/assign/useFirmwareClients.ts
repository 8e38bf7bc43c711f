import { useMemo, useState } from "react";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useClients } from "../../../shared/clients/useClients";
import { useLiftedFilter } from "../../../shared/config/useLiftedFilter";

type Wanted = {
  hardwareType: string | null;
  /** Chosen already, elsewhere. */
  ids?: readonly string[];
  /** Not to be chosen. */
  without?: ReadonlySet<string>;
};

/** Those that were heard last, first: of them it is soonest known how it goes. */
const byLastHeard = (one: ClientRow, other: ClientRow) =>
  (other.lastActiveDate ?? 0) - (one.lastActiveDate ?? 0);

/** Devices that are to get a firmware: of its hardware, unless the filter is lifted (Ctrl+O). */
export function useFirmwareClients({ hardwareType, ids = [], without }: Wanted) {
  const { clients } = useClients();
  const lifted = useLiftedFilter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(ids));
  const [isForced, setForced] = useState(false);
  const fits = (client: ClientRow) => client.hardwareType === hardwareType;
  const all = useMemo(
    () => (clients ?? []).filter(({ id }) => !without?.has(id)).sort(byLastHeard),
    [clients, without],
  );
  const concerned = useMemo(() => all.filter(({ id }) => chosen.has(id)), [all, chosen]);
  const others = concerned.filter((client) => !fits(client)).length;
  return {
    lifted,
    /** Those to choose from. */
    offered: lifted.isLifted ? all : all.filter(fits),
    chosen,
    setChosen,
    /** Those that were chosen, the one that was heard last first. */
    concerned,
    /** How many of them have other hardware, or have not told theirs. */
    others,
    isForced,
    setForced,
    /** Whether others get it, too: only where the person says so, and there are any. */
    force: isForced && others > 0,
  };
}

export type FirmwareClients = ReturnType<typeof useFirmwareClients>;
