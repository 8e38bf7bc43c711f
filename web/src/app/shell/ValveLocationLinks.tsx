import { Stack } from "@chakra-ui/react";
import { MapPin } from "lucide-react";
import type { GroupRow } from "../../shared/clients/clientRow";
import { byName } from "../../shared/text/order";
import { paths } from "../paths";
import { SidebarLink } from "./SidebarLink";

/** Every valve location, for who has no other devices. */
export function ValveLocationLinks({ groups }: { groups: readonly GroupRow[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="0.5" px="2" overflowY="auto">
      {groups.toSorted(byName).map(({ id, name }) => (
        <li key={id}>
          <SidebarLink to={paths.location(id)} icon={<MapPin size={16} aria-hidden />}>
            {name}
          </SidebarLink>
        </li>
      ))}
    </Stack>
  );
}
