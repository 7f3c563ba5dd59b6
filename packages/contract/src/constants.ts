/**
 * Numbers that client and service share. The names of times end with their unit. Strings are in `names.ts`: bundlers
 * inline numbers where they are used, and put strings into a chunk of their own.
 */

/** Maximum number of attempts of one request, including the first one. */
export const NETWORK_ATTEMPTS = 5
/** Wait after the first failed attempt, before jitter. Doubles after each further attempt. */
export const RETRY_BASE_MILLIS = 1000
/** Jitter: a wait is multiplied by a random factor between these two. */
export const RETRY_JITTER_MIN = 0.5
export const RETRY_JITTER_MAX = 1.5

/** Minimum remaining lifetime of an access token that the client uses. */
export const ACCESS_TOKEN_MIN_REMAINING_MILLIS = 20_000
/** A caller must request a remaining lifetime below this limit. */
export const ACCESS_TOKEN_REMAINING_LIMIT_MILLIS = 60_000

/** Default maximum age of a sign-in for what needs a recent one. */
export const RECENT_SIGN_IN_SECONDS = 600

/** Lifetime of a client assertion. */
export const CLIENT_ASSERTION_LIFETIME_SECONDS = 60
/** Clock tolerance for ID tokens. */
export const ID_TOKEN_TOLERANCE_SECONDS = 30
/** Number of nonces that are kept to recognize a repeated one. */
export const NONCE_CACHE_SIZE = 100

/** Maximum number of users of a page. A server that sends no `limit` receives all users. */
export const MAX_PAGE_SIZE = 1000
/** Maximum number of users, and of teams, of one request to import or export users. */
export const IMPORT_BATCH_SIZE = 100

/** The longest delay of `setTimeout`, 2^31 - 1 ms. Longer delays fire immediately. */
export const MAX_WAIT_MILLIS = 2_147_483_647

/** Cookie lifetimes in seconds. */
export const REFRESH_COOKIE_SECONDS = 31_536_000
export const ACCESS_COOKIE_SECONDS = 86_400
export const OAUTH_STATE_COOKIE_SECONDS = 3_600
/** How often the cookie store reads the cookies in browsers that do not report changes. */
export const COOKIE_POLL_MILLIS = 100

/** Cached data is dropped this long after its last subscriber has unsubscribed. */
export const CACHE_LINGER_MILLIS = 5_000
/** Pause between two background refetches, which run one at a time. */
export const FETCH_LIMITER_THROTTLE_MILLIS = 300

/** Pause between two polls of a command-line login. */
export const CLI_POLL_WAIT_MILLIS = 2_000
/** Default maximum number of polls of a command-line login. */
export const CLI_POLL_ATTEMPTS = Infinity

/** How long a call that left the page stays pending, so that its caller does not continue on the old page. */
export const REDIRECT_WAIT_MILLIS = 2_000

/** Lifetime of a session that a server creates, about one year. */
export const SERVER_SESSION_MILLIS = 31_536_000_000

/** Permission lists include contained permissions by default. */
export const PERMISSIONS_RECURSIVE = true

/** Random bytes of a PKCE verifier (RFC 7636, section 4.1). */
export const PKCE_VERIFIER_BYTES = 32

/** Length of a passkey user id in bytes (WebAuthn L3, 5.4.3). */
export const PASSKEY_USER_ID_MIN_BYTES = 1
export const PASSKEY_USER_ID_MAX_BYTES = 64
/** Signature algorithms that a passkey may have (IANA COSE Algorithms). */
export const COSE_EDDSA = -8
export const COSE_ES256 = -7
export const COSE_RS256 = -257

/** Number of characters of an API key that stay visible after its creation. */
export const API_KEY_VISIBLE_CHARACTERS = 4

/** Length of every verification code. */
export const VERIFICATION_CODE_LENGTH = 45
/** Number of characters of a verification code that an email shows and users type. The client adds the rest. */
export const VERIFICATION_CODE_TYPED_LENGTH = 6

/** Maximum lifetime of a session that a server creates: 367 days. */
export const MAX_SESSION_MILLIS = 31_708_800_000
/** How long a sign-in waits for its second factor: 5 minutes. */
export const MFA_ATTEMPT_MILLIS = 300_000
/** Default lifetime of a command-line login: 2 hours. */
export const CLI_LOGIN_MILLIS = 7_200_000
/** Maximum lifetime of a command-line login: 24 hours. */
export const MAX_CLI_LOGIN_MILLIS = 86_400_000

/** Code points of the longest password. Longer ones are rejected before they are sent. */
export const MAX_PASSWORD_LENGTH = 256
/** UTF-16 code units of the longest password in the recorded protocol. */
export const RECORDED_MAX_PASSWORD_LENGTH = 70
/** UTF-16 code units of the longest text in a field for a password: some devices send letters decomposed. */
export const MAX_PASSWORD_TEXT_LENGTH = 4096

// At the end, because bundlers do not inline numbers that are declared after an object.
/** Bounds of a password: its `length` must be at least `min`, and it has at most `max` code points. */
export const PASSWORD_LENGTH = { min: 8, max: MAX_PASSWORD_LENGTH } as const
