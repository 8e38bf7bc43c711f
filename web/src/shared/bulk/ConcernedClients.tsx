import { Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { bulkTexts } from "./bulkTexts";

/** Number of devices named. */
const named = 3;

/** The devices that a dialog concerns: the first few by name, the rest as a number. */
export function ConcernedClients({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT(bulkTexts);
  const names = clients
    .slice(0, named)
    .map(({ name }) => name)
    .join(", ");
  const more = clients.length - named;
  return (
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {more > 0 ? t("concernedMore", { names, count: more }) : names}
    </Text>
  );
}
