import { IconButton, Menu, Portal } from "@chakra-ui/react";
import { Ellipsis, KeyRound } from "lucide-react";
import { adminClientTexts } from "../../i18n/texts/adminClient";
import { bulkTexts } from "../../i18n/texts/bulk";
import { useT } from "../../i18n/useT";
import { clientChangeIcons, clientChangeKinds } from "../../shared/bulk/clientChanges";
import type { Ask } from "./adminClient";

/** All that can be changed of the device. */
export function ChangesMenu({ name, ask }: { name: string; ask: Ask }) {
  const t = useT(adminClientTexts);
  const bulk = useT(bulkTexts);
  const label = `${t("more")}: ${name}`;
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="outline" bg="bg.panel" aria-label={label} title={t("more")}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            <Menu.Item value="deviceKey" onClick={() => ask("deviceKey")}>
              <KeyRound size={16} aria-hidden />
              {t("newKey")}
            </Menu.Item>
            {clientChangeKinds.map((kind) => {
              const Icon = clientChangeIcons[kind];
              return (
                <Menu.Item
                  key={kind}
                  value={kind}
                  color={kind === "deleteClients" ? "fg.error" : undefined}
                  onClick={() => ask(kind)}
                >
                  <Icon size={16} aria-hidden />
                  {bulk(kind)}
                </Menu.Item>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
