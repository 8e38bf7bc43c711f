/** The job that sends mails about accounts. */
export const ACCOUNT_MAIL = "account mail";
