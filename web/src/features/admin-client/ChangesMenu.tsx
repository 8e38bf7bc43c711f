import { IconButton, Menu, Portal } from "@chakra-ui/react";
import { Ellipsis, KeyRound } from "lucide-react";
import { useT } from "../../i18n/useT";
import { ChangeItems } from "../../shared/bulk/ChangeItems";
import { clientChangeKinds } from "../../shared/bulk/clientChanges";
import { useOffers } from "../../shared/offers/useOffers";
import { MenuAction } from "../../shared/ui/MenuAction";
import type { Ask } from "./adminClient";
import { adminClientTexts } from "./adminClientTexts";

/** All that can be changed of the device. */
export function ChangesMenu({ name, ask }: { name: string; ask: Ask }) {
  const t = useT(adminClientTexts);
  const canMakeKey = useOffers().has("DEVICE_KEY");
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
            {canMakeKey ? (
              <MenuAction
                value="deviceKey"
                icon={KeyRound}
                label={t("newKey")}
                onClick={() => ask("deviceKey")}
              />
            ) : null}
            <ChangeItems kinds={clientChangeKinds} onAsk={ask} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
