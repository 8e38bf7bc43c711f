import { Text } from "@chakra-ui/react";
import { useLanguage } from "../../i18n/useT";
import { wholeHoursNotes } from "../interval/wholeHoursNotes";
import type { RoadRow } from "./figures";

/** Says below a list which of its figures are of whole hours. */
export function WholeHoursNotes({ rows }: { rows: readonly RoadRow[] }) {
  const language = useLanguage();
  const list = rows.flatMap(({ client: { name }, figures }) => {
    const { resolution = null, zone = null } = figures ?? {};
    return zone === null ? [] : [{ name, zone, resolution }];
  });
  return wholeHoursNotes(list, language).map((text) => (
    <Text key={text} textStyle="xs" color="fg.muted">
      {text}
    </Text>
  ));
}
