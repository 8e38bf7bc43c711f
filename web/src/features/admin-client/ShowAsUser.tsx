import { Button, Menu, Portal } from "@chakra-ui/react";
import { ChevronDown, Eye } from "lucide-react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { useViewEntries } from "../../shared/clients/menu/useViewEntries";
import type { AdminClient } from "./adminClient";
import { adminClientTexts } from "./adminClientTexts";

/** Shows the device as users of its group see it; of several groups, of the one that is chosen. */
export function ShowAsUser({ client }: { client: AdminClient }) {
  const t = useT(adminClientTexts);
  const entries = useViewEntries(client, paths.client(client.id));
  const [first, ...more] = entries;
  if (first === undefined || more.length === 0)
    return (
      <Button
        size="sm"
        variant="outline"
        bg="bg.panel"
        disabled={first?.isDisabled}
        title={first?.hint}
        onClick={first?.act}
      >
        <Eye aria-hidden />
        {t("showAsUser")}
      </Button>
    );
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" bg="bg.panel">
          <Eye aria-hidden />
          {t("showAsUser")}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map(({ value, text, act }) => (
              <Menu.Item key={value} value={value} onClick={act}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
