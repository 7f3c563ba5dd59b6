/** Advice for each error code. A code without advice fails the build. @type {Record<string, string>} */
export const advice = {
  UNSUPPORTED_ERROR:
    'Update `@latchkey/core`. `details.originalErrorCode` has the code that the service sent.',
  BODY_PARSING_ERROR:
    'The client always sends valid JSON. A proxy changed the body, or your own code called the service.',
  SCHEMA_ERROR:
    'The message names the invalid field. Often an option is outside its limits, such as the lifetime of a session.',
  ALL_OVERLOADS_FAILED:
    'The endpoint accepts several request formats, and the request matches none. `details.overloadErrors` has the reason for each.',
  PROJECT_KEY_WITHOUT_ACCESS_TYPE:
    'In requests of your own, send the access-type header. The client sends it for you.',
  INVALID_ACCESS_TYPE: 'In requests of your own, correct the header.',
  ACCESS_TYPE_WITHOUT_PROJECT_ID: 'In requests of your own, send the ID of the project.',
  ACCESS_TYPE_REQUIRED: 'In requests of your own, send the access-type header.',
  INSUFFICIENT_ACCESS_TYPE:
    'This endpoint is for servers or admins. Call it with a `ServerApp` or an `AdminApp`, on your server.',
  INVALID_PUBLISHABLE_CLIENT_KEY:
    'Compare `LATCHKEY_PUBLISHABLE_CLIENT_KEY` and `LATCHKEY_PROJECT_ID`: both must belong to the same project, and the key must not be expired or revoked.',
  INVALID_SECRET_SERVER_KEY:
    'Compare `LATCHKEY_SECRET_SERVER_KEY` and `LATCHKEY_PROJECT_ID`: both must belong to the same project, and the key must not be expired or revoked.',
  INVALID_SUPER_SECRET_ADMIN_KEY:
    'Compare `LATCHKEY_SUPER_SECRET_ADMIN_KEY` and `LATCHKEY_PROJECT_ID`: both must belong to the same project, and the key must not be expired or revoked.',
  CLIENT_AUTHENTICATION_REQUIRED: 'Set `LATCHKEY_PUBLISHABLE_CLIENT_KEY`.',
  SERVER_AUTHENTICATION_REQUIRED: 'Set `LATCHKEY_SECRET_SERVER_KEY` on your server.',
  ADMIN_AUTHENTICATION_REQUIRED:
    'Set `LATCHKEY_SUPER_SECRET_ADMIN_KEY` on your server, or pass `projectOwnerSession`.',
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: 'Send one of the two keys.',
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: 'Send one of the two keys.',
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: 'Send one of the keys of the project.',
  EXPECTED_INTERNAL_PROJECT:
    'Call `listOwnedProjects()` and `createProject()` on a user of the project `internal`.',
  UNPARSABLE_ADMIN_ACCESS_TOKEN: 'Pass `owner.currentSession` as `projectOwnerSession`.',
  ADMIN_ACCESS_TOKEN_EXPIRED: 'The client refreshes the token and repeats the request once.',
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: 'List the owned projects again: this one was deleted.',
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: 'Sign in as an owner of the project.',
  UNPARSABLE_ACCESS_TOKEN:
    'The client discards the token and refreshes it. On a server, `authenticate` returns this reason: respond with 401.',
  ACCESS_TOKEN_EXPIRED:
    'The client refreshes the token. On a server, `authenticate` returns this reason if the request has no refresh token: respond with 401.',
  INVALID_PROJECT_FOR_ACCESS_TOKEN:
    'The frontend and the backend use different projects: compare their `LATCHKEY_PROJECT_ID`.',
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED:
    'No action needed: the client clears the session, and the user signs in again.',
  CANNOT_DELETE_CURRENT_SESSION: 'Call `signOut()`.',
  PROVIDER_REJECTED: 'Ask the user to connect the provider again.',
  USER_EMAIL_ALREADY_EXISTS: 'Offer to sign in, or to reset the password.',
  EMAIL_NOT_VERIFIED: 'Send the verification email with `user.sendVerificationEmail()`.',
  CANNOT_GET_OWN_USER_WITHOUT_USER: 'No action needed: `getUser()` resolves to null.',
  USER_ID_DOES_NOT_EXIST: 'The user was deleted, or the ID belongs to another project.',
  USER_NOT_FOUND: 'The user was deleted, or the ID belongs to another project.',
  ID_NOT_AVAILABLE:
    'A user or team has this ID already. If your script created it earlier, read it with `getUser()` or `getTeam()`.',
  CREDENTIAL_EXPORT_NOT_ENABLED:
    'Set `credentialExportEnabled` in the configuration of the service, export the users, and remove the setting.',
  USER_AUTHENTICATION_REQUIRED: 'Ask the user to sign in, then try again.',
  SIGN_IN_REFUSED: 'Show the message. A hook of the project refused the sign-in.',
  SIGN_UP_REFUSED: 'Show the message. A hook of the project refused the sign-up.',
  SIGN_UP_NOT_ENABLED: 'Show the message, or turn on `signUpEnabled`.',
  PASSWORD_AUTHENTICATION_NOT_ENABLED: 'Hide the password form, or turn on `credentialEnabled`.',
  PASSKEY_AUTHENTICATION_NOT_ENABLED: 'Hide the passkey button, or turn on `passkeyEnabled`.',
  ANONYMOUS_ACCOUNTS_NOT_ENABLED:
    'Turn on `anonymousAccountsEnabled`, or use another value of `or`.',
  EMAIL_PASSWORD_MISMATCH:
    'Show the message. It does not tell which of the two is wrong, so that attackers cannot find out who has an account.',
  REDIRECT_URL_NOT_WHITELISTED:
    'Add the page’s origin to the project’s trusted domains, or turn on `allowLocalhost` in development.',
  PASSWORD_TOO_SHORT:
    '`details.minLength` has the minimum. `PASSWORD_LENGTH.min` has it before you send the request.',
  PASSWORD_TOO_LONG:
    '`details.maxLength` has the maximum. `PASSWORD_LENGTH.max` has it before you send the request.',
  PASSWORD_HASH_NOT_SUPPORTED:
    '`details.supported` lists the formats, or names the limit of the format. Import the user without the hash. Users without a password sign in with an email link, or reset the password.',
  PASSWORD_TOO_WEAK:
    'Let the user choose another password. It is a common one, the email address of the user or the name of the project.',
  PASSWORD_CHANGE_REQUIRED:
    'Let the user choose a password: pass `details.resetCode` to `app.resetPassword()`. The sign-in page does this for you.',
  GENERATED_PASSWORD_EXPIRED:
    'Offer to reset the password, or generate another one on your server.',
  USER_DOES_NOT_HAVE_PASSWORD: 'Call `user.setPassword()` instead.',
  RECENT_SIGN_IN_REQUIRED:
    'Let the user sign in again, then repeat the change. `details.maxAgeSeconds` has the accepted age of the sign-in; the account settings page does this for you.',
  PROOF_OF_WORK_REQUIRED:
    'No action needed: the client solves the challenge and repeats the call. An app only gets this error where `crypto.subtle` is missing, such as on pages of plain http, or if the device took longer than 90 seconds.',
  SESSION_BOUND_TO_DEVICE:
    "Offer a sign-in on the other device or site: a session of `sessions: 'bound'` cannot be passed on, as [Bound sessions](/guides/bound-sessions) explains.",
  LAST_SIGN_IN_METHOD:
    'Offer to set a password or to add a passkey first. A server can remove the account.',
  ACCOUNT_DELETION_PENDING:
    'Show the date, and ask whether to keep the account. `restoreAccount()` with `details.restoreCode` keeps it; then sign in again.',
  USER_BANNED: 'Show the message. A server lifts the ban with `user.unban()`.',
  PASSWORD_CONFIRMATION_MISMATCH: 'The old password is wrong. Ask the user to enter it again.',
  EMAIL_ALREADY_VERIFIED: 'No action needed. Load the user again.',
  EMAIL_NOT_ASSOCIATED_WITH_USER: 'Add the address to the account first.',
  EMAIL_IS_NOT_PRIMARY_EMAIL: 'Verify the address through its contact channel instead.',
  VERIFICATION_CODE_NOT_FOUND:
    'The link is incomplete, or the code is mistyped. Offer to send a new one.',
  VERIFICATION_CODE_EXPIRED: 'Offer to send a new one.',
  VERIFICATION_CODE_ALREADY_USED:
    'Tell the user. If the code verifies an address, the address may already be verified.',
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: 'Offer to send a new one.',
  PASSKEY_REGISTRATION_FAILED: 'Let the user try again.',
  PASSKEY_WEBAUTHN_ERROR:
    '`details.code` has the reason of the browser. With `ERROR_CEREMONY_ABORTED`, the user canceled, so show no error.',
  PASSKEY_AUTHENTICATION_FAILED:
    'Offer another sign-in method. If it fails for all users, the service does not trust the origin of the page.',
  MULTI_FACTOR_AUTHENTICATION_REQUIRED:
    'Go to the page `mfa`, or ask for the six-digit code and call `signInWithMfa(code, error.details.attemptCode)`.',
  INVALID_TOTP_CODE:
    'Ask the user to enter the next code. If it fails again, the clock of the phone may be wrong.',
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER:
    'No action needed: `getConnectedAccount` resolves to null.',
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER:
    'The provider account belongs to another user. Let the user sign in with it instead.',
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE:
    "`getConnectedAccount` resolves to null. Call it with `or: 'redirect'` to request the scope.",
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE:
    'Call `getOrLinkConnectedAccount` with the scopes: the user connects the account again. `details.provider` has the provider.',
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Register your own OAuth client at the provider, and configure it as `standard`.',
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS:
    'Register your own OAuth client at the provider, and configure it as `standard`.',
  INVALID_OAUTH_CLIENT_ID_OR_SECRET:
    'Compare `LATCHKEY_PROJECT_ID` and `LATCHKEY_PUBLISHABLE_CLIENT_KEY`.',
  INVALID_SCOPE: 'Start the sign-in with the scope `legacy`, as the client does.',
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION:
    'A sign-in cannot add a second account of a provider. Let the user sign in with the first account and connect the second one.',
  OUTER_OAUTH_TIMEOUT: 'Show the message with a button that starts the sign-in again.',
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED:
    'Show only the providers of `project.config.oauthProviders`.',
  OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN:
    'The account is connected to this or another user. Disconnect it there first.',
  INVALID_SHARED_OAUTH_PROVIDER_ID: 'Use a provider that can be shared, or the type `standard`.',
  INVALID_STANDARD_OAUTH_PROVIDER_ID: 'Use the ID of a supported provider.',
  INVALID_AUTHORIZATION_CODE: 'Let the user start again. A code works once.',
  OAUTH_PROVIDER_ACCESS_DENIED: 'The user canceled at the provider. Offer another sign-in method.',
  OAUTH_PROVIDER_REFUSED:
    'Let the user start again. `details.reason` has the error code of the provider, such as `invalid_client`: compare the client ID, the client secret and the callback URL with those at the provider.',
  OAUTH_REQUEST_NOT_FOUND:
    'Ask the user to start again in the other app. A request is answered once, within an hour.',
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE:
    'Add the address with `usedForAuth: false`, or ask the user for another one.',
  INVALID_POLLING_CODE: 'Start the sign-in again.',
  CLI_AUTH_ERROR: 'Start the sign-in again.',
  CLI_AUTH_EXPIRED_ERROR: 'Start the sign-in again. `expiresInMillis` gives users more time.',
  CLI_AUTH_USED_ERROR: 'Start the sign-in again.',
  TEAM_NOT_FOUND: 'The team was deleted, or the ID belongs to another project.',
  TEAM_ALREADY_EXISTS: 'Use another ID.',
  TEAM_MEMBERSHIP_NOT_FOUND: 'The user has left the team, or was never in it.',
  TEAM_MEMBERSHIP_ALREADY_EXISTS: 'No action needed.',
  TEAM_DOMAIN_NOT_FOUND: 'The domain was removed. List the domains again.',
  TEAM_DOMAIN_RECORD_NOT_FOUND:
    'Show `details.recordName` and `details.recordValue`, and offer to try again. A new record can take up to a day to be visible everywhere.',
  TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM:
    'Each domain belongs to one team. Remove the record of the other team from the DNS, and try again.',
  TEAM_CONNECTION_NOT_FOUND: 'The connection was deleted. List the connections again.',
  TEAM_CONNECTION_NOT_TESTED:
    'Open the URL of `team.testConnection()`, sign in with an address of a verified domain, and turn the connection on again.',
  SCIM_TOKEN_NOT_FOUND: 'The token was revoked. List the tokens again.',
  SSO_SETUP_LINK_NOT_FOUND:
    'Ask an admin of the team for a new link. It has expired or was revoked, or its creator is no longer an admin of the team.',
  SSO_NOT_AVAILABLE: 'Offer the other sign-in methods.',
  SSO_REQUIRED:
    'Call `app.signInWithSso({ email })`. The pages show a message. Published clients of other kits receive the status and the message without the code.',
  SSO_EMAIL_NOT_ALLOWED:
    'Show the message. The address must belong to a verified domain of the team, and the provider must not deny that it has verified it.',
  SSO_ACCOUNT_DEACTIVATED:
    'Show the message. The identity provider of the team has deactivated the user by SCIM, and can activate the user again.',
  TEAM_INVITATION_EMAIL_MISMATCH:
    'Let the user add and verify the invited address, or open the link of the email.',
  PERMISSION_NOT_FOUND: 'Define the permission first.',
  WRONG_PERMISSION_SCOPE:
    'Pass a team for a team permission, and no team for a project permission.',
  CONTAINED_PERMISSION_NOT_FOUND: 'Define the contained permission first, in the same scope.',
  PERMISSION_ID_ALREADY_EXISTS:
    'Use another ID. Team permissions and project permissions cannot share an ID.',
  PROJECT_PERMISSION_REQUIRED: 'Grant it on your server with `user.grantPermission(id)`.',
  PROJECT_ROLE_REQUIRED:
    '`details.requiredRole` has the role. An owner of the project can give it to you on the page Members of the dashboard.',
  PROJECT_MEMBER_NOT_FOUND: 'List the members again with `app.listProjectMembers()`.',
  PROJECT_INVITATION_NOT_FOUND: 'List the invitations again with `app.listProjectInvitations()`.',
  LAST_PROJECT_OWNER: 'Make another member an owner first.',
  TEAM_PERMISSION_REQUIRED:
    '`details.permissionId` has the permission. Grant it on your server with `user.grantPermission(team, id)`.',
  TEAM_PERMISSION_NOT_FOUND: 'Revoke the permission that contains it instead.',
  PROJECT_NOT_FOUND: 'Compare `LATCHKEY_PROJECT_ID` with the projects of the service.',
  BRANCH_DOES_NOT_EXIST: 'In requests of your own, omit the branch header.',
  EMAIL_NOT_SENT:
    'Ask the user to try again later. The email log of the dashboard says why the mail server did not accept the email. Published clients of other kits receive the status and the message without the code.',
  REQUIRES_CUSTOM_EMAIL_SERVER: 'Configure an email server in the email settings of the project.',
  EMAIL_TEMPLATE_ALREADY_EXISTS: 'Update the template instead.',
  EMAIL_RENDERING_ERROR:
    'Send `html` without a theme, template or draft. Templates of the service are block documents: `updateEmailTemplate`.',
  API_KEY_EXPIRED: '`checkApiKey` resolves to null: respond with 401.',
  API_KEY_REVOKED: '`checkApiKey` resolves to null: respond with 401.',
  WRONG_API_KEY_TYPE: '`checkApiKey` resolves to null: respond with 401.',
  API_KEY_NOT_FOUND:
    '`checkApiKey` resolves to null: respond with 401. For the keys of a team, the permission `$manage_api_keys` is missing.',
  PUBLIC_API_KEY_CANNOT_BE_REVOKED: 'Remove the key where it is published, and create another one.',
  NETWORK_ERROR:
    'Show a message and a retry button. `details.isOffline` tells whether the device is offline. The client has already retried idempotent requests, and the user stays signed in. If the error is permanent, check `baseUrl`, the CORS settings of a proxy and `connect-src` of the content security policy.',
  TIMEOUT:
    'Show a message and a retry button. `details.isOffline` tells whether the device is offline. The client has already retried idempotent requests, and the user stays signed in.',
  RATE_LIMITED:
    'Ask the user to wait: `details.retryAfterMillis` has the wait in milliseconds, or null if the service did not send it. The client has already waited for up to a minute.',
  UNEXPECTED_RESPONSE:
    'Check `baseUrl` and any proxy in front of the service. With a `status` of 4xx, it is a rejection without a known code, which a retry does not change.',
  FEATURE_NOT_SUPPORTED:
    'Update the service. To hide the feature instead, call `app.supportsFeature(name)` first: it resolves to whether the service has the feature.',
  OAUTH_ERROR:
    '`details.error` has the error code of RFC 6749, section 5.2, and `details.errorDescription` the reason. With `invalid_client`, compare `LATCHKEY_PROJECT_ID` and `LATCHKEY_PUBLISHABLE_CLIENT_KEY`.',
  NOT_SIGNED_IN:
    "Ask the user to sign in, or use `getUser({ or: 'redirect' })`, which goes to the sign-in page.",
  COOKIES_BLOCKED:
    'Ask the user to allow cookies for this site. If the page is in a frame, ask the user to open it in its own window.',
  OAUTH_CALLBACK_FAILED:
    'Show the message and a link to the sign-in page. `error.cause` has the reason, such as a lost connection.',
  WEBHOOK_REJECTED:
    'Respond with 400. If every webhook is rejected, compare the secret with that of the endpoint, and pass the raw body.',
  INVALID_CONFIGURATION: 'Correct the option or variable that the message names.',
  INVALID_ARGUMENT:
    'Correct the argument that the message names. It is a mistake in the code: the error is a `TypeError`, and no request was sent.',
  INVALID_AUTH_HEADER:
    'Respond with 400. The caller has to send the header that `user.getAuthHeaders()` returns, or `Authorization: Bearer` with an access token.',
  PRODUCTION_MODE_CHECKS_FAILED:
    '`details.errors` has a message for each check that failed, with the dashboard page where it can be corrected. `project.getProductionModeErrors()` returns the same list.',
  APP_DISPOSED: 'Create another app. A component that is removed disposes of its app.',
  SIGNED_IN_AS_OTHER_USER:
    'Show the message. To use the other account, the user signs out first. The user stays signed in. The session of the other account has ended.',
  SESSION_CHANGED:
    'Call `app.getUser()` again, and use the methods of that user. The client sends no request with the session of the new user. A page that renders `useUser()` or `app.user` already shows the new user.',
}
