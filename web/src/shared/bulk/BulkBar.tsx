import { Button, HStack } from "@chakra-ui/react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import type { ClientRow } from "../clients/clientRow";
import { useIsNarrow } from "../ui/useMedia";
import { bulkTexts } from "./bulkTexts";
import { ChangeMenu } from "./ChangeMenu";
import { ChosenBar } from "./ChosenBar";
import { ClientChange } from "./ClientChange";
import { type ClientChangeKind, clientChangeIcons, clientChangeKinds, isForOne } from "./clientChanges";

type BulkBarProps = {
  selected: readonly ClientRow[];
  /** Number of selected devices that a filter hides. */
  outOfSight?: number;
  onClear: () => void;
};

type Asked = { kind: ClientChangeKind; clients: readonly ClientRow[] };

/**
 * Bar with the changes for the selected devices, visible wherever the page is scrolled to. Always render it
 * below the list: it shows nothing while nothing is selected, and its dialog must outlive the devices that it
 * removes.
 */
export function BulkBar({ selected, outOfSight = 0, onClear }: BulkBarProps) {
  const t = useT(bulkTexts);
  const isNarrow = useIsNarrow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = selected.length;
  const kinds = clientChangeKinds.filter((kind) => count === 1 || !isForOne(kind));
  const ask = (kind: ClientChangeKind) => setAsked({ kind, clients: selected });
  const said = [
    t("selected", { count }),
    ...(outOfSight > 0 ? [t("outOfSight", { count: outOfSight })] : []),
  ].join(" · ");
  return (
    <>
      <ChosenBar count={count} said={said} label={t("barLabel")} clear={t("clear")} onClear={onClear}>
        {isNarrow ? (
          <ChangeMenu kinds={kinds} onAsk={ask} />
        ) : (
          <HStack gap="1" wrap="wrap" justify="end">
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
      </ChosenBar>
      {asked === null ? null : (
        <ClientChange kind={asked.kind} clients={asked.clients} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
