import { Box, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SaveBar } from "./SaveBar";

type LongFormProps = {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: () => void;
  onDiscard: () => void;
  /** Important note for saving; shown above the button. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A form of several sections with one save bar, which stays visible. */
export function LongForm({ label, isDirty, isSaving, onSubmit, onDiscard, notice, children }: LongFormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* Focused elements are not hidden by the bar. */}
      <Stack
        gap={{ base: "8", md: "10" }}
        css={{ "& :is(input, select, textarea, button)": { scrollMarginBottom: "6rem" } }}
      >
        {children}
      </Stack>
      <Box
        // While there is nothing to save, it covers nothing.
        position={isDirty ? "sticky" : "static"}
        bottom="0"
        zIndex="docked"
        mt="6"
        rounded="lg"
        borderWidth="1px"
        borderTopWidth="0"
        overflow="hidden"
        shadow={isDirty ? "md" : undefined}
      >
        {notice}
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={onDiscard} />
      </Box>
    </form>
  );
}
