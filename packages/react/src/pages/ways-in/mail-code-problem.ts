/** What is wrong with a typed code, or with the address that it was sent to. */
export const mailCodeProblem = {
  VERIFICATION_CODE_NOT_FOUND: 'mailCodeWrong',
  VERIFICATION_CODE_EXPIRED: 'mailCodeExpired',
  VERIFICATION_CODE_ALREADY_USED: 'mailCodeUsed',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'mailCodeSpent',
  SIGN_UP_NOT_ENABLED: 'signUpOff',
  USER_EMAIL_ALREADY_EXISTS: 'emailUnconfirmed',
} as const
