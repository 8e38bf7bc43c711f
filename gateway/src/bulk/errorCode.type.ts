import { enumOf } from "../objectType.js";
import { ERROR_CODE } from "../platform-api/errorCode.js";

export const ErrorCodeEnum = enumOf(ERROR_CODE);
