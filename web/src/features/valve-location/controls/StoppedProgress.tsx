import { Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { tellsOrders } from "../../../shared/valves/tellsOrders";
import type { Valve } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

/** How far the order to close everything has come: how many devices know of it, how many report closed. */
export function StoppedProgress({ valves }: { valves: readonly Valve[] }) {
  const t = useT(valvesTexts);
  const count = valves.length;
  const told = valves.filter((valve) => tellsOrders(valve) && valve.order?.state !== null);
  const heard = told.filter(({ order }) => order !== null && order.state !== "WAITING").length;
  const hearing = told.length === 0 ? [] : [t("heardBy", { heard, count: told.length })];
  const closed = valves.filter(({ state }) => state === "CLOSED").length;
  return (
    <>
      <Text fontWeight="semibold">{t("allStopped")}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[t("allStoppedText"), ...hearing, t("confirmedBy", { closed, count })].join(" ")}
      </Text>
    </>
  );
}
