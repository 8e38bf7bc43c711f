import { useMemo, useState } from "react";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useClients } from "../../../shared/clients/useClients";
import { useLiftedFilter } from "../../../shared/config/useLiftedFilter";

type Wanted = {
  hardwareType: string | null;
  /** Ids chosen already. */
  ids?: readonly string[];
  /** Ids that can't be chosen. */
  without?: ReadonlySet<string>;
};

/** Those that were heard last come first: their results will be known soonest. */
const byLastHeard = (one: ClientRow, other: ClientRow) =>
  (other.lastActiveDate ?? 0) - (one.lastActiveDate ?? 0);

/** Devices for a firmware: only with its hardware, unless the filter is lifted (Ctrl+O). */
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
    /** Devices to choose from. */
    offered: lifted.isLifted ? all : all.filter(fits),
    chosen,
    setChosen,
    /** The chosen devices, the last heard first. */
    concerned,
    /** Number of them with other or unknown hardware. */
    others,
    isForced,
    setForced,
    /** True if others get it, too: only if the person says so, and there are any. */
    force: isForced && others > 0,
  };
}

export type FirmwareClients = ReturnType<typeof useFirmwareClients>;
