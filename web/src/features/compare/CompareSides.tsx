import { Flex, IconButton } from "@chakra-ui/react";
import { ArrowLeftRight } from "lucide-react";
import { useT } from "../../i18n/useT";
import { IntervalPicker } from "../../shared/interval/IntervalPicker";
import type { Period } from "../../shared/interval/resolveInterval";
import type { RoadClient } from "../../shared/roads/roadClient";
import { AgainstPicker } from "./AgainstPicker";
import { ClientSelect } from "./ClientSelect";
import { type CompareState, swapped } from "./compareState";
import { SidePanel } from "./SidePanel";

type CompareSidesProps = {
  clients: readonly RoadClient[];
  client: string;
  other: string;
  state: CompareState;
  periods: { before: Period; after: Period };
  zone: string;
  onChange: (change: Partial<CompareState>) => void;
};

/** Where and when, of both sides; the button between them swaps them. */
export function CompareSides({ clients, client, other, state, periods, zone, onChange }: CompareSidesProps) {
  const t = useT("compare");
  return (
    <Flex
      direction={{ base: "column", lg: "row" }}
      gap="3"
      align={{ base: "stretch", lg: "center" }}
      css={{ "--before": "var(--chakra-colors-fg-subtle)", "--after": "var(--chakra-colors-brand-solid)" }}
    >
      <SidePanel title={t("before")} mark="var(--before)" period={periods.before} zone={zone}>
        <ClientSelect
          clients={clients}
          chosen={other}
          onChoose={(id) =>
            onChange({ other: id, ...(state.against === "custom" ? {} : byPlaces(id, client)) })
          }
        />
        <AgainstPicker
          against={state.against}
          period={periods.before}
          zone={zone}
          onChange={(against, otherPeriod) => onChange({ against, otherPeriod })}
        />
      </SidePanel>
      <IconButton
        aria-label={t("swap")}
        title={t("swap")}
        variant="outline"
        bg="bg.panel"
        rounded="full"
        size="sm"
        alignSelf="center"
        onClick={() => onChange(swapped({ ...state, client, other }, periods))}
        _print={{ display: "none" }}
      >
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <SidePanel title={t("after")} mark="var(--after)" period={periods.after} zone={zone}>
        <ClientSelect
          clients={clients}
          chosen={client}
          onChoose={(id) => onChange({ client: id, other: other === client ? null : other })}
        />
        <IntervalPicker interval={state.after} onChange={(after) => onChange({ after })} zone={zone} />
      </SidePanel>
    </Flex>
  );
}

/** Another location is compared in the same period, the same location with the period before. */
const byPlaces = (other: string, client: string): Pick<CompareState, "against"> => ({
  against: other === client ? "previous" : "same",
});
