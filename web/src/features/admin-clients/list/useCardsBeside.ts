import { useMedia } from "../../../shared/ui/useMedia";

/** How many cards stand beside each other. */
export function useCardsBeside(): number {
  const steps = [
    useMedia("(min-width: 900px)"),
    useMedia("(min-width: 1240px)"),
    useMedia("(min-width: 1640px)"),
  ];
  return 1 + steps.filter(Boolean).length;
}
