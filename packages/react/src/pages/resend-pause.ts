/** How long after a mail the next may be sent. */
export const RESEND_PAUSE = { seconds: 30 }
