/** Parts that are loaded when one of their methods is called. */
export const lazyParts = {
  anonymous: () => import('../flows/anonymous.js'),
  cliLogin: () => import('../flows/cli-login/cli-login.js'),
  email: () => import('../flows/email/email-flows.js'),
  oauth: () => import('../flows/oauth/oauth-flows.js'),
  passkey: () => import('../flows/passkey/passkey-flows.js'),
  project: () => import('../resources/project.js'),
  restoreAccount: () => import('../flows/restore-account.js'),
  secondFactor: () => import('../flows/second-factor.js'),
  sendRequest: () => import('../flows/send-request.js'),
  signUp: () => import('../flows/sign-up.js'),
}
