import { refused, type CallerFacts } from './expected-refusal.js'

/** A check of a handler that no rule declares, and the refusal of the callers that pass the rules and fail it. */
export interface HandlerCheck {
  reason: string
  refuses: (caller: CallerFacts) => boolean
  refusal: string
}

const withoutUser = ({ user }: CallerFacts) => user === undefined
const hasSettingsOff = (caller: CallerFacts) => caller.hasSettingsOff === true
const hasOldSignIn = ({ access, user, owner }: CallerFacts) =>
  (access === 'client' ? user : owner)?.hasRecentSignIn === false

const signInAddress: HandlerCheck = {
  reason: 'Only the change of an address that is used to sign in needs a recent sign-in.',
  refuses: hasOldSignIn,
  refusal: refused('RECENT_SIGN_IN_REQUIRED'),
}
const passkeysOff: HandlerCheck = {
  reason: 'The handler checks the code of the ceremony before the setting.',
  refuses: hasSettingsOff,
  refusal: refused('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
}

/** The calls whose handlers refuse callers that pass the rules, by title. */
export const handlerChecks: Readonly<Record<string, readonly HandlerCheck[]>> = {
  'POST /contact-channels (client)': [signInAddress],
  'POST /contact-channels (server, admin)': [signInAddress],
  'PATCH /contact-channels/{user_id}/{contact_channel_id} (client)': [signInAddress],
  'PATCH /contact-channels/{user_id}/{contact_channel_id} (server, admin)': [signInAddress],
  'POST /auth/passkey/register (client, server, admin)': [passkeysOff],
  'POST /auth/passkey/sign-in (client, server, admin)': [passkeysOff],
  'POST /auth/otp/sign-in (client, server, admin)': [
    {
      reason: 'The handler checks the code before the setting.',
      refuses: hasSettingsOff,
      refusal: '403 Sign-in by magic link is not enabled for this project.',
    },
  ],
  'POST /auth/password/reset (client, server, admin)': [
    {
      reason: 'The handler checks the code before the setting.',
      refuses: hasSettingsOff,
      refusal: refused('PASSWORD_AUTHENTICATION_NOT_ENABLED'),
    },
  ],
  'DELETE /auth/sessions/current (client, server, admin)': [
    {
      reason: 'The session of the access token ends. Without a token there is none.',
      refuses: withoutUser,
      refusal: refused('ACCESS_TOKEN_EXPIRED'),
    },
    {
      reason: 'The end of an ended session has a code of its own.',
      refuses: ({ hasEndedSession }) => hasEndedSession === true,
      refusal: refused('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'),
    },
  ],
  'POST /auth/sessions/current/refresh (client, server, admin)': [
    {
      reason: 'The refresh token alone names the session.',
      refuses: ({ user }) => user?.refreshToken === 'none',
      refusal: refused('SCHEMA_ERROR'),
    },
    {
      reason: 'The refresh token is one of an ended session or of another project.',
      refuses: ({ hasEndedSession }) => hasEndedSession === true,
      refusal: refused('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'),
    },
  ],
  'POST /latchkey/sessions/current/bind (client, server, admin)': [
    {
      reason: 'The refresh token alone names the session.',
      refuses: ({ user }) => user?.refreshToken === 'none',
      refusal: refused('SCHEMA_ERROR'),
    },
  ],
  'POST /team-invitations/accept (client, server, admin)': [
    {
      reason: 'The code is checked and used up before the user is required.',
      refuses: withoutUser,
      refusal: refused('USER_AUTHENTICATION_REQUIRED'),
    },
  ],
  'PATCH /users/me (client)': [
    {
      reason: 'The user may select a team only as a member of it.',
      refuses: ({ user }) => user?.team === 'none',
      refusal: refused('TEAM_MEMBERSHIP_NOT_FOUND'),
    },
  ],
}
