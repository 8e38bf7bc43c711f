import { Box, SegmentGroup, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

type ChoiceGroupProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; name: string; icon?: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A choice of a few options side by side, with labels or named icons. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <Box>
      <Text id={id} textStyle="sm" fontWeight="medium" pb="1.5">
        {label}
      </Text>
      <SegmentGroup.Root
        size="sm"
        minW="0"
        maxW="full"
        flexWrap="wrap"
        value={chosen}
        aria-labelledby={id}
        onValueChange={({ value }) => {
          const choice = choices.find((known) => known.value === value);
          if (choice) onChoose(choice.value);
        }}
      >
        <SegmentGroup.Indicator />
        {choices.map(({ value, name, icon }) => (
          <SegmentGroup.Item
            key={value}
            value={value}
            h="9"
            px={icon ? "2.5" : { base: "2", md: "3" }}
            title={icon ? name : undefined}
          >
            {icon}
            <SegmentGroup.ItemText srOnly={icon !== undefined}>{name}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </Box>
  );
}
