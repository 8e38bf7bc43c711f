import { users as en } from "../en/users";
import { users as sl } from "../sl/users";

export const usersTexts = { en, sl };
