import { Box, Button, HStack, IconButton, Text, VisuallyHidden } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useState } from "react";
import { bulkTexts } from "../../i18n/texts/bulk";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { useIsNarrow } from "../ui/useMedia";
import { ChangeMenu } from "./ChangeMenu";
import { ClientChange } from "./ClientChange";
import { type ClientChangeKind, clientChangeIcons, clientChangeKinds, isForOne } from "./clientChanges";
import { useBarRoom } from "./useBarRoom";

type BulkBarProps = {
  selected: readonly ClientRow[];
  /** Of them, those that are filtered away. */
  outOfSight?: number;
  onClear: () => void;
};

type Asked = { kind: ClientChangeKind; clients: readonly ClientRow[] };

/**
 * What can be done with the devices that are chosen on a page, in sight wherever it is scrolled to. Let it stand below
 * the list always: it shows nothing while none is chosen, and a dialog outlives the devices that it takes away.
 */
export function BulkBar({ selected, outOfSight = 0, onClear }: BulkBarProps) {
  const t = useT(bulkTexts);
  const isNarrow = useIsNarrow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = selected.length;
  const bar = useBarRoom(count > 0);
  const kinds = clientChangeKinds.filter((kind) => count === 1 || !isForOne(kind));
  const ask = (kind: ClientChangeKind) => setAsked({ kind, clients: selected });
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? said : ""}</VisuallyHidden>
      {count === 0 ? null : (
        <HStack
          ref={bar}
          data-save-bar
          role="region"
          aria-label={t("barLabel")}
          position="sticky"
          bottom="0"
          zIndex="docked"
          gap="2"
          px={{ base: "3", md: "4" }}
          pt="2"
          pb="calc(0.5rem + env(safe-area-inset-bottom))"
          bg="bg.panel"
          borderWidth="1px"
          borderBottomWidth="0"
          roundedTop="l3"
          shadow="lg"
        >
          <Box flex={{ base: "1", md: "0 0 auto" }} minW="0" aria-hidden>
            <Text textStyle="sm" fontWeight="medium">
              {t("selected", { count })}
            </Text>
            {outOfSight > 0 ? (
              <Text textStyle="xs" color="fg.muted">
                {t("outOfSight", { count: outOfSight })}
              </Text>
            ) : null}
          </Box>
          {isNarrow ? (
            <ChangeMenu kinds={kinds} onAsk={ask} />
          ) : (
            <HStack flex="1" gap="1" wrap="wrap" justify="end">
              {kinds.map((kind) => {
                const Icon = clientChangeIcons[kind];
                return (
                  <Button
                    key={kind}
                    size="xs"
                    variant="ghost"
                    colorPalette={kind === "deleteClients" ? "red" : undefined}
                    onClick={() => ask(kind)}
                  >
                    <Icon aria-hidden />
                    {t(kind)}
                  </Button>
                );
              })}
            </HStack>
          )}
          <IconButton size="sm" variant="ghost" aria-label={t("clear")} title={t("clear")} onClick={onClear}>
            <X aria-hidden />
          </IconButton>
        </HStack>
      )}
      {asked === null ? null : (
        <ClientChange kind={asked.kind} clients={asked.clients} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
