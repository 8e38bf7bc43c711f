import { attention } from "./attention";
import { map } from "./map";
import { overview } from "./overview";
import { shell } from "./shell";
import { signIn } from "./signIn";
import { signUp } from "./signUp";
import { ui } from "./ui";

/** The texts of the frame, of the pages before sign-in, and of the overview: what most visits begin with. */
export const core = { attention, map, overview, shell, signIn, signUp, ui };
