import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useLanguage } from "../../../i18n/useT";
import { clientKind, countedKind } from "../../../shared/chart/clientKind";
import { graphSet } from "../../../shared/chart/graphSet";
import { toldGraphs } from "../../../shared/chart/told";
import type { PanelProps } from "../panelProps";
import { type EmbedOptions, embedOptions, embedParams } from "./embedOptions";

export type ChooseOption = (option: keyof typeof embedParams, value: string | null) => void;

/** Options of the embeds from the address, and their setter. */
export function useEmbedOptions(
  { client, traffic }: Pick<PanelProps, "client" | "traffic">,
  groupIds: readonly string[],
): [EmbedOptions, ChooseOption] {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const inOut = client.groups?.some((group) => group.inOutGraphs) ?? false;
  const { measurement } = traffic;
  const kind = measurement ? countedKind(client, measurement) : clientKind(client);
  const whole = graphSet(kind, inOut, measurement ?? { lengthClasses: [] });
  const set = measurement ? toldGraphs(whole, measurement) : whole;
  const choose = useCallback<ChooseOption>(
    (option, value) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null) next.delete(embedParams[option]);
          else next.set(embedParams[option], value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [embedOptions(params, { kind, set, groupIds, language }), choose];
}
