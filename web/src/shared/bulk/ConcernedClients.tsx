import { Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { bulkTexts } from "./bulkTexts";

/** So many are named. */
const named = 3;

/** Which devices a dialog is about: the first by name, the others by their number. */
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
