export const REPORT_MAIL = "report mail";
export const LEFT_FILES = "old reports";
