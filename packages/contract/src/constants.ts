/**
 * The figures that both ends go by, those of the specification's section 9 among them, each named once.
 * Times carry their unit in the name. Texts are in `names.ts`: bundlers put figures where they are used,
 * and texts into a file of their own.
 */

/** Attempts of one request, the first included (spec, section 9). */
export const NETWORK_ATTEMPTS = 5
/** Nominal wait after the first failed attempt; doubled after each further one (spec, section 9). */
export const RETRY_BASE_MILLIS = 1000
/** A nominal wait is multiplied by a random factor between these two (spec, section 9). */
export const RETRY_JITTER_MIN = 0.5
export const RETRY_JITTER_MAX = 1.5

/** Remaining lifetime that the kit asks of an access token before it uses it (spec, section 9). */
export const ACCESS_TOKEN_MIN_REMAINING_MILLIS = 20_000
/** A caller that asks for this much remaining lifetime, or more, is refused (spec, sections 5 and 9). */
export const ACCESS_TOKEN_REMAINING_LIMIT_MILLIS = 60_000

/** Lifetime of a client assertion (spec, section 9). */
export const CLIENT_ASSERTION_LIFETIME_SECONDS = 60
/** Clock tolerance for ID tokens (spec, section 9). */
export const ID_TOKEN_TOLERANCE_SECONDS = 30
/** Entries kept to recognise a repeated nonce (spec, section 9). */
export const NONCE_CACHE_SIZE = 100

/** The longest wait a timer can hold, 2^31 - 1 ms; longer ones fire at once (spec, section 9). */
export const MAX_WAIT_MILLIS = 2_147_483_647

/** Cookie lifetimes in seconds (spec, section 9). */
export const REFRESH_COOKIE_SECONDS = 31_536_000
export const ACCESS_COOKIE_SECONDS = 86_400
export const OAUTH_STATE_COOKIE_SECONDS = 3_600
/** How often the cookie store looks for a change where no event tells of one (spec, section 9). */
export const COOKIE_POLL_MILLIS = 100

/** Cached data is dropped this long after its last subscriber left (spec, section 9). */
export const CACHE_LINGER_MILLIS = 5_000
/** Background refetches: one at a time, this far apart (spec, section 9). */
export const FETCH_LIMITER_THROTTLE_MILLIS = 300

/** Pause between two polls of a command-line login (spec, section 9). */
export const CLI_POLL_WAIT_MILLIS = 2_000
/** Polls of a command-line login unless the caller says otherwise (spec, section 9). */
export const CLI_POLL_ATTEMPTS = Infinity

/** How long a call that navigated away stays pending, so that no code runs on a page that is leaving. */
export const REDIRECT_WAIT_MILLIS = 2_000

/** Lifetime of a session that a server creates, about one year (spec, section 9). */
export const SERVER_SESSION_MILLIS = 31_536_000_000

/** Permission lists follow contained permissions unless told not to (spec, section 9). */
export const PERMISSIONS_RECURSIVE = true

/** Random bytes of a PKCE verifier; its challenge is their SHA-256 (spec, section 9; RFC 7636). */
export const PKCE_VERIFIER_BYTES = 32

/** Length of a passkey user id in bytes (spec, section 9; WebAuthn L3, 5.4.3). */
export const PASSKEY_USER_ID_MIN_BYTES = 1
export const PASSKEY_USER_ID_MAX_BYTES = 64
/** Signature algorithms that a passkey may have (protocol, section 7.1; IANA COSE Algorithms). */
export const COSE_EDDSA = -8
export const COSE_ES256 = -7
export const COSE_RS256 = -257

/** Characters of an API key that stay visible after its creation (spec, section 9). */
export const API_KEY_VISIBLE_CHARACTERS = 4

/** Characters of every verification code (protocol, section 10.1). */
export const VERIFICATION_CODE_LENGTH = 45
/** The first so many are shown in a mail, and typed by people; the rest is sent along (protocol, section 10.4). */
export const VERIFICATION_CODE_TYPED_LENGTH = 6

/** Longest life of a session that a server makes (protocol, section 5.3): 367 days. */
export const MAX_SESSION_MILLIS = 31_708_800_000
/** How long a sign-in waits for its second factor (protocol, section 8.2): 5 minutes. */
export const MFA_ATTEMPT_MILLIS = 300_000
/** How long a command-line sign-in waits unless told otherwise (protocol, section 9): 2 hours. */
export const CLI_LOGIN_MILLIS = 7_200_000
/** Longest wait of a command-line sign-in (protocol, section 9): 24 hours. */
export const MAX_CLI_LOGIN_MILLIS = 86_400_000

/** Longer passwords are refused before they are sent. */
export const MAX_PASSWORD_LENGTH = 70

// The last one, as it is no figure itself: bundlers put in place only what stands before it.
/** Bounds of a password, in UTF-16 code units (protocol, section 11.1). */
export const PASSWORD_LENGTH = { min: 8, max: MAX_PASSWORD_LENGTH } as const
