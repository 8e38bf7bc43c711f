import { Box } from "@chakra-ui/react";
import { memo } from "react";
import type { Activity } from "../../shared/clients/activity";
import { StatusDot } from "../../shared/ui/StatusDot";
import { paths } from "../paths";
import { SidebarLink } from "./SidebarLink";

type LocationRowProps = {
  id: string;
  name: string;
  activity: Activity;
  /** Pixels from the list's begin, and of the row. */
  top: number;
  height: number;
};

/** One location of the sidebar. What else its device reports changes nothing here. */
export const LocationRow = memo(function LocationRow({ id, name, activity, top, height }: LocationRowProps) {
  return (
    <Box
      as="li"
      position="absolute"
      insetX="0"
      h={`${height}px`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <SidebarLink to={paths.client(id)} icon={<StatusDot activity={activity} />}>
        {name}
      </SidebarLink>
    </Box>
  );
});
