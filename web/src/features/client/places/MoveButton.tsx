import { Button, Text } from "@chakra-ui/react";
import { Signpost } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../../i18n/useT";
import type { PanelProps } from "../panelProps";
import { placesTexts } from "./placesTexts";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog")).MoveDialog }));

/** Moves a device, for whoever may; valves stay where they are. */
export function MoveButton({ client, stays }: Pick<PanelProps, "client" | "stays">) {
  const t = useT(placesTexts);
  const [isOpen, setOpen] = useState(false);
  const isValve = client.groups?.some(({ type }) => type === "VALVE") ?? false;
  if (client.isPlace || isValve || !stays.canEdit) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t("move")}
        px={{ base: "2", md: "3" }}
        onClick={() => setOpen(true)}
      >
        <Signpost size={16} aria-hidden />
        <Text as="span" hideBelow="md">
          {t("move")}
        </Text>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MoveDialog clientId={client.id} correct={null} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
