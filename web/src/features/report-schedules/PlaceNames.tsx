import { Text } from "@chakra-ui/react";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";

const shownAtMost = 2;

/** Names of locations: the first in full, the rest on hover. */
export function PlaceNames({ names }: { names: readonly string[] }) {
  const t = useT(reportSchedulesTexts);
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
