import { useLocalSession } from "./useLocalSession";

/** True if the person belongs to no group and therefore sees nothing. */
export function useHasNoGroup(): boolean {
  const session = useLocalSession();
  return session?.isAdmin !== 1 && session?.groupId === null;
}
