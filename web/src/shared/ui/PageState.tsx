import { Box, Button, EmptyState, VStack } from "@chakra-ui/react";
import { CircleAlert, RefreshCw, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { uiTexts } from "./uiTexts";

type PageMessageProps = {
  title: string;
  text?: string;
  icon: ReactNode;
  action?: ReactNode;
  /** h1 if the message is all that the page has. */
  as?: "h1" | "h2";
};

/** A page, or a part of one, without content, and the reason. */
export function PageMessage({ title, text, icon, action, as = "h2" }: PageMessageProps) {
  return (
    <EmptyState.Root py="16">
      <EmptyState.Content>
        <EmptyState.Indicator color="fg.subtle" aria-hidden>
          {icon}
        </EmptyState.Indicator>
        <VStack textAlign="center" gap="2">
          <EmptyState.Title as={as}>{title}</EmptyState.Title>
          {text === undefined ? null : <EmptyState.Description maxW="28rem">{text}</EmptyState.Description>}
        </VStack>
        {action}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

type NoMatchProps = {
  title: string;
  text: string;
  /** Label of the button that clears search and filters, if they are not both cleared. */
  clear?: string;
  onClear: () => void;
};

/** There are items, but none match the search or the filters. */
export function NoMatch({ title, text, clear, onClear }: NoMatchProps) {
  const t = useT(uiTexts);
  const action = (
    <Button variant="outline" size="sm" onClick={onClear}>
      {clear ?? t("showEverything")}
    </Button>
  );
  return <PageMessage title={title} text={text} icon={<SearchX />} action={action} />;
}

export type PageErrorProps = Pick<PageMessageProps, "title" | "text" | "as"> & { onRetry?: () => void };

/** Nothing could be loaded at all. If there are older data, show them with a StaleNotice instead. */
export function PageError({ title, text, as, onRetry }: PageErrorProps) {
  const t = useT(uiTexts);
  const retry =
    onRetry === undefined ? null : (
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RefreshCw aria-hidden />
        {t("retry")}
      </Button>
    );
  return (
    <Box role="alert">
      <PageMessage title={title} text={text} as={as} icon={<CircleAlert />} action={retry} />
    </Box>
  );
}
