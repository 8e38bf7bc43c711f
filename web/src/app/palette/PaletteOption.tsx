import { Flex, Text } from "@chakra-ui/react";
import { StatusDot } from "../../shared/ui/StatusDot";
import type { PaletteItem } from "./paletteItem";

type PaletteOptionProps = {
  item: PaletteItem;
  isActive: boolean;
  onPoint: () => void;
  onOpen: (inTab: boolean) => void;
};

export const optionId = (item: PaletteItem): string => `palette-${item.id}`;

export function PaletteOption({ item, isActive, onPoint, onOpen }: PaletteOptionProps) {
  const { name, detail, Icon, activity } = item;
  return (
    <Flex
      id={optionId(item)}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      px="3"
      minH={{ base: "11", md: "9" }}
      rounded="md"
      cursor="pointer"
      scrollMarginBlock="2"
      color={isActive ? "brand.fg" : "fg"}
      bg={isActive ? "brand.subtle" : undefined}
      onPointerMove={onPoint}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <Flex w="4" flexShrink="0" justify="center" color="fg.muted">
        {activity === undefined ? null : <StatusDot activity={activity} />}
        {Icon === undefined ? null : <Icon size={16} aria-hidden />}
      </Flex>
      <Text textStyle="sm" truncate>
        {name}
      </Text>
      {detail === undefined || detail === "" ? null : (
        <Text
          textStyle="xs"
          color={isActive ? "brand.fg" : "fg.muted"}
          ms="auto"
          ps="3"
          truncate
          flexShrink="2"
        >
          {detail}
        </Text>
      )}
    </Flex>
  );
}
