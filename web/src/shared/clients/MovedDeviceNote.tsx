import { Button, Stack, Text } from "@chakra-ui/react";
import { Signpost } from "lucide-react";
import { useT } from "../../i18n/useT";
import { formatDate } from "../time/format";
import { presentStreet, type StreetOfDevice } from "./movedDevice";
import { movedDeviceTexts } from "./movedDeviceTexts";

/** Most streets that are named. */
const mostNamed = 6;

type MovedDeviceNoteProps = {
  /** Of the device, see streetsOfDevice. */
  streets: readonly StreetOfDevice[];
  /** Takes a street in the device's stead; null for a street that may not be taken here. */
  onTake: (street: StreetOfDevice) => (() => void) | null;
};

/** Says that a device's own figures are of all its streets, and offers one of them; nothing for one that never moved. */
export function MovedDeviceNote({ streets, onTake }: MovedDeviceNoteProps) {
  const t = useT(movedDeviceTexts);
  const present = presentStreet(streets);
  if (present === undefined) return null;
  const take = onTake(present);
  const rest = streets.length - mostNamed;
  const words = ({ name, from, until, timeZone }: StreetOfDevice) => {
    const end = until === null ? null : formatDate(until, timeZone);
    if (from === null) return end === null ? t("always", { name }) : t("until", { name, until: end });
    const start = formatDate(from, timeZone);
    return end === null ? t("since", { name, from: start }) : t("between", { name, from: start, until: end });
  };
  const named = [
    ...streets.slice(-mostNamed).map(words),
    ...(rest > 0 ? [t("more", { count: rest })] : []),
  ].join(", ");
  return (
    <Stack gap="1" align="start">
      <Text textStyle="xs" color="fg.warning" overflowWrap="anywhere">
        {t("adds", { streets: named })}
      </Text>
      {take === null ? null : (
        <Button size="xs" variant="outline" maxW="full" whiteSpace="normal" h="auto" py="1" onClick={take}>
          <Signpost aria-hidden />
          {t("take", present)}
        </Button>
      )}
    </Stack>
  );
}
