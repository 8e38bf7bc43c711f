import { useApolloClient } from "@apollo/client/react";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { useEffect, useState } from "react";
import { PlacesOfDevicesDocument } from "../../../graphql/operations/places";
import { useOffers } from "../../offers/useOffers";
import { compareTexts } from "../../text/order";

export type LostPlaces =
  | { state: "loading" }
  | { state: "failed" }
  /** Names of the places where the devices measured, which lose that with them. */
  | { state: "told"; names: readonly string[] };

/** The places where devices stand or stood; none, if the platform keeps no stays. */
export function useLostPlaces(ids: readonly string[]): LostPlaces {
  const apollo = useApolloClient();
  const areKept = useOffers().has("PLACES");
  const key = ids.join(",");
  const [told, setTold] = useState<LostPlaces>({ state: "loading" });
  useEffect(() => {
    if (!areKept) return;
    let isLeft = false;
    const all = key.split(",");
    const parts = Array.from({ length: Math.ceil(all.length / ITEMS_A_CALL) }, (_, part) =>
      all.slice(part * ITEMS_A_CALL, (part + 1) * ITEMS_A_CALL),
    );
    const ask = async (): Promise<LostPlaces> => {
      const names = new Map<string, string>();
      for (const part of parts) {
        const { data } = await apollo.query({
          query: PlacesOfDevicesDocument,
          variables: { ids: part },
          fetchPolicy: "no-cache",
        });
        const stays = data?.clients?.flatMap((client) => client.stays?.list ?? []) ?? [];
        for (const { place } of stays) if (place !== null) names.set(place.id, place.name);
      }
      return { state: "told", names: [...names.values()].sort(compareTexts) };
    };
    ask()
      .catch((): LostPlaces => ({ state: "failed" }))
      .then((lost) => {
        if (!isLeft) setTold(lost);
      });
    return () => {
      isLeft = true;
    };
  }, [apollo, key, areKept]);
  return areKept ? told : { state: "told", names: [] };
}
