import { Box, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";

type RadioLinesProps<Value extends string> = {
  legend: string;
  /** The legend is visible elsewhere. */
  isLegendHidden?: boolean;
  choices: readonly { value: Value; name: string; text?: string }[];
  /** null: none yet. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** Radio buttons, one a line, each with an explanation. */
export function RadioLines<Value extends string>(props: RadioLinesProps<Value>) {
  const { legend, isLegendHidden = false, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <chakra.fieldset border="none" p="0" m="0" minW="0">
      <chakra.legend textStyle="sm" fontWeight="medium" srOnly={isLegendHidden}>
        {legend}
      </chakra.legend>
      <Stack gap="2" mt={isLegendHidden ? undefined : "2"}>
        {choices.map(({ value, name, text }) => (
          <Flex key={value} as="label" gap="2.5" align="start" cursor="pointer" textStyle="sm">
            <chakra.input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              aria-describedby={text === undefined ? undefined : `${id}-${value}`}
              aria-label={name}
              onChange={() => onChoose(value)}
              accentColor="brand.solid"
              boxSize="4"
              mt="0.5"
              flexShrink="0"
            />
            <Box>
              <Text as="span">{name}</Text>
              {text === undefined ? null : (
                <Text id={`${id}-${value}`} color="fg.muted">
                  {text}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
