import { useLocation } from "react-router-dom";
import { isAdminPath } from "../access";

/** True on the administrators' pages. */
export const useIsAdminArea = (): boolean => isAdminPath(useLocation().pathname);
