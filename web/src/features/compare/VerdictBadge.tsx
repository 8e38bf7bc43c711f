import { Badge } from "@chakra-ui/react";
import type { FigureRow } from "./useFigureRows";

const palettes = { neutral: "gray", worse: "orange", better: "green" };

export function VerdictBadge({ tone, verdict }: NonNullable<FigureRow["judged"]>) {
  return <Badge colorPalette={palettes[tone]}>{verdict}</Badge>;
}
