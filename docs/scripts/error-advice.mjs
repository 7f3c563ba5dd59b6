/** What to do about each code. A code without advice fails the build. @type {Record<string, string>} */
export const advice = {
  UNSUPPORTED_ERROR:
    'Update `@latchkey/core`. `details.originalErrorCode` has the code that the service sent.',
  BODY_PARSING_ERROR:
    'The kit always sends valid JSON: if you see this, something between it and the service changed the body, or you called the service by hand.',
  SCHEMA_ERROR:
    'The message names what was wrong with which field. Mostly it is an option out of its bounds, such as a session that would last longer than any may.',
  ALL_OVERLOADS_FAILED:
    'A call takes several forms and what was sent is none of them. `details.overload_errors` says why for each.',
  PROJECT_KEY_WITHOUT_ACCESS_TYPE:
    'For calls by hand: send the access-type header. The kit does so by itself.',
  INVALID_ACCESS_TYPE: 'For calls by hand: correct the header.',
  ACCESS_TYPE_WITHOUT_PROJECT_ID: 'For calls by hand: send the project’s id.',
  ACCESS_TYPE_REQUIRED: 'For calls by hand: send the access-type header.',
  INSUFFICIENT_ACCESS_TYPE:
    'The call is for servers or admins. Make it with a `ServerApp` or an `AdminApp`, on your server.',
  INVALID_PUBLISHABLE_CLIENT_KEY:
    'Compare `LATCHKEY_PUBLISHABLE_CLIENT_KEY` and `LATCHKEY_PROJECT_ID`: they must be of one project, and the key neither expired nor revoked.',
  INVALID_SECRET_SERVER_KEY:
    'Compare `LATCHKEY_SECRET_SERVER_KEY` and `LATCHKEY_PROJECT_ID`: they must be of one project, and the key neither expired nor revoked.',
  INVALID_SUPER_SECRET_ADMIN_KEY:
    'Compare `LATCHKEY_SUPER_SECRET_ADMIN_KEY` and `LATCHKEY_PROJECT_ID`: they must be of one project, and the key neither expired nor revoked.',
  CLIENT_AUTHENTICATION_REQUIRED: 'Set `LATCHKEY_PUBLISHABLE_CLIENT_KEY`.',
  SERVER_AUTHENTICATION_REQUIRED: 'Set `LATCHKEY_SECRET_SERVER_KEY` on your server.',
  ADMIN_AUTHENTICATION_REQUIRED:
    'Set `LATCHKEY_SUPER_SECRET_ADMIN_KEY` on your server, or pass `projectOwnerSession`.',
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: 'Send one of the two keys.',
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: 'Send one of the two keys.',
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: 'Send one of the project’s keys.',
  EXPECTED_INTERNAL_PROJECT:
    'Call `listOwnedProjects()` and `createProject()` on a user of the project `internal`.',
  UNPARSABLE_ADMIN_ACCESS_TOKEN: 'Pass `owner.currentSession` as `projectOwnerSession`.',
  ADMIN_ACCESS_TOKEN_EXPIRED: 'The kit gets another token and repeats the call once, by itself.',
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: 'List the owned projects again: this one was deleted.',
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: 'Sign in as somebody who owns the project.',
  UNPARSABLE_ACCESS_TOKEN:
    'The kit drops the token and gets another. On a server it is a reason of `authenticate`: answer 401.',
  ACCESS_TOKEN_EXPIRED:
    'The kit gets another token. On a server it is a reason of `authenticate`, where no refresh token came along: answer 401.',
  INVALID_PROJECT_FOR_ACCESS_TOKEN:
    'Front end and back end are of two projects: compare their `LATCHKEY_PROJECT_ID`.',
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED:
    'Nothing: the kit clears the session, and the person is signed out. They sign in again.',
  CANNOT_DELETE_CURRENT_SESSION: 'Call `signOut()`.',
  PROVIDER_REJECTED: 'Ask the person to connect the provider again.',
  USER_EMAIL_ALREADY_EXISTS: 'Offer to sign in, or to reset the password.',
  EMAIL_NOT_VERIFIED:
    'Send the verification email with `user.sendVerificationEmail()`. The user opens its link while signed in.',
  CANNOT_GET_OWN_USER_WITHOUT_USER: 'Nothing: `getUser()` makes null of it.',
  USER_ID_DOES_NOT_EXIST: 'The user was deleted, or the id is of another project.',
  USER_NOT_FOUND: 'The user was deleted, or the id is of another project.',
  USER_AUTHENTICATION_REQUIRED: 'Ask the person to sign in, then try again.',
  SIGN_UP_NOT_ENABLED: 'Show the message, or let the project’s owner turn on `signUpEnabled`.',
  PASSWORD_AUTHENTICATION_NOT_ENABLED:
    'Hide the password form, or let the project’s owner turn on `credentialEnabled`.',
  PASSKEY_AUTHENTICATION_NOT_ENABLED:
    'Hide the passkey button, or let the project’s owner turn on `passkeyEnabled`.',
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: 'Use another `or` than `anonymous`.',
  EMAIL_PASSWORD_MISMATCH:
    'Show the message. Which of the two is wrong is not told, so that nobody learns who has an account.',
  REDIRECT_URL_NOT_WHITELISTED:
    'Add the page’s origin to the project’s trusted domains, or turn on `allowLocalhost` while you develop.',
  PASSWORD_TOO_SHORT:
    '`details.min_length` has the bound; `PASSWORD_LENGTH.min` has it beforehand.',
  PASSWORD_TOO_LONG: '`details.maxLength` has the bound; `PASSWORD_LENGTH.max` has it beforehand.',
  PASSWORD_TOO_WEAK:
    'Let the user choose another password. It is a common one, the email address of the user or the name of the project.',
  USER_DOES_NOT_HAVE_PASSWORD: 'Call `user.setPassword()` instead.',
  RECENT_SIGN_IN_REQUIRED:
    'Let the user sign in again, then repeat the change. `details.max_age_seconds` has the accepted age of the sign-in; the account settings page does this by itself.',
  PASSWORD_CONFIRMATION_MISMATCH: 'The old password is wrong: let the person type it again.',
  EMAIL_ALREADY_VERIFIED: 'Nothing to do: read the user again.',
  EMAIL_NOT_ASSOCIATED_WITH_USER: 'Add the address to the account first.',
  EMAIL_IS_NOT_PRIMARY_EMAIL: 'Verify the address by its contact channel instead.',
  VERIFICATION_CODE_NOT_FOUND:
    'The link is not whole, or the code was mistyped. Offer to send a new one.',
  VERIFICATION_CODE_EXPIRED: 'Offer to send a new one.',
  VERIFICATION_CODE_ALREADY_USED: 'Say so; if it was an address to verify, it may be verified now.',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'Offer to send a new one.',
  PASSKEY_REGISTRATION_FAILED: 'Let the person try again.',
  PASSKEY_WEBAUTHN_ERROR:
    '`details.code` has the browser’s reason: with `ERROR_CEREMONY_ABORTED` the person cancelled, and nothing need be said.',
  PASSKEY_AUTHENTICATION_FAILED:
    'Offer another way to sign in. If nobody gets in, the service does not trust the page’s origin.',
  MULTI_FACTOR_AUTHENTICATION_REQUIRED:
    'Go to the page `mfa`, or ask for the six digits and call `signInWithMfa(digits, error.details.attempt_code)`.',
  INVALID_TOTP_CODE:
    'Let the person type the next code. If that keeps failing, the clock of their phone is wrong.',
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: 'Nothing: `getConnectedAccount` makes null of it.',
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER:
    'The person has another account of yours with this provider: let them sign in with it.',
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE:
    "`getConnectedAccount` makes null of it; ask again with `or: 'redirect'`.",
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Make an OAuth client of your own at the provider, and configure it as `standard`.',
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Make an OAuth client of your own at the provider, and configure it as `standard`.',
  INVALID_OAUTH_CLIENT_ID_OR_SECRET:
    'Compare `LATCHKEY_PROJECT_ID` and `LATCHKEY_PUBLISHABLE_CLIENT_KEY`.',
  INVALID_SCOPE: 'Begin the sign-in with the scope `legacy`, as the client does.',
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION:
    'One account of each provider can be connected, and there is one.',
  OUTER_OAUTH_TIMEOUT: 'Show the message, with a button to begin again.',
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED:
    'Show only the providers of `project.config.oauthProviders`.',
  INVALID_SHARED_OAUTH_PROVIDER_ID: 'Use a provider that has shared keys, or type `standard`.',
  INVALID_STANDARD_OAUTH_PROVIDER_ID: 'Use the id of a provider that the service knows.',
  INVALID_AUTHORIZATION_CODE: 'Let the person begin again. A code is good for one use.',
  OAUTH_PROVIDER_ACCESS_DENIED: 'The person said no at the provider. Offer another way.',
  OAUTH_PROVIDER_REFUSED:
    'Let the user start again. `details.reason` has the error code of the provider, such as `invalid_client`: compare the client ID, the client secret and the callback URL with those at the provider.',
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE:
    'Add the address with `usedForAuth: false`, or let the person use another one.',
  INVALID_POLLING_CODE: 'Begin the login again.',
  CLI_AUTH_ERROR: 'Begin the login again.',
  CLI_AUTH_EXPIRED_ERROR: 'Begin the login again; `expiresInMillis` gives people more time.',
  CLI_AUTH_USED_ERROR: 'Begin the login again.',
  TEAM_NOT_FOUND: 'The team was deleted, or the id is of another project.',
  TEAM_ALREADY_EXISTS: 'Use another id.',
  TEAM_MEMBERSHIP_NOT_FOUND: 'The user has left the team, or was never in it.',
  TEAM_MEMBERSHIP_ALREADY_EXISTS: 'Nothing to do.',
  PERMISSION_NOT_FOUND: 'Define the permission first.',
  WRONG_PERMISSION_SCOPE: 'Pass a team for a team’s permission, and none for a project’s.',
  CONTAINED_PERMISSION_NOT_FOUND: 'Define the contained permission first, in the same scope.',
  PERMISSION_ID_ALREADY_EXISTS: 'Use another id: no id is in both scopes.',
  PROJECT_PERMISSION_REQUIRED: 'Grant it on your server with `user.grantPermission(id)`.',
  TEAM_PERMISSION_REQUIRED:
    '`details.permission_id` says which. Grant it on your server with `user.grantPermission(team, id)`.',
  TEAM_PERMISSION_NOT_FOUND: 'Revoke the permission that contains it instead.',
  PROJECT_NOT_FOUND: 'Compare `LATCHKEY_PROJECT_ID` with the service’s projects.',
  BRANCH_DOES_NOT_EXIST: 'For calls by hand: leave the branch header out.',
  EMAIL_TEMPLATE_ALREADY_EXISTS: 'Update the template instead.',
  API_KEY_EXPIRED: '`checkApiKey` makes null of it: answer 401.',
  API_KEY_REVOKED: '`checkApiKey` makes null of it: answer 401.',
  WRONG_API_KEY_TYPE: '`checkApiKey` makes null of it: answer 401.',
  API_KEY_NOT_FOUND:
    '`checkApiKey` makes null of it: answer 401. In a list of a team’s keys it means that the permission `$manage_api_keys` is missing.',
  PUBLIC_API_KEY_CANNOT_BE_REVOKED: 'Delete whatever shows the key, and make another.',
  NETWORK_ERROR:
    'Show a message and a way to try again. `details.isOffline` tells whether the device is offline. The client has already retried where that is safe, and the user stays signed in. If it happens always, check `baseUrl`, the CORS settings of a proxy and `connect-src` of the content security policy.',
  TIMEOUT:
    'Show a message and a way to try again. `details.isOffline` tells whether the device is offline. The client has already retried where that is safe, and the user stays signed in.',
  RATE_LIMITED:
    'Ask the user to wait: `details.retryAfterMillis` has the wait in milliseconds, or null if the service did not say. The client has already waited for up to a minute.',
  UNEXPECTED_RESPONSE:
    'Check `baseUrl`, and what stands in front of the service, such as a proxy. With a `status` of 4xx, it is a rejection without a known code, which a retry does not change.',
  OAUTH_ERROR:
    '`details.error` has the error code of RFC 6749, section 5.2, and `details.errorDescription` the reason. With `invalid_client`, compare `LATCHKEY_PROJECT_ID` and `LATCHKEY_PUBLISHABLE_CLIENT_KEY`.',
  NOT_SIGNED_IN:
    "Ask the user to sign in, or use `getUser({ or: 'redirect' })`, which goes to the sign-in page.",
  SESSION_CHANGED:
    'Call `app.getUser()` again, and use the methods of that user. Nothing was sent for the new user. A page that renders `useUser()` or `app.user` has the new user already.',
}
