import { Link as ChakraLink, Table } from "@chakra-ui/react";
import { memo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ClientMenuButton } from "../menu/ClientMenuButton";
import { useClientMenu } from "../menu/clientMenu";
import { type Column, sticky } from "./columns";

type StatusRowProps = {
  client: ClientRow;
  activity: Activity;
  columns: readonly Column[];
  /** Place in the whole table, the header being 1. */
  rowIndex: number;
};

/** One device. Its name is a link, so that the keyboard and "open in a new tab" work as everywhere. */
export const StatusRow = memo(function StatusRow({ client, activity, columns, rowIndex }: StatusRowProps) {
  const navigate = useNavigate();
  const openMenu = useClientMenu();
  const address = paths.client(client.id);
  return (
    <Table.Row
      bg="bg.panel"
      h="45px"
      cursor="pointer"
      aria-rowindex={rowIndex}
      _hover={{ bg: "bg.subtle" }}
      onClick={() => navigate(address)}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu(client, { x: event.clientX, y: event.clientY });
      }}
    >
      {columns.map(({ key, isNumber, render }) => (
        <Table.Cell
          key={key}
          px="2.5"
          py="0"
          truncate
          {...(key === "name" ? sticky : {})}
          textAlign={isNumber ? "end" : undefined}
          fontVariantNumeric={isNumber ? "tabular-nums" : undefined}
          color={key === "name" ? "fg" : "fg.muted"}
        >
          {key === "name" ? (
            <ChakraLink
              asChild
              display="block"
              truncate
              fontWeight="medium"
              color="fg"
              onClick={(event) => event.stopPropagation()}
            >
              <Link to={address} title={client.name}>
                {render(client, activity)}
              </Link>
            </ChakraLink>
          ) : (
            render(client, activity)
          )}
        </Table.Cell>
      ))}
      <Table.Cell px="1.5" py="0" textAlign="end">
        <ClientMenuButton client={client} />
      </Table.Cell>
    </Table.Row>
  );
});
