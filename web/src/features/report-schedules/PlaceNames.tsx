import { Text } from "@chakra-ui/react";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";
import { useStreetName } from "../../shared/clients/useStreetName";

const shownAtMost = 2;

/** Names of locations: the first in full, the rest on hover. A moved device's says that it is of all its streets. */
export function PlaceNames({ places }: { places: readonly { id: string; name: string }[] }) {
  const t = useT(reportSchedulesTexts);
  const names = places.map(useStreetName());
  const more = names.length - shownAtMost;
  return (
    <Text as="span" title={more > 0 ? names.join(", ") : undefined} overflowWrap="anywhere">
      {names.length === 0 ? t("noPlaces") : names.slice(0, shownAtMost).join(", ")}
      {more > 0 ? (
        <Text as="span" color="fg.muted">
          {` ${t("more", { count: more })}`}
        </Text>
      ) : null}
    </Text>
  );
}
