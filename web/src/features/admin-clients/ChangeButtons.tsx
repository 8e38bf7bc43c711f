import { Button, HStack } from "@chakra-ui/react";
import { lazy, memo, Suspense, useState } from "react";
import { useT } from "../../i18n/useT";
import { bulkTexts } from "../../shared/bulk/bulkTexts";
import { ChangeMenu } from "../../shared/bulk/ChangeMenu";
import { type ClientChangeKind, clientChangeIcons, isForOne } from "../../shared/bulk/clientChanges";
import type { ClientRow } from "../../shared/clients/clientRow";
import { useIsNarrow } from "../../shared/ui/useMedia";
import { adminClientsTexts } from "./adminClientsTexts";
import type { Ask } from "./ask";

const ChooseClientsDialog = lazy(async () => ({
  default: (await import("./ChooseClientsDialog")).ChooseClientsDialog,
}));

const kinds: readonly ClientChangeKind[] = [
  "assignFirmware",
  "applyTemplate",
  "setField",
  "assignSerialNumber",
  "updateNotes",
  "deleteClients",
];

type ChangeButtonsProps = { clients: readonly ClientRow[]; selected: readonly ClientRow[]; ask: Ask };

/** Buttons for changes of the selected clients; without a selection each first asks for clients. */
export const ChangeButtons = memo(function ChangeButtons({ clients, selected, ask }: ChangeButtonsProps) {
  const t = useT(adminClientsTexts);
  const bulk = useT(bulkTexts);
  const isNarrow = useIsNarrow();
  const [choosing, setChoosing] = useState<ClientChangeKind | null>(null);
  const begin = (kind: ClientChangeKind) => (selected.length === 0 ? setChoosing(kind) : ask(kind, selected));
  const isPossible = (kind: ClientChangeKind) => selected.length <= 1 || !isForOne(kind);
  return (
    <>
      {isNarrow ? (
        <ChangeMenu kinds={kinds.filter(isPossible)} onAsk={begin} isAbove />
      ) : (
        <HStack gap="2" wrap="wrap" role="group" aria-label={t("changes")}>
          {kinds.map((kind) => {
            const Icon = clientChangeIcons[kind];
            return (
              <Button
                key={kind}
                size="sm"
                variant="outline"
                bg="bg.panel"
                color={kind === "deleteClients" ? "fg.error" : undefined}
                disabled={!isPossible(kind)}
                title={isPossible(kind) ? undefined : t("oneAtATime")}
                onClick={() => begin(kind)}
              >
                <Icon aria-hidden />
                {bulk(kind)}
              </Button>
            );
          })}
        </HStack>
      )}
      {choosing === null ? null : (
        <Suspense fallback={null}>
          <ChooseClientsDialog
            kind={choosing}
            clients={clients}
            onChosen={(chosen) => {
              setChoosing(null);
              ask(choosing, chosen);
            }}
            onClose={() => setChoosing(null)}
          />
        </Suspense>
      )}
    </>
  );
});
