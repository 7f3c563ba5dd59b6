var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// src/config-error.ts
var ConfigError = class extends Error {
  name = "ConfigError";
  mistakes;
  /** @param file where the configuration came from, as far as it was a file */
  constructor(mistakes, file2) {
    super(mistakeText(`The configuration${file2 === void 0 ? "" : ` in ${file2}`}`, mistakes));
    this.mistakes = mistakes;
  }
};
function mistakeText(what, mistakes) {
  const count3 = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
  return [`${what} has ${count3}:`, ...mistakes.map(lineOf)].join("\n");
}
function mistakesOf(error) {
  return error.issues.flatMap(
    (issue) => issue.code === "unrecognized_keys" ? issue.keys.map((key2) => ({
      path: [...issue.path, key2],
      message: "is not a setting; check the spelling"
    })) : [{ path: issue.path, message: issue.message }]
  );
}
function pathText(path) {
  return path.map((part) => typeof part === "number" ? `[${part}]` : `.${String(part)}`).join("").replace(/^\./, "");
}
var lineOf = ({ path, message, variable }) => `- ${pathText(path) || "the whole"}${variable === void 0 ? "" : ` (${variable})`}: ${message}`;

// src/url-checks.ts
function isLoopbackHost(host) {
  const bare = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return bare === "localhost" || bare === "::1" || /^127(?:\.\d{1,3}){3}$/.test(bare);
}
function isSecureUrl(text10) {
  const { protocol, hostname: hostname2 } = new URL(text10);
  return protocol === "https:" || isLoopbackHost(hostname2);
}
function isPlainUrl(text10) {
  const { search, hash, username, password: password3 } = new URL(text10);
  return search + hash + username + password3 === "";
}

// src/config-production.ts
var LEAST_HASHING_WORK = 35840;
var DEVELOPMENT_KEY = /development/i;
var LEAST_KEY_LENGTH = 32;
var LEAST_KEY_VARIETY = 10;
function productionMistakes(config) {
  const { memoryKibibytes, passes } = config.passwordHashing;
  const rules = [
    [
      config.encryptionKey === void 0,
      "encryptionKey",
      "production needs one: set LATCHKEY_ENCRYPTION_KEY to the output of openssl rand -hex 32, and keep it"
    ],
    [
      !isSecureUrl(config.publicUrl),
      "publicUrl",
      "production needs https, because passwords and tokens travel over it"
    ],
    [
      config.dataFolder === void 0 && config.databaseUrl === void 0,
      "databaseUrl",
      "production needs a database that lasts: set databaseUrl (or DATABASE_URL), or dataFolder"
    ],
    [
      memoryKibibytes * passes < LEAST_HASHING_WORK,
      "passwordHashing",
      "is too cheap for production: leave it out, or use at least 19456 KiB and 2 passes"
    ]
  ];
  const broken = rules.filter(([wrong]) => wrong);
  return [...broken.map(([, path, message]) => ({ path: [path], message })), ...keyMistakes(config)];
}
var keyMistakes = ({ projects: projects3 }) => projects3.flatMap(
  ({ keys: keys3 }, index8) => Object.entries(keys3 ?? {}).map(([name, key2]) => ({
    path: ["projects", index8, "keys", name],
    message: keyMistake(name, key2 ?? "")
  })).filter(({ message }) => message !== "")
);
function keyMistake(name, key2) {
  if (DEVELOPMENT_KEY.test(key2)) return "is a development key; make a secret one for production";
  const random = key2.slice(key2.indexOf("_") + 1);
  const isWeak = random.length < LEAST_KEY_LENGTH || new Set(random).size < LEAST_KEY_VARIETY;
  return isWeak && key2 !== "" && name !== "publishableClientKey" ? "is too easy to guess; append the output of openssl rand -hex 32 to its prefix" : "";
}

// ../contract/src/constants.ts
var CLIENT_ASSERTION_LIFETIME_SECONDS = 60;
var ID_TOKEN_TOLERANCE_SECONDS = 30;
var NONCE_CACHE_SIZE = 100;
var PKCE_VERIFIER_BYTES = 32;
var COSE_EDDSA = -8;
var COSE_ES256 = -7;
var COSE_RS256 = -257;
var API_KEY_VISIBLE_CHARACTERS = 4;
var VERIFICATION_CODE_LENGTH = 45;
var VERIFICATION_CODE_TYPED_LENGTH = 6;
var MAX_SESSION_MILLIS = 317088e5;
var MFA_ATTEMPT_MILLIS = 3e5;
var CLI_LOGIN_MILLIS = 72e5;
var MAX_CLI_LOGIN_MILLIS = 864e5;
var MAX_PASSWORD_LENGTH = 70;
var PASSWORD_LENGTH = { min: 8, max: MAX_PASSWORD_LENGTH };

// ../contract/src/names.ts
var INTERNAL_PROJECT_ID = "internal";
var OAUTH_PROVIDER_IDS = [
  "google",
  "github",
  "microsoft",
  "spotify",
  "facebook",
  "discord",
  "gitlab",
  "bitbucket",
  "linkedin",
  "apple",
  "x"
];
var SHARED_OAUTH_PROVIDER_IDS = ["google", "github", "microsoft", "spotify"];

// ../contract/src/paths.ts
var API_PREFIX = "/api/v1";

// ../contract/src/endpoint.ts
var everyAccess = ["client", "server", "admin"];
var wholeEndpoint = (given) => ({
  access: everyAccess,
  success: 200,
  errors: [],
  emptyBody: "none",
  encoding: "json",
  ...given
});

// ../contract/src/errors/error.ts
var brand = /* @__PURE__ */ Symbol.for("latchkey.error");
var LatchkeyError = class extends Error {
  code;
  /** HTTP status of the response; 0 when there was none. Errors that the client creates have the status of their code. */
  status;
  constructor(code2, { status, message, details, cause }) {
    super(message, cause === void 0 ? void 0 : { cause });
    this.code = code2;
    this.status = status;
    Object.defineProperty(this, "name", { value: "LatchkeyError", configurable: true });
    Object.defineProperty(this, "details", { value: details });
    Object.defineProperty(this, brand, { value: true });
  }
  toJSON() {
    return { name: this.name, code: this.code, status: this.status, message: this.message };
  }
};
function isLatchkeyError(error, ...codes) {
  if (typeof error !== "object" || error === null || !(brand in error)) return false;
  return codes.length === 0 || codes.includes(error.code);
}

// ../contract/src/errors/families.ts
var accessTokenErrors = [
  "UNPARSABLE_ACCESS_TOKEN",
  "ACCESS_TOKEN_EXPIRED",
  "INVALID_PROJECT_FOR_ACCESS_TOKEN"
];
var projectAuthenticationErrors = [
  "PROJECT_KEY_WITHOUT_ACCESS_TYPE",
  "INVALID_ACCESS_TYPE",
  "ACCESS_TYPE_WITHOUT_PROJECT_ID",
  "ACCESS_TYPE_REQUIRED",
  "INSUFFICIENT_ACCESS_TYPE",
  "INVALID_PUBLISHABLE_CLIENT_KEY",
  "INVALID_SECRET_SERVER_KEY",
  "INVALID_SUPER_SECRET_ADMIN_KEY",
  "UNPARSABLE_ADMIN_ACCESS_TOKEN",
  "ADMIN_ACCESS_TOKEN_EXPIRED",
  "INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN",
  "ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN",
  "CLIENT_AUTHENTICATION_REQUIRED",
  "SERVER_AUTHENTICATION_REQUIRED",
  "ADMIN_AUTHENTICATION_REQUIRED",
  "CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED",
  "CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED",
  "CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED",
  "EXPECTED_INTERNAL_PROJECT"
];

// ../contract/src/errors/verification-code-errors.ts
var verificationCodeErrors = [
  "VERIFICATION_CODE_NOT_FOUND",
  "VERIFICATION_CODE_EXPIRED",
  "VERIFICATION_CODE_ALREADY_USED",
  "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED"
];

// ../contract/src/headers.ts
var DEFAULT_HEADER_PREFIX = "X-Stack-";
var TUNNEL_HEADER = "ngrok-skip-browser-warning";
var keys = [
  "overrideErrorStatus",
  "projectId",
  "branchId",
  "accessType",
  "clientVersion",
  "accessToken",
  "refreshToken",
  "publishableClientKey",
  "randomNonce",
  "knownError",
  "actualStatus",
  "requestId"
];
var headerName = (prefix = DEFAULT_HEADER_PREFIX, key2) => prefix + key2.replace(/^.|[A-Z]/g, (letter, at) => (at ? "-" : "") + letter.toUpperCase());
var headerNames = (prefix = DEFAULT_HEADER_PREFIX) => Object.fromEntries(keys.map((key2) => [key2, headerName(prefix, key2)]));

// ../contract/src/schemas/index.ts
var schemas_exports = {};
__export(schemas_exports, {
  adminEmails: () => emails_exports,
  adminMetrics: () => metrics_exports,
  adminPermissionDefinitions: () => permission_definitions_exports,
  adminProjectKeys: () => project_keys_exports,
  adminProjects: () => projects_exports,
  adminWebhooks: () => webhooks_exports,
  anonymous: () => anonymous_exports,
  apiKeys: () => api_keys_exports,
  cli: () => cli_exports,
  connectedAccounts: () => connected_accounts_exports,
  contactChannels: () => contact_channels_exports,
  features: () => features_exports,
  mfa: () => mfa_exports,
  oauth: () => oauth_exports,
  otp: () => otp_exports,
  ownedProjects: () => owned_projects_exports,
  passkey: () => passkey_exports,
  password: () => password_exports,
  pathParameters: () => path_parameters_exports,
  permissions: () => permissions_exports,
  primitives: () => primitives_exports,
  projects: () => projects_exports2,
  serverApiKeys: () => api_keys_exports2,
  serverContactChannels: () => contact_channels_exports2,
  serverPermissions: () => permissions_exports2,
  serverSessions: () => sessions_exports2,
  serverTeamMemberProfiles: () => team_member_profiles_exports2,
  serverTeamMemberships: () => team_memberships_exports2,
  serverTeams: () => teams_exports2,
  serverUsers: () => users_exports2,
  sessions: () => sessions_exports,
  teamInvitations: () => team_invitations_exports,
  teamMemberProfiles: () => team_member_profiles_exports,
  teamMemberships: () => team_memberships_exports,
  teams: () => teams_exports,
  users: () => users_exports
});

// ../contract/src/schemas/anonymous.ts
var anonymous_exports = {};
__export(anonymous_exports, {
  signUpAnonymously: () => signUpAnonymously
});
import * as z3 from "zod/mini";

// ../contract/src/schemas/tokens.ts
import * as z2 from "zod/mini";

// ../contract/src/schemas/primitives.ts
var primitives_exports = {};
__export(primitives_exports, {
  absoluteUrl: () => absoluteUrl,
  base64: () => base64,
  codeValid: () => codeValid,
  email: () => email,
  foreignId: () => foreignId,
  json: () => json,
  lenientEmail: () => lenientEmail,
  list: () => list,
  listOf: () => listOf,
  millis: () => millis,
  nothing: () => nothing,
  page: () => page,
  permissionId: () => permissionId,
  pictureUrl: () => pictureUrl,
  projectId: () => projectId,
  strictEmail: () => strictEmail,
  success: () => success,
  textUpTo: () => textUpTo,
  userIdOrMe: () => userIdOrMe,
  uuid: () => uuid,
  verificationCode: () => verificationCode
});
import * as z from "zod/mini";
var textUpTo = (most2) => z.string().check(z.maxLength(most2, `must have at most ${most2} characters`));
var FOREIGN_ID_LENGTH = 255;
var foreignId = textUpTo(FOREIGN_ID_LENGTH);
var uuid = z.string().check(
  z.regex(
    /^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-(?:0{4}-){3}0{12})$/i,
    "must be a UUID"
  )
);
var userIdOrMe = z.union([z.literal("me"), uuid]);
var projectId = z.union([z.literal("internal"), uuid]);
var MAX_TIME_VALUE = 864e13;
var notATimeValue = `must be from -${MAX_TIME_VALUE} to ${MAX_TIME_VALUE}`;
var millis = z.int().check(z.minimum(-MAX_TIME_VALUE, notATimeValue), z.maximum(MAX_TIME_VALUE, notATimeValue));
var LENIENT_EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;
var STRICT_EMAIL = /^[^.]+(\.[^.]+)*@.*\.[^.][^.]+$/;
var EMAIL_LENGTH = 254;
var shortEnough = z.maxLength(EMAIL_LENGTH, {
  error: `must have at most ${EMAIL_LENGTH} characters`,
  abort: true
});
var lenientEmail = z.string().check(
  shortEnough,
  z.refine((text10) => text10 === "" || LENIENT_EMAIL.test(text10), "must be an e-mail address")
);
var email = lenientEmail.check(z.minLength(1, "must not be empty"));
var strictEmail = z.string().check(
  shortEnough,
  z.regex(LENIENT_EMAIL, "must be an e-mail address"),
  z.regex(STRICT_EMAIL, "must be an e-mail address with a full domain")
);
var absoluteUrl = z.string().check(
  z.refine(
    (text10) => !/\s/.test(text10) && URL.canParse(text10),
    "must be an absolute URL without spaces"
  )
);
var verificationCode = z.string().check(z.length(VERIFICATION_CODE_LENGTH, `must have ${VERIFICATION_CODE_LENGTH} characters`));
var permissionId = z.string().check(z.regex(/^\$?[a-z0-9_:]+$/, "must be a permission id"));
var BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
var base64 = z.string().check(z.minLength(1, "must not be empty"), z.regex(BASE64, "must be base64"));
var PICTURE_LIMIT = 1e6;
var pictureUrl = z.string().check(
  z.maxLength(PICTURE_LIMIT, `must have at most ${PICTURE_LIMIT} characters`),
  z.refine((text10) => !/\s/.test(text10) && URL.canParse(text10), "must be a URL without spaces")
);
var json = z.custom((value) => value !== void 0);
var success = z.strictObject({ success: z.literal(true) });
var codeValid = z.strictObject({ is_code_valid: z.literal(true) });
var nothing = z.optional(z.strictObject({}));
var LIST_LENGTH = 1e3;
var listOf = (item) => z.pipe(
  z.transform((given, { issues }) => {
    if (Array.isArray(given) && given.length > LIST_LENGTH)
      issues.push({
        code: "custom",
        input: given,
        message: `must have at most ${LIST_LENGTH} members`
      });
    return given;
  }),
  z.array(item)
);
var list = (item) => z.strictObject({ items: z.array(item), is_paginated: z.literal(false) });
var page = (item) => z.strictObject({
  items: z.array(item),
  is_paginated: z.literal(true),
  pagination: z.strictObject({ next_cursor: z.nullable(z.string()) })
});

// ../contract/src/schemas/tokens.ts
var tokens = z2.strictObject({ access_token: z2.string(), refresh_token: z2.string() });
var tokensWithUser = z2.extend(tokens, { user_id: uuid });
var signInResult = z2.extend(tokensWithUser, { is_new_user: z2.boolean() });

// ../contract/src/schemas/anonymous.ts
var signUpAnonymously = {
  strictQuery: false,
  body: z3.optional(z3.strictObject({})),
  response: tokensWithUser
};

// ../contract/src/schemas/api-keys.ts
var api_keys_exports = {};
__export(api_keys_exports, {
  createTeamApiKey: () => createTeamApiKey,
  createUserApiKey: () => createUserApiKey,
  listTeamApiKeys: () => listTeamApiKeys,
  listUserApiKeys: () => listUserApiKeys,
  readTeamApiKey: () => readTeamApiKey,
  readUserApiKey: () => readUserApiKey,
  teamApiKey: () => teamApiKey,
  updateTeamApiKey: () => updateTeamApiKey,
  updateUserApiKey: () => updateUserApiKey,
  userApiKey: () => userApiKey
});
import * as z4 from "zod/mini";
var keyFields = {
  id: uuid,
  description: z4.string(),
  /** Left out when the key never expires. */
  expires_at_millis: z4.optional(millis),
  manually_revoked_at_millis: z4.optional(millis),
  created_at_millis: millis,
  is_public: z4.boolean()
};
var lastFour = z4.strictObject({ last_four: z4.string() });
var ofUser = { type: z4.literal("user"), user_id: uuid };
var ofTeam = { type: z4.literal("team"), team_id: uuid };
var userApiKey = z4.strictObject({ ...keyFields, ...ofUser, value: lastFour });
var teamApiKey = z4.strictObject({ ...keyFields, ...ofTeam, value: lastFour });
var newKey = {
  description: z4.string(),
  expires_at_millis: z4.nullable(millis),
  is_public: z4.optional(z4.boolean())
};
var changes = z4.strictObject({
  description: z4.optional(z4.string()),
  /** Null when the key shall never expire. */
  expires_at_millis: z4.optional(z4.nullable(millis)),
  /** A revoked key stays revoked. */
  revoked: z4.optional(z4.literal(true))
});
var listUserApiKeys = {
  query: z4.strictObject({ user_id: userIdOrMe }),
  response: list(userApiKey)
};
var createUserApiKey = {
  strictQuery: false,
  body: z4.strictObject({ user_id: userIdOrMe, ...newKey }),
  response: z4.strictObject({ ...keyFields, ...ofUser, value: z4.string() })
};
var userQuery = z4.strictObject({ user_id: z4.optional(userIdOrMe) });
var readUserApiKey = { query: userQuery, response: userApiKey };
var updateUserApiKey = { query: userQuery, body: changes, response: userApiKey };
var teamQuery = z4.strictObject({ team_id: uuid });
var listTeamApiKeys = { query: teamQuery, response: list(teamApiKey) };
var createTeamApiKey = {
  strictQuery: false,
  body: z4.strictObject({ team_id: uuid, ...newKey }),
  response: z4.strictObject({ ...keyFields, ...ofTeam, value: z4.string() })
};
var readTeamApiKey = { query: teamQuery, response: teamApiKey };
var updateTeamApiKey = { query: teamQuery, body: changes, response: teamApiKey };

// ../contract/src/schemas/cli.ts
var cli_exports = {};
__export(cli_exports, {
  beginCliLogin: () => beginCliLogin,
  completeCliLogin: () => completeCliLogin,
  pollCliLogin: () => pollCliLogin
});
import * as z5 from "zod/mini";
var beginCliLogin = {
  strictQuery: false,
  body: z5.optional(
    z5.strictObject({
      /** 0 and less expire at once. */
      expires_in_millis: z5.optional(
        z5.int().check(z5.maximum(MAX_CLI_LOGIN_MILLIS, "must be 24 hours at most"))
      )
    })
  ),
  response: z5.strictObject({
    polling_code: z5.string(),
    login_code: z5.string(),
    /** ISO 8601. */
    expires_at: z5.string()
  })
};
var pollCliLogin = {
  strictQuery: false,
  body: z5.strictObject({ polling_code: z5.string() }),
  response: z5.strictObject({
    status: z5.enum(["waiting", "success", "expired", "used"]),
    /** Only with `success`, which comes once and with status 201. */
    refresh_token: z5.optional(z5.string())
  })
};
var completeCliLogin = {
  strictQuery: false,
  body: z5.strictObject({
    login_code: z5.string(),
    refresh_token: z5.string().check(z5.minLength(1, "must not be empty"))
  }),
  response: success
};

// ../contract/src/schemas/connected-accounts.ts
var connected_accounts_exports = {};
__export(connected_accounts_exports, {
  createProviderAccessToken: () => createProviderAccessToken
});
import * as z6 from "zod/mini";
var createProviderAccessToken = {
  body: z6.strictObject({
    /** Space-separated; the token covers every one of them. */
    scope: z6.optional(z6.string())
  }),
  response: z6.strictObject({ access_token: z6.string() })
};

// ../contract/src/schemas/contact-channels.ts
var contact_channels_exports = {};
__export(contact_channels_exports, {
  checkContactChannelCode: () => checkContactChannelCode,
  contactChannel: () => contactChannel,
  createContactChannel: () => createContactChannel,
  deleteContactChannel: () => deleteContactChannel,
  listContactChannels: () => listContactChannels,
  readContactChannel: () => readContactChannel,
  sendContactChannelCode: () => sendContactChannelCode,
  sendPrimaryEmailCode: () => sendPrimaryEmailCode,
  updateContactChannel: () => updateContactChannel,
  verifyContactChannel: () => verifyContactChannel
});
import * as z7 from "zod/mini";
var contactChannel = z7.strictObject({
  user_id: uuid,
  id: uuid,
  value: z7.string(),
  type: z7.literal("email"),
  used_for_auth: z7.boolean(),
  is_verified: z7.boolean(),
  is_primary: z7.boolean()
});
var listContactChannels = {
  query: z7.strictObject({
    user_id: z7.optional(userIdOrMe),
    contact_channel_id: z7.optional(uuid)
  }),
  response: list(contactChannel)
};
var newChannel = {
  user_id: userIdOrMe,
  value: email,
  type: z7.literal("email"),
  used_for_auth: z7.boolean(),
  is_primary: z7.optional(z7.boolean())
};
var channelChanges = {
  value: z7.optional(email),
  type: z7.optional(z7.literal("email")),
  used_for_auth: z7.optional(z7.boolean()),
  is_primary: z7.optional(z7.boolean())
};
var createContactChannel = {
  body: z7.strictObject(newChannel),
  response: contactChannel
};
var readContactChannel = { response: contactChannel };
var updateContactChannel = {
  body: z7.strictObject(channelChanges),
  response: contactChannel
};
var deleteContactChannel = { body: nothing, response: success };
var sendContactChannelCode = {
  strictQuery: false,
  body: z7.strictObject({ callback_url: absoluteUrl }),
  response: success
};
var sendPrimaryEmailCode = {
  strictQuery: false,
  body: z7.strictObject({ email: strictEmail, callback_url: absoluteUrl }),
  response: success
};
var verifyContactChannel = {
  strictQuery: false,
  body: z7.strictObject({ code: verificationCode }),
  response: success
};
var checkContactChannelCode = {
  strictQuery: false,
  body: z7.strictObject({ code: verificationCode }),
  response: codeValid
};

// ../contract/src/schemas/features.ts
var features_exports = {};
__export(features_exports, {
  checkFeatureSupport: () => checkFeatureSupport,
  readRoot: () => readRoot
});
import * as z8 from "zod/mini";
var checkFeatureSupport = {
  strictQuery: false,
  keepsKeys: true,
  body: z8.optional(json),
  response: z8.string()
};
var readRoot = { query: z8.strictObject({}), response: z8.string() };

// ../contract/src/schemas/mfa.ts
var mfa_exports = {};
__export(mfa_exports, {
  signInWithSecondFactor: () => signInWithSecondFactor
});
import * as z9 from "zod/mini";
var signInWithSecondFactor = {
  strictQuery: false,
  body: z9.strictObject({
    /** The attempt code of MULTI_FACTOR_AUTHENTICATION_REQUIRED. */
    code: verificationCode,
    type: z9.literal("totp"),
    totp: z9.string()
  }),
  response: signInResult
};

// ../contract/src/schemas/oauth.ts
var oauth_exports = {};
__export(oauth_exports, {
  authorizeOAuth: () => authorizeOAuth,
  exchangeToken: () => exchangeToken,
  returnFromProvider: () => returnFromProvider,
  returnFromProviderByForm: () => returnFromProviderByForm
});
import * as z10 from "zod/mini";
var authorizeOAuth = {
  query: z10.strictObject({
    client_id: z10.string(),
    client_secret: z10.string(),
    redirect_uri: absoluteUrl,
    scope: z10.string(),
    state: z10.string(),
    grant_type: z10.literal("authorization_code"),
    code_challenge: z10.string(),
    code_challenge_method: z10.string(),
    response_type: z10.string(),
    type: z10._default(z10.enum(["authenticate", "link"]), "authenticate"),
    token: z10.optional(z10.string()),
    provider_scope: z10.optional(z10.string()),
    error_redirect_url: z10.optional(absoluteUrl),
    /** The newer name, which wins. */
    error_redirect_uri: z10.optional(absoluteUrl),
    after_callback_redirect_url: z10.optional(z10.string())
  }),
  response: z10.null()
};
var PROVIDER_PARAMETERS = 100;
var isShort = (value) => typeof value !== "object" || value === null || Object.keys(value).length <= PROVIDER_PARAMETERS;
var providerParameters = z10.pipe(
  z10.custom(isShort, `has more than ${PROVIDER_PARAMETERS} parameters`),
  z10.record(z10.string(), z10.string())
);
var returnFromProvider = {
  strictQuery: false,
  keepsKeys: true,
  query: providerParameters,
  response: z10.strictObject({})
};
var returnFromProviderByForm = {
  strictQuery: false,
  keepsKeys: true,
  query: providerParameters,
  body: z10._default(providerParameters, {}),
  response: z10.strictObject({})
};
var tokenAnswer = z10.object({
  access_token: z10.string(),
  token_type: z10.literal("Bearer"),
  expires_in: z10.int(),
  scope: z10.string(),
  refresh_token: z10.optional(z10.string()),
  is_new_user: z10.optional(z10.boolean()),
  newUser: z10.optional(z10.boolean()),
  after_callback_redirect_url: z10.optional(z10.nullable(z10.string())),
  afterCallbackRedirectUrl: z10.optional(z10.nullable(z10.string()))
});
var exchangeToken = {
  strictQuery: false,
  keepsKeys: true,
  body: z10.object({
    grant_type: z10.enum(["authorization_code", "refresh_token"]),
    client_id: z10.optional(z10.string()),
    client_secret: z10.optional(z10.string()),
    refresh_token: z10.optional(z10.string()),
    code: z10.optional(z10.string()),
    redirect_uri: z10.optional(z10.string()),
    code_verifier: z10.optional(z10.string()),
    scope: z10.optional(z10.string())
  }),
  response: tokenAnswer
};

// ../contract/src/schemas/otp.ts
var otp_exports = {};
__export(otp_exports, {
  checkSignInCode: () => checkSignInCode,
  sendSignInCode: () => sendSignInCode,
  signInWithCode: () => signInWithCode
});
import * as z11 from "zod/mini";
var sendSignInCode = {
  strictQuery: false,
  body: z11.strictObject({ email: strictEmail, callback_url: absoluteUrl }),
  /** All of the code but the six characters that the mail shows (protocol, section 10.4). */
  response: z11.strictObject({ nonce: z11.string() })
};
var signInWithCode = {
  strictQuery: false,
  body: z11.strictObject({ code: verificationCode }),
  response: signInResult
};
var checkSignInCode = {
  strictQuery: false,
  body: z11.strictObject({ code: verificationCode }),
  response: codeValid
};

// ../contract/src/schemas/owned-projects.ts
var owned_projects_exports = {};
__export(owned_projects_exports, {
  createOwnedProject: () => createOwnedProject,
  listOwnedProjects: () => listOwnedProjects
});

// ../contract/src/schemas/admin/projects.ts
var projects_exports = {};
__export(projects_exports, {
  configChanges: () => configChanges,
  deleteProject: () => deleteProject,
  newProject: () => newProject,
  project: () => project,
  projectList: () => projectList,
  readProject: () => readProject,
  updateProject: () => updateProject
});
import * as z12 from "zod/mini";
var filled = z12.string().check(z12.minLength(1, "must not be empty"));
var secretText = filled.check(
  z12.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`)
);
var port = z12.int().check(z12.minimum(0), z12.maximum(65535));
var providerId = z12.enum(OAUTH_PROVIDER_IDS);
var mergeStrategy = z12.enum(["link_method", "raise_error", "allow_duplicates"]);
var permissionIds = listOf(z12.strictObject({ id: permissionId }));
var oauthProvider = z12.strictObject({
  id: providerId,
  type: z12.enum(["shared", "standard"]),
  client_id: z12.optional(z12.string()),
  client_secret: z12.optional(z12.string()),
  facebook_config_id: z12.optional(z12.string()),
  microsoft_tenant_id: z12.optional(z12.string())
});
var newOAuthProvider = z12.strictObject({
  ...oauthProvider.shape,
  client_id: z12.optional(filled),
  client_secret: z12.optional(filled)
}).check(
  z12.refine(
    (given) => given.type === "shared" || given.client_id !== void 0 && given.client_secret !== void 0,
    "needs client_id and client_secret when its type is standard"
  )
);
var mailServer = {
  host: filled,
  port,
  username: filled,
  sender_name: filled,
  sender_email: email
};
var standardEmailConfig = z12.strictObject({
  type: z12.literal("standard"),
  ...mailServer,
  password: secretText
});
var emailConfig = z12.discriminatedUnion("type", [
  z12.strictObject({ type: z12.literal("shared") }),
  standardEmailConfig
]);
var ignored = z12.optional(z12.unknown());
var newEmailConfig = z12.discriminatedUnion("type", [
  z12.strictObject({
    type: z12.literal("shared"),
    host: ignored,
    port: ignored,
    username: ignored,
    password: ignored,
    sender_name: ignored,
    sender_email: ignored
  }),
  standardEmailConfig
]);
var domain = z12.strictObject({ domain: z12.string(), handler_path: z12.string() });
var DOMAIN_LENGTH = 300;
var HANDLER_PATH_LENGTH = 500;
var newDomain = z12.strictObject({
  domain: textUpTo(DOMAIN_LENGTH).check(
    z12.refine(
      (text10) => /^https?:\/\//.test(text10) && !/\s/.test(text10) && URL.canParse(text10),
      "must be a URL that starts with http:// or https://"
    )
  ),
  handler_path: textUpTo(HANDLER_PATH_LENGTH).check(z12.startsWith("/", "must start with /"))
});
var flags = {
  sign_up_enabled: z12.boolean(),
  credential_enabled: z12.boolean(),
  magic_link_enabled: z12.boolean(),
  passkey_enabled: z12.boolean(),
  client_team_creation_enabled: z12.boolean(),
  client_user_deletion_enabled: z12.boolean(),
  allow_localhost: z12.boolean(),
  allow_user_api_keys: z12.boolean(),
  allow_team_api_keys: z12.boolean(),
  create_team_on_sign_up: z12.boolean(),
  oauth_account_merge_strategy: mergeStrategy,
  team_creator_default_permissions: permissionIds,
  team_member_default_permissions: permissionIds,
  user_default_permissions: permissionIds
};
var project = z12.strictObject({
  id: projectId,
  display_name: z12.string(),
  description: z12.string(),
  created_at_millis: millis,
  user_count: z12.int(),
  is_production_mode: z12.boolean(),
  config: z12.strictObject({
    ...flags,
    oauth_providers: z12.array(oauthProvider),
    enabled_oauth_providers: z12.array(z12.strictObject({ id: providerId })),
    domains: z12.array(domain),
    email_config: emailConfig
  })
});
var configChanges = z12.partial(
  z12.strictObject({
    ...flags,
    oauth_providers: listOf(newOAuthProvider),
    domains: listOf(newDomain),
    email_config: newEmailConfig
  })
);
var projectFields = {
  description: z12.optional(z12.nullable(z12.string())),
  is_production_mode: z12.optional(z12.boolean()),
  config: z12.optional(configChanges)
};
var newProject = z12.strictObject({ display_name: z12.string(), ...projectFields });
var readProject = { response: project };
var updateProject = {
  body: z12.strictObject({ display_name: z12.optional(z12.string()), ...projectFields }),
  response: project
};
var deleteProject = { body: nothing, response: success };
var projectList = list(project);

// ../contract/src/schemas/owned-projects.ts
var listOwnedProjects = { response: projectList };
var createOwnedProject = { body: newProject, response: project };

// ../contract/src/schemas/passkey.ts
var passkey_exports = {};
__export(passkey_exports, {
  beginPasskeyRegistration: () => beginPasskeyRegistration,
  beginPasskeySignIn: () => beginPasskeySignIn,
  registerPasskey: () => registerPasskey,
  signInWithPasskey: () => signInWithPasskey
});
import * as z13 from "zod/mini";
var challenge = { challenge: z13.string(), timeout: z13.int() };
var creationOptions = z13.strictObject({
  ...challenge,
  rp: z13.strictObject({ id: z13.string(), name: z13.string() }),
  user: z13.strictObject({ id: z13.string(), name: z13.string(), displayName: z13.string() }),
  pubKeyCredParams: z13.array(z13.strictObject({ alg: z13.int(), type: z13.literal("public-key") })),
  excludeCredentials: z13.array(z13.never()),
  authenticatorSelection: z13.strictObject({
    residentKey: z13.literal("required"),
    requireResidentKey: z13.literal(true),
    userVerification: z13.literal("preferred")
  }),
  attestation: z13.literal("none"),
  extensions: z13.strictObject({ credProps: z13.literal(true) })
});
var requestOptions = z13.strictObject({
  ...challenge,
  rpId: z13.string(),
  allowCredentials: z13.array(z13.never()),
  userVerification: z13.literal("preferred")
});
var ceremonyResult = z13.record(z13.string(), json);
var beginPasskeyRegistration = {
  strictQuery: false,
  body: nothing,
  response: z13.strictObject({ options_json: creationOptions, code: z13.string() })
};
var registerPasskey = {
  strictQuery: false,
  body: z13.strictObject({ credential: ceremonyResult, code: z13.string() }),
  /** The id of the credential, despite its name. */
  response: z13.strictObject({ user_handle: z13.string() })
};
var beginPasskeySignIn = {
  strictQuery: false,
  body: nothing,
  response: z13.strictObject({ options_json: requestOptions, code: z13.string() })
};
var signInWithPasskey = {
  strictQuery: false,
  body: z13.strictObject({ authentication_response: ceremonyResult, code: z13.string() }),
  response: signInResult
};

// ../contract/src/schemas/password.ts
var password_exports = {};
__export(password_exports, {
  checkPasswordResetCode: () => checkPasswordResetCode,
  password: () => password,
  resetPassword: () => resetPassword,
  sendPasswordResetCode: () => sendPasswordResetCode,
  setPassword: () => setPassword,
  signInWithPassword: () => signInWithPassword,
  signUpWithPassword: () => signUpWithPassword,
  updatePassword: () => updatePassword
});
import * as z14 from "zod/mini";
var password = z14.string().check(z14.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`));
var signUpWithPassword = {
  strictQuery: false,
  body: z14.strictObject({ email: strictEmail, password, verification_callback_url: absoluteUrl }),
  response: tokensWithUser
};
var signInWithPassword = {
  strictQuery: false,
  body: z14.strictObject({ email: lenientEmail, password }),
  response: tokensWithUser
};
var sendPasswordResetCode = {
  strictQuery: false,
  body: z14.strictObject({ email: lenientEmail, callback_url: absoluteUrl }),
  /** A sentence, and the same one whether the account exists or not. */
  response: z14.strictObject({ success: z14.string() })
};
var checkPasswordResetCode = {
  strictQuery: false,
  body: z14.strictObject({ code: verificationCode }),
  response: codeValid
};
var resetPassword = {
  strictQuery: false,
  body: z14.strictObject({ code: verificationCode, password }),
  response: success
};
var setPassword = {
  strictQuery: false,
  body: z14.strictObject({ password }),
  response: success
};
var updatePassword = {
  strictQuery: false,
  body: z14.strictObject({ old_password: password, new_password: password }),
  response: success
};

// ../contract/src/schemas/path-parameters.ts
var path_parameters_exports = {};
__export(path_parameters_exports, {
  pathParameter: () => pathParameter
});
import * as z16 from "zod/mini";

// ../contract/src/schemas/admin/emails.ts
var emails_exports = {};
__export(emails_exports, {
  emailTemplate: () => emailTemplate,
  emailTemplateType: () => emailTemplateType,
  listEmailTemplates: () => listEmailTemplates,
  listSentEmails: () => listSentEmails,
  readEmailTemplate: () => readEmailTemplate,
  resetEmailTemplate: () => resetEmailTemplate,
  sendTestEmail: () => sendTestEmail,
  sentEmail: () => sentEmail,
  updateEmailTemplate: () => updateEmailTemplate
});
import * as z15 from "zod/mini";
var emailTemplateType = z15.enum([
  "email_verification",
  "password_reset",
  "magic_link",
  "team_invitation"
]);
var content = z15.record(z15.string(), json);
var emailTemplate = z15.strictObject({
  type: emailTemplateType,
  subject: z15.string(),
  content,
  is_default: z15.boolean()
});
var listEmailTemplates = { response: list(emailTemplate) };
var readEmailTemplate = { response: emailTemplate };
var updateEmailTemplate = {
  body: z15.strictObject({ subject: z15.optional(z15.string()), content: z15.optional(content) }),
  response: emailTemplate
};
var resetEmailTemplate = { body: nothing, response: success };
var sender = z15.strictObject({
  type: z15.enum(["shared", "standard"]),
  host: z15.string(),
  port: z15.int(),
  username: z15.string(),
  sender_name: z15.string(),
  sender_email: z15.string()
});
var sentEmail = z15.strictObject({
  id: uuid,
  subject: z15.string(),
  sent_at_millis: millis,
  to: z15.array(z15.string()),
  sender_config: sender,
  error: z15.nullable(json)
});
var listSentEmails = { response: list(sentEmail) };
var filled2 = z15.string().check(z15.minLength(1, "must not be empty"));
var sendTestEmail = {
  strictQuery: false,
  body: z15.strictObject({
    recipient_email: email,
    email_config: z15.strictObject({
      host: filled2,
      port: z15.int().check(z15.minimum(0), z15.maximum(65535)),
      username: filled2,
      password: filled2.check(
        z15.maxLength(PASSWORD_LENGTH.max, `must have at most ${PASSWORD_LENGTH.max} characters`)
      ),
      sender_name: filled2,
      sender_email: email
    })
  }),
  response: z15.strictObject({ success: z15.boolean(), error_message: z15.optional(z15.string()) })
};

// ../contract/src/schemas/path-parameters.ts
var schemas = /* @__PURE__ */ new Map([
  ["user_id", userIdOrMe],
  ["permission_id", permissionId],
  // A malformed project ID gets the same response as an unknown one; a provider has an error code for it.
  ["project_id", z16.string()],
  ["provider_id", z16.string()],
  ["type", emailTemplateType]
]);
var pathParameter = (name) => schemas.get(name) ?? uuid;

// ../contract/src/schemas/permissions.ts
var permissions_exports = {};
__export(permissions_exports, {
  listProjectPermissions: () => listProjectPermissions,
  listTeamPermissions: () => listTeamPermissions,
  projectPermission: () => projectPermission,
  teamPermission: () => teamPermission
});
import * as z17 from "zod/mini";
var teamPermission = z17.strictObject({ id: permissionId, user_id: uuid, team_id: uuid });
var projectPermission = z17.strictObject({ id: permissionId, user_id: uuid });
var filter = {
  user_id: z17.optional(userIdOrMe),
  permission_id: z17.optional(permissionId),
  /** Whether contained permissions are listed too; not, unless it is asked for. */
  recursive: z17.optional(z17.boolean())
};
var listTeamPermissions = {
  query: z17.strictObject({ team_id: z17.optional(uuid), ...filter }),
  response: list(teamPermission)
};
var listProjectPermissions = {
  query: z17.strictObject(filter),
  response: list(projectPermission)
};

// ../contract/src/schemas/projects.ts
var projects_exports2 = {};
__export(projects_exports2, {
  project: () => project2,
  readCurrentProject: () => readCurrentProject,
  readKeySet: () => readKeySet
});
import * as z18 from "zod/mini";
var project2 = z18.strictObject({
  id: projectId,
  display_name: z18.string(),
  config: z18.strictObject({
    sign_up_enabled: z18.boolean(),
    credential_enabled: z18.boolean(),
    magic_link_enabled: z18.boolean(),
    passkey_enabled: z18.boolean(),
    client_team_creation_enabled: z18.boolean(),
    client_user_deletion_enabled: z18.boolean(),
    allow_user_api_keys: z18.boolean(),
    allow_team_api_keys: z18.boolean(),
    enabled_oauth_providers: z18.array(z18.strictObject({ id: z18.string() }))
  })
});
var readCurrentProject = { response: project2 };
var publicKey = z18.strictObject({
  kty: z18.literal("EC"),
  alg: z18.literal("ES256"),
  crv: z18.literal("P-256"),
  x: z18.string(),
  y: z18.string(),
  kid: z18.string()
});
var readKeySet = {
  strictQuery: false,
  response: z18.strictObject({ keys: z18.array(publicKey) })
};

// ../contract/src/schemas/sessions.ts
var sessions_exports = {};
__export(sessions_exports, {
  deleteCurrentSession: () => deleteCurrentSession,
  deleteSession: () => deleteSession,
  geoInfo: () => geoInfo,
  listSessions: () => listSessions,
  refreshCurrentSession: () => refreshCurrentSession,
  session: () => session
});
import * as z19 from "zod/mini";
var geoInfo = z19.strictObject({
  ip: z19.string(),
  countryCode: z19.nullable(z19.string()),
  regionCode: z19.nullable(z19.string()),
  cityName: z19.nullable(z19.string()),
  latitude: z19.nullable(z19.number()),
  longitude: z19.nullable(z19.number()),
  tzIdentifier: z19.nullable(z19.string())
});
var session = z19.strictObject({
  id: uuid,
  user_id: uuid,
  created_at: millis,
  last_used_at: z19.optional(millis),
  is_impersonation: z19.boolean(),
  is_current_session: z19.boolean(),
  /** Left out when the last use did not come from a browser. */
  last_used_at_end_user_ip_info: z19.optional(geoInfo)
});
var ofUser2 = z19.strictObject({ user_id: userIdOrMe });
var deleteCurrentSession = { strictQuery: false, body: nothing, response: success };
var listSessions = { query: ofUser2, response: list(session) };
var deleteSession = { query: ofUser2, body: nothing, response: success };
var refreshCurrentSession = {
  strictQuery: false,
  body: nothing,
  response: z19.strictObject({ access_token: z19.string() })
};

// ../contract/src/schemas/team-invitations.ts
var team_invitations_exports = {};
__export(team_invitations_exports, {
  acceptTeamInvitation: () => acceptTeamInvitation,
  checkTeamInvitationCode: () => checkTeamInvitationCode,
  listTeamInvitations: () => listTeamInvitations,
  readTeamInvitationDetails: () => readTeamInvitationDetails,
  revokeTeamInvitation: () => revokeTeamInvitation,
  sendTeamInvitation: () => sendTeamInvitation,
  teamInvitation: () => teamInvitation
});
import * as z20 from "zod/mini";
var teamInvitation = z20.strictObject({
  id: uuid,
  team_id: uuid,
  expires_at_millis: millis,
  recipient_email: z20.string()
});
var ofTeam2 = z20.strictObject({ team_id: uuid });
var withCode = z20.strictObject({ code: verificationCode });
var sendTeamInvitation = {
  strictQuery: false,
  body: z20.strictObject({ email, team_id: uuid, callback_url: absoluteUrl }),
  response: z20.extend(success, { id: uuid })
};
var listTeamInvitations = { query: ofTeam2, response: list(teamInvitation) };
var revokeTeamInvitation = { query: ofTeam2, body: nothing, response: success };
var checkTeamInvitationCode = { strictQuery: false, body: withCode, response: codeValid };
var readTeamInvitationDetails = {
  strictQuery: false,
  body: withCode,
  response: z20.strictObject({ team_id: uuid, team_display_name: z20.string() })
};
var acceptTeamInvitation = {
  strictQuery: false,
  body: withCode,
  response: z20.strictObject({})
};

// ../contract/src/schemas/team-member-profiles.ts
var team_member_profiles_exports = {};
__export(team_member_profiles_exports, {
  changes: () => changes2,
  listQuery: () => listQuery,
  listTeamMemberProfiles: () => listTeamMemberProfiles,
  readTeamMemberProfile: () => readTeamMemberProfile,
  teamMemberProfile: () => teamMemberProfile,
  updateTeamMemberProfile: () => updateTeamMemberProfile
});
import * as z21 from "zod/mini";
var teamMemberProfile = z21.strictObject({
  team_id: uuid,
  user_id: uuid,
  display_name: z21.nullable(z21.string()),
  profile_image_url: z21.nullable(z21.string())
});
var listQuery = z21.strictObject({
  team_id: z21.optional(uuid),
  user_id: z21.optional(userIdOrMe)
});
var changes2 = z21.strictObject({
  display_name: z21.optional(z21.string()),
  profile_image_url: z21.optional(z21.nullable(pictureUrl))
});
var listTeamMemberProfiles = { query: listQuery, response: list(teamMemberProfile) };
var readTeamMemberProfile = { response: teamMemberProfile };
var updateTeamMemberProfile = { body: changes2, response: teamMemberProfile };

// ../contract/src/schemas/team-memberships.ts
var team_memberships_exports = {};
__export(team_memberships_exports, {
  deleteTeamMembership: () => deleteTeamMembership
});
var deleteTeamMembership = { body: nothing, response: success };

// ../contract/src/schemas/teams.ts
var teams_exports = {};
__export(teams_exports, {
  createTeam: () => createTeam,
  createTeamQuery: () => createTeamQuery,
  deleteTeam: () => deleteTeam,
  listTeams: () => listTeams,
  readTeam: () => readTeam,
  team: () => team,
  updateTeam: () => updateTeam
});
import * as z22 from "zod/mini";
var team = z22.strictObject({
  id: uuid,
  display_name: z22.string(),
  profile_image_url: z22.nullable(z22.string()),
  client_metadata: z22.nullable(json),
  client_read_only_metadata: z22.nullable(json)
});
var teamFields = {
  profile_image_url: z22.optional(z22.nullable(pictureUrl)),
  client_metadata: z22.optional(json)
};
var createTeamQuery = z22.strictObject({ add_current_user: z22.optional(z22.boolean()) });
var listTeams = {
  query: z22.strictObject({ user_id: z22.optional(userIdOrMe) }),
  response: list(team)
};
var createTeam = {
  query: createTeamQuery,
  body: z22.strictObject({
    display_name: z22.string(),
    ...teamFields,
    creator_user_id: z22.optional(userIdOrMe)
  }),
  response: team
};
var readTeam = { response: team };
var updateTeam = {
  body: z22.strictObject({ display_name: z22.optional(z22.string()), ...teamFields }),
  response: team
};
var deleteTeam = { body: nothing, response: success };

// ../contract/src/schemas/users.ts
var users_exports = {};
__export(users_exports, {
  currentUser: () => currentUser,
  deleteCurrentUser: () => deleteCurrentUser,
  readCurrentUser: () => readCurrentUser,
  updateCurrentUser: () => updateCurrentUser
});
import * as z23 from "zod/mini";
var oauthProvider2 = z23.strictObject({
  id: z23.string(),
  account_id: z23.string(),
  email: z23.nullable(z23.string())
});
var currentUser = z23.strictObject({
  id: uuid,
  primary_email: z23.nullable(z23.string()),
  primary_email_verified: z23.boolean(),
  display_name: z23.nullable(z23.string()),
  client_metadata: z23.nullable(json),
  client_read_only_metadata: z23.nullable(json),
  profile_image_url: z23.nullable(z23.string()),
  signed_up_at_millis: millis,
  has_password: z23.boolean(),
  auth_with_email: z23.boolean(),
  oauth_providers: z23.array(oauthProvider2),
  selected_team_id: z23.nullable(uuid),
  selected_team: z23.nullable(team),
  requires_totp_mfa: z23.boolean(),
  otp_auth_enabled: z23.boolean(),
  passkey_auth_enabled: z23.boolean(),
  is_anonymous: z23.boolean()
});
var readCurrentUser = { response: currentUser };
var updateCurrentUser = {
  body: z23.strictObject({
    display_name: z23.optional(z23.nullable(z23.string())),
    profile_image_url: z23.optional(z23.nullable(pictureUrl)),
    client_metadata: z23.optional(json),
    selected_team_id: z23.optional(z23.nullable(uuid)),
    totp_secret_base64: z23.optional(z23.nullable(base64)),
    otp_auth_enabled: z23.optional(z23.boolean()),
    passkey_auth_enabled: z23.optional(z23.boolean())
  }),
  response: currentUser
};
var deleteCurrentUser = { body: nothing, response: success };

// ../contract/src/schemas/server/api-keys.ts
var api_keys_exports2 = {};
__export(api_keys_exports2, {
  checkTeamApiKey: () => checkTeamApiKey,
  checkUserApiKey: () => checkUserApiKey,
  revokeLeakedApiKey: () => revokeLeakedApiKey
});
import * as z24 from "zod/mini";
var body = z24.strictObject({ api_key: z24.string() });
var checkUserApiKey = { strictQuery: false, body, response: userApiKey };
var checkTeamApiKey = { strictQuery: false, body, response: teamApiKey };
var revokeLeakedApiKey = { strictQuery: false, body, response: success };

// ../contract/src/schemas/server/contact-channels.ts
var contact_channels_exports2 = {};
__export(contact_channels_exports2, {
  createContactChannel: () => createContactChannel2,
  updateContactChannel: () => updateContactChannel2
});
import * as z25 from "zod/mini";
var isVerified = { is_verified: z25.optional(z25.boolean()) };
var createContactChannel2 = {
  body: z25.extend(createContactChannel.body, isVerified),
  response: contactChannel
};
var updateContactChannel2 = {
  body: z25.extend(updateContactChannel.body, isVerified),
  response: contactChannel
};

// ../contract/src/schemas/server/permissions.ts
var permissions_exports2 = {};
__export(permissions_exports2, {
  grantProjectPermission: () => grantProjectPermission,
  grantTeamPermission: () => grantTeamPermission,
  revokeProjectPermission: () => revokeProjectPermission,
  revokeTeamPermission: () => revokeTeamPermission
});
var grantTeamPermission = { body: nothing, response: teamPermission };
var revokeTeamPermission = { body: nothing, response: success };
var grantProjectPermission = { body: nothing, response: projectPermission };
var revokeProjectPermission = { body: nothing, response: success };

// ../contract/src/schemas/server/sessions.ts
var sessions_exports2 = {};
__export(sessions_exports2, {
  createSession: () => createSession
});
import * as z26 from "zod/mini";
var createSession = {
  body: z26.strictObject({
    user_id: userIdOrMe,
    /** 0 and less make a session that is over at once. */
    expires_in_millis: z26.optional(
      z26.int().check(z26.maximum(MAX_SESSION_MILLIS, "must be 367 days at most"))
    ),
    is_impersonation: z26.optional(z26.boolean())
  }),
  response: tokens
};

// ../contract/src/schemas/server/team-member-profiles.ts
var team_member_profiles_exports2 = {};
__export(team_member_profiles_exports2, {
  listTeamMemberProfiles: () => listTeamMemberProfiles2,
  readTeamMemberProfile: () => readTeamMemberProfile2,
  teamMemberProfile: () => teamMemberProfile2,
  updateTeamMemberProfile: () => updateTeamMemberProfile2
});
import * as z29 from "zod/mini";

// ../contract/src/schemas/server/users.ts
var users_exports2 = {};
__export(users_exports2, {
  createUser: () => createUser,
  deleteUser: () => deleteUser,
  listUsers: () => listUsers,
  readCurrentUser: () => readCurrentUser2,
  readUser: () => readUser,
  updateCurrentUser: () => updateCurrentUser2,
  updateUser: () => updateUser,
  user: () => user
});
import * as z28 from "zod/mini";

// ../contract/src/schemas/server/teams.ts
var teams_exports2 = {};
__export(teams_exports2, {
  createTeam: () => createTeam2,
  listTeams: () => listTeams2,
  readTeam: () => readTeam2,
  team: () => team2,
  updateTeam: () => updateTeam2
});
import * as z27 from "zod/mini";
var team2 = z27.extend(team, {
  server_metadata: z27.nullable(json),
  created_at_millis: millis
});
var metadata = {
  client_read_only_metadata: z27.optional(json),
  server_metadata: z27.optional(json)
};
var listTeams2 = { query: listTeams.query, response: list(team2) };
var createTeam2 = {
  query: createTeamQuery,
  body: z27.extend(createTeam.body, metadata),
  response: team2
};
var readTeam2 = { response: team2 };
var updateTeam2 = { body: z27.extend(updateTeam.body, metadata), response: team2 };

// ../contract/src/schemas/server/users.ts
var user = z28.extend(currentUser, {
  primary_email_auth_enabled: z28.boolean(),
  server_metadata: z28.nullable(json),
  last_active_at_millis: millis,
  selected_team: z28.nullable(team2)
});
var passwordHash = z28.string();
var userFields = {
  display_name: z28.optional(z28.nullable(z28.string())),
  profile_image_url: z28.optional(z28.nullable(pictureUrl)),
  client_metadata: z28.optional(json),
  client_read_only_metadata: z28.optional(json),
  server_metadata: z28.optional(json),
  primary_email: z28.optional(z28.nullable(email)),
  primary_email_verified: z28.optional(z28.boolean()),
  primary_email_auth_enabled: z28.optional(z28.boolean()),
  password: z28.optional(z28.nullable(password)),
  password_hash: z28.optional(passwordHash),
  otp_auth_enabled: z28.optional(z28.boolean()),
  passkey_auth_enabled: z28.optional(z28.boolean()),
  totp_secret_base64: z28.optional(z28.nullable(base64))
};
var changes3 = z28.strictObject({
  ...userFields,
  selected_team_id: z28.optional(z28.nullable(uuid)),
  is_anonymous: z28.optional(z28.literal(false))
});
var oauthProvider3 = z28.strictObject({
  id: z28.string(),
  account_id: foreignId,
  email: z28._default(z28.nullable(email), null)
});
var readCurrentUser2 = { response: user };
var updateCurrentUser2 = { body: changes3, response: user };
var listUsers = {
  query: z28.strictObject({
    cursor: z28.optional(uuid),
    limit: z28.optional(z28.int().check(z28.minimum(1))),
    order_by: z28.optional(z28.literal("signed_up_at")),
    desc: z28.optional(z28.boolean()),
    query: z28.optional(z28.string()),
    team_id: z28.optional(uuid)
  }),
  response: page(user)
};
var createUser = {
  body: z28.strictObject({
    ...userFields,
    is_anonymous: z28.optional(z28.boolean()),
    oauth_providers: z28.optional(listOf(oauthProvider3))
  }),
  response: user
};
var readUser = { response: user };
var updateUser = { body: changes3, response: user };
var deleteUser = { body: nothing, response: success };

// ../contract/src/schemas/server/team-member-profiles.ts
var teamMemberProfile2 = z29.extend(teamMemberProfile, { user });
var listTeamMemberProfiles2 = {
  query: listQuery,
  response: list(teamMemberProfile2)
};
var readTeamMemberProfile2 = { response: teamMemberProfile2 };
var updateTeamMemberProfile2 = { body: changes2, response: teamMemberProfile2 };

// ../contract/src/schemas/server/team-memberships.ts
var team_memberships_exports2 = {};
__export(team_memberships_exports2, {
  createTeamMembership: () => createTeamMembership
});
import * as z30 from "zod/mini";
var createTeamMembership = {
  body: nothing,
  response: z30.strictObject({ team_id: uuid, user_id: uuid })
};

// ../contract/src/schemas/admin/metrics.ts
var metrics_exports = {};
__export(metrics_exports, {
  readMetrics: () => readMetrics
});
import * as z31 from "zod/mini";
var days = z31.array(z31.strictObject({ date: z31.string(), activity: z31.int() }));
var readMetrics = {
  strictQuery: false,
  response: z31.strictObject({
    total_users: z31.int(),
    daily_users: days,
    daily_active_users: days,
    users_by_country: z31.record(z31.string(), z31.int()),
    recently_registered: z31.array(user),
    recently_active: z31.array(user),
    login_methods: z31.array(z31.strictObject({ method: z31.string(), count: z31.int() }))
  })
};

// ../contract/src/schemas/admin/permission-definitions.ts
var permission_definitions_exports = {};
__export(permission_definitions_exports, {
  createProjectPermissionDefinition: () => createProjectPermissionDefinition,
  createTeamPermissionDefinition: () => createTeamPermissionDefinition,
  deleteProjectPermissionDefinition: () => deleteProjectPermissionDefinition,
  deleteTeamPermissionDefinition: () => deleteTeamPermissionDefinition,
  listProjectPermissionDefinitions: () => listProjectPermissionDefinitions,
  listTeamPermissionDefinitions: () => listTeamPermissionDefinitions,
  permissionDefinition: () => permissionDefinition,
  updateProjectPermissionDefinition: () => updateProjectPermissionDefinition,
  updateTeamPermissionDefinition: () => updateTeamPermissionDefinition
});
import * as z32 from "zod/mini";
var permissionDefinition = z32.strictObject({
  id: permissionId,
  /** Left out where there is none. */
  description: z32.optional(z32.string()),
  contained_permission_ids: z32.array(permissionId)
});
var ownId = foreignId.check(
  z32.regex(/^[a-z0-9_:]+$/, "must be lower-case letters, digits, _ or :")
);
var content2 = {
  description: z32.optional(z32.string()),
  contained_permission_ids: z32.optional(listOf(permissionId))
};
var listed = { response: list(permissionDefinition) };
var created = {
  body: z32.strictObject({ id: ownId, ...content2 }),
  response: permissionDefinition
};
var updated = {
  body: z32.strictObject({ id: z32.optional(ownId), ...content2 }),
  response: permissionDefinition
};
var deleted = { body: nothing, response: success };
var listTeamPermissionDefinitions = listed;
var createTeamPermissionDefinition = created;
var updateTeamPermissionDefinition = updated;
var deleteTeamPermissionDefinition = deleted;
var listProjectPermissionDefinitions = listed;
var createProjectPermissionDefinition = created;
var updateProjectPermissionDefinition = updated;
var deleteProjectPermissionDefinition = deleted;

// ../contract/src/schemas/admin/project-keys.ts
var project_keys_exports = {};
__export(project_keys_exports, {
  createProjectKeySet: () => createProjectKeySet,
  listProjectKeySets: () => listProjectKeySets,
  projectKeySet: () => projectKeySet,
  readProjectKeySet: () => readProjectKeySet,
  updateProjectKeySet: () => updateProjectKeySet
});
import * as z33 from "zod/mini";
var keySetFields = {
  id: uuid,
  description: z33.string(),
  expires_at_millis: millis,
  manually_revoked_at_millis: z33.optional(millis),
  created_at_millis: millis
};
var lastFour2 = z33.optional(z33.strictObject({ last_four: z33.string() }));
var projectKeySet = z33.strictObject({
  ...keySetFields,
  publishable_client_key: lastFour2,
  secret_server_key: lastFour2,
  super_secret_admin_key: lastFour2
});
var listProjectKeySets = { response: list(projectKeySet) };
var createProjectKeySet = {
  strictQuery: false,
  body: z33.strictObject({
    description: z33.string(),
    expires_at_millis: millis,
    has_publishable_client_key: z33.boolean(),
    has_secret_server_key: z33.boolean(),
    has_super_secret_admin_key: z33.boolean()
  }),
  /** The only answer that shows the keys themselves. */
  response: z33.strictObject({
    ...keySetFields,
    publishable_client_key: z33.optional(z33.string()),
    secret_server_key: z33.optional(z33.string()),
    super_secret_admin_key: z33.optional(z33.string())
  })
};
var readProjectKeySet = { response: projectKeySet };
var updateProjectKeySet = {
  body: z33.strictObject({
    description: z33.optional(z33.string()),
    /** A revoked set stays revoked. */
    revoked: z33.optional(z33.literal(true))
  }),
  response: projectKeySet
};

// ../contract/src/schemas/admin/webhooks.ts
var webhooks_exports = {};
__export(webhooks_exports, {
  createWebhookToken: () => createWebhookToken
});
import * as z34 from "zod/mini";
var createWebhookToken = {
  body: nothing,
  response: z34.strictObject({ token: z34.string() })
};

// src/config-schema.ts
import * as z38 from "zod";

// src/config-oauth.ts
import * as z35 from "zod";
var sharedIds = SHARED_OAUTH_PROVIDER_IDS;
var oauthProviderSeed = z35.strictObject({
  id: z35.enum(OAUTH_PROVIDER_IDS),
  /** `shared` needs no account at the provider: in development people sign in at a pretend one. */
  type: z35.enum(["shared", "standard"]),
  clientId: z35.string().min(1).optional(),
  /** Apple's may be JSON with teamId, keyId and privateKey (PEM), from which secrets are made. */
  clientSecret: z35.string().min(1).optional(),
  facebookConfigId: z35.string().min(1).optional(),
  microsoftTenantId: z35.string().min(1).optional()
}).refine(({ id: id2, type }) => type === "standard" || sharedIds.includes(id2), {
  error: `must be standard: only ${sharedIds.join(", ")} can be shared`,
  path: ["type"]
}).refine((given) => given.type === "shared" || given.clientId && given.clientSecret, {
  error: "needs clientId and clientSecret, or the type shared"
});
var endpoint = z35.url({ protocol: /^https?$/, error: "must be an http or https URL", abort: true }).refine(isSecureUrl, { error: "must be https, or on this machine" });
var override = z35.strictObject({
  /** Its discovery document (OpenID Connect Discovery 1.0) names the endpoints. */
  issuer: endpoint.optional(),
  authorizationEndpoint: endpoint.optional(),
  tokenEndpoint: endpoint.optional(),
  userinfoEndpoint: endpoint.optional()
}).optional();
var oauthOverrides = z35.strictObject({
  google: override,
  github: override,
  microsoft: override,
  spotify: override,
  facebook: override,
  discord: override,
  gitlab: override,
  bitbucket: override,
  linkedin: override,
  apple: override,
  x: override
});

// src/config-project.ts
import { randomUUID } from "node:crypto";
import * as z37 from "zod";

// src/domain/password.ts
import { randomBytes } from "node:crypto";

// ../contract/src/errors/cli-messages.ts
var CLI_AUTH_EXPIRED_MESSAGE = "CLI authentication request expired. Please try again.";
var CLI_AUTH_USED_MESSAGE = "This authentication token has already been used.";

// ../contract/src/errors/catalogue.ts
function entry(status, message, { family, origin = "service" } = {}) {
  return { status, family, origin, message: typeof message === "string" ? () => message : message };
}
var PROJECT = { family: "projectAuthenticationErrors" };
var OWNER = { family: "adminAccessTokenErrors" };
var TOKEN = { family: "accessTokenErrors" };
var REFRESH = { family: "refreshTokenErrors" };
var PASSWORD = { family: "passwordRequirementErrors" };
var CODE = { family: "verificationCodeErrors" };
var API_KEY = { family: "apiKeyErrors" };
var RESERVED = { origin: "reserved" };
var CLIENT = { origin: "client" };
var catalogue = {
  UNSUPPORTED_ERROR: entry(
    500,
    (d) => `The service answered with the error code ${d.originalErrorCode}, which this version does not know. Update the client kit.`,
    CLIENT
  ),
  BODY_PARSING_ERROR: entry(
    400,
    "The request body could not be read. Send valid JSON with the content type application/json."
  ),
  SCHEMA_ERROR: entry(400, (d) => d.message),
  ALL_OVERLOADS_FAILED: entry(
    400,
    "The request fits none of the forms that this call accepts.",
    RESERVED
  ),
  PROJECT_KEY_WITHOUT_ACCESS_TYPE: entry(
    400,
    "A project key was sent without an access type. Set the access-type header to client, server or admin.",
    PROJECT
  ),
  INVALID_ACCESS_TYPE: entry(
    400,
    "The access-type header must be client, server or admin.",
    PROJECT
  ),
  ACCESS_TYPE_WITHOUT_PROJECT_ID: entry(
    400,
    (d) => `The access type ${d.request_type} needs a project. Set the project-id header.`,
    PROJECT
  ),
  ACCESS_TYPE_REQUIRED: entry(
    400,
    "This call needs an access type. Set the access-type header to client, server or admin.",
    PROJECT
  ),
  INSUFFICIENT_ACCESS_TYPE: entry(
    401,
    (d) => `This call serves the access types ${d.allowed_access_types.join(", ")}, not ${d.actual_access_type}.`,
    PROJECT
  ),
  INVALID_PUBLISHABLE_CLIENT_KEY: entry(
    401,
    (d) => `The publishable client key is not valid for the project ${d.project_id}.`,
    PROJECT
  ),
  INVALID_SECRET_SERVER_KEY: entry(
    401,
    (d) => `The secret server key is not valid for the project ${d.project_id}.`,
    PROJECT
  ),
  INVALID_SUPER_SECRET_ADMIN_KEY: entry(
    401,
    (d) => `The super secret admin key is not valid for the project ${d.project_id}.`,
    PROJECT
  ),
  CLIENT_AUTHENTICATION_REQUIRED: entry(
    401,
    "Client access needs a publishable client key.",
    PROJECT
  ),
  SERVER_AUTHENTICATION_REQUIRED: entry(401, "Server access needs a secret server key.", PROJECT),
  ADMIN_AUTHENTICATION_REQUIRED: entry(
    401,
    "Admin access needs a super secret admin key or a project owner's session.",
    PROJECT
  ),
  CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED: entry(
    401,
    "This call needs a publishable client key or a secret server key.",
    { ...PROJECT, ...RESERVED }
  ),
  CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED: entry(
    401,
    "This call needs a publishable client key or a super secret admin key.",
    { ...PROJECT, ...RESERVED }
  ),
  CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED: entry(
    401,
    "This call needs one of the project keys.",
    { ...PROJECT, ...RESERVED }
  ),
  EXPECTED_INTERNAL_PROJECT: entry(
    401,
    "Owned projects are listed and created on the project internal only.",
    PROJECT
  ),
  UNPARSABLE_ADMIN_ACCESS_TOKEN: entry(
    401,
    "The owner's access token is not a valid token.",
    OWNER
  ),
  ADMIN_ACCESS_TOKEN_EXPIRED: entry(
    401,
    "The owner's access token has expired. Refresh it and try again.",
    OWNER
  ),
  INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN: entry(
    401,
    "The project that the owner asked for no longer exists.",
    OWNER
  ),
  ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN: entry(
    401,
    "The signed-in user does not own this project.",
    OWNER
  ),
  UNPARSABLE_ACCESS_TOKEN: entry(401, "The access token is not a valid token.", TOKEN),
  ACCESS_TOKEN_EXPIRED: entry(
    401,
    "The access token has expired. Refresh it and try again.",
    TOKEN
  ),
  INVALID_PROJECT_FOR_ACCESS_TOKEN: entry(
    401,
    (d) => `The access token belongs to the project ${d.actual_project_id}, but the request is for ${d.expected_project_id}.`,
    TOKEN
  ),
  REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED: entry(401, "The session has ended. Sign in again.", REFRESH),
  CANNOT_DELETE_CURRENT_SESSION: entry(
    400,
    "The current session cannot be deleted this way. Sign out instead.",
    REFRESH
  ),
  /** Not a code of the protocol: the safe default of this service. */
  RECENT_SIGN_IN_REQUIRED: entry(
    403,
    (d) => `This change needs a sign-in within the last ${d.max_age_seconds} seconds. Sign in again.`
  ),
  PROVIDER_REJECTED: entry(
    401,
    "The provider refused to renew its access. Sign in with it again.",
    { ...REFRESH, ...RESERVED }
  ),
  USER_EMAIL_ALREADY_EXISTS: entry(
    409,
    "An account with this e-mail address exists already."
  ),
  EMAIL_NOT_VERIFIED: entry(
    400,
    "This account has not verified its primary email address. Send a verification email and open its link while signed in."
  ),
  CANNOT_GET_OWN_USER_WITHOUT_USER: entry(400, "Nobody is signed in, so there is no own user."),
  USER_ID_DOES_NOT_EXIST: entry(
    400,
    (d) => `There is no user with the id ${d.user_id}.`
  ),
  USER_NOT_FOUND: entry(404, "The user was not found."),
  USER_AUTHENTICATION_REQUIRED: entry(401, "This call needs a signed-in user."),
  /** Quoted by the specification. */
  SIGN_UP_NOT_ENABLED: entry(
    400,
    "Creation of new accounts is not enabled for this project. Please ask the project owner to enable it."
  ),
  PASSWORD_AUTHENTICATION_NOT_ENABLED: entry(
    400,
    "Signing in with a password is not enabled for this project."
  ),
  PASSKEY_AUTHENTICATION_NOT_ENABLED: entry(
    400,
    "Signing in with a passkey is not enabled for this project."
  ),
  ANONYMOUS_ACCOUNTS_NOT_ENABLED: entry(
    400,
    "Anonymous accounts are not enabled for this project."
  ),
  /** Quoted by the specification. */
  EMAIL_PASSWORD_MISMATCH: entry(400, "Wrong e-mail or password."),
  REDIRECT_URL_NOT_WHITELISTED: entry(
    400,
    "The redirect or callback URL is not trusted. Add its domain to the project's trusted domains."
  ),
  PASSWORD_TOO_SHORT: entry(
    400,
    (d) => `The password is too short. Use at least ${d.min_length} characters.`,
    PASSWORD
  ),
  PASSWORD_TOO_LONG: entry(
    400,
    (d) => `The password is too long. Use at most ${d.maxLength} characters.`,
    PASSWORD
  ),
  USER_DOES_NOT_HAVE_PASSWORD: entry(400, "This account has no password yet."),
  /** Quoted by the specification. */
  PASSWORD_CONFIRMATION_MISMATCH: entry(400, "Passwords do not match."),
  EMAIL_ALREADY_VERIFIED: entry(409, "This e-mail address is verified already."),
  EMAIL_NOT_ASSOCIATED_WITH_USER: entry(
    400,
    "This e-mail address does not belong to the user.",
    RESERVED
  ),
  EMAIL_IS_NOT_PRIMARY_EMAIL: entry(
    400,
    "This is not the primary e-mail address of the user."
  ),
  VERIFICATION_CODE_NOT_FOUND: entry(404, "This code is not valid. Ask for a new one.", CODE),
  VERIFICATION_CODE_EXPIRED: entry(400, "This code has expired. Ask for a new one.", CODE),
  VERIFICATION_CODE_ALREADY_USED: entry(409, "This code was used already.", CODE),
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: entry(
    400,
    "This code was tried too often. Ask for a new one.",
    CODE
  ),
  PASSKEY_REGISTRATION_FAILED: entry(400, "The passkey could not be registered. Try again."),
  PASSKEY_WEBAUTHN_ERROR: entry(400, (d) => d.message, CLIENT),
  PASSKEY_AUTHENTICATION_FAILED: entry(
    400,
    "Signing in with the passkey failed. Try again or use another way."
  ),
  MULTI_FACTOR_AUTHENTICATION_REQUIRED: entry(
    400,
    "A code from the authenticator app is needed to finish signing in."
  ),
  INVALID_TOTP_CODE: entry(400, "The code from the authenticator app is wrong."),
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: entry(
    400,
    "The user has no account of this provider connected."
  ),
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: entry(
    409,
    "This provider account is connected to another user."
  ),
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE: entry(
    400,
    "The connected account does not grant the scope that was asked for."
  ),
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: entry(
    400,
    "Extra scopes need your own OAuth client. Set one up for this provider in the project settings."
  ),
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: entry(
    400,
    "Provider tokens need your own OAuth client. Set one up for this provider in the project settings."
  ),
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: entry(
    400,
    "The OAuth client id or secret is not valid. The id is the project id, the secret a publishable client key."
  ),
  INVALID_SCOPE: entry(400, "The OAuth scope is not supported."),
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: entry(
    409,
    "The user has another account of this provider connected already."
  ),
  /** Quoted by the specification. */
  OUTER_OAUTH_TIMEOUT: entry(408, "The OAuth flow has timed out. Please sign in again."),
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: entry(
    400,
    "This OAuth provider does not exist or is not enabled for the project."
  ),
  INVALID_SHARED_OAUTH_PROVIDER_ID: entry(
    400,
    (d) => `${d.provider_id} is not a provider with shared keys.`,
    RESERVED
  ),
  INVALID_STANDARD_OAUTH_PROVIDER_ID: entry(
    400,
    (d) => `${d.provider_id} is not a supported provider.`,
    RESERVED
  ),
  INVALID_AUTHORIZATION_CODE: entry(
    400,
    "The authorization code is not valid. Start signing in again."
  ),
  OAUTH_PROVIDER_ACCESS_DENIED: entry(400, "Access was denied at the provider."),
  /** Not a code of the protocol: the safe default of this service. */
  OAUTH_PROVIDER_REFUSED: entry(
    400,
    "The sign-in provider refused this sign-in. Start it again."
  ),
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: entry(409, "Someone else signs in with this e-mail address already."),
  INVALID_POLLING_CODE: entry(400, "The polling code is not valid. Start the login again."),
  CLI_AUTH_ERROR: entry(400, "The command-line login failed. Please try again.", CLIENT),
  /** Quoted by the specification. */
  CLI_AUTH_EXPIRED_ERROR: entry(400, CLI_AUTH_EXPIRED_MESSAGE, CLIENT),
  /** Quoted by the specification. */
  CLI_AUTH_USED_ERROR: entry(400, CLI_AUTH_USED_MESSAGE, CLIENT),
  TEAM_NOT_FOUND: entry(404, (d) => `The team ${d.team_id} was not found.`),
  TEAM_ALREADY_EXISTS: entry(
    409,
    (d) => `The team ${d.team_id} exists already.`,
    RESERVED
  ),
  TEAM_MEMBERSHIP_NOT_FOUND: entry(
    404,
    (d) => `The user ${d.user_id} is not a member of the team ${d.team_id}.`
  ),
  TEAM_MEMBERSHIP_ALREADY_EXISTS: entry(409, "The user is a member of the team already."),
  PERMISSION_NOT_FOUND: entry(
    404,
    (d) => `The permission ${d.permission_id} was not found.`
  ),
  WRONG_PERMISSION_SCOPE: entry(404, (d) => `The permission ${d.permission_id} is not a ${d.expected_scope} permission.`),
  CONTAINED_PERMISSION_NOT_FOUND: entry(
    400,
    (d) => `The contained permission ${d.permission_id} does not exist in the same scope.`
  ),
  PERMISSION_ID_ALREADY_EXISTS: entry(
    400,
    (d) => `The permission id ${d.permission_id} is taken.`
  ),
  PROJECT_PERMISSION_REQUIRED: entry(
    401,
    (d) => `The project permission ${d.permission_id} is needed.`,
    RESERVED
  ),
  TEAM_PERMISSION_REQUIRED: entry(
    401,
    (d) => `The team permission ${d.permission_id} is needed.`
  ),
  TEAM_PERMISSION_NOT_FOUND: entry(
    401,
    (d) => `The user does not hold the team permission ${d.permission_id} directly.`
  ),
  PROJECT_NOT_FOUND: entry(
    404,
    (d) => `The project ${d.project_id} was not found.`
  ),
  BRANCH_DOES_NOT_EXIST: entry(
    400,
    (d) => `The branch ${d.branch_id} does not exist.`
  ),
  EMAIL_TEMPLATE_ALREADY_EXISTS: entry(409, "This e-mail template exists already.", RESERVED),
  API_KEY_EXPIRED: entry(401, "The API key has expired.", API_KEY),
  API_KEY_REVOKED: entry(401, "The API key was revoked.", API_KEY),
  WRONG_API_KEY_TYPE: entry(
    400,
    (d) => `Expected a ${d.expected_type} key but got a ${d.actual_type} key.`,
    API_KEY
  ),
  API_KEY_NOT_FOUND: entry(404, "The API key was not found.", API_KEY),
  PUBLIC_API_KEY_CANNOT_BE_REVOKED: entry(
    400,
    "A public API key cannot be revoked this way.",
    API_KEY
  ),
  /** The service could not be reached, or its response was cut off. */
  NETWORK_ERROR: entry(0, "The service could not be reached.", CLIENT),
  /** No complete response came within the time limit. */
  TIMEOUT: entry(0, "The service did not respond in time.", CLIENT),
  /** The service rejected the request because there were too many. */
  RATE_LIMITED: entry(429, "Too many requests. Try again later.", CLIENT),
  /** The response is not one of the protocol. The error has the status of the response. */
  UNEXPECTED_RESPONSE: entry(
    0,
    "The response is not one of this service. Check the base URL.",
    CLIENT
  ),
  /** The token endpoint rejected the request (RFC 6749, section 5.2). The error has the status of the response. */
  OAUTH_ERROR: entry(400, "The token endpoint rejected the request.", CLIENT),
  NOT_SIGNED_IN: entry(401, "The user is not signed in. Sign in first.", CLIENT)
};

// ../contract/src/errors/fail.ts
function fail(code2, ...[details]) {
  const { status, message } = catalogue[code2];
  const text10 = message(details);
  return new LatchkeyError(code2, { status, message: text10, details });
}

// src/domain/password.ts
import { hash as hashArgon2, verify as verifyArgon2 } from "@node-rs/argon2";

// src/domain/normalize-password.ts
var normalizePassword = (password3) => password3.normalize("NFKC");

// src/domain/password.ts
var SALT_BYTES = 16;
var HASH_BYTES = 32;
var BYTE_LIMIT = 72;
function checkNewPassword(password3) {
  if (password3.length < PASSWORD_LENGTH.min)
    throw fail("PASSWORD_TOO_SHORT", { min_length: PASSWORD_LENGTH.min });
  checkStorable(password3);
}
function checkStorable(password3) {
  if (!isStorable(password3)) throw fail("PASSWORD_TOO_LONG", { maxLength: PASSWORD_LENGTH.max });
}
function hashServerPassword(password3, cost, inTurn) {
  checkStorable(password3);
  return hashPassword(password3 === "" ? randomBytes(32).toString("hex") : password3, cost, inTurn);
}
var BCRYPT_LENGTH = 53;
var BCRYPT_LETTERS = "./ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
var isImportable = (hash) => /^\$2[aby]\$(?:0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/.test(hash);
var hashPassword = (password3, { memoryKibibytes, passes }, inTurn) => inTurn(
  () => hashArgon2(normalizePassword(password3), {
    salt: randomBytes(SALT_BYTES),
    timeCost: passes,
    memoryCost: memoryKibibytes,
    parallelism: 1,
    outputLen: HASH_BYTES
  })
);
var verifyPassword = async (password3, hash, checking) => await matchPassword(password3, hash, checking) !== void 0;
var matchPassword = (password3, hash, { inTurn, ...checking }) => (
  // One turn for all of it: the wait must not reveal how many hashes were compared.
  inTurn(async () => {
    const normalized = normalizePassword(password3);
    if (await compare(normalized, hash, checking)) return "normalized";
    if (normalized === password3) return void 0;
    return await compare(password3, hash, checking) ? "as-typed" : void 0;
  })
);
async function compare(password3, hash, { cost, bcryptCost }) {
  const stored = password3 === "" || hash === void 0 ? blankHash(cost) : hash;
  const isRight = (matches2) => matches2 && stored === hash;
  const imported = bcryptCostOf(stored);
  if (imported === void 0) {
    if (isRight(await verifyArgon2(stored, password3))) return true;
    if (bcryptCost !== null) await verifyBcrypt(password3, blankBcrypt(bcryptCost));
    return false;
  }
  if (isRight(await verifyBcrypt(password3, withoutSpareBits(stored))) && isStorable(password3))
    return true;
  for (let exponent = imported; exponent < (bcryptCost ?? imported); exponent += 1)
    await verifyBcrypt(password3, blankBcrypt(exponent));
  if (bcryptCost !== null) await verifyArgon2(blankHash(cost), password3);
  return false;
}
async function verifyBcrypt(password3, hash) {
  const { default: bcrypt } = await import("@node-rs/bcrypt");
  return bcrypt.verify(password3, hash);
}
var bcryptCostOf = (hash) => isBcrypt(hash) ? Number(hash.slice(4, 6)) : void 0;
var isOutdated = (hash, { memoryKibibytes, passes }) => !hash.startsWith(`$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$`);
var isStorable = (password3) => Buffer.byteLength(password3) < BYTE_LIMIT;
var isBcrypt = (hash) => /^\$2[aby]\$/.test(hash);
var blankHash = ({ memoryKibibytes, passes }) => {
  const blank = (bytes) => Buffer.alloc(bytes).toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$${blank(SALT_BYTES)}$${blank(HASH_BYTES)}`;
};
var blankBcrypt = (exponent) => `$2b$${String(exponent).padStart(2, "0")}$${".".repeat(BCRYPT_LENGTH)}`;
var withoutSpareBits = (hash) => hash.replace(
  /^(.{28})(.)(.{30})(.)$/,
  (_2, head, salt, middle, end) => head + clearBits(salt, 4) + middle + clearBits(end, 2)
);
var clearBits = (letter, bits) => BCRYPT_LETTERS.charAt(BCRYPT_LETTERS.indexOf(letter) >> bits << bits);

// src/webhooks/signature.ts
import { createHmac, randomBytes as randomBytes2 } from "node:crypto";
var PREFIX = "whsec_";
var SECRET_BYTES = 24;
var createWebhookSecret = () => PREFIX + randomBytes2(SECRET_BYTES).toString("base64");
var isWebhookSecret = (text10) => {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text10)) return false;
  const { length: length2 } = keyOf(text10);
  return length2 >= 24 && length2 <= 64;
};
function signedHeaders(secret, { id: id2, timestamp, body: body2 }) {
  const signed = `${id2}.${timestamp}.${body2}`;
  const signature = createHmac("sha256", keyOf(secret)).update(signed).digest("base64");
  return {
    "svix-id": id2,
    "svix-timestamp": String(timestamp),
    "svix-signature": `v1,${signature}`
  };
}
var keyOf = (secret) => Buffer.from(secret.slice(PREFIX.length), "base64");

// src/webhooks/webhook-url.ts
import * as z36 from "zod";
var webhookUrl = z36.url({ protocol: /^https?$/, error: "must be an http or https URL" });

// src/config-project.ts
var key = (prefix) => z37.string().regex(
  new RegExp(`^${prefix}[A-Za-z0-9_-]+$`),
  `must start with ${prefix} and go on with letters, digits, _ or -`
);
var flags2 = z37.strictObject({
  signUpEnabled: z37.boolean().optional(),
  credentialEnabled: z37.boolean().optional(),
  magicLinkEnabled: z37.boolean().optional(),
  passkeyEnabled: z37.boolean().optional(),
  clientTeamCreationEnabled: z37.boolean().optional(),
  clientUserDeletionEnabled: z37.boolean().optional(),
  allowUserApiKeys: z37.boolean().optional(),
  allowTeamApiKeys: z37.boolean().optional(),
  /** Trusts callback URLs on localhost whatever their port. */
  allowLocalhost: z37.boolean().optional(),
  anonymousAccountsEnabled: z37.boolean().optional(),
  createTeamOnSignUp: z37.boolean().optional(),
  teamCreatorDefaultPermissions: z37.array(z37.string()).optional(),
  teamMemberDefaultPermissions: z37.array(z37.string()).optional(),
  userDefaultPermissions: z37.array(z37.string()).optional(),
  oauthAccountMergeStrategy: z37.enum(["link_method", "raise_error", "allow_duplicates"]).optional(),
  oauthProviders: z37.array(oauthProviderSeed).optional()
});
var domain2 = z37.strictObject({
  domain: z37.url({
    protocol: /^https?$/,
    error: "must be a URL that starts with http:// or https://"
  }),
  handlerPath: z37.string().startsWith("/").default("/handler")
});
var webhook = z37.strictObject({
  url: webhookUrl,
  /** `whsec_` and 24 to 64 bytes in base64; one is made without. */
  secret: z37.string().refine(isWebhookSecret, { error: "must be whsec_ and 24 to 64 bytes in base64" }).optional()
});
var user2 = z37.strictObject({
  id: z37.uuidv4("must be a UUID of version 4").optional(),
  email: primitives_exports.strictEmail,
  emailVerified: z37.boolean().optional(),
  displayName: z37.string().optional(),
  password: z37.string().max(70, "must have at most 70 characters").optional(),
  /** bcrypt with a cost of at most 16; it is replaced at the first sign-in. */
  passwordHash: z37.string().refine(isImportable, { error: "must be a bcrypt hash with a cost of at most 16" }).optional(),
  /** Projects that a user of `internal` owns from the start, such as to open them in a dashboard. */
  ownedProjectIds: z37.array(z37.string()).optional()
}).refine((given) => given.password === void 0 || given.passwordHash === void 0, {
  error: "has both password and passwordHash; keep one"
});
var isUuid = (text10) => z37.uuidv4().safeParse(text10).success;
var project3 = z37.strictObject({
  id: z37.string().refine((text10) => text10 === "internal" || isUuid(text10), {
    error: "must be 'internal' or a UUID of version 4"
  }),
  displayName: z37.string().min(1),
  description: z37.string().optional(),
  isProductionMode: z37.boolean().optional(),
  config: flags2.optional(),
  domains: z37.array(domain2).optional(),
  /** Fixed keys; without them the project is made without keys. */
  keys: z37.strictObject({
    publishableClientKey: key("pck_").optional(),
    secretServerKey: key("ssk_").optional(),
    superSecretAdminKey: key("sak_").optional()
  }).optional(),
  /** The only webhooks of the project; those made by calls stay while it is left out. */
  webhooks: z37.array(webhook).optional(),
  users: z37.array(user2).optional()
});
var projectSeedSchema = project3.check(({ value, issues }) => refuseMistakes(value, issues));
var testProjectSchema = project3.extend({
  id: project3.shape.id.default(() => randomUUID()),
  displayName: project3.shape.displayName.default("Test project")
}).check(({ value, issues }) => refuseMistakes(value, issues));
var projectSeedsSchema = z37.array(projectSeedSchema).check(({ value, issues }) => {
  for (const index8 of repeats(value.map(({ id: id2 }) => id2)))
    issues.push(repeated(value, [index8, "id"]));
});
function refuseMistakes(value, issues) {
  refuseRepeats(value, issues);
  refuseOwners(value, issues);
}
function refuseRepeats(value, issues) {
  const users3 = (value.users ?? []).map(({ email: email2 }) => email2);
  const domains = (value.domains ?? []).map((one) => one.domain);
  const webhooks = (value.webhooks ?? []).map(({ url: url6 }) => url6);
  const providers = (value.config?.oauthProviders ?? []).map(({ id: id2 }) => id2);
  for (const index8 of repeats(providers))
    issues.push(repeated(value, ["config", "oauthProviders", index8, "id"]));
  for (const index8 of repeats(users3)) issues.push(repeated(value, ["users", index8, "email"]));
  for (const index8 of repeats(domains)) issues.push(repeated(value, ["domains", index8, "domain"]));
  for (const index8 of repeats(webhooks)) issues.push(repeated(value, ["webhooks", index8, "url"]));
}
function refuseOwners({ id: id2, users: users3 = [] }, issues) {
  for (const [index8, { ownedProjectIds: ownedProjectIds2 }] of users3.entries())
    if (id2 !== "internal" && ownedProjectIds2 !== void 0)
      issues.push({
        code: "custom",
        message: "only users of the project 'internal' own projects",
        input: ownedProjectIds2,
        path: ["users", index8, "ownedProjectIds"]
      });
}
var repeats = (values) => values.flatMap((value, index8) => values.indexOf(value) < index8 ? [index8] : []);
var repeated = (input, path) => ({
  code: "custom",
  message: "is there twice; keep one",
  input,
  path
});

// src/domain/client-address.ts
import { BlockList, isIP, isIPv4 } from "node:net";
function createClientFinder({ trustedProxies, clientAddressHeader }) {
  const find = finderOf({ trustedProxies, clientAddressHeader });
  return (headers2, socketAddress) => {
    const socket = socketAddress === void 0 ? void 0 : parseAddress(socketAddress);
    const { address = socket, isBehindProxy } = find(headers2, socket);
    return { address, isBehindProxy };
  };
}
function finderOf({ trustedProxies, clientAddressHeader }) {
  if (clientAddressHeader !== void 0)
    return (headers2) => ({
      address: parseAddress(headers2.get(clientAddressHeader) ?? ""),
      isBehindProxy: true
    });
  if (typeof trustedProxies === "number")
    return (headers2) => ({
      address: parseAddress(forwardedFor(headers2)[trustedProxies - 1] ?? ""),
      isBehindProxy: true
    });
  if (trustedProxies === void 0)
    return (_headers, socket) => ({ address: socket, isBehindProxy: false });
  const networks = blockListOf(trustedProxies);
  return (headers2, socket) => {
    if (socket === void 0 || !contains(networks, socket))
      return { address: socket, isBehindProxy: false };
    return { address: firstOutside(networks, forwardedFor(headers2)), isBehindProxy: true };
  };
}
var forwardedFor = (headers2) => (headers2.get("x-forwarded-for") ?? "").split(",").toReversed();
function firstOutside(networks, entries) {
  let farthest;
  for (const entry2 of entries) {
    const address = parseAddress(entry2);
    if (address === void 0) return void 0;
    if (!contains(networks, address)) return address;
    farthest = address;
  }
  return farthest;
}
function parseAddress(text10) {
  const trimmed = text10.trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  const bare = bracketed ?? trimmed.replace(/^([\d.]+):\d{1,5}$/, "$1");
  const zoneless = bare.replace(/^([\da-f.]*:[\da-f:.]*)%.*$/i, "$1");
  const address = zoneless.replace(/^::ffff:(?=[\d.]+$)/i, "");
  return isIP(address) === 0 ? void 0 : address;
}
var isNetwork = (text10) => prefixOf(text10) !== void 0;
function prefixOf(text10) {
  const [address = "", length2, ...rest2] = text10.split("/");
  if (isIP(address) === 0 || rest2.length > 0) return void 0;
  const family = familyOf(address);
  const most2 = family === "ipv4" ? 32 : 128;
  if (length2 !== void 0 && !/^\d{1,3}$/.test(length2)) return void 0;
  const bits = length2 === void 0 ? most2 : Number(length2);
  return bits > most2 ? void 0 : { address, bits, family };
}
var familyOf = (address) => isIPv4(address) ? "ipv4" : "ipv6";
function blockListOf(networks) {
  const list3 = new BlockList();
  for (const network of networks) {
    const prefix = prefixOf(network);
    if (prefix !== void 0) list3.addSubnet(prefix.address, prefix.bits, prefix.family);
  }
  return list3;
}
var contains = (networks, address) => networks.check(address, familyOf(address));
var loopback = blockListOf(["127.0.0.0/8", "::1"]);
var isLoopbackAddress = (address) => contains(loopback, address);

// src/config-schema.ts
var DEFAULT_PORT = 4710;
var NO_NETWORK = "must be an address or a network such as 10.0.0.0/8";
var SENDER_NAME_REMOVED = "was removed: the sender's name is the display name of the project. Delete this setting. For another name, set the project's own mail server with emailConfig";
var publicUrl = z38.url({ protocol: /^https?$/, error: "must be an http or https URL", abort: true }).refine(isPlainUrl, { error: "must have no query, fragment or user" });
var encryptionKey = z38.string().refine((text10) => keyBytes(text10) === 32, {
  error: "must be 32 bytes as base64 or hex; make one with: openssl rand -hex 32"
});
var smtp = z38.strictObject({
  host: z38.string().min(1),
  port: z38.int().min(1).max(65535),
  /** Left out when the server wants no sign-in. */
  username: z38.string().default(""),
  password: z38.string().default(""),
  /** Removed. The display name of the project is the sender's name. */
  senderName: z38.never({ error: SENDER_NAME_REMOVED }).optional(),
  senderEmail: primitives_exports.strictEmail,
  /** TLS from the first byte, as on port 465. Otherwise the connection is upgraded. */
  secure: z38.boolean().optional()
});
var most = (count3) => z38.int().min(1).default(count3);
var limits = z38.strictObject({
  /**
   * Wrong passwords and second factors of one account, from all networks together that it did not sign in from
   * during the last 30 days. More are delayed: by 30 seconds, and each time twice as long.
   */
  failedSignInsPerAccount: most(100),
  /** The same of one account from one network, whether or not it signed in from there. */
  failedSignInsPerAccountAndNetwork: most(20),
  /** The same of all accounts from one network. */
  failedSignInsPerClient: most(1e3),
  /** Mails with codes to one address. */
  mailsPerRecipient: most(60),
  /** The same asked for from one address of the network, or by one user, and addresses that users add to sign in with. */
  mailsPerClient: most(600),
  /** Sign-ins begun by passkey, at a provider or on a command line, and anonymous accounts, from one address. */
  beginningsPerClient: most(6e3),
  /** Uses of one refresh token in a minute, in each process. */
  refreshesPerSession: most(120),
  /**
   * Delay of the answer to a request above a limit, in milliseconds. Without it, a client that repeats rejected
   * requests over many connections keeps the process busy, and delays the requests of others.
   */
  rejectionDelayMillis: z38.int().min(0).max(1e4).default(1e3)
});
var codeLifetimes = z38.strictObject({
  /** Codes and links to sign in with; OWASP ASVS 5.0, 6.5.5 allows 10 minutes. */
  signInMinutes: z38.int().min(1).max(10080).default(10),
  /** Links to set a new password. */
  passwordResetMinutes: z38.int().min(1).max(10080).default(60),
  /** Links to verify an email address. */
  verificationHours: z38.int().min(1).max(168).default(24),
  /** Links to join a team. */
  invitationDays: z38.int().min(1).max(365).default(7)
});
var serviceConfigSchema = z38.strictObject({
  /** `development` serves this machine only and has the mailbox; `production` has no such pages. */
  mode: z38.enum(["development", "production"]).default("development"),
  host: z38.string().min(1).default("127.0.0.1"),
  /** 0 takes any free port. */
  port: z38.int().min(0).max(65535).default(DEFAULT_PORT),
  /**
   * The proxies in front of the service whose `X-Forwarded-For` counts: how many there are one behind the
   * other, or their networks in CIDR notation. Without it, a client's address is that of its connection.
   */
  trustedProxies: z38.union([z38.int().min(1).max(32), z38.array(z38.string().refine(isNetwork, NO_NETWORK)).min(1)]).optional(),
  /** Instead of `trustedProxies`: a header that the proxy overwrites with the client's address. */
  clientAddressHeader: z38.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, "must be the name of a header").optional(),
  /** Where the service is reached from outside; it is in every token's issuer. */
  publicUrl: publicUrl.optional(),
  /** Folder of the embedded database; without it and without `databaseUrl` all is kept in memory. */
  dataFolder: z38.string().min(1).optional(),
  /** A Postgres; it comes before `dataFolder`. */
  databaseUrl: z38.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }).optional(),
  /** Connections of each process to `databaseUrl`. */
  databasePoolSize: z38.int().min(1).max(1e3).default(10),
  /**
   * How long a statement on `databaseUrl`, or the wait for one of its connections, may take. A call that takes
   * longer answers 503 with `Retry-After`.
   */
  databaseTimeoutSeconds: z38.int().min(1).max(600).default(5),
  /** 32 bytes, base64 or hex, under which secrets are stored. */
  encryptionKey: encryptionKey.optional(),
  accessTokenLifetimeSeconds: z38.int().min(1).max(86400).default(600),
  /** `profile` adds what a user may see of itself, for whoever reads tokens without asking. */
  accessTokenClaims: z38.enum(["minimal", "profile"]).default("minimal"),
  /**
   * How old a sign-in may be, in seconds, for security-sensitive writes: password, factors, passkeys,
   * addresses to sign in with, provider accounts, API keys, deletion of the account. An older one answers
   * `RECENT_SIGN_IN_REQUIRED`. OWASP ASVS 5.0, 7.5.1.
   */
  recentSignInSeconds: z38.int().min(1).max(31536e3).default(600),
  /** How long the codes and links in emails work. A code works once. */
  codeLifetimes: codeLifetimes.prefault({}),
  /** Cost of Argon2id, and bounds of the work on passwords in each process. */
  passwordHashing: z38.strictObject({
    /** The default of `memoryKibibytes` and `passes` is the least that production allows. */
    memoryKibibytes: z38.int().min(8).default(19456),
    passes: z38.int().min(1).default(2),
    /**
     * Passwords that are hashed at the same time; each takes `memoryKibibytes`. By default one for each
     * processor but one, and at most two unless `UV_THREADPOOL_SIZE` enlarges Node's pool of threads.
     */
    maxConcurrent: z38.int().min(1).max(256).optional(),
    /** Requests that wait for it; more are answered with 503 and `Retry-After`. */
    maxWaiting: z38.int().min(0).max(1e4).default(100)
  }).prefault({}),
  /**
   * `june-2025` restores the answers of the deployed service of that time wherever a safer rule differs from
   * them. It reopens the security holes that those rules close: for tests against old clients only.
   */
  compatibility: z38.literal("june-2025").optional(),
  sessions: z38.strictObject({
    /** From the sign-in on; use does not extend it. */
    lifetimeDays: z38.int().min(1).max(3650).default(365),
    /** A session that is not refreshed for so long ends. */
    idleDays: z38.int().min(1).max(3650).default(30),
    /**
     * Replaces the refresh token at each refresh, so that the reuse of the last replaced one ends the session
     * (RFC 9700, section 4.14). Off by default, because published clients are not tested with it.
     */
    rotateRefreshTokens: z38.boolean().default(false)
  }).prefault({}),
  /** What may happen in an hour before the answer is 429, unless a limit names another time. */
  limits: limits.prefault({}),
  /** How many unverified email addresses an account may have before it can add another one. */
  unverifiedAddressesPerUser: z38.int().min(1).default(10),
  /** First part of the protocol's header names. */
  headerPrefix: z38.string().regex(/^[A-Za-z][A-Za-z0-9-]*-$/, "must be letters, digits and dashes, with a dash at the end").default(DEFAULT_HEADER_PREFIX),
  smtp: smtp.optional(),
  /** How long a provider may take to answer. */
  oauthTimeoutMillis: z38.int().min(1).max(6e4).default(1e4),
  oauthProviders: oauthOverrides.prefault({}),
  /**
   * How long closing waits for requests, webhooks and emails that are under way. Then it cuts them off; webhooks
   * and emails are sent again by the next process, or after the next start.
   */
  shutdownSeconds: z38.int().min(1).max(600).default(10),
  /**
   * Serves the dashboard at `/dashboard`, for the users of the project `internal` and the projects that they own. It
   * needs the package `@latchkey/dashboard`.
   */
  dashboard: z38.boolean().optional(),
  /** One line a request on standard output. */
  log: z38.boolean().default(false),
  projects: projectSeedsSchema.default([])
});
function keyBytes(text10) {
  if (/^[0-9a-f]{64}$/i.test(text10)) return 32;
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text10) ? Buffer.from(text10, "base64").length : 0;
}

// src/parse-or.ts
function parseOr(schema, value, refusalOf) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusalOf(mistakesOf(parsed.error));
}

// src/trim-slashes.ts
function trimSlashes(text10) {
  let end = text10.length;
  while (text10[end - 1] === "/") end -= 1;
  return text10.slice(0, end);
}

// src/config.ts
var LOOPBACK_ONLY = "development is for this machine only: use 127.0.0.1, ::1 or localhost, or set mode to production";
var TWO_SOURCES = "cannot be combined with trustedProxies: keep the one that fits your proxy";
var defineConfig = (config) => config;
function parseConfig(input) {
  const given = parseOr(serviceConfigSchema, input, (mistakes2) => new ConfigError(mistakes2));
  const config = withPublicUrl(given);
  const mistakes = [
    ...config.mode === "production" ? productionMistakes(config) : hostMistakes(config),
    ...proxyMistakes(config)
  ];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}
function withPublicUrl(config) {
  const given = config.publicUrl ?? `http://localhost:${config.port}`;
  return { ...config, publicUrl: trimSlashes(given) };
}
var hostMistakes = ({ host }) => isLoopbackHost(host) ? [] : [{ path: ["host"], message: LOOPBACK_ONLY }];
var proxyMistakes = ({ trustedProxies, clientAddressHeader }) => trustedProxies === void 0 || clientAddressHeader === void 0 ? [] : [{ path: ["clientAddressHeader"], message: TWO_SOURCES }];

// src/service.ts
import { inspect } from "node:util";

// ../contract/src/wire-case.ts
var opaqueKeys = [
  "client_metadata",
  "client_read_only_metadata",
  "server_metadata",
  // A block document of an email template: blocks by id.
  "content",
  // Why an email was not sent.
  "error",
  // WebAuthn Level 3, sections 5.1.8 to 5.1.10: JSON in camelCase.
  "options_json",
  "credential",
  "authentication_response",
  // Country codes.
  "users_by_country",
  // GeoInfo has camelCase keys on the wire, too.
  "last_used_at_end_user_ip_info",
  // The event of a webhook delivery, as it was sent.
  "data"
];
var MAX_CACHED_KEYS = 1e3;
function createKeyConverter(convert) {
  const cache = /* @__PURE__ */ new Map();
  return (key2) => {
    const cached = cache.get(key2);
    if (cached !== void 0) return cached;
    const converted = convert(key2);
    if (cache.size < MAX_CACHED_KEYS) cache.set(key2, converted);
    return converted;
  };
}
var isOpaqueKey = (wireKey) => opaqueKeys.includes(wireKey);
var toCamelKey = createKeyConverter((wireKey) => ({
  key: wireKey.replace(/_([a-z])/g, (_2, letter) => letter.toUpperCase()),
  isOpaque: isOpaqueKey(wireKey)
}));
var toSnakeKey = createKeyConverter((camelKey) => {
  const key2 = camelKey.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { key: key2, isOpaque: isOpaqueKey(key2) };
});
function convertKeys(value, convertKey) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => convertKeys(item, convertKey));
  const converted = {};
  for (const [name, item] of Object.entries(value)) {
    const { key: key2, isOpaque } = convertKey(name);
    converted[key2] = isOpaque ? item : convertKeys(item, convertKey);
  }
  return converted;
}
var toCamelKeys = (wire) => convertKeys(wire, toCamelKey);
var toSnakeKeys = (value) => convertKeys(value, toSnakeKey);

// src/answer.ts
var Answer = class {
  body;
  headers;
  status;
  /** @param status the call's declared one without */
  constructor(body2, headers2, status) {
    this.body = body2;
    this.headers = headers2;
    this.status = status;
  }
};
var Redirect = class {
  status;
  location;
  constructor(status, location) {
    this.status = status;
    this.location = location;
  }
};
var redirectHeaders = {
  "Cache-Control": "no-store, max-age=0",
  "Referrer-Policy": "no-referrer"
};
var success2 = { success: true };
var toList = (items) => ({ items, isPaginated: false });

// ../contract/src/secret-headers.ts
function secretHeaderNames(prefix = DEFAULT_HEADER_PREFIX) {
  return {
    secretServerKey: `${prefix}Secret-Server-Key`,
    superSecretAdminKey: `${prefix}Super-Secret-Admin-Key`,
    adminAccessToken: `${prefix}Admin-Access-Token`
  };
}

// src/domain/clock.ts
var projectNow = (ctx, project4) => ctx.now() + project4.clockOffsetMillis;

// src/domain/owned-projects.ts
import { and as and12, eq as eq15, like, sql as sql11 } from "drizzle-orm";

// src/db/schema.ts
var schema_exports = {};
__export(schema_exports, {
  activeDays: () => activeDays,
  apiKeys: () => apiKeys,
  attemptCounts: () => attemptCounts,
  authorizationCodes: () => authorizationCodes,
  cliLogins: () => cliLogins,
  contactChannels: () => contactChannels,
  deletedUsers: () => deletedUsers,
  emailTemplates: () => emailTemplates,
  emails: () => emails,
  holdsClaim: () => holdsClaim,
  knownNetworks: () => knownNetworks,
  oauthAccounts: () => oauthAccounts,
  oauthFlows: () => oauthFlows,
  oauthTokens: () => oauthTokens,
  passkeys: () => passkeys,
  passwords: () => passwords,
  permissionDefinitions: () => permissionDefinitions,
  projectDomains: () => projectDomains,
  projectId: () => projectId2,
  projectKeys: () => projectKeys,
  projectPermissions: () => projectPermissions,
  projects: () => projects,
  sessions: () => sessions,
  signingKeys: () => signingKeys,
  teamId: () => teamId,
  teamMemberships: () => teamMemberships,
  teamPermissions: () => teamPermissions,
  teams: () => teams,
  userId: () => userId,
  users: () => users,
  verificationCodes: () => verificationCodes,
  webhookDeliveries: () => webhookDeliveries,
  webhookEndpoints: () => webhookEndpoints,
  webhookEvents: () => webhookEvents
});

// src/db/schema/api-keys.ts
import { boolean as boolean21, index as index4, pgTable as pgTable4, text as text4, uniqueIndex as uniqueIndex4, uuid as uuid5 } from "drizzle-orm/pg-core";

// src/db/columns.ts
import { bigint, customType } from "drizzle-orm/pg-core";
var moment = () => bigint({ mode: "number" });
var millis2 = () => bigint({ mode: "number" });
var json2 = () => customType({
  dataType: () => "json",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value
})();

// src/db/schema/projects.ts
import { boolean as boolean18, index, integer, pgTable, text, uniqueIndex, uuid as uuid2 } from "drizzle-orm/pg-core";
var projects = pgTable("projects", {
  /** `internal` or a UUID. */
  id: text().primaryKey(),
  displayName: text().notNull(),
  description: text().notNull().default(""),
  config: json2().notNull(),
  /** Which providers people sign in with; secrets are sealed. */
  oauthProviders: json2().notNull(),
  /** The project's own mail server; null while it uses the service's. The password is sealed. */
  emailConfig: json2(),
  isProductionMode: boolean18().notNull().default(false),
  /** Added to the platform's clock, so that a test can move a project through time. */
  clockOffsetMillis: millis2().notNull().default(0),
  /** The highest cost of its imported passwords by bcrypt; null where nobody has one. */
  bcryptCost: integer(),
  createdAt: moment().notNull()
});
var projectId2 = () => text().notNull().references(() => projects.id, { onDelete: "cascade" });
var projectDomains = pgTable(
  "project_domains",
  {
    id: uuid2().primaryKey().defaultRandom(),
    projectId: projectId2(),
    /** A trusted domain as a URL, such as `https://app.example.com`. */
    domain: text().notNull(),
    handlerPath: text().notNull()
  },
  (table) => [uniqueIndex().on(table.projectId, table.domain, table.handlerPath)]
);
var projectKeys = pgTable(
  "project_keys",
  {
    id: uuid2().primaryKey().defaultRandom(),
    projectId: projectId2(),
    description: text().notNull(),
    publishableClientKeyHash: text(),
    secretServerKeyHash: text(),
    superSecretAdminKeyHash: text(),
    /** The last four characters, by which an owner tells keys apart. */
    publishableClientKeyEnd: text(),
    secretServerKeyEnd: text(),
    superSecretAdminKeyEnd: text(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment()
  },
  (table) => [
    index().on(table.projectId),
    uniqueIndex().on(table.publishableClientKeyHash),
    uniqueIndex().on(table.secretServerKeyHash),
    uniqueIndex().on(table.superSecretAdminKeyHash)
  ]
);
var signingKeys = pgTable(
  "signing_keys",
  {
    /** The `kid` of tokens and of the key set. */
    id: text().primaryKey(),
    projectId: projectId2(),
    publicJwk: json2().notNull(),
    /** The private JWK as JSON, sealed. */
    privateJwkSealed: text().notNull(),
    createdAt: moment().notNull(),
    /** When a replaced key verifies no more, on the project's clock; null for the one that signs. */
    expiresAt: moment()
  },
  (table) => [index().on(table.projectId, table.createdAt)]
);

// src/db/schema/teams.ts
import { sql as sql2 } from "drizzle-orm";
import {
  boolean as boolean20,
  foreignKey,
  index as index3,
  pgTable as pgTable3,
  primaryKey as primaryKey2,
  text as text3,
  uniqueIndex as uniqueIndex3,
  uuid as uuid4
} from "drizzle-orm/pg-core";

// src/db/schema/users.ts
import { sql } from "drizzle-orm";
import {
  bigint as bigint2,
  boolean as boolean19,
  index as index2,
  pgTable as pgTable2,
  primaryKey,
  text as text2,
  uniqueIndex as uniqueIndex2,
  uuid as uuid3
} from "drizzle-orm/pg-core";
var users = pgTable2(
  "users",
  {
    id: uuid3().primaryKey().defaultRandom(),
    projectId: projectId2(),
    displayName: text2(),
    profileImageUrl: text2(),
    clientMetadata: json2(),
    clientReadOnlyMetadata: json2(),
    serverMetadata: json2(),
    /** Base64 of the TOTP secret, sealed. */
    totpSecretSealed: text2(),
    /** A secret given when the user was made asks for no second factor yet. */
    requiresTotp: boolean19().notNull().default(false),
    otpAuthEnabled: boolean19().notNull().default(false),
    isAnonymous: boolean19().notNull().default(false),
    signedUpAt: moment().notNull(),
    lastActiveAt: moment().notNull(),
    /** Where the user was last seen, as far as it is known: an ISO 3166 code. */
    countryCode: text2()
  },
  (table) => [index2().on(table.projectId, table.signedUpAt)]
);
var deletedUsers = pgTable2(
  "deleted_users",
  {
    id: uuid3().primaryKey(),
    projectId: projectId2(),
    signedUpAt: moment().notNull(),
    deletedAt: moment().notNull()
  },
  (table) => [index2().on(table.projectId)]
);
var userId = () => uuid3().notNull().references(() => users.id, { onDelete: "cascade" });
var holdsClaim = (table) => sql`${table.usedForAuth} and (${table.isVerified} or ${table.origin} <> 'added') and not ${table.isDuplicate}`;
var contactChannels = pgTable2(
  "contact_channels",
  {
    id: uuid3().primaryKey().defaultRandom(),
    projectId: projectId2(),
    userId: userId(),
    type: text2().$type().notNull(),
    /** As typed, trimmed: for display and as the recipient of emails, never compared. */
    value: text2().notNull(),
    /** `canonicalEmail(value)`: every comparison uses it. */
    canonicalValue: text2().notNull(),
    origin: text2().$type().notNull(),
    /** Shown to clients. Whether the address signs in also depends on the claim (`holdsClaim`). */
    usedForAuth: boolean19().notNull(),
    isVerified: boolean19().notNull(),
    /**
     * Whether the reader of the address is known to be the user of the account: a session of the account verified
     * the address, a sign-in through the address created the account, or a server vouched for it.
     */
    isProven: boolean19().notNull(),
    /** Whether another account held the same canonical address when canonical forms were introduced. */
    isDuplicate: boolean19().notNull().default(false),
    isPrimary: boolean19().notNull(),
    createdAt: moment().notNull()
  },
  (table) => [
    uniqueIndex2("contact_channels_sign_in").on(table.projectId, table.type, table.canonicalValue).where(holdsClaim(table)),
    uniqueIndex2("contact_channels_once").on(table.userId, table.type, table.canonicalValue),
    uniqueIndex2("contact_channels_primary").on(table.userId, table.type).where(sql`${table.isPrimary}`),
    // Not unique: accounts may hold an address without a claim.
    index2().on(table.projectId, table.canonicalValue)
  ]
);
var passwords = pgTable2("passwords", {
  userId: userId().primaryKey(),
  /** An argon2id or an imported bcrypt hash, with its parameters. */
  hash: text2().notNull(),
  updatedAt: moment().notNull()
});
var passkeys = pgTable2(
  "passkeys",
  {
    userId: userId().primaryKey(),
    projectId: projectId2(),
    credentialId: text2().notNull(),
    /** COSE key, base64url. */
    publicKey: text2().notNull(),
    /** Unsigned, of 32 bits (WebAuthn Level 3, section 6.1). */
    counter: bigint2({ mode: "number" }).notNull(),
    createdAt: moment().notNull()
  },
  (table) => [index2().on(table.projectId, table.credentialId)]
);
var activeDays = pgTable2(
  "active_days",
  {
    userId: userId(),
    projectId: projectId2(),
    /** `2026-01-31` */
    day: text2().notNull()
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index2().on(table.projectId, table.day)
  ]
);

// src/db/schema/teams.ts
var teams = pgTable3(
  "teams",
  {
    id: uuid4().primaryKey().defaultRandom(),
    projectId: projectId2(),
    displayName: text3().notNull(),
    profileImageUrl: text3(),
    clientMetadata: json2(),
    clientReadOnlyMetadata: json2(),
    serverMetadata: json2(),
    createdAt: moment().notNull()
  },
  (table) => [index3().on(table.projectId, table.createdAt)]
);
var teamId = () => uuid4().notNull().references(() => teams.id, { onDelete: "cascade" });
var teamMemberships = pgTable3(
  "team_memberships",
  {
    teamId: teamId(),
    userId: userId(),
    projectId: projectId2(),
    /** Null where the user's own name and picture stand. */
    displayName: text3(),
    profileImageUrl: text3(),
    /** Whether it is the user's selected team. */
    isSelected: boolean20().notNull().default(false),
    joinedAt: moment().notNull()
  },
  (table) => [
    primaryKey2({ columns: [table.teamId, table.userId] }),
    uniqueIndex3("team_memberships_selected").on(table.userId).where(sql2`${table.isSelected}`),
    index3().on(table.userId),
    index3().on(table.projectId)
  ]
);
var permissionDefinitions = pgTable3(
  "permission_definitions",
  {
    projectId: projectId2(),
    id: text3().notNull(),
    scope: text3().$type().notNull(),
    description: text3().notNull().default(""),
    /** Ids of the permissions that come with it, sorted. */
    containedIds: text3().array().notNull()
  },
  (table) => [primaryKey2({ columns: [table.projectId, table.id] })]
);
var teamPermissions = pgTable3(
  "team_permissions",
  {
    teamId: uuid4().notNull(),
    userId: uuid4().notNull(),
    permissionId: text3().notNull(),
    projectId: projectId2()
  },
  (table) => [
    primaryKey2({ columns: [table.teamId, table.userId, table.permissionId] }),
    foreignKey({
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMemberships.teamId, teamMemberships.userId]
    }).onDelete("cascade"),
    index3().on(table.projectId, table.userId)
  ]
);
var projectPermissions = pgTable3(
  "project_permissions",
  {
    userId: userId(),
    permissionId: text3().notNull(),
    projectId: projectId2()
  },
  (table) => [
    primaryKey2({ columns: [table.userId, table.permissionId] }),
    index3().on(table.projectId)
  ]
);

// src/db/schema/api-keys.ts
var apiKeys = pgTable4(
  "api_keys",
  {
    id: uuid5().primaryKey().defaultRandom(),
    projectId: projectId2(),
    userId: uuid5().references(() => users.id, { onDelete: "cascade" }),
    teamId: uuid5().references(() => teams.id, { onDelete: "cascade" }),
    description: text4().notNull(),
    isPublic: boolean21().notNull(),
    /** SHA-256 of the whole key. */
    keyHash: text4().notNull(),
    keyEnd: text4().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment()
  },
  (table) => [
    uniqueIndex4().on(table.keyHash),
    index4().on(table.projectId, table.userId),
    index4().on(table.projectId, table.teamId)
  ]
);

// src/db/schema/mail.ts
import { sql as sql3 } from "drizzle-orm";
import { index as index5, integer as integer2, pgTable as pgTable5, primaryKey as primaryKey3, text as text5, uuid as uuid6 } from "drizzle-orm/pg-core";
var emails = pgTable5(
  "emails",
  {
    id: uuid6().primaryKey().defaultRandom(),
    projectId: projectId2(),
    /** The addressee, as far as it is a user. */
    userId: uuid6().references(() => users.id, { onDelete: "set null" }),
    /** Template type, such as `email_verification`; null for a test mail. */
    template: text5(),
    /** From whom it went out, as its owner is told: no password. */
    sender: json2().notNull(),
    recipients: text5().array().notNull(),
    /** As it is listed: without codes and links. */
    subject: text5().notNull(),
    /**
     * JSON of `{ subject, html, text, variables }`, sealed, because links and codes in it open accounts.
     * `variables` holds what the mailbox shows beside the mail: `{ link, code }`.
     */
    contentSealed: text5().notNull(),
    createdAt: moment().notNull(),
    /** When delivery is due on the platform's clock; null once sent or given up. */
    nextAttemptAt: moment(),
    attempts: integer2().notNull().default(0),
    sentAt: moment(),
    /** What went wrong at the last attempt. */
    error: json2()
  },
  (table) => [
    index5().on(table.projectId, table.createdAt),
    index5("emails_due").on(table.nextAttemptAt).where(sql3`${table.nextAttemptAt} is not null`)
  ]
);
var emailTemplates = pgTable5(
  "email_templates",
  {
    projectId: projectId2(),
    type: text5().notNull(),
    subject: text5().notNull(),
    content: json2().notNull()
  },
  (table) => [primaryKey3({ columns: [table.projectId, table.type] })]
);

// src/db/schema/oauth.ts
import { pgTable as pgTable6, text as text6, uniqueIndex as uniqueIndex5, uuid as uuid7 } from "drizzle-orm/pg-core";
var oauthAccounts = pgTable6(
  "oauth_accounts",
  {
    id: uuid7().primaryKey().defaultRandom(),
    projectId: projectId2(),
    userId: userId(),
    providerId: text6().notNull(),
    /** The user's id at the provider. */
    accountId: text6().notNull(),
    email: text6(),
    createdAt: moment().notNull()
  },
  (table) => [
    uniqueIndex5("oauth_accounts_once").on(table.projectId, table.providerId, table.accountId),
    uniqueIndex5("oauth_accounts_one_each").on(table.userId, table.providerId)
  ]
);
var oauthTokens = pgTable6(
  "oauth_tokens",
  {
    id: uuid7().primaryKey().defaultRandom(),
    oauthAccountId: uuid7().notNull().references(() => oauthAccounts.id, { onDelete: "cascade" }),
    /** What they cover, sorted. */
    scopes: text6().array().notNull(),
    accessTokenSealed: text6().notNull(),
    refreshTokenSealed: text6(),
    /** Null where the provider names no end. */
    expiresAt: moment(),
    createdAt: moment().notNull()
  },
  (table) => [uniqueIndex5("oauth_tokens_once").on(table.oauthAccountId, table.scopes)]
);
var oauthFlows = pgTable6("oauth_flows", {
  /** SHA-256 of the state that the provider hands back. */
  stateHash: text6().primaryKey(),
  projectId: projectId2(),
  providerId: text6().notNull(),
  /** An `OAuthFlow` as JSON, sealed: it holds the verifier, the nonce and the client's state. */
  flowSealed: text6().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull()
});
var authorizationCodes = pgTable6("authorization_codes", {
  /** SHA-256. */
  codeHash: text6().primaryKey(),
  projectId: projectId2(),
  userId: userId(),
  grant: json2().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  /** The session that its use began. */
  sessionId: uuid7()
});

// src/db/schema/sessions.ts
import { boolean as boolean22, index as index6, integer as integer3, pgTable as pgTable7, text as text7, uniqueIndex as uniqueIndex6, uuid as uuid8 } from "drizzle-orm/pg-core";
var sessions = pgTable7(
  "sessions",
  {
    /** The `refreshTokenId` of its access tokens. */
    id: uuid8().primaryKey().defaultRandom(),
    projectId: projectId2(),
    userId: userId(),
    refreshTokenHash: text7().notNull(),
    isImpersonation: boolean22().notNull().default(false),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    /** Null when the last use did not come from a browser. */
    lastUsedIpInfo: json2(),
    /** With rotation: the refresh token that the current one replaced, and when. */
    previousTokenHash: text7(),
    rotatedAt: moment(),
    /** With rotation: the current refresh token, for a client that did not receive it. */
    refreshTokenSealed: text7()
  },
  (table) => [
    index6().on(table.userId),
    uniqueIndex6().on(table.refreshTokenHash),
    index6().on(table.previousTokenHash)
  ]
);
var verificationCodes = pgTable7(
  "verification_codes",
  {
    id: uuid8().primaryKey().defaultRandom(),
    projectId: projectId2(),
    userId: uuid8().references(() => users.id, { onDelete: "cascade" }),
    kind: text7().$type().notNull(),
    /** SHA-256 of the whole code, in lower case. */
    codeHash: text7().notNull(),
    /** SHA-256 of its last 39 characters: a wrong first part still counts as an attempt. */
    restHash: text7().notNull(),
    /** Where an emailed code was sent, in lower case; null for other codes. */
    address: text7(),
    data: json2().notNull(),
    attempts: integer3().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment()
  },
  (table) => [
    uniqueIndex6().on(table.projectId, table.restHash),
    index6().on(table.projectId, table.kind),
    index6().on(table.projectId, table.address),
    index6().on(table.userId)
  ]
);
var cliLogins = pgTable7(
  "cli_logins",
  {
    id: uuid8().primaryKey().defaultRandom(),
    projectId: projectId2(),
    pollingCodeHash: text7().notNull(),
    loginCodeHash: text7().notNull(),
    /** Null until it is confirmed. */
    refreshTokenSealed: text7(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the tool was given the refresh token. */
    usedAt: moment()
  },
  (table) => [uniqueIndex6().on(table.pollingCodeHash), uniqueIndex6().on(table.loginCodeHash)]
);
var attemptCounts = pgTable7("attempt_counts", {
  /** SHA-256, so that no address is kept for it. */
  id: text7().primaryKey(),
  projectId: projectId2(),
  count: integer3().notNull(),
  /** When counting begins anew. */
  resetsAt: moment().notNull(),
  /** Until when further attempts are rejected; used by limits that delay instead of blocking. */
  blockedUntil: moment().notNull().default(0)
});
var knownNetworks = pgTable7("known_networks", {
  /** SHA-256 of account and network, so that no address is stored. */
  id: text7().primaryKey(),
  projectId: projectId2(),
  expiresAt: moment().notNull()
});

// src/db/schema/webhooks.ts
import { sql as sql4 } from "drizzle-orm";
import {
  bigserial,
  boolean as boolean23,
  index as index7,
  integer as integer4,
  pgTable as pgTable8,
  primaryKey as primaryKey4,
  text as text8,
  uuid as uuid9
} from "drizzle-orm/pg-core";
var webhookEndpoints = pgTable8(
  "webhook_endpoints",
  {
    id: uuid9().primaryKey().defaultRandom(),
    projectId: projectId2(),
    url: text8().notNull(),
    /** `whsec_…`, sealed. */
    secretSealed: text8().notNull(),
    isDisabled: boolean23().notNull().default(false),
    createdAt: moment().notNull()
  },
  (table) => [index7().on(table.projectId)]
);
var webhookEvents = pgTable8("webhook_events", {
  id: uuid9().primaryKey().defaultRandom(),
  projectId: projectId2(),
  type: text8().notNull(),
  data: json2().notNull(),
  createdAt: moment().notNull()
});
var webhookDeliveries = pgTable8(
  "webhook_deliveries",
  {
    eventId: uuid9().notNull().references(() => webhookEvents.id, { onDelete: "cascade" }),
    endpointId: uuid9().notNull().references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** Grows: events of one moment are told in the order in which they happened. */
    sequence: bigserial({ mode: "number" }).notNull(),
    attempts: integer4().notNull().default(0),
    /** When it is due on the platform's clock; null once delivered or given up. */
    nextAttemptAt: moment(),
    deliveredAt: moment(),
    /** Status or failure of the last attempt. */
    outcome: text8()
  },
  (table) => [
    primaryKey4({ columns: [table.eventId, table.endpointId] }),
    index7("webhook_deliveries_due").on(table.nextAttemptAt).where(sql4`${table.nextAttemptAt} is not null`)
  ]
);

// src/domain/change-project.ts
import { eq as eq2 } from "drizzle-orm";

// src/domain/email-config.ts
function sealEmailConfig(sealer, config) {
  const { password: password3, ...rest2 } = config;
  return { ...rest2, passwordSealed: sealer.seal(password3) };
}
function openEmailConfig(sealer, { emailConfig: emailConfig2 }) {
  if (emailConfig2 === null) return void 0;
  const { passwordSealed, ...rest2 } = emailConfig2;
  return { ...rest2, password: sealer.open(passwordSealed) };
}

// src/domain/oauth-provider-config.ts
var sealOAuthProviders = (sealer, providers) => providers.toSorted((a, b) => a.id < b.id ? -1 : 1).map(
  ({ clientSecret, ...rest2 }) => clientSecret === void 0 ? rest2 : { ...rest2, clientSecretSealed: sealer.seal(clientSecret) }
);
var openOAuthProviders = (sealer, providers) => providers.map((provider) => openOAuthProvider(sealer, provider));
function openOAuthProvider(sealer, { clientSecretSealed, ...rest2 }) {
  if (clientSecretSealed === void 0) return rest2;
  return { ...rest2, clientSecret: sealer.open(clientSecretSealed) };
}

// src/domain/project-config.ts
var defaults = {
  signUpEnabled: true,
  credentialEnabled: true,
  magicLinkEnabled: false,
  passkeyEnabled: false,
  clientTeamCreationEnabled: false,
  clientUserDeletionEnabled: false,
  allowUserApiKeys: false,
  allowTeamApiKeys: false,
  allowLocalhost: true,
  anonymousAccountsEnabled: false,
  createTeamOnSignUp: false,
  teamCreatorDefaultPermissions: ["team_admin"],
  teamMemberDefaultPermissions: ["team_member"],
  userDefaultPermissions: [],
  oauthAccountMergeStrategy: "link_method"
};
function withProjectConfig(before, given = {}) {
  const named = Object.entries(given).filter(
    ([name, value]) => name in before && value !== void 0
  );
  return { ...before, ...Object.fromEntries(named) };
}
var completeProjectConfig = (given) => withProjectConfig(defaults, given);

// src/domain/project-domains.ts
import { eq } from "drizzle-orm";
var listDomains = (db, projectId3) => db.select({ domain: projectDomains.domain }).from(projectDomains).where(eq(projectDomains.projectId, projectId3));
async function replaceDomains(db, projectId3, domains) {
  await db.delete(projectDomains).where(eq(projectDomains.projectId, projectId3));
  if (domains.length > 0)
    await db.insert(projectDomains).values(domains.map((one) => ({ ...one, projectId: projectId3 }))).onConflictDoNothing();
}

// ../contract/src/production-mode.ts
function urlOf(text10) {
  try {
    return new URL(text10);
  } catch {
  }
}
function errorsOf(domain3) {
  const url6 = urlOf(domain3);
  const name = url6?.hostname ?? "";
  const host = name.replace(/\.$/, "");
  const isLocal2 = /(^|\.)localhost$|^127\.[\d.]+$|^\[::1]$/.test(host);
  const isIp = /^(\d+\.){3}\d+$|^\[/.test(host);
  const isWritten = /^[a-z][a-z\d+.-]*:\/\/[^\s\\]+$/i.test(domain3);
  if (!url6 || !(isLocal2 || isIp || isWritten && name))
    return [`Trusted domain is not a valid URL: ${domain3}`];
  const { pathname, username, password: password3 } = url6;
  const isOrigin = pathname.length < 2 && !username && !password3 && !/[?#@]/.test(domain3);
  const isName = !isLocal2 && !isIp;
  return [
    isLocal2 && `Localhost domains are not allowed to be trusted in production mode: ${domain3}`,
    isIp && `Direct IPs are not valid for trusted domains in production mode: ${domain3}`,
    url6.protocol !== "https:" && `Trusted domains should be HTTPS: ${domain3}`,
    isName && !isOrigin && `Trusted domains should have no path, query, fragment or user name: ${domain3}`,
    isName && name.includes("*") && `Wildcards are not allowed in trusted domains in production mode: ${domain3}`,
    isName && name !== host && `Trusted domains should not end with a dot: ${domain3}`
  ].filter((error) => error !== false);
}
function productionModeErrors({ id: id2, config }) {
  const messages = [
    ...config.allowLocalhost ? [
      "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings"
    ] : [],
    ...config.domains.flatMap(({ domain: domain3 }) => errorsOf(domain3))
  ];
  const relativeFixUrl = `/projects/${encodeURIComponent(id2)}/domains`;
  return messages.map((message) => ({ message, relativeFixUrl }));
}
function newProductionModeErrors(before, after) {
  if (!after.isProductionMode) return [];
  const known2 = before.isProductionMode ? productionModeErrors(before) : [];
  return productionModeErrors(after).filter(
    (error) => !known2.some(({ message }) => message === error.message)
  );
}

// src/refusal.ts
var Refusal = class extends Error {
  status;
  body;
  headers;
  constructor(status, body2, headers2 = {}) {
    super(`Refused with status ${status}.`);
    this.status = status;
    this.body = body2;
    this.headers = headers2;
  }
};
var OverloadRefusal = class extends Refusal {
  /** @param retryAfterSeconds when the client may send the request again */
  constructor(status, text10, retryAfterSeconds) {
    super(status, text10, { "Retry-After": String(retryAfterSeconds) });
  }
};
function tooMany(waitMillis) {
  const seconds = Math.ceil(waitMillis / 1e3);
  return new OverloadRefusal(
    429,
    `There were too many tries. Try again in ${seconds} seconds.`,
    seconds
  );
}
var refuse = (status, text10) => new Refusal(status, text10);
var isRefusal = (error) => error instanceof Refusal || isLatchkeyError(error);

// src/domain/require-production-checks.ts
function requireProductionChecks({ config }, ...[before, after]) {
  if (config.compatibility === "june-2025") return;
  const errors2 = newProductionModeErrors(before, after);
  if (errors2.length > 0) throw refuse(400, errors2.map(({ message }) => message).join("\n"));
}

// src/domain/change-project.ts
async function changeProject(ctx, projectId3, changes5) {
  const { db, sealer } = ctx;
  const { config, oauthProviders, domains, emailConfig: emailConfig2, ...values } = changes5;
  const sealed = {
    oauthProviders: oauthProviders && sealOAuthProviders(sealer, onceEach(oauthProviders)),
    emailConfig: emailConfig2 && sealEmailConfig(sealer, emailConfig2)
  };
  await db.transaction(async (tx) => {
    const isProject = eq2(projects.id, projectId3);
    const [before] = await tx.select({ config: projects.config, isProductionMode: projects.isProductionMode }).from(projects).where(isProject).for("no key update");
    if (before === void 0) throw fail("PROJECT_NOT_FOUND", { project_id: projectId3 });
    const merged = withProjectConfig(before.config, config);
    const stored = await listDomains(tx, projectId3);
    requireProductionChecks(
      ctx,
      { id: projectId3, ...before, config: { ...before.config, domains: stored } },
      {
        id: projectId3,
        isProductionMode: values.isProductionMode ?? before.isProductionMode,
        config: { ...merged, domains: domains ?? stored }
      }
    );
    await tx.update(projects).set({ ...values, ...sealed, config: merged }).where(isProject);
    if (domains !== void 0) await replaceDomains(tx, projectId3, domains);
  });
}
var onceEach = (providers) => [
  ...new Map(providers.map((provider) => [provider.id, provider])).values()
];

// src/domain/projects.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import { eq as eq14 } from "drizzle-orm";

// src/webhooks/endpoints.ts
import { and, asc, eq as eq3, notInArray } from "drizzle-orm";

// src/db/only-row.ts
function onlyRow([row2]) {
  if (row2 === void 0) throw new Error("The database gave no row back.");
  return row2;
}

// src/domain/derived-uuid.ts
import { createHash } from "node:crypto";
function derivedUuid(text10) {
  const hex = createHash("sha256").update(text10).digest("hex");
  const variant = hex.slice(17, 20);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${variant}-${hex.slice(20, 32)}`;
}

// src/webhooks/endpoints.ts
async function listEndpoints(ctx, projectId3) {
  const rows = await ctx.db.select().from(webhookEndpoints).where(eq3(webhookEndpoints.projectId, projectId3)).orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return rows.map((row2) => toEndpoint(ctx, row2));
}
async function addEndpoint(ctx, project4, url6) {
  const row2 = onlyRow(
    await ctx.db.insert(webhookEndpoints).values({
      projectId: project4.id,
      url: url6,
      secretSealed: ctx.sealer.seal(createWebhookSecret()),
      createdAt: projectNow(ctx, project4)
    }).returning()
  );
  return toEndpoint(ctx, row2);
}
async function switchEndpoint(ctx, projectId3, { id: id2, isDisabled }) {
  const [row2] = await ctx.db.update(webhookEndpoints).set({ isDisabled }).where(isOf(projectId3, id2)).returning();
  return row2 && toEndpoint(ctx, row2);
}
async function deleteEndpoint({ db }, projectId3, id2) {
  const deleted2 = await db.delete(webhookEndpoints).where(isOf(projectId3, id2)).returning();
  return deleted2.length > 0;
}
async function replaceEndpoints(ctx, projectId3, given) {
  const ids = given.map(({ url: url6 }) => derivedUuid(`webhook of ${projectId3} to ${url6}`));
  const others = notInArray(webhookEndpoints.id, ids);
  await ctx.db.delete(webhookEndpoints).where(and(eq3(webhookEndpoints.projectId, projectId3), others));
  for (const [index8, { url: url6, secret }] of given.entries()) {
    const row2 = { id: ids[index8], projectId: projectId3, url: url6, createdAt: ctx.now() };
    const secretSealed = ctx.sealer.seal(secret ?? createWebhookSecret());
    await ctx.db.insert(webhookEndpoints).values({ ...row2, secretSealed }).onConflictDoUpdate({
      target: webhookEndpoints.id,
      set: secret === void 0 ? { url: url6 } : { url: url6, secretSealed }
    });
  }
}
var isOf = (projectId3, id2) => and(eq3(webhookEndpoints.projectId, projectId3), eq3(webhookEndpoints.id, id2));
var toEndpoint = ({ sealer }, row2) => ({
  id: row2.id,
  url: row2.url,
  secret: sealer.open(row2.secretSealed),
  isDisabled: row2.isDisabled,
  createdAt: row2.createdAt
});

// src/domain/add-users.ts
import { and as and9, eq as eq11, ne as ne2, or as or2 } from "drizzle-orm";

// src/domain/canonical-email.ts
function canonicalEmail(address) {
  const trimmed = address.trim();
  const canonical = trimmed.toLowerCase().normalize("NFC");
  return isAscii(canonical) && !isAscii(trimmed) ? trimmed : canonical;
}
var isAscii = (text10) => !/\P{ASCII}/u.test(text10);
var addressColumns = (address) => ({
  value: address.trim(),
  canonicalValue: canonicalEmail(address)
});

// src/domain/users.ts
import { and as and8, eq as eq10, inArray as inArray3 } from "drizzle-orm";

// src/domain/address-ownership.ts
import { and as and2, eq as eq4, ne, not, sql as sql5 } from "drizzle-orm";
var holdsAddress = (projectId3, email2) => and2(
  eq4(contactChannels.projectId, projectId3),
  eq4(contactChannels.type, "email"),
  eq4(contactChannels.canonicalValue, canonicalEmail(email2))
);
var claims = (projectId3, email2) => and2(holdsAddress(projectId3, email2), holdsClaim(contactChannels));
async function findAddressOwner(db, projectId3, email2) {
  const [found] = await db.select({
    userId: users.id,
    displayName: users.displayName,
    email: contactChannels.value,
    isVerified: contactChannels.isVerified
  }).from(contactChannels).innerJoin(users, eq4(users.id, contactChannels.userId)).where(claims(projectId3, email2));
  return found;
}
async function requireAddressOwner(db, projectId3, { userId: userId2, email: email2 }) {
  const owner = await findAddressOwner(db, projectId3, email2);
  if (owner?.userId !== userId2) throw fail("VERIFICATION_CODE_NOT_FOUND");
}
var ADDRESS_LOCKS = 4710002;
async function lockAddress(db, projectId3, email2) {
  const name = `${projectId3} ${canonicalEmail(email2)}`;
  await db.execute(sql5`select pg_advisory_xact_lock(${ADDRESS_LOCKS}::integer, hashtext(${name}))`);
}
async function releaseAddress(db, projectId3, { userId: userId2, email: email2 }) {
  await db.update(contactChannels).set({ usedForAuth: false }).where(
    and2(
      holdsAddress(projectId3, email2),
      ne(contactChannels.userId, userId2),
      contactChannels.usedForAuth,
      not(sql5`(${holdsClaim(contactChannels)})`)
    )
  );
}
async function isClaimedByAnother(db, projectId3, { userId: userId2, email: email2 }) {
  const owner = await findAddressOwner(db, projectId3, email2);
  return owner !== void 0 && owner.userId !== userId2;
}
var claimedByAnother = (email2) => fail("CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE", {
  type: "email",
  contact_channel_value: email2
});
async function limitUnverified({ db, config }, userId2) {
  const isUnverified = and2(eq4(contactChannels.userId, userId2), not(contactChannels.isVerified));
  if (await db.$count(contactChannels, isUnverified) >= config.unverifiedAddressesPerUser)
    throw refuse(
      400,
      `A user can have at most ${config.unverifiedAddressesPerUser} unverified email addresses. Verify or delete one first.`
    );
}
async function requireProvenAddress(ctx, userId2) {
  if (ctx.config.compatibility === "june-2025") return;
  const own = await ctx.db.select({ isPrimary: contactChannels.isPrimary, isProven: contactChannels.isProven }).from(contactChannels).where(eq4(contactChannels.userId, userId2));
  const primary = own.filter(({ isPrimary }) => isPrimary);
  const counted = primary.length > 0 ? primary : own;
  if (own.length > 0 && !counted.some(({ isProven }) => isProven)) throw fail("EMAIL_NOT_VERIFIED");
}

// src/domain/default-permissions.ts
import { isDeepStrictEqual } from "node:util";
import { and as and3, eq as eq5, inArray } from "drizzle-orm";

// src/domain/system-permissions.ts
var systemPermissions = {
  $update_team: "Change the name, picture and metadata of the team",
  $delete_team: "Delete the team",
  $read_members: "Read the list of members and their profiles",
  $remove_members: "Remove members and revoke invitations",
  $invite_members: "Invite people to the team",
  $manage_api_keys: "Create, read and revoke the API keys of the team"
};
var isSystemPermission = (id2) => Object.hasOwn(systemPermissions, id2);

// src/domain/default-permissions.ts
async function grantDefaults(ctx, project4, given) {
  const { userId: userId2, teamId: teamId2, kind: kind4 } = given;
  const wanted = [...new Set(project4.config[kind4])];
  if (wanted.length === 0) return [];
  const scope = teamId2 === void 0 ? "project" : "team";
  const defined = await definedIds(ctx, project4, { scope, ids: wanted });
  const missing2 = wanted.find((id2) => !defined.includes(id2));
  if (missing2 !== void 0) {
    const config = await readConfig(ctx.db, project4.id);
    if (!isDeepStrictEqual(config[kind4], project4.config[kind4]))
      return grantDefaults(ctx, { ...project4, config }, given);
    if (given.undefinedPermissions === "refuse")
      throw fail("PERMISSION_NOT_FOUND", { permission_id: missing2 });
  }
  if (defined.length === 0) return [];
  const rows = defined.map((permissionId2) => ({ permissionId: permissionId2, userId: userId2, projectId: project4.id }));
  await (teamId2 === void 0 ? ctx.db.insert(projectPermissions).values(rows).onConflictDoNothing() : ctx.db.insert(teamPermissions).values(rows.map((row2) => ({ ...row2, teamId: teamId2 }))).onConflictDoNothing());
  return defined;
}
async function readConfig(db, projectId3) {
  const isProject = eq5(projects.id, projectId3);
  return onlyRow(await db.select({ config: projects.config }).from(projects).where(isProject)).config;
}
async function definedIds({ db }, project4, { scope, ids }) {
  const rows = await db.select({ id: permissionDefinitions.id }).from(permissionDefinitions).where(
    and3(
      eq5(permissionDefinitions.projectId, project4.id),
      eq5(permissionDefinitions.scope, scope),
      inArray(permissionDefinitions.id, ids)
    )
  ).for("key share");
  const found = rows.map(({ id: id2 }) => id2);
  return ids.filter((id2) => found.includes(id2) || scope === "team" && isSystemPermission(id2));
}

// src/domain/imported-passwords.ts
import { and as and4, eq as eq6, inArray as inArray2, isNotNull, isNull, lt, notExists, or, sql as sql6 } from "drizzle-orm";
async function noteImported(db, projectId3, hash) {
  const bcryptCost = bcryptCostOf(hash);
  if (bcryptCost === void 0) return;
  await db.select({ id: projects.id }).from(projects).where(eq6(projects.id, projectId3)).for("key share");
  const isHigher = or(isNull(projects.bcryptCost), lt(projects.bcryptCost, bcryptCost));
  await db.update(projects).set({ bcryptCost }).where(and4(eq6(projects.id, projectId3), isHigher));
}
async function forgetImported(db) {
  const imported = db.select({ id: users.id }).from(passwords).innerJoin(users, eq6(users.id, passwords.userId)).where(and4(eq6(users.projectId, projects.id), sql6`${passwords.hash} like '$2%'`));
  const isOver = and4(isNotNull(projects.bcryptCost), notExists(imported));
  await db.transaction(async (tx) => {
    const over2 = await tx.select({ id: projects.id }).from(projects).where(isOver).orderBy(projects.id).for("update");
    const ids = over2.map(({ id: id2 }) => id2);
    await tx.update(projects).set({ bcryptCost: null }).where(and4(inArray2(projects.id, ids), isOver));
  });
}

// src/domain/teams.ts
import { and as and7, asc as asc3, eq as eq9, exists } from "drizzle-orm";

// src/domain/team-invitations.ts
import { and as and5, asc as asc2, eq as eq7, gt, isNull as isNull2, sql as sql7 } from "drizzle-orm";
var invitesTo = (projectId3, teamId2) => and5(
  eq7(verificationCodes.projectId, projectId3),
  eq7(verificationCodes.kind, "team_invitation"),
  eq7(sql7`${verificationCodes.data} ->> 'teamId'`, teamId2)
);
async function listInvitations(ctx, project4, teamId2) {
  const rows = await ctx.db.select().from(verificationCodes).where(
    and5(
      invitesTo(project4.id, teamId2),
      isNull2(verificationCodes.usedAt),
      gt(verificationCodes.expiresAt, projectNow(ctx, project4))
    )
  ).orderBy(asc2(verificationCodes.createdAt), asc2(verificationCodes.id));
  return rows.map(({ id: id2, data: data2, expiresAt }) => {
    const { email: email2 } = data2;
    return { id: id2, teamId: teamId2, email: email2, expiresAt };
  });
}
async function deleteInvitation(db, projectId3, { teamId: teamId2, id: id2 }) {
  const deleted2 = await db.delete(verificationCodes).where(and5(invitesTo(projectId3, teamId2), eq7(verificationCodes.id, id2))).returning({ id: verificationCodes.id });
  return deleted2.length > 0;
}
async function deleteInvitations(db, projectId3, teamId2) {
  await db.delete(verificationCodes).where(invitesTo(projectId3, teamId2));
}

// src/domain/team-answer.ts
var toTeam = (team3) => ({
  id: team3.id,
  displayName: team3.displayName,
  profileImageUrl: team3.profileImageUrl,
  clientMetadata: team3.clientMetadata,
  clientReadOnlyMetadata: team3.clientReadOnlyMetadata
});
var toServerTeam = (team3) => ({
  ...toTeam(team3),
  serverMetadata: team3.serverMetadata,
  createdAtMillis: team3.createdAt
});

// src/domain/webhooks.ts
import { and as and6, eq as eq8 } from "drizzle-orm";
async function emit(ctx, project4, type, data2) {
  const endpoints = await ctx.db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(and6(eq8(webhookEndpoints.projectId, project4.id), eq8(webhookEndpoints.isDisabled, false))).orderBy(webhookEndpoints.id).for("key share");
  if (endpoints.length === 0) return;
  const event = onlyRow(
    await ctx.db.insert(webhookEvents).values({
      projectId: project4.id,
      type,
      // What answers are made of is JSON.
      data: toSnakeKeys(data2),
      createdAt: projectNow(ctx, project4)
    }).returning({ id: webhookEvents.id })
  );
  const nextAttemptAt2 = ctx.now();
  await ctx.db.insert(webhookDeliveries).values(endpoints.map(({ id: id2 }) => ({ eventId: event.id, endpointId: id2, nextAttemptAt: nextAttemptAt2 })));
}

// src/domain/teams.ts
async function createTeam3(ctx, project4, { creatorUserId, ...given }, undefinedPermissions = "skip") {
  const now = projectNow(ctx, project4);
  const team3 = onlyRow(
    await ctx.db.insert(teams).values({ ...given, projectId: project4.id, createdAt: now }).returning()
  );
  if (creatorUserId !== void 0) {
    const member = { teamId: team3.id, userId: creatorUserId };
    await ctx.db.insert(teamMemberships).values({ ...member, projectId: project4.id, joinedAt: now });
    const kind4 = "teamCreatorDefaultPermissions";
    await grantDefaults(ctx, project4, { ...member, kind: kind4, undefinedPermissions });
  }
  await emit(ctx, project4, "team.created", toServerTeam(team3));
  return team3;
}
async function selectTeam(db, userId2, teamId2) {
  await db.update(teamMemberships).set({ isSelected: false }).where(and7(eq9(teamMemberships.userId, userId2), teamMemberships.isSelected));
  if (teamId2 === null) return true;
  const selected = await db.update(teamMemberships).set({ isSelected: true }).where(and7(eq9(teamMemberships.userId, userId2), eq9(teamMemberships.teamId, teamId2))).returning({ teamId: teamMemberships.teamId });
  return selected.length > 0;
}
async function findTeam(db, projectId3, id2, { isHeld = false } = {}) {
  const query = db.select().from(teams).where(and7(eq9(teams.id, id2), eq9(teams.projectId, projectId3)));
  const [team3] = await (isHeld ? query.for("key share") : query);
  return team3;
}
async function lockTeam(db, id2) {
  await db.select({ id: teams.id }).from(teams).where(eq9(teams.id, id2)).for("no key update");
}
var listTeams3 = (db, projectId3, { userId: userId2 }) => {
  const isMember2 = db.select({ teamId: teamMemberships.teamId }).from(teamMemberships).where(and7(eq9(teamMemberships.teamId, teams.id), eq9(teamMemberships.userId, userId2 ?? "")));
  return db.select().from(teams).where(and7(eq9(teams.projectId, projectId3), userId2 === void 0 ? void 0 : exists(isMember2))).orderBy(asc3(teams.createdAt), asc3(teams.id));
};
async function updateTeam3(ctx, project4, { id: id2, ...changes5 }) {
  const isChanged = Object.values(changes5).some((value) => value !== void 0);
  const mine = and7(eq9(teams.id, id2), eq9(teams.projectId, project4.id));
  if (isChanged) await ctx.db.update(teams).set(changes5).where(mine);
  const team3 = await findTeam(ctx.db, project4.id, id2);
  if (team3 !== void 0) await emit(ctx, project4, "team.updated", toServerTeam(team3));
  return team3;
}
async function deleteTeam2(ctx, project4, id2) {
  const deleted2 = await ctx.db.delete(teams).where(and7(eq9(teams.id, id2), eq9(teams.projectId, project4.id))).returning({ id: teams.id });
  if (deleted2.length === 0) return false;
  await deleteInvitations(ctx.db, project4.id, id2);
  await emit(ctx, project4, "team.deleted", { id: id2 });
  return true;
}

// src/domain/user-answer.ts
function toCurrentUser(user3) {
  const { row: row2, primaryEmail, hasPassword, selectedTeam } = user3;
  return {
    id: row2.id,
    primaryEmail: primaryEmail?.value ?? null,
    primaryEmailVerified: primaryEmail?.isVerified ?? false,
    displayName: row2.displayName,
    clientMetadata: row2.clientMetadata,
    clientReadOnlyMetadata: row2.clientReadOnlyMetadata,
    profileImageUrl: row2.profileImageUrl,
    signedUpAtMillis: row2.signedUpAt,
    hasPassword,
    authWithEmail: hasPassword || row2.otpAuthEnabled,
    oauthProviders: user3.oauthProviders,
    selectedTeamId: selectedTeam?.id ?? null,
    selectedTeam: selectedTeam && toTeam(selectedTeam),
    requiresTotpMfa: row2.requiresTotp,
    otpAuthEnabled: row2.otpAuthEnabled,
    passkeyAuthEnabled: user3.hasPasskey,
    isAnonymous: row2.isAnonymous
  };
}
var toServerUser = (user3) => ({
  ...toCurrentUser(user3),
  primaryEmailAuthEnabled: user3.primaryEmail?.usedForAuth ?? false,
  serverMetadata: user3.row.serverMetadata,
  lastActiveAtMillis: user3.row.lastActiveAt,
  selectedTeam: user3.selectedTeam && toServerTeam(user3.selectedTeam)
});

// src/domain/user-view.ts
import { getTableColumns, sql as sql8 } from "drizzle-orm";
var userView = {
  row: users,
  primaryEmail: sql8`(
    select json_build_object(
      'value', c.value, 'isVerified', c.is_verified, 'usedForAuth', c.used_for_auth
    )
    from contact_channels c
    where c.user_id = users.id and c.type = 'email' and c.is_primary
  )`,
  hasPassword: sql8`exists(select 1 from passwords w where w.user_id = users.id)`,
  hasPasskey: sql8`exists(select 1 from passkeys p where p.user_id = users.id)`,
  selectedTeam: sql8`(
    select json_build_object(
      'id', t.id, 'projectId', t.project_id, 'displayName', t.display_name,
      'profileImageUrl', t.profile_image_url, 'clientMetadata', t.client_metadata,
      'clientReadOnlyMetadata', t.client_read_only_metadata,
      'serverMetadata', t.server_metadata, 'createdAt', t.created_at
    )
    from team_memberships m join teams t on t.id = m.team_id
    where m.user_id = users.id and m.is_selected
  )`,
  oauthProviders: sql8`coalesce((
    select json_agg(
      json_build_object('id', o.provider_id, 'accountId', o.account_id, 'email', o.email)
      order by o.created_at, o.id
    )
    from oauth_accounts o where o.user_id = users.id
  ), '[]'::json)`
};
var jsonOf = (parts2) => sql8`json_build_object(${sql8.join(
  Object.entries(parts2).map(([name, part]) => sql8`${sql8.raw(`'${name}'`)}, ${part}`),
  sql8`, `
)})`;
var { row: _row, ...views } = userView;
var columns = Object.entries(getTableColumns(users)).map(([name, column]) => [
  name,
  sql8`${column}`
]);
var userAsJson = sql8`case when ${users.id} is not null then ${jsonOf({
  row: jsonOf(Object.fromEntries(columns)),
  ...views
})} end`;

// src/domain/users.ts
var selectUsers = (db) => db.select(userView).from(users).$dynamic();
async function findUser(db, projectId3, id2) {
  const [found] = await selectUsers(db).where(and8(eq10(users.id, id2), eq10(users.projectId, projectId3)));
  return found;
}
async function findUsers(db, projectId3, ids) {
  if (ids.length === 0) return [];
  const mine = and8(inArray3(users.id, [...ids]), eq10(users.projectId, projectId3));
  return selectUsers(db).where(mine);
}
async function lockUser(db, id2) {
  const [user3] = await db.select({ requiresTotp: users.requiresTotp }).from(users).where(eq10(users.id, id2)).for("no key update");
  return user3;
}
async function createUser2(ctx, project4, given, undefinedPermissions = "skip") {
  const now = projectNow(ctx, project4);
  const inserted = onlyRow(
    await ctx.db.insert(users).values({
      ...given.id === void 0 ? {} : { id: given.id },
      projectId: project4.id,
      displayName: given.displayName || null,
      profileImageUrl: given.profileImageUrl,
      clientMetadata: given.clientMetadata,
      clientReadOnlyMetadata: given.clientReadOnlyMetadata,
      serverMetadata: given.serverMetadata,
      isAnonymous: given.isAnonymous,
      otpAuthEnabled: given.otpAuthEnabled,
      totpSecretSealed: given.totpSecretSealed,
      signedUpAt: now,
      lastActiveAt: now
    }).returning({ id: users.id })
  );
  const { id: id2 } = inserted;
  if (given.passwordHash !== void 0) {
    await ctx.db.insert(passwords).values({ userId: id2, hash: given.passwordHash, updatedAt: now });
    await noteImported(ctx.db, project4.id, given.passwordHash);
  }
  const contactChannelId = given.email && await addPrimaryEmail(ctx, project4, id2, given.email);
  if (given.oauthAccounts?.length)
    await ctx.db.insert(oauthAccounts).values(
      given.oauthAccounts.map((one) => ({
        ...one,
        projectId: project4.id,
        userId: id2,
        createdAt: now
      }))
    );
  const kind4 = "userDefaultPermissions";
  await grantDefaults(ctx, project4, { userId: id2, kind: kind4, undefinedPermissions });
  if (project4.config.createTeamOnSignUp)
    await createFirstTeam(ctx, project4, {
      userId: id2,
      name: given.displayName || given.email?.value
    });
  const user3 = await findUser(ctx.db, project4.id, id2);
  if (user3 === void 0) throw new Error("The new user is gone.");
  await emit(ctx, project4, "user.created", toServerUser(user3));
  return { id: id2, contactChannelId, user: user3 };
}
async function addPrimaryEmail(ctx, project4, userId2, { value, isVerified: isVerified2, usedForAuth = true }) {
  if (usedForAuth || isVerified2) {
    await lockAddress(ctx.db, project4.id, value);
    await releaseAddress(ctx.db, project4.id, { userId: userId2, email: value });
  }
  const [channel] = await ctx.db.insert(contactChannels).values({
    ...addressColumns(value),
    origin: "account",
    isVerified: isVerified2,
    isProven: isVerified2,
    usedForAuth,
    projectId: project4.id,
    userId: userId2,
    type: "email",
    isPrimary: true,
    createdAt: projectNow(ctx, project4)
  }).returning({ id: contactChannels.id });
  return channel?.id;
}
async function createFirstTeam(ctx, project4, { userId: userId2, name }) {
  const displayName = name === void 0 ? "Personal Team" : `${name}'s Team`;
  const team3 = await createTeam3(ctx, project4, { displayName, creatorUserId: userId2 });
  await selectTeam(ctx.db, userId2, team3.id);
}

// src/domain/add-users.ts
async function addUsers(ctx, projectId3, seeds) {
  if (!seeds?.length) return;
  const [project4] = await ctx.db.select().from(projects).where(eq11(projects.id, projectId3));
  if (project4 === void 0) throw new Error(`There is no project ${projectId3}.`);
  for (const seed2 of seeds)
    if (!await hasAccount(ctx, projectId3, seed2.email)) await addUser(ctx, project4, seed2);
}
async function hasAccount({ db }, projectId3, email2) {
  const found = await db.select({ id: contactChannels.id }).from(contactChannels).where(
    and9(
      eq11(contactChannels.projectId, projectId3),
      eq11(contactChannels.canonicalValue, canonicalEmail(email2)),
      or2(contactChannels.isVerified, ne2(contactChannels.origin, "added"))
    )
  ).limit(1);
  return found.length > 0;
}
async function addUser(ctx, project4, seed2) {
  const passwordHash2 = seed2.password === void 0 ? seed2.passwordHash : await hashPassword(
    seed2.password,
    ctx.config.passwordHashing,
    (work) => ctx.passwordQueue.run({ project: project4.id }, work)
  );
  await ctx.db.transaction(
    (db) => createUser2({ ...ctx, db }, project4, {
      id: seed2.id,
      displayName: seed2.displayName,
      email: { value: seed2.email, isVerified: seed2.emailVerified ?? false },
      passwordHash: passwordHash2,
      serverMetadata: seed2.ownedProjectIds && { managedProjectIds: seed2.ownedProjectIds }
    })
  );
}

// src/domain/first-permissions.ts
async function addFirstPermissions(db, projectId3) {
  await db.insert(permissionDefinitions).values([
    {
      projectId: projectId3,
      id: "team_admin",
      scope: "team",
      description: "Everything that can be done in a team",
      containedIds: Object.keys(systemPermissions).toSorted()
    },
    {
      projectId: projectId3,
      id: "team_member",
      scope: "team",
      description: "See the members of a team and invite more",
      containedIds: ["$invite_members", "$read_members"]
    }
  ]);
}

// src/domain/project-keys.ts
import { and as and10, eq as eq12, gt as gt2, isNull as isNull3, or as or3, sql as sql9 } from "drizzle-orm";

// src/domain/hash-secret.ts
import { createHash as createHash2 } from "node:crypto";
var hashSecret = (secret) => createHash2("sha256").update(secret).digest("base64url");

// src/domain/random-text.ts
import { randomBytes as randomBytes3 } from "node:crypto";
var ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
var SECRET_LENGTH = 45;
var randomText = (length2) => Array.from(randomBytes3(length2), (byte) => ALPHABET[byte % ALPHABET.length]).join("");

// src/domain/project-keys.ts
var hashColumns = {
  publishableClientKey: projectKeys.publishableClientKeyHash,
  secretServerKey: projectKeys.secretServerKeyHash,
  superSecretAdminKey: projectKeys.superSecretAdminKeyHash
};
var createKeys = () => ({
  publishableClientKey: `pck_${randomText(SECRET_LENGTH)}`,
  secretServerKey: `ssk_${randomText(SECRET_LENGTH)}`,
  superSecretAdminKey: `sak_${randomText(SECRET_LENGTH)}`
});
var hashKeys = (keys3) => ({
  publishableClientKeyHash: hashOrNull(keys3.publishableClientKey),
  secretServerKeyHash: hashOrNull(keys3.secretServerKey),
  superSecretAdminKeyHash: hashOrNull(keys3.superSecretAdminKey),
  publishableClientKeyEnd: keys3.publishableClientKey?.slice(-API_KEY_VISIBLE_CHARACTERS) ?? null,
  secretServerKeyEnd: keys3.secretServerKey?.slice(-API_KEY_VISIBLE_CHARACTERS) ?? null,
  superSecretAdminKeyEnd: keys3.superSecretAdminKey?.slice(-API_KEY_VISIBLE_CHARACTERS) ?? null
});
var hashOrNull = (key2) => key2 === void 0 ? null : hashSecret(key2);
async function findProject(ctx, id2, given) {
  const [found] = await ctx.db.select({ project: projects, keyId: projectKeys.id }).from(projects).leftJoin(
    projectKeys,
    and10(
      eq12(projectKeys.projectId, projects.id),
      given === void 0 ? sql9`false` : eq12(hashColumns[given.kind], hashSecret(given.key)),
      isNull3(projectKeys.revokedAt),
      or3(
        isNull3(projectKeys.expiresAt),
        gt2(projectKeys.expiresAt, sql9`${ctx.now()} + ${projects.clockOffsetMillis}`)
      )
    )
  ).where(eq12(projects.id, id2));
  return found && { project: found.project, isKeyValid: found.keyId !== null };
}

// src/domain/signing-keys.ts
import { randomBytes as randomBytes4 } from "node:crypto";
import { and as and11, asc as asc4, desc, eq as eq13, gt as gt3, isNull as isNull4, lte, or as or4, sql as sql10 } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK } from "jose";

// src/domain/remembered.ts
function remembered(limit) {
  const values = /* @__PURE__ */ new Map();
  return (text10, make) => {
    const known2 = values.get(text10);
    if (known2 !== void 0) return known2;
    const made2 = make();
    values.set(text10, made2);
    if (made2 instanceof Promise) made2.catch(() => values.delete(text10));
    const oldest = values.keys().next().value;
    if (values.size > limit && oldest !== void 0) values.delete(oldest);
    return made2;
  };
}

// src/domain/signing-keys.ts
var KID_BYTES = 9;
async function addSigningKey({ db, sealer }, projectId3, createdAt) {
  const { privateKey, publicKey: publicKey2 } = await generateKeyPair("ES256", { extractable: true });
  const { x = "", y = "" } = await exportJWK(publicKey2);
  const id2 = randomBytes4(KID_BYTES).toString("base64url");
  await db.insert(signingKeys).values({
    id: id2,
    projectId: projectId3,
    publicJwk: { kty: "EC", alg: "ES256", crv: "P-256", x, y, kid: id2 },
    privateJwkSealed: sealer.seal(JSON.stringify(await exportJWK(privateKey))),
    createdAt
  });
}
var isAlive = (ctx) => or4(
  isNull4(signingKeys.expiresAt),
  gt3(signingKeys.expiresAt, sql10`${ctx.now()} + ${projects.clockOffsetMillis}`)
);
async function listPublicKeys(ctx, projectId3) {
  const rows = await ctx.db.select({ publicJwk: signingKeys.publicJwk }).from(signingKeys).innerJoin(projects, eq13(projects.id, signingKeys.projectId)).where(and11(eq13(signingKeys.projectId, projectId3), isAlive(ctx))).orderBy(asc4(signingKeys.createdAt), asc4(signingKeys.expiresAt));
  return rows.map((row2) => row2.publicJwk);
}
var issuerOf = (publicUrl2, projectId3) => `${publicUrl2}${API_PREFIX}/projects/${projectId3}`;
async function findVerifyingKey(ctx, kid) {
  const [row2] = await ctx.db.select({ projectId: signingKeys.projectId, publicJwk: signingKeys.publicJwk }).from(signingKeys).innerJoin(projects, eq13(projects.id, signingKeys.projectId)).where(and11(eq13(signingKeys.id, kid), isAlive(ctx))).limit(1);
  return row2 && toVerifyingKey(ctx, row2.projectId, row2.publicJwk);
}
var toVerifyingKey = async (ctx, projectId3, publicJwk) => ({
  projectId: projectId3,
  issuer: issuerOf(ctx.config.publicUrl, projectId3),
  publicKey: await importPublicKey(publicJwk)
});
async function findSigningKey({ db, sealer }, projectId3) {
  const [row2] = await db.select().from(signingKeys).where(and11(eq13(signingKeys.projectId, projectId3), isNull4(signingKeys.expiresAt))).orderBy(desc(signingKeys.createdAt)).limit(1);
  if (row2 === void 0) throw new Error(`The project ${projectId3} has no signing key.`);
  const { id: id2, privateJwkSealed } = row2;
  const importIt = () => importKey(JSON.parse(sealer.open(privateJwkSealed)));
  return { kid: id2, privateKey: await importedPrivateKeys(privateJwkSealed, importIt) };
}
var importedKeys = remembered(1e3);
var importedPrivateKeys = remembered(1e3);
var importPublicKey = (jwk) => importedKeys(`${jwk.x}.${jwk.y}`, () => importKey(jwk));
var importKey = async (jwk) => (
  // Only a symmetric key would come back as bytes.
  await importJWK({ ...jwk }, "ES256")
);

// src/domain/projects.ts
async function createProject(ctx, given) {
  const id2 = given.id ?? randomUUID2();
  const keys3 = given.keys ?? createKeys();
  const createdAt = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const values = projectValues(ctx.sealer, given);
    await tx.insert(projects).values({ id: id2, ...values, createdAt });
    await addSigningKey({ db: tx, sealer: ctx.sealer }, id2, createdAt);
    await addFirstPermissions(tx, id2);
    if (Object.keys(keys3).length > 0)
      await tx.insert(projectKeys).values({ projectId: id2, description: "First keys", ...hashKeys(keys3), createdAt });
    if (given.domains !== void 0) await replaceDomains(tx, id2, given.domains);
    await replaceEndpoints({ ...ctx, db: tx }, id2, given.webhooks ?? []);
  });
  await addUsers(ctx, id2, given.users);
  return { id: id2, keys: keys3 };
}
var projectValues = (sealer, given) => ({
  displayName: given.displayName,
  description: given.description ?? "",
  isProductionMode: given.isProductionMode ?? false,
  config: completeProjectConfig(given.config),
  oauthProviders: sealOAuthProviders(sealer, given.config?.oauthProviders ?? [])
});
async function deleteProject2(db, id2) {
  if (id2 === INTERNAL_PROJECT_ID)
    throw refuse(400, "The project internal owns all others and cannot be deleted.");
  const deleted2 = await db.delete(projects).where(eq14(projects.id, id2)).returning({ id: projects.id });
  if (deleted2.length === 0) throw fail("PROJECT_NOT_FOUND", { project_id: id2 });
}

// src/domain/owned-projects.ts
function ownedProjectIds(serverMetadata) {
  const { managedProjectIds } = asObject(serverMetadata);
  if (!Array.isArray(managedProjectIds)) return [];
  const ids = managedProjectIds.filter(
    (id2) => typeof id2 === "string" && id2 !== INTERNAL_PROJECT_ID
  );
  return [...new Set(ids)];
}
function createOwnedProject2(ctx, ownerId2, { displayName, ...changes5 }) {
  return ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const { id: id2 } = await createProject(within, { displayName, keys: {} });
    await changeProject(within, id2, changes5);
    await changeOwned(db, ownerId2, (ids) => [...ids, id2]);
    return id2;
  });
}
function deleteOwnedProject(ctx, projectId3) {
  return ctx.db.transaction(async (db) => {
    await deleteProject2(db, projectId3);
    const owners = await db.select({ id: users.id }).from(users).where(
      and12(
        eq15(users.projectId, INTERNAL_PROJECT_ID),
        like(sql11`${users.serverMetadata}::text`, `%"${projectId3}"%`)
      )
    ).orderBy(users.id);
    for (const { id: id2 } of owners)
      await changeOwned(db, id2, (ids) => ids.filter((one) => one !== projectId3));
  });
}
async function changeOwned(db, ownerId2, change2) {
  const isOwner = and12(eq15(users.id, ownerId2), eq15(users.projectId, INTERNAL_PROJECT_ID));
  const [owner] = await db.select({ serverMetadata: users.serverMetadata }).from(users).where(isOwner).for("no key update");
  if (owner === void 0) throw fail("USER_AUTHENTICATION_REQUIRED");
  const metadata2 = asObject(owner.serverMetadata);
  const { managedProjectIds: before } = metadata2;
  const managedProjectIds = change2(Array.isArray(before) ? before : []);
  await db.update(users).set({ serverMetadata: { ...metadata2, managedProjectIds } }).where(isOwner);
}
var asObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

// src/domain/sessions.ts
import { and as and15, desc as desc3, eq as eq19, gt as gt5, ne as ne3, or as or6, sql as sql14 } from "drizzle-orm";

// src/domain/access-token.ts
import { SignJWT } from "jose";
async function signAccessToken(ctx, project4, session2) {
  const { kid, privateKey } = await findSigningKey(ctx, project4.id);
  const issuedAt = Math.floor(projectNow(ctx, project4) / 1e3);
  const profile2 = ctx.config.accessTokenClaims === "profile";
  return new SignJWT({
    ...profile2 && await profileOf(ctx, project4, session2.userId),
    ...!session2.isImpersonation && { auth_time: Math.floor(session2.createdAt / 1e3) },
    branchId: "main",
    refreshTokenId: session2.id,
    role: "authenticated"
  }).setProtectedHeader({ alg: "ES256", kid }).setSubject(session2.userId).setAudience(project4.id).setIssuer(issuerOf(ctx.config.publicUrl, project4.id)).setIssuedAt(issuedAt).setExpirationTime(issuedAt + ctx.config.accessTokenLifetimeSeconds).sign(privateKey);
}
async function profileOf({ db }, project4, userId2) {
  const user3 = await findUser(db, project4.id, userId2);
  if (user3 === void 0) return {};
  return {
    email: user3.primaryEmail?.value ?? null,
    email_verified: user3.primaryEmail?.isVerified ?? false,
    name: user3.row.displayName,
    is_anonymous: user3.row.isAnonymous,
    selected_team_id: user3.selectedTeam?.id ?? null
  };
}

// src/domain/activity.ts
import { eq as eq16, sql as sql12 } from "drizzle-orm";
var MINUTE = 6e4;
var isNewlyActive = (ctx, project4, { lastActiveAt }) => projectNow(ctx, project4) - lastActiveAt >= MINUTE;
async function markActive(ctx, project4, { userId: userId2, ipInfo }) {
  const now = projectNow(ctx, project4);
  const country = ipInfo?.countryCode;
  const free = ctx.db.select({ id: users.id }).from(users).where(eq16(users.id, userId2)).for("no key update", { skipLocked: true });
  const noted = ctx.db.$with("noted").as(
    ctx.db.update(users).set({ lastActiveAt: now, ...country ? { countryCode: country } : {} }).where(sql12`${users.id} = any(array(${free}))`).returning({ id: users.id })
  );
  const values = {
    userId: noted.id,
    projectId: sql12`${project4.id}`.as("project_id"),
    day: sql12`${dayOf(now)}`.as("day")
  };
  await ctx.db.with(noted).insert(activeDays).select((query) => query.select(values).from(noted)).onConflictDoNothing();
}
var dayOf = (millis3) => new Date(millis3).toISOString().slice(0, 10);

// src/domain/code-lifetimes.ts
import { and as and13, desc as desc2, eq as eq17, gt as gt4, inArray as inArray4, isNull as isNull5, notInArray as notInArray2, or as or5, sql as sql13 } from "drizzle-orm";
var SECOND = 1e3;
var MINUTE2 = 60 * SECOND;
var HOUR = 60 * MINUTE2;
var DAY = 24 * HOUR;
var CEREMONY_MILLIS = 65 * SECOND;
var USABLE_SIGN_IN_CODES = 3;
var ACCOUNT_KINDS = ["sign_in", "password_reset", "contact_channel_verification"];
function codeLifetimeMillis({ codeLifetimes: codeLifetimes2 }, kind4) {
  const lifetimes = {
    sign_in: codeLifetimes2.signInMinutes * MINUTE2,
    password_reset: codeLifetimes2.passwordResetMinutes * MINUTE2,
    contact_channel_verification: codeLifetimes2.verificationHours * HOUR,
    team_invitation: codeLifetimes2.invitationDays * DAY,
    mfa_attempt: MFA_ATTEMPT_MILLIS,
    passkey_registration: CEREMONY_MILLIS,
    passkey_authentication: CEREMONY_MILLIS
  };
  return lifetimes[kind4];
}
function lifetimeText(millis3, language) {
  const [unit, size] = millis3 % DAY === 0 ? ["day", DAY] : millis3 % HOUR === 0 ? ["hour", HOUR] : ["minute", MINUTE2];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(millis3 / size);
}
async function wasSentRecently(ctx, project4, { kind: kind4, userId: userId2, address }) {
  const now = projectNow(ctx, project4);
  const isRecent = gt4(verificationCodes.createdAt, now - MINUTE2);
  const isOwn = and13(eq17(verificationCodes.userId, userId2), sentTo(project4.id, address));
  const open = and13(isOpen, gt4(verificationCodes.expiresAt, now), isRecent);
  const sent = and13(isOwn, eq17(verificationCodes.kind, kind4), open);
  return await ctx.db.$count(verificationCodes, sent) > 0;
}
async function voidReplacedCodes(db, projectId3, { kind: kind4, userId: userId2, address, teamId: teamId2 }) {
  const sameKind = and13(eq17(verificationCodes.kind, kind4), sentTo(projectId3, address), isOpen);
  if (kind4 === "sign_in") {
    const newest = db.select({ id: verificationCodes.id }).from(verificationCodes).where(sameKind).orderBy(desc2(verificationCodes.createdAt), desc2(verificationCodes.id)).limit(USABLE_SIGN_IN_CODES - 1);
    await voidWhere(db, and13(sameKind, notInArray2(verificationCodes.id, newest)));
    return;
  }
  const sameOwner = teamId2 === void 0 ? eqOrNull(userId2) : eq17(sql13`${verificationCodes.data} ->> 'teamId'`, teamId2);
  await voidWhere(db, and13(sameKind, sameOwner));
}
async function voidCodes(db, projectId3, owner) {
  await voidWhere(db, and13(ownedBy(projectId3, owner), isOpen));
}
async function voidEveryCode(db, userId2) {
  await voidWhere(db, and13(eq17(verificationCodes.userId, userId2), isOpen));
}
async function deleteCodes(db, projectId3, { userId: userId2, address }) {
  const isOwn = and13(eq17(verificationCodes.userId, userId2), sentTo(projectId3, address));
  await db.delete(verificationCodes).where(and13(isOwn, ofAccount));
}
function ownedBy(projectId3, { userId: userId2, address }) {
  const isOwn = eq17(verificationCodes.userId, userId2);
  if (address === void 0)
    return and13(eq17(verificationCodes.projectId, projectId3), isOwn, ofAccount);
  const isOwnOrUnowned = or5(isOwn, isNull5(verificationCodes.userId));
  return and13(sentTo(projectId3, address), isOwnOrUnowned, ofAccount);
}
var ofAccount = inArray4(verificationCodes.kind, [...ACCOUNT_KINDS]);
var isOpen = isNull5(verificationCodes.usedAt);
var sentTo = (projectId3, address) => and13(
  eq17(verificationCodes.projectId, projectId3),
  eq17(verificationCodes.address, canonicalEmail(address))
);
var eqOrNull = (userId2) => userId2 === null ? isNull5(verificationCodes.userId) : eq17(verificationCodes.userId, userId2);
var voidWhere = (db, condition) => db.update(verificationCodes).set({ expiresAt: sql13`${verificationCodes.createdAt}` }).where(condition);

// src/domain/expiry.ts
var expiryOf = (nowMillis, lifetimeMillis) => nowMillis + Math.max(0, lifetimeMillis);

// src/domain/refresh-rotation.ts
import { and as and14, eq as eq18 } from "drizzle-orm";
var GRACE_MILLIS = 3e4;
async function rotateRefreshToken(ctx, session2, { refreshToken, now }) {
  const hash = hashSecret(refreshToken);
  if (session2.previousTokenHash === hash) return successorOf(ctx, session2, now);
  const next = randomText(SECRET_LENGTH);
  const rotated = await ctx.db.update(sessions).set({
    refreshTokenHash: hashSecret(next),
    previousTokenHash: hash,
    rotatedAt: now,
    refreshTokenSealed: ctx.sealer.seal(next)
  }).where(and14(eq18(sessions.id, session2.id), eq18(sessions.refreshTokenHash, hash))).returning({ id: sessions.id });
  return rotated.length > 0 ? next : void 0;
}
async function successorOf(ctx, session2, now) {
  const { id: id2, rotatedAt, refreshTokenSealed } = session2;
  const isInGrace = rotatedAt !== null && now - rotatedAt <= GRACE_MILLIS;
  if (isInGrace && refreshTokenSealed !== null) return ctx.sealer.open(refreshTokenSealed);
  await ctx.db.delete(sessions).where(eq18(sessions.id, id2));
  return void 0;
}

// src/domain/sessions.ts
var DAY_MILLIS = 24 * 60 * 60 * 1e3;
async function signIn(ctx, project4, { userId: userId2, ipInfo, expiresInMillis, isImpersonation = false }) {
  const now = projectNow(ctx, project4);
  const refreshToken = randomText(SECRET_LENGTH);
  const session2 = onlyRow(
    await ctx.db.insert(sessions).values({
      projectId: project4.id,
      userId: userId2,
      refreshTokenHash: hashSecret(refreshToken),
      createdAt: now,
      // Use does not extend it (protocol, section 5.3).
      expiresAt: expiryOf(now, expiresInMillis ?? ctx.config.sessions.lifetimeDays * DAY_MILLIS),
      isImpersonation,
      lastUsedAt: now,
      lastUsedIpInfo: ipInfo
    }).returning({ id: sessions.id })
  );
  await markActive(ctx, project4, { userId: userId2, ipInfo });
  const begun = { id: session2.id, userId: userId2, createdAt: now, isImpersonation };
  const accessToken = await signAccessToken(ctx, project4, begun);
  return { accessToken, refreshToken, userId: userId2 };
}
async function refresh(ctx, project4, given) {
  const { refreshToken, ipInfo, rotates = false } = given;
  const now = projectNow(ctx, project4);
  const session2 = await findSession(ctx, project4, refreshToken);
  if (session2 === void 0) return void 0;
  const isReplaced = session2.refreshTokenHash !== hashSecret(refreshToken);
  let successor;
  if (isReplaced || rotates && ctx.config.sessions.rotateRefreshTokens) {
    successor = await rotateRefreshToken(ctx, session2, { refreshToken, now });
    if (successor === void 0)
      return isReplaced ? void 0 : refreshConcurrently(ctx, project4, given);
  }
  await noteUse(ctx.db, session2.id, { lastUsedAt: now, lastUsedIpInfo: ipInfo });
  await markActive(ctx, project4, { userId: session2.userId, ipInfo });
  return { accessToken: await signAccessToken(ctx, project4, session2), refreshToken: successor };
}
async function refreshConcurrently(ctx, project4, given) {
  const session2 = await findSession(ctx, project4, given.refreshToken);
  return session2?.previousTokenHash === hashSecret(given.refreshToken) ? refresh(ctx, project4, given) : void 0;
}
async function findSession(ctx, project4, refreshToken) {
  const now = projectNow(ctx, project4);
  const hash = hashSecret(refreshToken);
  const [session2] = await ctx.db.select().from(sessions).where(
    and15(
      or6(eq19(sessions.refreshTokenHash, hash), eq19(sessions.previousTokenHash, hash)),
      eq19(sessions.projectId, project4.id),
      gt5(sessions.expiresAt, now),
      gt5(sessions.lastUsedAt, now - idleMillis(ctx))
    )
  );
  return session2;
}
var idleMillis = ({ config }) => config.compatibility === "june-2025" ? Number.MAX_SAFE_INTEGER : config.sessions.idleDays * DAY_MILLIS;
async function noteUse(db, id2, values) {
  const free = db.select({ id: sessions.id }).from(sessions).where(eq19(sessions.id, id2)).for("no key update", { skipLocked: true });
  await db.update(sessions).set(values).where(sql14`${sessions.id} = any(array(${free}))`);
}
async function endSession(db, projectId3, { id: id2, ofUser: ofUser3 }) {
  const ended = await db.delete(sessions).where(
    and15(
      eq19(sessions.id, id2),
      eq19(sessions.projectId, projectId3),
      ofUser3 === void 0 ? void 0 : eq19(sessions.userId, ofUser3)
    )
  ).returning({ id: sessions.id });
  return ended.length > 0;
}
var isActiveSession = async (db, { id: id2, userId: userId2, now }) => await db.$count(
  sessions,
  and15(eq19(sessions.id, id2), eq19(sessions.userId, userId2), gt5(sessions.expiresAt, now))
) > 0;
var isLiveRefreshToken = async (ctx, project4, refreshToken) => await ctx.db.$count(
  sessions,
  and15(
    eq19(sessions.refreshTokenHash, hashSecret(refreshToken)),
    eq19(sessions.projectId, project4.id),
    gt5(sessions.expiresAt, projectNow(ctx, project4))
  )
) > 0;
async function endOtherSessions(db, { userId: userId2, projectId: projectId3 }, refreshToken = null) {
  const isOther = refreshToken === null ? void 0 : ne3(sessions.refreshTokenHash, hashSecret(refreshToken));
  await db.delete(sessions).where(and15(eq19(sessions.userId, userId2), isOther));
  const { kind: kind4 } = verificationCodes;
  const isAttempt = and15(eq19(verificationCodes.projectId, projectId3), eq19(kind4, "mfa_attempt"));
  await db.delete(verificationCodes).where(and15(isAttempt, eq19(verificationCodes.userId, userId2)));
  await voidCodes(db, projectId3, { userId: userId2 });
}
var listSessions2 = (db, projectId3, { userId: userId2, withImpersonation }) => db.select().from(sessions).where(
  and15(
    eq19(sessions.projectId, projectId3),
    eq19(sessions.userId, userId2),
    withImpersonation ? void 0 : eq19(sessions.isImpersonation, false)
  )
).orderBy(desc3(sessions.createdAt), desc3(sessions.id));

// src/domain/verify-access-token.ts
import { compactVerify, decodeProtectedHeader } from "jose";
var LENGTH_LIMIT = 16384;
var THREE_SEGMENTS = /^[\w-]+\.[\w-]+\.[\w-]+$/;
var KEY_ID = /^[\w-]{1,100}$/;
var DATE_LIMIT = 864e13;
var AHEAD_SECONDS = 30;
var TOKENS_REMEMBERED = 1e3;
var unparsable = { outcome: "unparsable" };
async function verifyAccessToken(token, { projectId: projectId3, nowMillis, findKey }) {
  if (!hasForm(token)) return unparsable;
  const key2 = await keyOf2(token, findKey);
  if (key2 === void 0) return unparsable;
  const payload = await signedPayload(token, key2.publicKey);
  const claims3 = payload === void 0 ? void 0 : readClaims(payload, nowMillis / 1e3);
  if (claims3 === void 0 || claims3.iss !== key2.issuer) return unparsable;
  if (claims3.exp * 1e3 <= nowMillis)
    return { outcome: "expired", expiredAtMillis: claims3.exp * 1e3 };
  if (!claims3.aud.includes(projectId3))
    return { outcome: "other-project", projectId: claims3.aud[0] ?? "" };
  if (key2.projectId !== projectId3) return unparsable;
  return { outcome: "valid", subject: claims3.sub, sessionId: claims3.sessionId };
}
var hasForm = (token) => typeof token === "string" && token.length <= LENGTH_LIMIT && THREE_SEGMENTS.test(token);
var isKeyId = (kid) => typeof kid === "string" && KEY_ID.test(kid);
async function keyOf2(token, findKey) {
  try {
    const { kid, typ, jwk, jku, x5c, x5u } = decodeProtectedHeader(token);
    const bringsItsKey = [jwk, jku, x5c, x5u].some((value) => value !== void 0);
    if (!isKeyId(kid) || bringsItsKey || typ !== void 0 && typ !== "JWT") return void 0;
    return await findKey(kid);
  } catch (error) {
    if (error instanceof TypeError) return void 0;
    throw error;
  }
}
var checked = /* @__PURE__ */ new WeakMap();
function signedPayload(token, key2) {
  const known2 = checked.get(key2) ?? remembered(TOKENS_REMEMBERED);
  checked.set(key2, known2);
  return known2(token, () => checkSignature(token, key2));
}
async function checkSignature(token, key2) {
  try {
    const { payload } = await compactVerify(token, key2, { algorithms: ["ES256"] });
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
  } catch {
    return void 0;
  }
}
function readClaims(payload, nowSeconds) {
  if (typeof payload !== "object" || payload === null) return void 0;
  const { iss, aud, sub, exp, iat, nbf, refreshTokenId } = payload;
  const audience = Array.isArray(aud) ? aud : [aud];
  if (typeof iss !== "string" || typeof sub !== "string") return void 0;
  if (!audience.every((one) => typeof one === "string")) return void 0;
  if (typeof exp !== "number" || Math.abs(exp * 1e3) > DATE_LIMIT) return void 0;
  if (![iat, nbf ?? iat].every((at) => typeof at === "number" && at <= nowSeconds + AHEAD_SECONDS))
    return void 0;
  const sessionId = typeof refreshTokenId === "string" ? refreshTokenId : void 0;
  return { iss, aud: audience, sub, exp, sessionId };
}

// src/authenticate-owner.ts
async function authenticateOwner(ctx, token, target) {
  const internal = await findProject(ctx, INTERNAL_PROJECT_ID);
  const nowMillis = internal === void 0 ? ctx.now() : projectNow(ctx, internal.project);
  const verified = await verifyAccessToken(token, {
    projectId: INTERNAL_PROJECT_ID,
    nowMillis,
    findKey: (kid) => findVerifyingKey(ctx, kid)
  });
  switch (verified.outcome) {
    case "unparsable":
      throw fail("UNPARSABLE_ADMIN_ACCESS_TOKEN");
    case "expired":
      throw fail("ADMIN_ACCESS_TOKEN_EXPIRED", { expired_at_millis: verified.expiredAtMillis });
    case "other-project":
      throw fail("ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN");
    case "valid":
      await checkOwner(ctx, verified.subject, target);
      await checkSession(ctx, verified, nowMillis);
  }
}
async function checkOwner({ db }, userId2, { projectId: projectId3, exists: exists4 }) {
  const owner = await findUser(db, INTERNAL_PROJECT_ID, userId2);
  if (owner === void 0) throw refuse(401, "The owner of this access token no longer exists.");
  const { isAnonymous, serverMetadata } = owner.row;
  if (isAnonymous || !ownedProjectIds(serverMetadata).includes(projectId3))
    throw fail("ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN");
  if (!exists4) throw fail("INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN");
}
async function checkSession({ db }, { subject: subject2, sessionId }, now) {
  const isActive = sessionId !== void 0 && await isActiveSession(db, { id: sessionId, userId: subject2, now });
  if (!isActive) throw fail("ADMIN_ACCESS_TOKEN_EXPIRED", { expired_at_millis: now });
}

// src/domain/find-asker.ts
import { and as and16, eq as eq20, sql as sql15 } from "drizzle-orm";
import { decodeJwt, decodeProtectedHeader as decodeProtectedHeader2 } from "jose";

// src/domain/uuid.ts
var UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
var WHOLE = new RegExp(`^${UUID}$`, "i");
var isUuid2 = (text10) => WHOLE.test(text10);

// src/domain/find-asker.ts
async function findAsker(ctx, given) {
  const named = given.accessToken === null ? noNames : namesIn(given.accessToken);
  const { statement, projectsKnown } = preparedOn(ctx.db, given.kind);
  const [found] = await statement.execute({
    projectId: given.projectId,
    keyHash: given.key === null ? null : hashSecret(given.key),
    now: ctx.now(),
    userId: named.userId,
    sessionId: named.sessionId,
    kid: named.kid
  });
  if (found === void 0) return void 0;
  const { version, isKeyValid, publicKey: publicKey2, user: user3, sessionExpiresAt } = found;
  const project4 = await projectsKnown(
    `${given.projectId} ${version}`,
    () => readProject2(ctx.db, given.projectId)
  );
  if (project4 === void 0) return void 0;
  return {
    project: project4,
    isKeyValid,
    publicKey: publicKey2 ?? void 0,
    user: user3 ?? void 0,
    sessionExpiresAt: sessionExpiresAt === null ? void 0 : Number(sessionExpiresAt)
  };
}
var noNames = { kid: null, userId: null, sessionId: null };
var known = remembered(1e3);
var namesIn = (token) => known(token, () => namesOf(token));
function namesOf(token) {
  try {
    const { kid } = decodeProtectedHeader2(token);
    const { sub, refreshTokenId } = decodeJwt(token);
    return {
      kid: isKeyId(kid) ? kid : null,
      userId: uuidOrNull(sub),
      sessionId: uuidOrNull(refreshTokenId)
    };
  } catch {
    return noNames;
  }
}
var uuidOrNull = (value) => typeof value === "string" && isUuid2(value) ? value : null;
var hashColumns2 = {
  publishableClientKey: "publishable_client_key_hash",
  secretServerKey: "secret_server_key_hash",
  superSecretAdminKey: "super_secret_admin_key_hash"
};
var prepared = /* @__PURE__ */ new WeakMap();
function preparedOn(db, kind4) {
  const own = prepared.get(db) ?? { statements: /* @__PURE__ */ new Map(), projectsKnown: remembered(1e3) };
  prepared.set(db, own);
  const statement = own.statements.get(kind4) ?? prepare(db, kind4);
  own.statements.set(kind4, statement);
  return { statement, projectsKnown: own.projectsKnown };
}
async function readProject2(db, id2) {
  const [project4] = await db.select().from(projects).where(eq20(projects.id, id2));
  return project4;
}
function prepare(db, kind4) {
  const now = sql15`${sql15.placeholder("now")}::bigint + projects.clock_offset_millis`;
  return db.select({
    // The transaction that wrote the row last.
    version: sql15`projects.xmin::text`,
    isKeyValid: sql15`exists(
        select 1 from project_keys k
        where k.project_id = projects.id
          and k.${sql15.identifier(hashColumns2[kind4])} = ${sql15.placeholder("keyHash")}
          and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})
      )`,
    publicKey: sql15`(
        select s.public_jwk from signing_keys s
        where s.id = ${sql15.placeholder("kid")} and s.project_id = projects.id
          and (s.expires_at is null or s.expires_at > ${now})
      )`,
    sessionExpiresAt: sql15`(
        select s.expires_at from sessions s
        where s.id = ${sql15.placeholder("sessionId")}::uuid and s.user_id = users.id
      )`,
    // One value is read faster than all the columns of a user.
    user: userAsJson
  }).from(projects).leftJoin(
    users,
    and16(eq20(users.id, sql15`${sql15.placeholder("userId")}::uuid`), eq20(users.projectId, projects.id))
  ).where(eq20(projects.id, sql15.placeholder("projectId"))).prepare(`find_asker_${kind4}`);
}

// src/domain/session-check.ts
function sessionEndedAt(session2, nowMillis) {
  if (session2.expiresAt === void 0) return nowMillis;
  return session2.expiresAt <= nowMillis ? session2.expiresAt : void 0;
}

// src/authenticate.ts
var accessKeys = {
  client: "publishableClientKey",
  server: "secretServerKey",
  admin: "superSecretAdminKey"
};
var missingKey = {
  client: "CLIENT_AUTHENTICATION_REQUIRED",
  server: "SERVER_AUTHENTICATION_REQUIRED",
  admin: "ADMIN_AUTHENTICATION_REQUIRED"
};
var wrongKey = {
  client: "INVALID_PUBLISHABLE_CLIENT_KEY",
  server: "INVALID_SECRET_SERVER_KEY",
  admin: "INVALID_SUPER_SECRET_ADMIN_KEY"
};
async function authenticate(ctx, headers2) {
  const given = readCredentials(headers2, ctx.config.headerPrefix);
  const { projectId: projectId3 } = given;
  const access2 = accessTypeOf(given);
  if (access2 === void 0) return void 0;
  if (projectId3 === null) throw fail("ACCESS_TYPE_WITHOUT_PROJECT_ID", { request_type: access2 });
  const kind4 = accessKeys[access2];
  const key2 = given[kind4];
  const found = await findAsker(ctx, { projectId: projectId3, kind: kind4, key: key2, accessToken: given.accessToken });
  const session2 = await checkAccessToken(ctx, given.accessToken, { projectId: projectId3, found });
  if (given.adminAccessToken !== null)
    await authenticateOwner(ctx, given.adminAccessToken, { projectId: projectId3, exists: found !== void 0 });
  else if (key2 === null) throw fail(missingKey[access2]);
  else if (!found?.isKeyValid) throw fail(wrongKey[access2], { project_id: projectId3 });
  if (found === void 0) throw fail("PROJECT_NOT_FOUND", { project_id: projectId3 });
  if (given.branchId !== null && given.branchId !== "main")
    throw fail("BRANCH_DOES_NOT_EXIST", { branch_id: given.branchId });
  return { access: access2, project: found.project, session: session2, user: session2 && found.user };
}
var namesFor = remembered(10);
function readCredentials(headers2, prefix) {
  const names = namesFor(prefix, () => ({ ...headerNames(prefix), ...secretHeaderNames(prefix) }));
  const read2 = (name) => headers2.get(names[name]) || null;
  return {
    accessType: read2("accessType"),
    projectId: read2("projectId"),
    branchId: read2("branchId"),
    accessToken: read2("accessToken"),
    adminAccessToken: read2("adminAccessToken"),
    publishableClientKey: read2("publishableClientKey"),
    secretServerKey: read2("secretServerKey"),
    superSecretAdminKey: read2("superSecretAdminKey")
  };
}
function accessTypeOf(given) {
  const { accessType } = given;
  if (accessType === "client" || accessType === "server" || accessType === "admin")
    return accessType;
  if (accessType !== null) throw fail("INVALID_ACCESS_TYPE");
  const keys3 = [...Object.values(accessKeys).map((kind4) => given[kind4]), given.adminAccessToken];
  if (keys3.some((key2) => key2 !== null)) throw fail("PROJECT_KEY_WITHOUT_ACCESS_TYPE");
  return void 0;
}
async function checkAccessToken(ctx, token, { projectId: projectId3, found }) {
  if (token === null) return void 0;
  const verified = await verifyAccessToken(token, {
    projectId: projectId3,
    nowMillis: found === void 0 ? ctx.now() : projectNow(ctx, found.project),
    findKey: async (kid) => (
      // A key of another project tells whose token it is.
      found?.publicKey?.kid === kid ? toVerifyingKey(ctx, projectId3, found.publicKey) : findVerifyingKey(ctx, kid)
    )
  });
  if (verified.outcome === "expired")
    throw fail("ACCESS_TOKEN_EXPIRED", { expired_at_millis: verified.expiredAtMillis });
  if (verified.outcome === "other-project")
    throw fail("INVALID_PROJECT_FOR_ACCESS_TOKEN", {
      expected_project_id: projectId3,
      actual_project_id: verified.projectId
    });
  if (verified.outcome === "unparsable" || verified.sessionId === void 0)
    throw fail("UNPARSABLE_ACCESS_TOKEN");
  return { id: verified.sessionId, userId: verified.subject, endedAt: endOf(ctx, found) };
}
function endOf(ctx, found) {
  if (found?.user === void 0) return void 0;
  return sessionEndedAt({ expiresAt: found.sessionExpiresAt }, projectNow(ctx, found.project));
}
function rejectEndedSession({ session: session2 }) {
  if (session2?.endedAt !== void 0)
    throw fail("ACCESS_TOKEN_EXPIRED", { expired_at_millis: session2.endedAt });
}

// src/domain/ip-info.ts
var BROWSER = /Mozilla|Chrome|Safari/;
function ipInfoOf(headers2, { address, isBehindProxy }) {
  if (address === void 0 || !BROWSER.test(headers2.get("user-agent") ?? "")) return null;
  const read2 = (name) => isBehindProxy ? textOf(headers2.get(name)) : null;
  return {
    ip: address,
    countryCode: read2("cf-ipcountry") ?? read2("x-vercel-ip-country"),
    regionCode: read2("x-vercel-ip-country-region"),
    cityName: read2("x-vercel-ip-city"),
    latitude: degreesOf(read2("x-vercel-ip-latitude"), 90),
    longitude: degreesOf(read2("x-vercel-ip-longitude"), 180),
    tzIdentifier: read2("x-vercel-ip-timezone")
  };
}
var TEXT_LENGTH = 200;
function textOf(header) {
  if (!header || header.length > TEXT_LENGTH) return null;
  try {
    const decoded = decodeURIComponent(header);
    return /\p{Control}/u.test(decoded) ? header : decoded;
  } catch {
    return header;
  }
}
function degreesOf(text10, limit) {
  const degrees = Number(text10 ?? Number.NaN);
  return Math.abs(degrees) <= limit ? degrees : null;
}

// src/domain/violations.ts
var violates = (error, index8) => causeOf(error).code === "23505" && causeOf(error).constraint === index8;
var violatesReference = (error) => causeOf(error).code === "23503";
function causeOf(error) {
  const cause = error instanceof Error ? error.cause : void 0;
  return typeof cause === "object" && cause !== null ? cause : {};
}

// src/db/database-unavailable.ts
var DISK_FULL = "53100";
var DatabaseUnavailable = class extends Error {
  name = "DatabaseUnavailable";
};
function isUnavailable(error) {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  return "code" in error && error.code === DISK_FULL || isUnavailable(error.cause);
}

// src/failure-report.ts
function failureReport(error) {
  if (!(error instanceof Error) || !("query" in error && "params" in error)) return error;
  const { cause } = error;
  if (cause instanceof DatabaseUnavailable) return cause;
  const message = cause instanceof Error ? cause.message : "no further message";
  const report = new Error(`A database statement failed: ${message}`);
  if (error.stack !== void 0) report.stack = `${report.message}
${framesOf(error.stack)}`;
  return report;
}
var framesOf = (stack) => stack.split("\n").filter((line) => /^\s+at /.test(line)).join("\n");

// src/handlers/admin/emails.ts
import { and as and18, desc as desc4, eq as eq23, isNotNull as isNotNull2, or as or7 } from "drizzle-orm";

// ../contract/src/routes/index.ts
var routes_exports = {};
__export(routes_exports, {
  adminEmails: () => emails_exports2,
  adminMetrics: () => metrics_exports2,
  adminPermissionDefinitions: () => permission_definitions_exports2,
  adminProjectKeys: () => project_keys_exports2,
  adminProjects: () => projects_exports4,
  adminWebhooks: () => webhooks_exports2,
  anonymous: () => anonymous_exports2,
  apiKeys: () => api_keys_exports3,
  cli: () => cli_exports2,
  connectedAccounts: () => connected_accounts_exports2,
  contactChannels: () => wholeContactChannels,
  features: () => features_exports2,
  mfa: () => mfa_exports2,
  oauth: () => wholeOAuth,
  otp: () => otp_exports2,
  ownedProjects: () => owned_projects_exports2,
  passkey: () => passkey_exports2,
  password: () => wholePassword,
  permissions: () => permissions_exports3,
  projects: () => projects_exports3,
  serverApiKeys: () => api_keys_exports4,
  serverContactChannels: () => contact_channels_exports4,
  serverPermissions: () => permissions_exports4,
  serverSessions: () => sessions_exports4,
  serverTeamMemberProfiles: () => team_member_profiles_exports4,
  serverTeamMemberships: () => team_memberships_exports4,
  serverTeams: () => teams_exports4,
  serverUsers: () => users_exports4,
  sessions: () => wholeSessions,
  teamInvitations: () => wholeTeamInvitations,
  teamMemberProfiles: () => team_member_profiles_exports3,
  teamMemberships: () => team_memberships_exports3,
  teams: () => teams_exports3,
  users: () => wholeUsers
});

// ../contract/src/routes/contact-channels.ts
var contact_channels_exports3 = {};
__export(contact_channels_exports3, {
  createContactChannel: () => createContactChannel3,
  deleteContactChannel: () => deleteContactChannel2,
  listContactChannels: () => listContactChannels2,
  readContactChannel: () => readContactChannel2,
  sendContactChannelCode: () => sendContactChannelCode2,
  sendPrimaryEmailCode: () => sendPrimaryEmailCode2,
  updateContactChannel: () => updateContactChannel3
});
var listContactChannels2 = {
  method: "GET",
  path: "/contact-channels",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var createContactChannel3 = {
  method: "POST",
  path: "/contact-channels",
  access: ["client"],
  success: 201,
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
    "RECENT_SIGN_IN_REQUIRED"
  ]
};
var readContactChannel2 = {
  method: "GET",
  path: "/contact-channels/{user_id}/{contact_channel_id}",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var updateContactChannel3 = {
  method: "PATCH",
  path: "/contact-channels/{user_id}/{contact_channel_id}",
  access: ["client"],
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
    "RECENT_SIGN_IN_REQUIRED"
  ]
};
var deleteContactChannel2 = {
  method: "DELETE",
  path: "/contact-channels/{user_id}/{contact_channel_id}",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "RECENT_SIGN_IN_REQUIRED"]
};
var sendContactChannelCode2 = {
  method: "POST",
  path: "/contact-channels/{user_id}/{contact_channel_id}/send-verification-code",
  errors: [
    "EMAIL_ALREADY_VERIFIED",
    "REDIRECT_URL_NOT_WHITELISTED",
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_ID_DOES_NOT_EXIST"
  ]
};
var sendPrimaryEmailCode2 = {
  method: "POST",
  path: "/contact-channels/send-verification-code",
  errors: ["EMAIL_IS_NOT_PRIMARY_EMAIL", "EMAIL_ALREADY_VERIFIED", "REDIRECT_URL_NOT_WHITELISTED"]
};

// ../contract/src/routes/current-session.ts
var current_session_exports = {};
__export(current_session_exports, {
  deleteCurrentSession: () => deleteCurrentSession2
});
var deleteCurrentSession2 = {
  method: "DELETE",
  path: "/auth/sessions/current",
  emptyBody: "empty-object",
  errors: ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED", "ACCESS_TOKEN_EXPIRED"]
};

// ../contract/src/routes/email-verification.ts
var email_verification_exports = {};
__export(email_verification_exports, {
  checkContactChannelCode: () => checkContactChannelCode2,
  verifyContactChannel: () => verifyContactChannel2
});
var verifyContactChannel2 = {
  method: "POST",
  path: "/contact-channels/verify",
  errors: verificationCodeErrors
};
var checkContactChannelCode2 = {
  method: "POST",
  path: "/contact-channels/verify/check-code",
  errors: verificationCodeErrors
};

// ../contract/src/routes/oauth.ts
var oauth_exports2 = {};
__export(oauth_exports2, {
  authorizeOAuth: () => authorizeOAuth2,
  returnFromProvider: () => returnFromProvider2,
  returnFromProviderByForm: () => returnFromProviderByForm2
});
var authorizeOAuth2 = {
  method: "GET",
  path: "/auth/oauth/authorize/{provider_id}",
  access: [],
  success: 307,
  errors: [
    "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
    "INVALID_PUBLISHABLE_CLIENT_KEY",
    "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    "OAUTH_PROVIDER_REFUSED",
    "UNPARSABLE_ACCESS_TOKEN",
    "ACCESS_TOKEN_EXPIRED",
    "OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS"
  ]
};
var callbackErrors = [
  "OUTER_OAUTH_TIMEOUT",
  "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
  "OAUTH_PROVIDER_ACCESS_DENIED",
  "OAUTH_PROVIDER_REFUSED",
  "USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION",
  "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
  "SIGN_UP_NOT_ENABLED",
  "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
  "REDIRECT_URL_NOT_WHITELISTED",
  "INVALID_SCOPE",
  "USER_NOT_FOUND"
];
var returnFromProvider2 = {
  method: "GET",
  path: "/auth/oauth/callback/{provider_id}",
  access: [],
  success: 303,
  errors: callbackErrors
};
var returnFromProviderByForm2 = {
  method: "POST",
  path: "/auth/oauth/callback/{provider_id}",
  access: [],
  success: 303,
  encoding: "form",
  errors: callbackErrors
};

// ../contract/src/routes/oauth-token.ts
var oauth_token_exports = {};
__export(oauth_token_exports, {
  exchangeToken: () => exchangeToken2
});
var exchangeToken2 = {
  method: "POST",
  path: "/auth/oauth/token",
  access: [],
  encoding: "form",
  errors: [
    "INVALID_AUTHORIZATION_CODE",
    "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
    "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
    "INVALID_SCOPE",
    "REDIRECT_URL_NOT_WHITELISTED",
    "MULTI_FACTOR_AUTHENTICATION_REQUIRED"
  ]
};

// ../contract/src/routes/password.ts
var password_exports2 = {};
__export(password_exports2, {
  signInWithPassword: () => signInWithPassword2
});
var signInWithPassword2 = {
  method: "POST",
  path: "/auth/password/sign-in",
  errors: [
    "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    "EMAIL_PASSWORD_MISMATCH",
    "MULTI_FACTOR_AUTHENTICATION_REQUIRED"
  ]
};

// ../contract/src/routes/password-change.ts
var password_change_exports = {};
__export(password_change_exports, {
  setPassword: () => setPassword2,
  updatePassword: () => updatePassword2
});
var setPassword2 = {
  method: "POST",
  path: "/auth/password/set",
  errors: [
    "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "RECENT_SIGN_IN_REQUIRED"
  ]
};
var updatePassword2 = {
  method: "POST",
  path: "/auth/password/update",
  errors: [
    "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "USER_DOES_NOT_HAVE_PASSWORD",
    "PASSWORD_CONFIRMATION_MISMATCH",
    "RECENT_SIGN_IN_REQUIRED"
  ]
};

// ../contract/src/routes/password-reset.ts
var password_reset_exports = {};
__export(password_reset_exports, {
  checkPasswordResetCode: () => checkPasswordResetCode2,
  resetPassword: () => resetPassword2,
  sendPasswordResetCode: () => sendPasswordResetCode2
});
var sendPasswordResetCode2 = {
  method: "POST",
  path: "/auth/password/send-reset-code",
  errors: ["PASSWORD_AUTHENTICATION_NOT_ENABLED", "REDIRECT_URL_NOT_WHITELISTED"]
};
var checkPasswordResetCode2 = {
  method: "POST",
  path: "/auth/password/reset/check-code",
  errors: verificationCodeErrors
};
var resetPassword2 = {
  method: "POST",
  path: "/auth/password/reset",
  errors: [
    ...verificationCodeErrors,
    "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG"
  ]
};

// ../contract/src/routes/password-sign-up.ts
var password_sign_up_exports = {};
__export(password_sign_up_exports, {
  signUpWithPassword: () => signUpWithPassword2
});
var signUpWithPassword2 = {
  method: "POST",
  path: "/auth/password/sign-up",
  errors: [
    "PASSWORD_AUTHENTICATION_NOT_ENABLED",
    "PASSWORD_TOO_SHORT",
    "PASSWORD_TOO_LONG",
    "SIGN_UP_NOT_ENABLED",
    "USER_EMAIL_ALREADY_EXISTS"
  ]
};

// ../contract/src/routes/sessions.ts
var sessions_exports3 = {};
__export(sessions_exports3, {
  deleteSession: () => deleteSession2,
  listSessions: () => listSessions3,
  refreshCurrentSession: () => refreshCurrentSession2
});
var listSessions3 = {
  method: "GET",
  path: "/auth/sessions",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var deleteSession2 = {
  method: "DELETE",
  path: "/auth/sessions/{id}",
  errors: ["CANNOT_DELETE_CURRENT_SESSION", "CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var refreshCurrentSession2 = {
  method: "POST",
  path: "/auth/sessions/current/refresh",
  errors: ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"]
};

// ../contract/src/routes/team-invitation-codes.ts
var team_invitation_codes_exports = {};
__export(team_invitation_codes_exports, {
  acceptTeamInvitation: () => acceptTeamInvitation2,
  checkTeamInvitationCode: () => checkTeamInvitationCode2,
  readTeamInvitationDetails: () => readTeamInvitationDetails2
});
var checkTeamInvitationCode2 = {
  method: "POST",
  path: "/team-invitations/accept/check-code",
  errors: verificationCodeErrors
};
var readTeamInvitationDetails2 = {
  method: "POST",
  path: "/team-invitations/accept/details",
  errors: [...verificationCodeErrors, "USER_AUTHENTICATION_REQUIRED"]
};
var acceptTeamInvitation2 = {
  method: "POST",
  path: "/team-invitations/accept",
  errors: [...verificationCodeErrors, "USER_AUTHENTICATION_REQUIRED"]
};

// ../contract/src/routes/team-invitations.ts
var team_invitations_exports2 = {};
__export(team_invitations_exports2, {
  listTeamInvitations: () => listTeamInvitations2,
  revokeTeamInvitation: () => revokeTeamInvitation2,
  sendTeamInvitation: () => sendTeamInvitation2
});
var sendTeamInvitation2 = {
  method: "POST",
  path: "/team-invitations/send-code",
  errors: [
    "USER_AUTHENTICATION_REQUIRED",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "TEAM_PERMISSION_REQUIRED",
    "TEAM_NOT_FOUND",
    "REDIRECT_URL_NOT_WHITELISTED"
  ]
};
var listTeamInvitations2 = {
  method: "GET",
  path: "/team-invitations",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "TEAM_PERMISSION_REQUIRED",
    "TEAM_NOT_FOUND"
  ]
};
var revokeTeamInvitation2 = {
  method: "DELETE",
  path: "/team-invitations/{id}",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "TEAM_PERMISSION_REQUIRED",
    "TEAM_NOT_FOUND"
  ]
};

// ../contract/src/routes/user-changes.ts
var user_changes_exports = {};
__export(user_changes_exports, {
  deleteCurrentUser: () => deleteCurrentUser2,
  updateCurrentUser: () => updateCurrentUser3
});
var updateCurrentUser3 = {
  method: "PATCH",
  path: "/users/me",
  access: ["client"],
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "EMAIL_NOT_VERIFIED",
    "RECENT_SIGN_IN_REQUIRED",
    "TEAM_MEMBERSHIP_NOT_FOUND"
  ]
};
var deleteCurrentUser2 = {
  method: "DELETE",
  path: "/users/me",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "RECENT_SIGN_IN_REQUIRED"]
};

// ../contract/src/routes/users.ts
var users_exports3 = {};
__export(users_exports3, {
  readCurrentUser: () => readCurrentUser3
});
var readCurrentUser3 = {
  method: "GET",
  path: "/users/me",
  access: ["client"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};

// ../contract/src/routes/anonymous.ts
var anonymous_exports2 = {};
__export(anonymous_exports2, {
  signUpAnonymously: () => signUpAnonymously2
});
var signUpAnonymously2 = {
  method: "POST",
  path: "/auth/anonymous/sign-up",
  errors: ["ANONYMOUS_ACCOUNTS_NOT_ENABLED"]
};

// ../contract/src/routes/api-keys.ts
var api_keys_exports3 = {};
__export(api_keys_exports3, {
  createTeamApiKey: () => createTeamApiKey2,
  createUserApiKey: () => createUserApiKey2,
  listTeamApiKeys: () => listTeamApiKeys2,
  listUserApiKeys: () => listUserApiKeys2,
  readTeamApiKey: () => readTeamApiKey2,
  readUserApiKey: () => readUserApiKey2,
  updateTeamApiKey: () => updateTeamApiKey2,
  updateUserApiKey: () => updateUserApiKey2
});
var listUserApiKeys2 = {
  method: "GET",
  path: "/user-api-keys",
  errors: ["USER_AUTHENTICATION_REQUIRED", "CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var createUserApiKey2 = {
  method: "POST",
  path: "/user-api-keys",
  errors: [
    "USER_AUTHENTICATION_REQUIRED",
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_NOT_FOUND",
    "RECENT_SIGN_IN_REQUIRED"
  ]
};
var readUserApiKey2 = {
  method: "GET",
  path: "/user-api-keys/{api_key_id}",
  errors: ["API_KEY_NOT_FOUND", "USER_AUTHENTICATION_REQUIRED"]
};
var updateUserApiKey2 = {
  method: "PATCH",
  path: "/user-api-keys/{api_key_id}",
  errors: ["API_KEY_NOT_FOUND", "USER_AUTHENTICATION_REQUIRED", "RECENT_SIGN_IN_REQUIRED"]
};
var listTeamApiKeys2 = {
  method: "GET",
  path: "/team-api-keys",
  errors: ["USER_AUTHENTICATION_REQUIRED", "API_KEY_NOT_FOUND"]
};
var createTeamApiKey2 = {
  method: "POST",
  path: "/team-api-keys",
  errors: [
    "USER_AUTHENTICATION_REQUIRED",
    "API_KEY_NOT_FOUND",
    "TEAM_NOT_FOUND",
    "RECENT_SIGN_IN_REQUIRED"
  ]
};
var readTeamApiKey2 = {
  method: "GET",
  path: "/team-api-keys/{api_key_id}",
  errors: ["API_KEY_NOT_FOUND", "USER_AUTHENTICATION_REQUIRED"]
};
var updateTeamApiKey2 = {
  method: "PATCH",
  path: "/team-api-keys/{api_key_id}",
  errors: ["API_KEY_NOT_FOUND", "USER_AUTHENTICATION_REQUIRED", "RECENT_SIGN_IN_REQUIRED"]
};

// ../contract/src/routes/cli.ts
var cli_exports2 = {};
__export(cli_exports2, {
  beginCliLogin: () => beginCliLogin2,
  completeCliLogin: () => completeCliLogin2,
  pollCliLogin: () => pollCliLogin2
});
var beginCliLogin2 = {
  method: "POST",
  path: "/auth/cli"
};
var pollCliLogin2 = {
  method: "POST",
  path: "/auth/cli/poll",
  errors: ["INVALID_POLLING_CODE"]
};
var completeCliLogin2 = {
  method: "POST",
  path: "/auth/cli/complete"
};

// ../contract/src/routes/connected-accounts.ts
var connected_accounts_exports2 = {};
__export(connected_accounts_exports2, {
  createProviderAccessToken: () => createProviderAccessToken2
});
var createProviderAccessToken2 = {
  method: "POST",
  path: "/connected-accounts/{user_id}/{provider_id}/access-token",
  success: 201,
  errors: [
    "OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED",
    "OAUTH_PROVIDER_REFUSED",
    "OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS",
    "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
    "OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE",
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_NOT_FOUND"
  ]
};

// ../contract/src/routes/features.ts
var features_exports2 = {};
__export(features_exports2, {
  checkFeatureSupport: () => checkFeatureSupport2,
  readRoot: () => readRoot2
});
var checkFeatureSupport2 = {
  method: "POST",
  path: "/check-feature-support",
  access: []
};
var readRoot2 = {
  method: "GET",
  path: "/",
  access: []
};

// ../contract/src/routes/mfa.ts
var mfa_exports2 = {};
__export(mfa_exports2, {
  signInWithSecondFactor: () => signInWithSecondFactor2
});
var signInWithSecondFactor2 = {
  method: "POST",
  path: "/auth/mfa/sign-in",
  errors: [...verificationCodeErrors, "INVALID_TOTP_CODE"]
};

// ../contract/src/routes/otp.ts
var otp_exports2 = {};
__export(otp_exports2, {
  checkSignInCode: () => checkSignInCode2,
  sendSignInCode: () => sendSignInCode2,
  signInWithCode: () => signInWithCode2
});
var sendSignInCode2 = {
  method: "POST",
  path: "/auth/otp/send-sign-in-code",
  errors: ["USER_EMAIL_ALREADY_EXISTS", "SIGN_UP_NOT_ENABLED", "REDIRECT_URL_NOT_WHITELISTED"]
};
var signInWithCode2 = {
  method: "POST",
  path: "/auth/otp/sign-in",
  errors: [
    ...verificationCodeErrors,
    "MULTI_FACTOR_AUTHENTICATION_REQUIRED",
    "SIGN_UP_NOT_ENABLED",
    "USER_EMAIL_ALREADY_EXISTS"
  ]
};
var checkSignInCode2 = {
  method: "POST",
  path: "/auth/otp/sign-in/check-code",
  errors: verificationCodeErrors
};

// ../contract/src/routes/owned-projects.ts
var owned_projects_exports2 = {};
__export(owned_projects_exports2, {
  createOwnedProject: () => createOwnedProject3,
  listOwnedProjects: () => listOwnedProjects2
});
var listOwnedProjects2 = {
  method: "GET",
  path: "/internal/projects",
  errors: ["USER_AUTHENTICATION_REQUIRED", "EXPECTED_INTERNAL_PROJECT"]
};
var createOwnedProject3 = {
  method: "POST",
  path: "/internal/projects",
  success: 201,
  errors: ["USER_AUTHENTICATION_REQUIRED", "EXPECTED_INTERNAL_PROJECT"]
};

// ../contract/src/routes/passkey.ts
var passkey_exports2 = {};
__export(passkey_exports2, {
  beginPasskeyRegistration: () => beginPasskeyRegistration2,
  beginPasskeySignIn: () => beginPasskeySignIn2,
  registerPasskey: () => registerPasskey2,
  signInWithPasskey: () => signInWithPasskey2
});
var beginPasskeyRegistration2 = {
  method: "POST",
  path: "/auth/passkey/initiate-passkey-registration",
  emptyBody: "empty-object",
  errors: ["EMAIL_NOT_VERIFIED", "PASSKEY_AUTHENTICATION_NOT_ENABLED", "RECENT_SIGN_IN_REQUIRED"]
};
var registerPasskey2 = {
  method: "POST",
  path: "/auth/passkey/register",
  errors: [
    ...verificationCodeErrors,
    "EMAIL_NOT_VERIFIED",
    "PASSKEY_AUTHENTICATION_NOT_ENABLED",
    "PASSKEY_AUTHENTICATION_FAILED",
    "PASSKEY_REGISTRATION_FAILED"
  ]
};
var beginPasskeySignIn2 = {
  method: "POST",
  path: "/auth/passkey/initiate-passkey-authentication",
  emptyBody: "empty-object",
  errors: ["PASSKEY_AUTHENTICATION_NOT_ENABLED"]
};
var signInWithPasskey2 = {
  method: "POST",
  path: "/auth/passkey/sign-in",
  errors: [
    ...verificationCodeErrors,
    "PASSKEY_AUTHENTICATION_NOT_ENABLED",
    "PASSKEY_AUTHENTICATION_FAILED",
    "MULTI_FACTOR_AUTHENTICATION_REQUIRED"
  ]
};

// ../contract/src/routes/permissions.ts
var permissions_exports3 = {};
__export(permissions_exports3, {
  listProjectPermissions: () => listProjectPermissions2,
  listTeamPermissions: () => listTeamPermissions2
});
var listTeamPermissions2 = {
  method: "GET",
  path: "/team-permissions",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var listProjectPermissions2 = {
  method: "GET",
  path: "/project-permissions",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};

// ../contract/src/routes/projects.ts
var projects_exports3 = {};
__export(projects_exports3, {
  readCurrentProject: () => readCurrentProject2,
  readKeySet: () => readKeySet2
});
var readCurrentProject2 = {
  method: "GET",
  path: "/projects/current"
};
var readKeySet2 = {
  method: "GET",
  path: "/projects/{project_id}/.well-known/jwks.json",
  access: []
};

// ../contract/src/routes/team-member-profiles.ts
var team_member_profiles_exports3 = {};
__export(team_member_profiles_exports3, {
  listTeamMemberProfiles: () => listTeamMemberProfiles3,
  readTeamMemberProfile: () => readTeamMemberProfile3,
  updateTeamMemberProfile: () => updateTeamMemberProfile3
});
var listTeamMemberProfiles3 = {
  method: "GET",
  path: "/team-member-profiles",
  access: ["client"],
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "TEAM_PERMISSION_REQUIRED"
  ]
};
var readTeamMemberProfile3 = {
  method: "GET",
  path: "/team-member-profiles/{team_id}/{user_id}",
  access: ["client"],
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "TEAM_PERMISSION_REQUIRED",
    "TEAM_MEMBERSHIP_NOT_FOUND"
  ]
};
var updateTeamMemberProfile3 = {
  method: "PATCH",
  path: "/team-member-profiles/{team_id}/{user_id}",
  access: ["client"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "TEAM_MEMBERSHIP_NOT_FOUND"]
};

// ../contract/src/routes/team-memberships.ts
var team_memberships_exports3 = {};
__export(team_memberships_exports3, {
  deleteTeamMembership: () => deleteTeamMembership2
});
var deleteTeamMembership2 = {
  method: "DELETE",
  path: "/team-memberships/{team_id}/{user_id}",
  emptyBody: "empty-object",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "TEAM_PERMISSION_REQUIRED",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "USER_NOT_FOUND"
  ]
};

// ../contract/src/routes/teams.ts
var teams_exports3 = {};
__export(teams_exports3, {
  createTeam: () => createTeam4,
  deleteTeam: () => deleteTeam3,
  listTeams: () => listTeams4,
  readTeam: () => readTeam3,
  updateTeam: () => updateTeam4
});
var listTeams4 = {
  method: "GET",
  path: "/teams",
  access: ["client"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var createTeam4 = {
  method: "POST",
  path: "/teams",
  access: ["client"],
  success: 201,
  errors: [
    "USER_AUTHENTICATION_REQUIRED",
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "PERMISSION_NOT_FOUND"
  ]
};
var readTeam3 = {
  method: "GET",
  path: "/teams/{team_id}",
  access: ["client"],
  errors: ["USER_AUTHENTICATION_REQUIRED", "TEAM_MEMBERSHIP_NOT_FOUND"]
};
var updateTeam4 = {
  method: "PATCH",
  path: "/teams/{team_id}",
  access: ["client"],
  errors: ["USER_AUTHENTICATION_REQUIRED", "TEAM_MEMBERSHIP_NOT_FOUND", "TEAM_PERMISSION_REQUIRED"]
};
var deleteTeam3 = {
  method: "DELETE",
  path: "/teams/{team_id}",
  errors: [
    "USER_AUTHENTICATION_REQUIRED",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "TEAM_PERMISSION_REQUIRED",
    "TEAM_NOT_FOUND"
  ]
};

// ../contract/src/routes/server/api-keys.ts
var api_keys_exports4 = {};
__export(api_keys_exports4, {
  checkTeamApiKey: () => checkTeamApiKey2,
  checkUserApiKey: () => checkUserApiKey2,
  revokeLeakedApiKey: () => revokeLeakedApiKey2
});
var checkUserApiKey2 = {
  method: "POST",
  path: "/user-api-keys/check",
  access: ["server", "admin"],
  errors: ["API_KEY_NOT_FOUND", "WRONG_API_KEY_TYPE", "API_KEY_REVOKED", "API_KEY_EXPIRED"]
};
var checkTeamApiKey2 = {
  method: "POST",
  path: "/team-api-keys/check",
  access: ["server", "admin"],
  errors: ["API_KEY_NOT_FOUND", "WRONG_API_KEY_TYPE", "API_KEY_REVOKED", "API_KEY_EXPIRED"]
};
var revokeLeakedApiKey2 = {
  method: "POST",
  path: "/integrations/credential-scanning/revoke",
  access: [],
  errors: ["API_KEY_NOT_FOUND", "PUBLIC_API_KEY_CANNOT_BE_REVOKED", "API_KEY_EXPIRED"]
};

// ../contract/src/routes/server/contact-channels.ts
var contact_channels_exports4 = {};
__export(contact_channels_exports4, {
  createContactChannel: () => createContactChannel4,
  updateContactChannel: () => updateContactChannel4
});
var createContactChannel4 = {
  method: "POST",
  path: "/contact-channels",
  access: ["server", "admin"],
  success: 201,
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE",
    "USER_NOT_FOUND"
  ]
};
var updateContactChannel4 = {
  method: "PATCH",
  path: "/contact-channels/{user_id}/{contact_channel_id}",
  access: ["server", "admin"],
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE"
  ]
};

// ../contract/src/routes/server/permissions.ts
var permissions_exports4 = {};
__export(permissions_exports4, {
  grantProjectPermission: () => grantProjectPermission2,
  grantTeamPermission: () => grantTeamPermission2,
  revokeProjectPermission: () => revokeProjectPermission2,
  revokeTeamPermission: () => revokeTeamPermission2
});
var grantTeamPermission2 = {
  method: "POST",
  path: "/team-permissions/{team_id}/{user_id}/{permission_id}",
  access: ["server", "admin"],
  success: 201,
  emptyBody: "empty-object",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_NOT_FOUND",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "PERMISSION_NOT_FOUND",
    "WRONG_PERMISSION_SCOPE"
  ]
};
var revokeTeamPermission2 = {
  method: "DELETE",
  path: "/team-permissions/{team_id}/{user_id}/{permission_id}",
  access: ["server", "admin"],
  emptyBody: "empty-object",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_NOT_FOUND",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "TEAM_PERMISSION_NOT_FOUND"
  ]
};
var grantProjectPermission2 = {
  method: "POST",
  path: "/project-permissions/{user_id}/{permission_id}",
  access: ["server", "admin"],
  success: 201,
  emptyBody: "empty-object",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_NOT_FOUND",
    "PERMISSION_NOT_FOUND",
    "WRONG_PERMISSION_SCOPE"
  ]
};
var revokeProjectPermission2 = {
  method: "DELETE",
  path: "/project-permissions/{user_id}/{permission_id}",
  access: ["server", "admin"],
  emptyBody: "empty-object",
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "USER_NOT_FOUND", "PERMISSION_NOT_FOUND"]
};

// ../contract/src/routes/server/sessions.ts
var sessions_exports4 = {};
__export(sessions_exports4, {
  createSession: () => createSession2
});
var createSession2 = {
  method: "POST",
  path: "/auth/sessions",
  access: ["server", "admin"],
  errors: ["USER_ID_DOES_NOT_EXIST", "CANNOT_GET_OWN_USER_WITHOUT_USER"]
};

// ../contract/src/routes/server/team-member-profiles.ts
var team_member_profiles_exports4 = {};
__export(team_member_profiles_exports4, {
  listTeamMemberProfiles: () => listTeamMemberProfiles4,
  readTeamMemberProfile: () => readTeamMemberProfile4,
  updateTeamMemberProfile: () => updateTeamMemberProfile4
});
var listTeamMemberProfiles4 = {
  method: "GET",
  path: "/team-member-profiles",
  access: ["server", "admin"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "TEAM_NOT_FOUND", "USER_NOT_FOUND"]
};
var readTeamMemberProfile4 = {
  method: "GET",
  path: "/team-member-profiles/{team_id}/{user_id}",
  access: ["server", "admin"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "TEAM_MEMBERSHIP_NOT_FOUND", "USER_NOT_FOUND"]
};
var updateTeamMemberProfile4 = {
  method: "PATCH",
  path: "/team-member-profiles/{team_id}/{user_id}",
  access: ["server", "admin"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "TEAM_MEMBERSHIP_NOT_FOUND", "USER_NOT_FOUND"]
};

// ../contract/src/routes/server/team-memberships.ts
var team_memberships_exports4 = {};
__export(team_memberships_exports4, {
  createTeamMembership: () => createTeamMembership2
});
var createTeamMembership2 = {
  method: "POST",
  path: "/team-memberships/{team_id}/{user_id}",
  access: ["server", "admin"],
  success: 201,
  emptyBody: "empty-object",
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "USER_NOT_FOUND",
    "TEAM_NOT_FOUND",
    "TEAM_MEMBERSHIP_ALREADY_EXISTS",
    "PERMISSION_NOT_FOUND"
  ]
};

// ../contract/src/routes/server/teams.ts
var teams_exports4 = {};
__export(teams_exports4, {
  createTeam: () => createTeam5,
  listTeams: () => listTeams5,
  readTeam: () => readTeam4,
  updateTeam: () => updateTeam5
});
var listTeams5 = {
  method: "GET",
  path: "/teams",
  access: ["server", "admin"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var createTeam5 = {
  method: "POST",
  path: "/teams",
  access: ["server", "admin"],
  success: 201,
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER", "USER_NOT_FOUND", "PERMISSION_NOT_FOUND"]
};
var readTeam4 = {
  method: "GET",
  path: "/teams/{team_id}",
  access: ["server", "admin"],
  errors: ["TEAM_NOT_FOUND"]
};
var updateTeam5 = {
  method: "PATCH",
  path: "/teams/{team_id}",
  access: ["server", "admin"],
  errors: ["TEAM_NOT_FOUND"]
};

// ../contract/src/routes/server/users.ts
var users_exports4 = {};
__export(users_exports4, {
  createUser: () => createUser3,
  deleteUser: () => deleteUser2,
  listUsers: () => listUsers2,
  readCurrentUser: () => readCurrentUser4,
  readUser: () => readUser2,
  updateCurrentUser: () => updateCurrentUser4,
  updateUser: () => updateUser2
});
var readCurrentUser4 = {
  method: "GET",
  path: "/users/me",
  access: ["server", "admin"],
  errors: ["CANNOT_GET_OWN_USER_WITHOUT_USER"]
};
var updateCurrentUser4 = {
  method: "PATCH",
  path: "/users/me",
  access: ["server", "admin"],
  errors: [
    "CANNOT_GET_OWN_USER_WITHOUT_USER",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "USER_EMAIL_ALREADY_EXISTS",
    "PASSWORD_TOO_LONG"
  ]
};
var listUsers2 = {
  method: "GET",
  path: "/users",
  access: ["server", "admin"]
};
var createUser3 = {
  method: "POST",
  path: "/users",
  access: ["server", "admin"],
  success: 201,
  errors: [
    "USER_EMAIL_ALREADY_EXISTS",
    "PERMISSION_NOT_FOUND",
    "PASSWORD_TOO_LONG",
    "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER"
  ]
};
var readUser2 = {
  method: "GET",
  path: "/users/{user_id}",
  access: ["server", "admin"],
  errors: ["USER_NOT_FOUND"]
};
var updateUser2 = {
  method: "PATCH",
  path: "/users/{user_id}",
  access: ["server", "admin"],
  errors: [
    "USER_NOT_FOUND",
    "USER_EMAIL_ALREADY_EXISTS",
    "TEAM_MEMBERSHIP_NOT_FOUND",
    "PASSWORD_TOO_LONG"
  ]
};
var deleteUser2 = {
  method: "DELETE",
  path: "/users/{user_id}",
  access: ["server", "admin"],
  emptyBody: "empty-object",
  errors: ["USER_NOT_FOUND"]
};

// ../contract/src/routes/admin/emails.ts
var emails_exports2 = {};
__export(emails_exports2, {
  listEmailTemplates: () => listEmailTemplates2,
  listSentEmails: () => listSentEmails2,
  readEmailTemplate: () => readEmailTemplate2,
  resetEmailTemplate: () => resetEmailTemplate2,
  sendTestEmail: () => sendTestEmail2,
  updateEmailTemplate: () => updateEmailTemplate2
});
var listEmailTemplates2 = {
  method: "GET",
  path: "/email-templates",
  access: ["admin"]
};
var readEmailTemplate2 = {
  method: "GET",
  path: "/email-templates/{type}",
  access: ["admin"]
};
var updateEmailTemplate2 = {
  method: "PATCH",
  path: "/email-templates/{type}",
  access: ["admin"]
};
var resetEmailTemplate2 = {
  method: "DELETE",
  path: "/email-templates/{type}",
  access: ["admin"]
};
var listSentEmails2 = {
  method: "GET",
  path: "/internal/emails",
  access: ["admin"]
};
var sendTestEmail2 = {
  method: "POST",
  path: "/internal/send-test-email",
  access: ["admin"]
};

// ../contract/src/routes/admin/metrics.ts
var metrics_exports2 = {};
__export(metrics_exports2, {
  readMetrics: () => readMetrics2
});
var readMetrics2 = {
  method: "GET",
  path: "/internal/metrics",
  access: ["admin"]
};

// ../contract/src/routes/admin/permission-definitions.ts
var permission_definitions_exports2 = {};
__export(permission_definitions_exports2, {
  createProjectPermissionDefinition: () => createProjectPermissionDefinition2,
  createTeamPermissionDefinition: () => createTeamPermissionDefinition2,
  deleteProjectPermissionDefinition: () => deleteProjectPermissionDefinition2,
  deleteTeamPermissionDefinition: () => deleteTeamPermissionDefinition2,
  listProjectPermissionDefinitions: () => listProjectPermissionDefinitions2,
  listTeamPermissionDefinitions: () => listTeamPermissionDefinitions2,
  updateProjectPermissionDefinition: () => updateProjectPermissionDefinition2,
  updateTeamPermissionDefinition: () => updateTeamPermissionDefinition2
});
var listTeamPermissionDefinitions2 = {
  method: "GET",
  path: "/team-permission-definitions",
  access: ["admin"]
};
var createTeamPermissionDefinition2 = {
  method: "POST",
  path: "/team-permission-definitions",
  access: ["admin"],
  success: 201,
  errors: ["PERMISSION_ID_ALREADY_EXISTS", "CONTAINED_PERMISSION_NOT_FOUND"]
};
var updateTeamPermissionDefinition2 = {
  method: "PATCH",
  path: "/team-permission-definitions/{permission_id}",
  access: ["admin"],
  errors: [
    "PERMISSION_NOT_FOUND",
    "PERMISSION_ID_ALREADY_EXISTS",
    "CONTAINED_PERMISSION_NOT_FOUND"
  ]
};
var deleteTeamPermissionDefinition2 = {
  method: "DELETE",
  path: "/team-permission-definitions/{permission_id}",
  access: ["admin"],
  errors: ["PERMISSION_NOT_FOUND"]
};
var listProjectPermissionDefinitions2 = {
  method: "GET",
  path: "/project-permission-definitions",
  access: ["admin"]
};
var createProjectPermissionDefinition2 = {
  method: "POST",
  path: "/project-permission-definitions",
  access: ["admin"],
  success: 201,
  errors: ["PERMISSION_ID_ALREADY_EXISTS", "CONTAINED_PERMISSION_NOT_FOUND"]
};
var updateProjectPermissionDefinition2 = {
  method: "PATCH",
  path: "/project-permission-definitions/{permission_id}",
  access: ["admin"],
  errors: [
    "PERMISSION_NOT_FOUND",
    "PERMISSION_ID_ALREADY_EXISTS",
    "CONTAINED_PERMISSION_NOT_FOUND"
  ]
};
var deleteProjectPermissionDefinition2 = {
  method: "DELETE",
  path: "/project-permission-definitions/{permission_id}",
  access: ["admin"],
  errors: ["PERMISSION_NOT_FOUND"]
};

// ../contract/src/routes/admin/project-keys.ts
var project_keys_exports2 = {};
__export(project_keys_exports2, {
  createProjectKeySet: () => createProjectKeySet2,
  listProjectKeySets: () => listProjectKeySets2,
  readProjectKeySet: () => readProjectKeySet2,
  updateProjectKeySet: () => updateProjectKeySet2
});
var listProjectKeySets2 = {
  method: "GET",
  path: "/internal/api-keys",
  access: ["admin"]
};
var createProjectKeySet2 = {
  method: "POST",
  path: "/internal/api-keys",
  access: ["admin"]
};
var readProjectKeySet2 = {
  method: "GET",
  path: "/internal/api-keys/{api_key_id}",
  access: ["admin"],
  errors: ["API_KEY_NOT_FOUND"]
};
var updateProjectKeySet2 = {
  method: "PATCH",
  path: "/internal/api-keys/{api_key_id}",
  access: ["admin"],
  errors: ["API_KEY_NOT_FOUND"]
};

// ../contract/src/routes/admin/projects.ts
var projects_exports4 = {};
__export(projects_exports4, {
  deleteProject: () => deleteProject3,
  readProject: () => readProject3,
  updateProject: () => updateProject2
});
var readProject3 = {
  method: "GET",
  path: "/internal/projects/current",
  access: ["admin"]
};
var updateProject2 = {
  method: "PATCH",
  path: "/internal/projects/current",
  access: ["admin"]
};
var deleteProject3 = {
  method: "DELETE",
  path: "/internal/projects/current",
  access: ["admin"]
};

// ../contract/src/routes/admin/webhooks.ts
var webhooks_exports2 = {};
__export(webhooks_exports2, {
  createWebhookToken: () => createWebhookToken2
});
var createWebhookToken2 = {
  method: "POST",
  path: "/webhooks/svix-token",
  access: ["admin"],
  success: 201,
  emptyBody: "empty-object"
};

// ../contract/src/routes/index.ts
var wholeContactChannels = { ...contact_channels_exports3, ...email_verification_exports };
var wholeOAuth = { ...oauth_exports2, ...oauth_token_exports };
var wholePassword = { ...password_exports2, ...password_sign_up_exports, ...password_reset_exports, ...password_change_exports };
var wholeSessions = { ...sessions_exports3, ...current_session_exports };
var wholeTeamInvitations = { ...team_invitations_exports2, ...team_invitation_codes_exports };
var wholeUsers = { ...users_exports3, ...user_changes_exports };

// src/implement.ts
function implement(routes3, schemas2, handlers) {
  return Object.entries(routes3).map(([name, endpoint2]) => ({
    endpoint: wholeEndpoint(endpoint2),
    schemas: schemas2[name],
    // The schemas that shape the call are the ones that its type was taken from.
    handle: handlers[name]
  }));
}

// src/mail/block-document.ts
import * as z39 from "zod";
var MAX_BLOCKS = 500;
var color = z39.string().regex(/^#[0-9a-f]{6}$/i).nullish();
var pixels = z39.number().min(0).max(2e3);
var childrenIds = z39.array(z39.string()).nullish();
var fontFamilies = [
  "MODERN_SANS",
  "BOOK_SANS",
  "ORGANIC_SANS",
  "GEOMETRIC_SANS",
  "HEAVY_SANS",
  "ROUNDED_SANS",
  "MODERN_SERIF",
  "BOOK_SERIF",
  "MONOSPACE"
];
var fontFamily = z39.enum(fontFamilies).nullish();
var blockStyle = z39.object({
  color,
  backgroundColor: color,
  borderColor: color,
  borderRadius: pixels.nullish(),
  fontSize: pixels.nullish(),
  fontFamily,
  fontWeight: z39.enum(["normal", "bold"]).nullish(),
  textAlign: z39.enum(["left", "center", "right"]).nullish(),
  padding: z39.object({ top: pixels, right: pixels, bottom: pixels, left: pixels }).nullish()
});
var layout = z39.object({
  /** The line that inboxes show beside the subject; it is hidden in the email itself. */
  preheader: z39.string().nullish(),
  /** What stands at the top: the logo if there is one, else the name with its initial. */
  brand: z39.object({ name: z39.string(), logoUrl: z39.string().nullish() }).nullish(),
  /** Small text below the card, a paragraph each: why the email was sent, and what to do about it. */
  footer: z39.array(z39.string()).max(10).nullish(),
  backdropColor: color,
  canvasColor: color,
  textColor: color,
  borderColor: color,
  borderRadius: pixels.nullish(),
  fontFamily,
  childrenIds
});
var data = (props) => z39.object({ style: blockStyle.nullish(), props: z39.object(props) });
var block = z39.discriminatedUnion("type", [
  z39.object({ type: z39.literal("EmailLayout"), data: layout }),
  z39.object({ type: z39.literal("Container"), data: data({ childrenIds }) }),
  z39.object({
    type: z39.literal("ColumnsContainer"),
    data: data({ columns: z39.array(z39.object({ childrenIds })).max(3) })
  }),
  z39.object({
    type: z39.literal("Heading"),
    data: data({ text: z39.string(), level: z39.enum(["h1", "h2", "h3"]).nullish() })
  }),
  z39.object({
    type: z39.literal("Text"),
    // `code` shows the text as a large code to type.
    data: data({ text: z39.string(), variant: z39.literal("code").nullish() })
  }),
  z39.object({
    type: z39.literal("Button"),
    data: data({
      text: z39.string(),
      url: z39.string(),
      /** Stands below the button, above the address in full. */
      fallbackText: z39.string().nullish(),
      buttonBackgroundColor: color,
      buttonTextColor: color,
      buttonStyle: z39.enum(["rectangle", "rounded", "pill"]).nullish(),
      fullWidth: z39.boolean().nullish(),
      size: z39.enum(["x-small", "small", "medium", "large"]).nullish()
    })
  }),
  z39.object({
    type: z39.literal("Image"),
    data: data({
      url: z39.string(),
      alt: z39.string().nullish(),
      linkHref: z39.string().nullish(),
      width: pixels.nullish(),
      height: pixels.nullish()
    })
  }),
  z39.object({
    type: z39.literal("Divider"),
    data: data({ lineColor: color, lineHeight: pixels.nullish() })
  }),
  z39.object({ type: z39.literal("Spacer"), data: data({ height: pixels.nullish() }) })
]);
var blockDocument = z39.record(z39.string(), block).refine((blocks) => Object.keys(blocks).length <= MAX_BLOCKS, {
  error: `has more than ${MAX_BLOCKS} blocks`
}).refine((blocks) => Object.keys(blocks).length === 0 || blocks["root"]?.type === "EmailLayout", {
  error: "has no block root of the type EmailLayout"
});

// src/mail/email-templates.ts
import { and as and17, eq as eq21 } from "drizzle-orm";

// src/mail/texts/en.ts
var en = {
  tag: "en",
  dir: "ltr",
  fallback: "If the button doesn't work, open this link:",
  templates: {
    email_verification: {
      subject: "Verify your email for {{ projectDisplayName }}",
      heading: "Verify your email",
      sentence: "Verify this email address to use it with your {{ projectDisplayName }} account.",
      expiry: "The link works once and expires in {{ codeLifetime }}.",
      action: "Verify email",
      otherwise: "If this wasn't you, you can ignore this email.",
      reason: "You received this email because {{ recipientEmail }} was entered for an account on {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "Reset your password for {{ projectDisplayName }}",
      heading: "Reset your password",
      sentence: "We received a request to reset the password of your {{ projectDisplayName }} account.",
      expiry: "The link works once and expires in {{ codeLifetime }}.",
      action: "Reset password",
      otherwise: "If it wasn't you, ignore this email. Your password stays the same.",
      reason: "You received this email because a password reset was requested for {{ recipientEmail }} on {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} is your {{ projectDisplayName }} sign-in code",
      heading: "Sign in to {{ projectDisplayName }}",
      sentence: "Enter this code to sign in.",
      expiry: "It expires in {{ codeLifetime }}.",
      action: "Sign in without the code",
      otherwise: "If it wasn't you, ignore this email. Never share the code: no one from {{ projectDisplayName }} will ask for it.",
      reason: "You received this email because a sign-in code was requested for {{ recipientEmail }} on {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "Join {{ teamDisplayName }} on {{ projectDisplayName }}",
      heading: "Join {{ teamDisplayName }}",
      sentence: "You've been invited to join the team {{ teamDisplayName }} on {{ projectDisplayName }}.",
      expiry: "The invitation works once and expires in {{ codeLifetime }}.",
      action: "View invitation",
      otherwise: "If you don't know this team, you can ignore this email.",
      reason: "You received this email because {{ recipientEmail }} was invited to a team on {{ projectDisplayName }}."
    }
  }
};

// src/mail/templates.ts
var parts = {
  email_verification: { link: "emailVerificationLink" },
  password_reset: { link: "passwordResetLink" },
  magic_link: { link: "magicLink", hasCode: true },
  team_invitation: { link: "teamInvitationLink" }
};
var templateTypes = Object.keys(parts);
function defaultTemplate(type, language = en) {
  const texts = language.templates[type];
  return { subject: texts.subject, content: toDocument(texts, parts[type], language) };
}
function toDocument({ heading: heading2, sentence, expiry, action, otherwise, reason }, { link: link2, hasCode = false }, { fallback: fallback2 }) {
  const introduction = `${sentence} ${expiry}`;
  const code2 = {
    code: {
      type: "Text",
      data: {
        style: { padding: paddingOf(8, 28) },
        props: { text: "{{ otp }}", variant: "code" }
      }
    }
  };
  const blocks = {
    heading: {
      type: "Heading",
      data: {
        style: { fontSize: 24, padding: paddingOf(0, 10) },
        props: { text: heading2, level: "h1" }
      }
    },
    introduction: {
      type: "Text",
      data: { style: { padding: paddingOf(0, 20) }, props: { text: introduction } }
    },
    ...hasCode && code2,
    button: {
      type: "Button",
      data: {
        style: { padding: paddingOf(0, 20) },
        props: { text: action, url: `{{ ${link2} }}`, fallbackText: fallback2 }
      }
    }
  };
  const root = {
    type: "EmailLayout",
    data: {
      preheader: introduction,
      brand: { name: "{{ projectDisplayName }}" },
      footer: [otherwise, reason],
      childrenIds: Object.keys(blocks)
    }
  };
  return { root, ...blocks };
}
var paddingOf = (top, bottom) => ({ top, right: 28, bottom, left: 28 });

// src/mail/email-templates.ts
async function listTemplates(db, projectId3) {
  const rows = await db.select().from(emailTemplates).where(eq21(emailTemplates.projectId, projectId3));
  return templateTypes.map(
    (type) => toTemplate(
      type,
      rows.find((row2) => row2.type === type)
    )
  );
}
async function readTemplate(db, projectId3, type) {
  const [row2] = await db.select().from(emailTemplates).where(isOf2(projectId3, type));
  return toTemplate(type, row2);
}
async function changeTemplate({ db }, projectId3, { type, ...given }) {
  const words2 = { ...defaultTemplate(type), ...withoutGaps(given) };
  const [row2] = await db.insert(emailTemplates).values({ projectId: projectId3, type, subject: words2.subject, content: words2.content }).onConflictDoUpdate({
    target: [emailTemplates.projectId, emailTemplates.type],
    set: { projectId: projectId3, ...withoutGaps(given) }
  }).returning();
  return toTemplate(type, row2);
}
async function resetTemplate(db, projectId3, type) {
  const dropped = await db.delete(emailTemplates).where(isOf2(projectId3, type)).returning();
  return dropped.length > 0;
}
var isOf2 = (projectId3, type) => and17(eq21(emailTemplates.projectId, projectId3), eq21(emailTemplates.type, type));
function toTemplate(type, row2) {
  const { subject: subject2, content: content4 } = row2 ?? defaultTemplate(type);
  return { type, subject: subject2, content: content4, isDefault: row2 === void 0 };
}
var withoutGaps = ({ subject: subject2, content: content4 }) => ({
  ...subject2 !== void 0 && { subject: subject2 },
  ...content4 !== void 0 && { content: content4 }
});

// src/mail/test-mail.ts
import { eq as eq22 } from "drizzle-orm";

// src/mail/content.ts
import * as z40 from "zod";
var mailContent = z40.object({
  /** Mails from before it was sealed have it in their row only. */
  subject: z40.string().optional(),
  html: z40.string(),
  text: z40.string(),
  variables: z40.object({ link: z40.string(), code: z40.string().nullable() })
});
var sealContent = (sealer, content4) => sealer.seal(JSON.stringify(content4));
var openContent = (sealer, sealed) => mailContent.parse(JSON.parse(sealer.open(sealed)));

// src/mail/delivery-failure.ts
var WAITS_MILLIS = [1e4, 6e4, 3e5, 18e5, 72e5, 216e5];
var MESSAGE_LIMIT = 500;
var REFUSED = ["EENVELOPE", "EMESSAGE"];
var FIRST_FINAL_CODE = 550;
function deliveryFailure(error, attempts, secrets = []) {
  const { code: code2, responseCode } = Object(error);
  const isRefused = REFUSED.includes(String(code2)) && Number(responseCode) >= FIRST_FINAL_CODE;
  return {
    message: messageOf(error, secrets),
    waitMillis: isRefused ? null : WAITS_MILLIS[attempts - 1] ?? null
  };
}
var messageOf = (error, secrets) => secrets.filter(Boolean).reduce(
  (message, secret) => message.replaceAll(secret, "***"),
  error instanceof Error ? error.message : String(error)
).slice(0, MESSAGE_LIMIT);
var passwordTexts = ({ username, password: password3 }) => [
  password3,
  ...[password3, `\0${username}\0${password3}`].map((text10) => Buffer.from(text10).toString("base64"))
];
var toMailFailure = (message, canRetry) => ({
  errorType: "UNKNOWN",
  message,
  canRetry,
  rawError: message
});

// src/mail/block-style.ts
var fonts = {
  MODERN_SANS: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  BOOK_SANS: "Optima, Candara, 'Noto Sans', sans-serif",
  ORGANIC_SANS: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, sans-serif",
  GEOMETRIC_SANS: "Avenir, 'Avenir Next LT Pro', Montserrat, Corbel, sans-serif",
  HEAVY_SANS: "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', sans-serif-condensed, sans-serif",
  ROUNDED_SANS: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, sans-serif",
  MODERN_SERIF: "Charter, 'Bitstream Charter', Cambria, serif",
  BOOK_SERIF: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', serif",
  MONOSPACE: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
};
var isGiven = (value) => value !== null && value !== void 0;
var fontOf = (family) => isGiven(family) ? fonts[family] : void 0;
var px = (pixels2) => isGiven(pixels2) ? `${pixels2}px` : void 0;
var css = (rules) => Object.entries(rules).filter(([, value]) => isGiven(value)).map(([name, value]) => `${name}: ${value}`).join("; ");
function styleOf(style) {
  const { top = 0, right = 28, bottom = 16, left = 28 } = style?.padding ?? {};
  return {
    color: style?.color,
    "background-color": style?.backgroundColor,
    border: isGiven(style?.borderColor) ? `1px solid ${style.borderColor}` : void 0,
    "border-radius": px(style?.borderRadius),
    "font-family": fontOf(style?.fontFamily),
    "font-size": px(style?.fontSize),
    "font-weight": style?.fontWeight,
    "text-align": style?.textAlign,
    padding: `${top}px ${right}px ${bottom}px ${left}px`
  };
}

// src/mail/link-address.ts
var LINK_PROTOCOLS = ["http:", "https:", "mailto:"];
var WEB_PROTOCOLS = ["http:", "https:"];
var isLinkAddress = (text10) => hasProtocol(text10, LINK_PROTOCOLS);
var isWebAddress = (text10) => hasProtocol(text10, WEB_PROTOCOLS);
var hasProtocol = (text10, protocols) => URL.canParse(text10) && protocols.includes(new URL(text10).protocol);

// src/mail/email-colors.ts
var lightColors = {
  page: "#f4f5f8",
  card: "#ffffff",
  line: "#dfe2e8",
  text: "#191d26",
  muted: "#565c68",
  accent: "#2b4baf",
  onAccent: "#ffffff",
  code: "#f1f3f9"
};
var darkColors = {
  page: "#0d0f14",
  card: "#171a21",
  line: "#343944",
  text: "#eef0f4",
  muted: "#aeb4c0",
  accent: "#b4c5ff",
  onAccent: "#0f1730",
  code: "#232733"
};
var darkRules = ({ page: page3, card, line, text: text10, muted, accent, onAccent, code: code2 }, prefix = "") => [
  `.lk-page { background-color: ${page3} !important; }`,
  `.lk-card { background-color: ${card} !important; border-color: ${line} !important; }`,
  `.lk-line { border-color: ${line} !important; }`,
  `.lk-text { color: ${text10} !important; }`,
  `.lk-muted { color: ${muted} !important; }`,
  `.lk-accent { background-color: ${accent} !important; color: ${onAccent} !important; }`,
  `.lk-code { background-color: ${code2} !important; color: ${text10} !important; }`
].map((rule) => `${prefix}${rule}`);
var darkStyles = `
    @media (prefers-color-scheme: dark) {
      ${darkRules(darkColors).join("\n      ")}
    }
    ${darkRules(darkColors, "[data-ogsc] ").join("\n    ")}`;

// src/mail/escape-html.ts
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var escapeHtml = (text10) => text10.replace(/[&<>"']/g, (character) => entities[character] ?? character);

// src/mail/placeholders.ts
var PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
var WHOLE_ADDRESS = /Link$/;
var SECRET = /Link$|^otp$/;
var fill = (text10, variables) => text10.replace(PLACEHOLDER, (_placeholder, name) => oneLine(valueOf(variables, name)));
var fillAddress = (text10, variables) => oneLine(text10).replace(PLACEHOLDER, (_placeholder, name, offset) => {
  const value = oneLine(valueOf(variables, name));
  return offset === 0 && WHOLE_ADDRESS.test(name) ? value : encode(value);
});
var fillSubject = (text10, variables) => fill(oneLine(text10), variables);
var fillListedSubject = (text10, variables) => fillSubject(
  text10,
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, SECRET.test(name) ? "\u2026" : value])
  )
);
var valueOf = (variables, name) => (Object.hasOwn(variables, name) ? variables[name] : void 0) ?? "";
var oneLine = (value) => value.replace(/\p{Cc}+/gu, " ").trim();
var encode = (value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\uFFFD"));

// src/mail/layout-html.ts
var WIDTH = 512;
var PREHEADER_PADDING = "&#847;&zwnj;&nbsp;".repeat(80);
function layoutHtml(layout2, { subject: subject2, rows, variables, language }) {
  const { backdropColor, canvasColor, textColor } = layout2;
  const hasDefaultColors = ![backdropColor, canvasColor, textColor].some(isGiven);
  const scheme = hasDefaultColors ? "light dark" : "light";
  const attributes = language ? `lang="${language.tag}" dir="${language.dir}"` : 'dir="auto"';
  const page3 = backdropColor ?? lightColors.page;
  const card = css({
    width: "100%",
    "max-width": `${WIDTH}px`,
    "border-collapse": "separate",
    "background-color": canvasColor ?? lightColors.card,
    border: `1px solid ${layout2.borderColor ?? lightColors.line}`,
    "border-radius": px(layout2.borderRadius ?? 14)
  });
  return `<!doctype html>
<html ${language ? attributes : ""} xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="${scheme}">
  <meta name="supported-color-schemes" content="${scheme}">
  <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
  <meta name="x-apple-disable-message-reformatting">
  <title>${escapeHtml(subject2)}</title>
  <!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
  <style>
    :root { color-scheme: ${scheme}; supported-color-schemes: ${scheme}; }
    @media (max-width: 32em) {
      .lk-space { padding: 0 !important; }
      .lk-card { border-width: 0 0 1px !important; border-radius: 0 !important; }
    }${hasDefaultColors ? darkStyles : ""}
  </style>
</head>
<body class="lk-page" ${attributes} style="margin: 0; padding: 0; background-color: ${page3}; -webkit-text-size-adjust: 100%">${preheader(layout2, variables)}
<table role="presentation" class="lk-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page3}" style="background-color: ${page3}">
<tr><td class="lk-space" align="center" style="padding: 40px 16px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="lk-card" width="100%" cellpadding="0" cellspacing="0" border="0" style="${card}">
<tr><td height="28" style="height: 28px; font-size: 0; line-height: 0">&nbsp;</td></tr>${brand2(layout2, variables)}${rows}
<tr><td height="12" style="height: 12px; font-size: 0; line-height: 0">&nbsp;</td></tr>
</table>${footer(layout2, variables)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}
var footerTexts = (layout2, variables) => (layout2.footer ?? []).map((text10) => fill(text10, variables)).filter((text10) => text10 !== "");
function preheader({ preheader: preheader2 }, variables) {
  const text10 = fill(preheader2 ?? "", variables);
  if (text10 === "") return "";
  const hidden = "display: none; max-height: 0; overflow: hidden; opacity: 0; font-size: 1px; line-height: 1px; mso-hide: all";
  return `
<div style="${hidden}">${escapeHtml(text10)}${PREHEADER_PADDING}</div>`;
}
function brand2({ brand: brand3, ...layout2 }, variables) {
  const name = fill(brand3?.name ?? "", variables);
  if (name === "") return "";
  const logo = fillAddress(brand3?.logoUrl ?? "", variables);
  const font = css({
    "font-family": fontOf(layout2.fontFamily ?? "MODERN_SANS"),
    "font-size": "16px",
    "line-height": "32px",
    "font-weight": 600
  });
  const content4 = isWebAddress(logo) ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="32" style="display: block; height: 32px; max-width: 240px; border: 0; ${font}">` : `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="lk-accent" width="32" height="32" align="center" bgcolor="${lightColors.accent}" aria-hidden="true" style="width: 32px; border-radius: 9px; background-color: ${lightColors.accent}; color: ${lightColors.onAccent}; ${font}">${escapeHtml(initialOf(name))}</td>
<td width="10" style="width: 10px; font-size: 0">&nbsp;</td>
<td class="lk-text" style="color: ${layout2.textColor ?? lightColors.text}; ${font}">${escapeHtml(name)}</td>
</tr></table>`;
  return `
<tr><td style="padding: 0 28px 24px">${content4}</td></tr>`;
}
function footer(layout2, variables) {
  const texts = footerTexts(layout2, variables);
  if (texts.length === 0) return "";
  const style = css({
    padding: "20px 28px 24px",
    color: layout2.textColor ?? lightColors.muted,
    "font-family": fontOf(layout2.fontFamily ?? "MODERN_SANS"),
    "font-size": "13px",
    "line-height": "20px",
    "overflow-wrap": "anywhere"
  });
  const paragraphs2 = texts.map((text10, index8) => {
    const bottom = index8 === texts.length - 1 ? 0 : 8;
    return `<p style="margin: 0 0 ${bottom}px">${escapeHtml(text10)}</p>`;
  });
  return `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: ${WIDTH}px">
<tr><td class="lk-muted" style="${style}">${paragraphs2.join("")}</td></tr>
</table>`;
}
function initialOf(name) {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? "").toUpperCase();
}

// src/mail/render-blocks.ts
var nothing2 = { html: "", text: "" };
var TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';
function renderBlocks(document, variables) {
  const blocks = new Map(Object.entries(document));
  const root = blocks.get("root");
  if (root?.type !== "EmailLayout") return nothing2;
  const sheet = { blocks, layout: root.data, variables, written: /* @__PURE__ */ new Set(["root"]) };
  return children(sheet, root.data.childrenIds);
}
function children(sheet, ids) {
  const rendered = (ids ?? []).map((id2) => {
    const block2 = sheet.blocks.get(id2);
    if (block2 === void 0 || sheet.written.has(id2)) return nothing2;
    sheet.written.add(id2);
    return renderBlock(sheet, block2);
  });
  return {
    html: rendered.map(({ html }) => html).join(""),
    text: paragraphs(rendered.map(({ text: text10 }) => text10))
  };
}
function renderBlock(sheet, block2) {
  switch (block2.type) {
    case "EmailLayout":
      return children(sheet, block2.data.childrenIds);
    case "Container":
      return container(sheet, block2);
    case "ColumnsContainer":
      return columns2(sheet, block2);
    case "Heading":
      return heading(sheet, block2);
    case "Text":
      return block2.data.props.variant === "code" ? code(sheet, block2) : words(sheet, block2);
    case "Button":
      return button(sheet, block2);
    case "Image":
      return image(sheet, block2);
    case "Divider":
      return divider(block2);
    case "Spacer":
      return { html: spacer(block2.data.props.height ?? 16), text: "" };
  }
}
function container(sheet, { data: data2 }) {
  const { html, text: text10 } = children(sheet, data2.props.childrenIds);
  return { html: row(styleOf(data2.style), `${TABLE} width="100%">${html}
</table>`), text: text10 };
}
function columns2(sheet, { data: data2 }) {
  const rendered = data2.props.columns.map(({ childrenIds: childrenIds2 }) => children(sheet, childrenIds2));
  const width = `${Math.floor(100 / rendered.length)}%`;
  const cells = rendered.map(
    ({ html }) => `<td width="${width}" valign="top" style="width: ${width}; vertical-align: top">${TABLE} width="100%">${html}</table></td>`
  );
  return {
    html: row(styleOf(data2.style), `${TABLE} width="100%"><tr>${cells.join("")}</tr></table>`),
    text: paragraphs(rendered.map(({ text: text10 }) => text10))
  };
}
var headingSizes = { h1: 32, h2: 24, h3: 20 };
function heading(sheet, { data: data2 }) {
  const text10 = fill(data2.props.text, sheet.variables);
  const level = data2.props.level ?? "h2";
  const { padding, ...style } = typography(sheet, {
    fontSize: headingSizes[level],
    fontWeight: "bold",
    ...withValues(data2.style ?? {})
  });
  const inner = css({ margin: 0, "letter-spacing": "-0.01em", ...style, "line-height": 1.3 });
  const title = `<${level}${textClass(data2.style)} style="${inner}">${toHtml(text10)}</${level}>`;
  return { html: row({ padding }, title), text: text10 };
}
function words(sheet, { data: data2 }) {
  const text10 = fill(data2.props.text, sheet.variables);
  const style = { ...typography(sheet, data2.style), "overflow-wrap": "anywhere" };
  return { html: row(style, toHtml(text10), textClass(data2.style)), text: text10 };
}
function code(sheet, { data: data2 }) {
  const text10 = fill(data2.props.text, sheet.variables);
  const { padding, ...style } = typography(sheet, {
    fontSize: 34,
    fontFamily: "MONOSPACE",
    fontWeight: "bold",
    textAlign: "center",
    ...withValues(data2.style ?? {})
  });
  const box = css({
    padding: "20px 12px",
    "background-color": lightColors.code,
    "border-radius": "10px",
    ...withValues(style),
    "line-height": 1.2,
    // The space after the last figure is balanced, so that the code stands in the middle.
    "letter-spacing": "0.18em",
    "text-indent": "0.18em",
    "white-space": "nowrap"
  });
  const hasOwnColors = isGiven(data2.style?.color) || isGiven(data2.style?.backgroundColor);
  const look = hasOwnColors ? "" : ' class="lk-code"';
  const cell = `<td${look} align="center" dir="ltr" style="${box}">${escapeHtml(text10)}</td>`;
  return {
    html: row({ padding }, `${TABLE} width="100%"><tr>${cell}</tr></table>`),
    text: `    ${text10}`
  };
}
var buttonPaddings = {
  "x-small": "4px 8px",
  small: "8px 12px",
  medium: "12px 22px",
  large: "16px 32px"
};
var buttonRadii = { rectangle: 0, rounded: 8, pill: 64 };
function button(sheet, { data: data2 }) {
  const { props, style } = data2;
  const label = fill(props.text, sheet.variables);
  const address = fillAddress(props.url, sheet.variables);
  const text10 = address === "" ? label : `${label}:
${address}`;
  const outer = typography(sheet, style);
  if (!isLinkAddress(address)) return { html: row(outer, toHtml(text10), textClass(style)), text: text10 };
  const background = props.buttonBackgroundColor ?? lightColors.accent;
  const radius = px(buttonRadii[props.buttonStyle ?? "rounded"]);
  const hasOwnColors = isGiven(props.buttonBackgroundColor) || isGiven(props.buttonTextColor);
  const look = hasOwnColors ? "" : ' class="lk-accent"';
  const padding = buttonPaddings[props.size ?? "medium"];
  const inner = css({
    display: props.fullWidth === true ? "block" : "inline-block",
    padding,
    "border-radius": radius,
    "background-color": background,
    color: props.buttonTextColor ?? lightColors.onAccent,
    "font-family": outer["font-family"],
    "font-size": outer["font-size"],
    "font-weight": style?.fontWeight ?? 600,
    "line-height": "20px",
    "text-align": "center",
    "text-decoration": "none",
    // Outlook ignores the padding of a link; its cell has it there.
    "mso-padding-alt": 0
  });
  const width = props.fullWidth === true ? ' width="100%"' : "";
  const align = isGiven(style?.textAlign) ? ` align="${style.textAlign}"` : "";
  const link2 = `<a${look} ${hrefOf(address)} style="${inner}">${toHtml(label)}</a>`;
  const cell = `<td${look} align="center" bgcolor="${background}" style="border-radius: ${radius}; background-color: ${background}; mso-padding-alt: ${padding}">${link2}</td>`;
  const html = row(outer, `${TABLE}${width}${align}><tr>${cell}</tr></table>`);
  return { html: html + fallback(sheet, data2, address), text: text10 };
}
function fallback(sheet, { props, style }, address) {
  const text10 = fill(props.fallbackText ?? "", sheet.variables);
  if (text10 === "") return "";
  const color2 = sheet.layout.textColor ?? lightColors.muted;
  const outer = {
    ...typography(sheet, style),
    color: color2,
    "font-size": "13px",
    "line-height": "20px",
    "overflow-wrap": "anywhere",
    "word-break": "break-all"
  };
  const link2 = `<a class="lk-muted" ${hrefOf(address)} style="color: ${color2}">${escapeHtml(address)}</a>`;
  const label = `<span style="word-break: normal">${toHtml(text10)}</span>`;
  return row(outer, `${label}<br>${link2}`, ' class="lk-muted"');
}
function image(sheet, { data: data2 }) {
  const { props } = data2;
  const text10 = fill(props.alt ?? "", sheet.variables);
  const address = fillAddress(props.url, sheet.variables);
  if (!isWebAddress(address)) return { html: "", text: text10 };
  const size = { border: 0, "max-width": "100%", width: px(props.width), height: px(props.height) };
  const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(text10)}" style="${css(size)}">`;
  const target = fillAddress(props.linkHref ?? "", sheet.variables);
  const html = isLinkAddress(target) ? `<a ${hrefOf(target)}>${picture}</a>` : picture;
  return { html: row(typography(sheet, data2.style), html), text: text10 };
}
function divider({ data: { style, props } }) {
  const line = `${props.lineHeight ?? 1}px solid ${props.lineColor ?? lightColors.line}`;
  const look = isGiven(props.lineColor) ? "" : ' class="lk-line"';
  const rule = css({ "border-top": line, "font-size": 0, "line-height": 0 });
  const cell = `<td${look} style="${rule}">&nbsp;</td>`;
  return { html: row(styleOf(style), `${TABLE} width="100%"><tr>${cell}</tr></table>`), text: "" };
}
var spacer = (height) => `
<tr><td height="${height}" style="height: ${height}px; font-size: 0; line-height: 0">&nbsp;</td></tr>`;
var row = (style, html, attributes = "") => {
  const align = isGiven(style["text-align"]) ? ` align="${style["text-align"]}"` : "";
  return `
<tr><td${attributes}${align} style="${css(style)}">${html}</td></tr>`;
};
function typography({ layout: layout2 }, style) {
  const own = styleOf(style);
  return {
    ...own,
    color: own.color ?? layout2.textColor ?? lightColors.text,
    "font-family": own["font-family"] ?? fontOf(layout2.fontFamily ?? "MODERN_SANS"),
    "font-size": own["font-size"] ?? "16px",
    "line-height": 1.5
  };
}
var textClass = (style) => isGiven(style?.color) ? "" : ' class="lk-text"';
var hrefOf = (address) => `href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer"`;
var toHtml = (text10) => escapeHtml(text10).replace(/\r?\n/g, "<br>");
var paragraphs = (texts) => texts.filter((text10) => text10 !== "").join("\n\n");
var withValues = (given) => Object.fromEntries(Object.entries(given).filter(([, value]) => isGiven(value)));

// src/mail/render.ts
function renderMail({ subject: subjectTemplate, content: content4 }, variables, language) {
  const subject2 = fillSubject(subjectTemplate, variables);
  const { html, text: text10 } = renderBlocks(content4, variables);
  const root = content4["root"];
  const layout2 = root?.type === "EmailLayout" ? root.data : {};
  const footer2 = footerTexts(layout2, variables);
  return {
    subject: subject2,
    listedSubject: fillListedSubject(subjectTemplate, variables),
    // Email clients know the line as the start of a signature, which they may fold away.
    text: footer2.length === 0 ? `${text10}
` : `${text10}

-- 
${footer2.join("\n\n")}
`,
    html: layoutHtml(layout2, { subject: subject2, rows: html, variables, language })
  };
}

// src/mail/sender.ts
function senderOf({ config: { smtp: smtp2 } }, { emailConfig: emailConfig2, displayName }) {
  if (emailConfig2 !== null) return ownSender(emailConfig2);
  return {
    type: "shared",
    host: smtp2?.host ?? "localhost",
    port: smtp2?.port ?? 25,
    username: smtp2?.username ?? "",
    senderName: displayName,
    senderEmail: smtp2?.senderEmail ?? "noreply@localhost.example"
  };
}
var ownSender = (config) => ({
  type: "standard",
  host: config.host,
  port: config.port,
  username: config.username,
  senderName: config.senderName,
  senderEmail: config.senderEmail
});

// src/mail/transport.ts
import { isIP as isIP3 } from "node:net";
import { createTransport } from "nodemailer";

// src/public-address.ts
import { lookup } from "node:dns";
import { BlockList as BlockList2, isIP as isIP2, isIPv6 } from "node:net";
var closed = new BlockList2();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
])
  closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
])
  closed.addSubnet(network, bits, "ipv6");
var globalUnicast = new BlockList2();
globalUnicast.addSubnet("2000::", 3, "ipv6");
var isPublicAddress = (address) => isIPv6(address) ? globalUnicast.check(address, "ipv6") && !closed.check(address, "ipv6") : isIP2(address) === 4 && !closed.check(address, "ipv4");
var NOT_PUBLIC = "The host has no public address.";
var lookupPublic = (host, options2, done2) => {
  lookup(host, { ...options2, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (error !== null) done2(error, "");
    else if (first === void 0) done2(new Error(NOT_PUBLIC), "");
    else if (options2.all === true) done2(null, open);
    else done2(null, first.address, first.family);
  });
};
function resolvePublic(host) {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  return new Promise((resolve2, reject) => {
    if (isIP2(bare) !== 0) {
      if (isPublicAddress(bare)) resolve2(bare);
      else reject(new Error(NOT_PUBLIC));
      return;
    }
    lookupPublic(
      bare,
      {},
      (error, address) => error === null && typeof address === "string" ? resolve2(address) : reject(error ?? new Error(NOT_PUBLIC))
    );
  });
}

// src/mail/transport.ts
var DELIVERY_MILLIS = 6e4;
var CONNECT_MILLIS = 1e4;
function createSmtpTransport(smtp2, mode) {
  return transportTo(smtp2, mode, { host: smtp2.host });
}
function createProjectTransport(smtp2, mode) {
  if (mode === "development") return createSmtpTransport(smtp2, mode);
  const tls = isIP3(smtp2.host) === 0 ? { tls: { servername: smtp2.host } } : {};
  const opened = resolvePublic(smtp2.host).then((host) => transportTo(smtp2, mode, { host, ...tls }));
  opened.catch(() => {
  });
  return {
    deliver: async (letter, options2) => (await opened).deliver(letter, options2),
    close: () => void opened.then(
      (transport) => transport.close(),
      () => void 0
    )
  };
}
function transportTo(smtp2, mode, place) {
  const transporter = createTransport({
    ...place,
    port: smtp2.port,
    secure: smtp2.secure ?? smtp2.port === 465,
    requireTLS: mode === "production" && !isLoopbackHost(smtp2.host),
    ...smtp2.username === "" ? {} : { auth: { user: smtp2.username, pass: smtp2.password } },
    connectionTimeout: CONNECT_MILLIS,
    greetingTimeout: CONNECT_MILLIS,
    pool: true
  });
  return {
    deliver: async ({ id: id2, to, senderName, subject: subject2, html, text: text10 }, { limitMillis = DELIVERY_MILLIS, signal } = {}) => {
      const limit = AbortSignal.timeout(limitMillis);
      await transporter.sendMail({
        from: { name: senderName, address: smtp2.senderEmail },
        to: to.map((address) => ({ name: "", address })),
        subject: subject2,
        html,
        text: text10,
        // The same id at every attempt, so that a server can recognise a mail it already has.
        messageId: `<${id2}@${smtp2.senderEmail.split("@").at(-1)}>`,
        // Out-of-office replies leave such mail alone (RFC 3834, section 5).
        headers: { "Auto-Submitted": "auto-generated" },
        signal: signal === void 0 ? limit : AbortSignal.any([limit, signal])
      });
    },
    close: () => transporter.close()
  };
}

// src/mail/test-mail.ts
var LIMIT_MILLIS = 1e4;
var subject = "Test email from {{ projectDisplayName }}";
var content3 = {
  root: {
    type: "EmailLayout",
    data: {
      preheader: "Your email server works.",
      brand: { name: "{{ projectDisplayName }}" },
      footer: ["You received this email because a test was sent to {{ recipientEmail }}."],
      childrenIds: ["heading", "sentence"]
    }
  },
  heading: {
    type: "Heading",
    data: { props: { text: "Your email server works", level: "h1" }, style: { fontSize: 24 } }
  },
  sentence: {
    type: "Text",
    data: { props: { text: "{{ projectDisplayName }} can send emails with these settings." } }
  }
};
async function sendTestMail(ctx, project4, { to, server }) {
  const variables = { projectDisplayName: project4.displayName, recipientEmail: to };
  const mail = renderMail({ subject, content: content3 }, variables, en);
  const id2 = await note(ctx, project4, { to, server, mail });
  const failure = await tryOnce(ctx, server, {
    id: id2,
    to: [to],
    senderName: server.senderName,
    ...mail
  });
  const outcome = failure === void 0 ? { sentAt: projectNow(ctx, project4) } : { error: toMailFailure(failure, false) };
  await ctx.db.update(emails).set({ attempts: 1, ...outcome }).where(eq22(emails.id, id2));
  return failure;
}
async function note(ctx, project4, { to, server, mail }) {
  const { html, text: text10 } = mail;
  const row2 = onlyRow(
    await ctx.db.insert(emails).values({
      projectId: project4.id,
      sender: ownSender(server),
      recipients: [to],
      subject: mail.subject,
      contentSealed: sealContent(ctx.sealer, { html, text: text10, variables: { link: "", code: null } }),
      createdAt: projectNow(ctx, project4)
    }).returning({ id: emails.id })
  );
  return row2.id;
}
async function tryOnce({ config }, server, letter) {
  const transport = createProjectTransport(server, config.mode);
  try {
    await transport.deliver(letter, { limitMillis: LIMIT_MILLIS });
    return void 0;
  } catch (error) {
    return messageOf(error, passwordTexts(server)) || "The mail server gave no reason.";
  } finally {
    transport.close();
  }
}

// src/handlers/admin/emails.ts
var LOG_LENGTH = 100;
var adminEmails = implement(emails_exports2, emails_exports, {
  listEmailTemplates: async ({ ctx, auth }) => toList(await listTemplates(ctx.db, auth.project.id)),
  readEmailTemplate: async ({ ctx, params, auth }) => readTemplate(ctx.db, auth.project.id, typeOf(params)),
  updateEmailTemplate: async ({ ctx, params, body: body2, auth }) => {
    if (auth.project.emailConfig === null)
      throw refuse(400, "Set a mail server of your own before you word its mails.");
    const content4 = body2.content && checkedContent(body2.content);
    const change2 = { type: typeOf(params), subject: body2.subject, content: content4 };
    return changeTemplate(ctx, auth.project.id, change2);
  },
  resetEmailTemplate: async ({ ctx, params, auth }) => {
    if (!await resetTemplate(ctx.db, auth.project.id, typeOf(params)))
      throw refuse(404, "This mail has no words of its own.");
    return success2;
  },
  listSentEmails: async ({ ctx, auth }) => {
    const rows = await ctx.db.select().from(emails).where(
      and18(
        eq23(emails.projectId, auth.project.id),
        // What still waits for its first attempt was neither sent nor refused.
        or7(isNotNull2(emails.sentAt), isNotNull2(emails.error))
      )
    ).orderBy(desc4(emails.createdAt), desc4(emails.id)).limit(LOG_LENGTH);
    return toList(rows.map(toSentEmail));
  },
  sendTestEmail: async ({ ctx, body: body2, auth }) => {
    const failure = await sendTestMail(ctx, auth.project, {
      to: body2.recipientEmail,
      server: body2.emailConfig
    });
    return failure === void 0 ? success2 : { success: false, errorMessage: failure };
  }
});
var typeOf = ({ type }) => emails_exports.emailTemplateType.parse(type);
function checkedContent(content4) {
  const checked2 = blockDocument.safeParse(content4);
  if (checked2.success) return content4;
  const [issue] = checked2.error.issues;
  throw refuse(400, `The content is no block document: ${faultOf(issue)}.`);
}
var faultOf = (issue) => [issue?.path.join("."), issue?.message].filter(Boolean).join(" ");
var toSentEmail = (row2) => ({
  id: row2.id,
  subject: row2.subject,
  sentAtMillis: row2.sentAt ?? row2.createdAt,
  to: row2.recipients,
  senderConfig: {
    type: row2.sender.type,
    host: row2.sender.host,
    port: row2.sender.port,
    username: row2.sender.username,
    senderName: row2.sender.senderName,
    senderEmail: row2.sender.senderEmail
  },
  error: row2.error
});

// src/domain/metrics.ts
import { and as and19, count, desc as desc5, eq as eq24, gte, isNotNull as isNotNull3, sql as sql16 } from "drizzle-orm";
var DAY2 = 864e5;
var DAYS = 31;
var RECENT = 5;
async function readMetrics3(ctx, project4) {
  const today = Math.floor(projectNow(ctx, project4) / DAY2) * DAY2;
  const days2 = Array.from({ length: DAYS }, (_2, index8) => dayOf(today - (DAYS - 1 - index8) * DAY2));
  const mine = eq24(users.projectId, project4.id);
  const [total] = await ctx.db.select({ count: count() }).from(users).where(mine);
  return {
    totalUsers: total?.count ?? 0,
    dailyUsers: onDays(days2, await countSignUps(ctx, project4, today - (DAYS - 1) * DAY2)),
    dailyActiveUsers: onDays(days2, await countActive(ctx, project4, days2[0] ?? "")),
    usersByCountry: Object.fromEntries(await countCountries(ctx, project4)),
    recentlyRegistered: await selectUsers(ctx.db).where(mine).orderBy(desc5(users.signedUpAt), desc5(users.id)).limit(RECENT),
    recentlyActive: await selectUsers(ctx.db).where(mine).orderBy(desc5(users.lastActiveAt), desc5(users.id)).limit(RECENT),
    loginMethods: await countMethods(ctx, project4)
  };
}
var onDays = (days2, counts) => days2.map((date) => ({ date, activity: counts.get(date) ?? 0 }));
async function countSignUps(ctx, project4, since) {
  const day = sql16`div(${users.signedUpAt}, ${sql16.raw(String(DAY2))})`.mapWith(Number);
  const rows = await ctx.db.select({ day, count: count() }).from(users).where(and19(eq24(users.projectId, project4.id), gte(users.signedUpAt, since))).groupBy(sql16`1`);
  return new Map(rows.map((row2) => [dayOf(row2.day * DAY2), row2.count]));
}
async function countActive(ctx, project4, since) {
  const rows = await ctx.db.select({ day: activeDays.day, count: count() }).from(activeDays).where(and19(eq24(activeDays.projectId, project4.id), gte(activeDays.day, since))).groupBy(activeDays.day);
  return new Map(rows.map((row2) => [row2.day, row2.count]));
}
async function countCountries(ctx, project4) {
  const rows = await ctx.db.select({ country: users.countryCode, count: count() }).from(users).where(and19(eq24(users.projectId, project4.id), isNotNull3(users.countryCode))).groupBy(users.countryCode);
  return rows.map((row2) => [row2.country ?? "", row2.count]);
}
async function countMethods({ db }, { id: id2 }) {
  const providers = await db.select({ method: oauthAccounts.providerId, count: count() }).from(oauthAccounts).where(eq24(oauthAccounts.projectId, id2)).groupBy(oauthAccounts.providerId);
  const [password3] = await db.select({ count: count() }).from(passwords).innerJoin(users, eq24(users.id, passwords.userId)).where(eq24(users.projectId, id2));
  const [passkey2] = await db.select({ count: count() }).from(passkeys).where(eq24(passkeys.projectId, id2));
  const [otp2] = await db.select({ count: count() }).from(users).where(and19(eq24(users.projectId, id2), users.otpAuthEnabled));
  const all = [
    ...providers,
    { method: "password", count: password3?.count ?? 0 },
    { method: "passkey", count: passkey2?.count ?? 0 },
    { method: "otp", count: otp2?.count ?? 0 }
  ];
  return all.filter((one) => one.count > 0);
}

// src/handlers/admin/metrics.ts
var adminMetrics = implement(metrics_exports2, metrics_exports, {
  readMetrics: async ({ ctx, auth }) => {
    const metrics = await readMetrics3(ctx, auth.project);
    return {
      ...metrics,
      recentlyRegistered: metrics.recentlyRegistered.map(toServerUser),
      recentlyActive: metrics.recentlyActive.map(toServerUser)
    };
  }
});

// src/domain/permission-definitions.ts
import { and as and20, asc as asc5, eq as eq25, sql as sql17 } from "drizzle-orm";
var systemDefinitions = Object.entries(systemPermissions).map(
  ([id2, description2]) => ({ id: id2, scope: "team", description: description2, containedIds: [] })
);
async function listDefinitions(db, projectId3) {
  const own = await db.select().from(permissionDefinitions).where(eq25(permissionDefinitions.projectId, projectId3)).orderBy(asc5(permissionDefinitions.id));
  return [...systemDefinitions, ...own].toSorted((a, b) => a.id < b.id ? -1 : 1);
}
async function findDefinition(db, projectId3, id2, { isHeld = false } = {}) {
  if (isSystemPermission(id2)) return systemDefinitions.find((one) => one.id === id2);
  const query = db.select().from(permissionDefinitions).where(and20(eq25(permissionDefinitions.projectId, projectId3), eq25(permissionDefinitions.id, id2)));
  const [found] = await (isHeld ? query.for("key share") : query);
  return found;
}
var oneAtATime = (db, projectId3) => db.select({ id: projects.id }).from(projects).where(eq25(projects.id, projectId3)).for("no key update");
async function createDefinition(ctx, project4, { scope, ...content4 }) {
  await oneAtATime(ctx.db, project4.id);
  const containedIds = sortedSet(content4.containedIds);
  await requireContained(ctx.db, project4.id, { scope, ids: containedIds });
  const row2 = { id: content4.id, scope, description: content4.description ?? "", containedIds };
  try {
    await ctx.db.insert(permissionDefinitions).values({ ...row2, projectId: project4.id });
  } catch (error) {
    throw asTaken(error, content4.id);
  }
  return row2;
}
async function updateDefinition(ctx, project4, { scope, oldId, ...content4 }) {
  await oneAtATime(ctx.db, project4.id);
  await requireOwn(ctx.db, project4.id, { scope, id: oldId });
  const containedIds = sortedSet(
    content4.containedIds?.map((id2) => id2 === oldId ? content4.id : id2)
  );
  const others = containedIds.filter((id2) => id2 !== content4.id);
  await requireContained(ctx.db, project4.id, { scope, ids: others });
  const row2 = { id: content4.id, description: content4.description ?? "", containedIds };
  try {
    await ctx.db.update(permissionDefinitions).set(row2).where(
      and20(eq25(permissionDefinitions.projectId, project4.id), eq25(permissionDefinitions.id, oldId))
    );
  } catch (error) {
    throw asTaken(error, content4.id);
  }
  if (content4.id !== oldId) await replaceEverywhere(ctx, project4, { oldId, newId: content4.id });
  return { ...row2, scope };
}
async function deleteDefinition(ctx, project4, { scope, id: id2 }) {
  await oneAtATime(ctx.db, project4.id);
  await requireOwn(ctx.db, project4.id, { scope, id: id2 });
  await ctx.db.delete(permissionDefinitions).where(and20(eq25(permissionDefinitions.projectId, project4.id), eq25(permissionDefinitions.id, id2)));
  await replaceEverywhere(ctx, project4, { oldId: id2, newId: void 0 });
}
async function requireOwn(db, projectId3, { scope, id: id2 }) {
  const found = isSystemPermission(id2) ? void 0 : await findDefinition(db, projectId3, id2);
  if (found?.scope !== scope) throw fail("PERMISSION_NOT_FOUND", { permission_id: id2 });
}
async function requireContained(db, projectId3, { scope, ids }) {
  const unknownToSystem = ids.find((id2) => id2.startsWith("$") && !isSystemPermission(id2));
  if (unknownToSystem !== void 0)
    throw fail("SCHEMA_ERROR", {
      message: `body.contained_permission_ids: there is no permission ${unknownToSystem}`
    });
  const defined = await listDefinitions(db, projectId3);
  const known2 = defined.filter((one) => one.scope === scope).map(({ id: id2 }) => id2);
  const missing2 = ids.find((id2) => !known2.includes(id2));
  if (missing2 !== void 0)
    throw fail("CONTAINED_PERMISSION_NOT_FOUND", { permission_id: missing2 });
}
async function replaceEverywhere(ctx, project4, replacement) {
  const { oldId, newId } = replacement;
  for (const table of [teamPermissions, projectPermissions]) {
    const held = and20(eq25(table.projectId, project4.id), eq25(table.permissionId, oldId));
    await (newId === void 0 ? ctx.db.delete(table).where(held) : ctx.db.update(table).set({ permissionId: newId }).where(held));
  }
  const { containedIds } = permissionDefinitions;
  await ctx.db.update(permissionDefinitions).set({
    containedIds: newId === void 0 ? sql17`array_remove(${containedIds}, ${oldId})` : sql17`array(
              select id from unnest(array_replace(${containedIds}, ${oldId}, ${newId})) as id
              order by id collate "C"
            )`
  }).where(
    and20(eq25(permissionDefinitions.projectId, project4.id), sql17`${oldId} = any(${containedIds})`)
  );
  await replaceInProject(ctx.db, project4.id, replacement);
}
async function replaceInProject(db, projectId3, replacement) {
  const mine = eq25(projects.id, projectId3);
  const [row2] = await db.select({ config: projects.config }).from(projects).where(mine);
  if (row2 === void 0) return;
  await db.update(projects).set({ config: replaceDefaults(row2.config, replacement) }).where(mine);
}
function replaceDefaults(config, { oldId, newId }) {
  const replaced2 = (ids) => ids.flatMap((id2) => id2 !== oldId ? [id2] : newId === void 0 ? [] : [newId]);
  return {
    ...config,
    teamCreatorDefaultPermissions: replaced2(config.teamCreatorDefaultPermissions),
    teamMemberDefaultPermissions: replaced2(config.teamMemberDefaultPermissions),
    userDefaultPermissions: replaced2(config.userDefaultPermissions)
  };
}
var sortedSet = (ids = []) => [...new Set(ids)].toSorted();
var asTaken = (error, id2) => violates(error, "permission_definitions_project_id_id_pk") ? fail("PERMISSION_ID_ALREADY_EXISTS", { permission_id: id2 }) : error;

// src/handlers/admin/permission-definitions.ts
var list2 = (scope) => async (call) => {
  const all = await listDefinitions(call.ctx.db, call.auth.project.id);
  return toList(all.filter((one) => one.scope === scope).map(toAnswer));
};
var create = (scope) => async ({ ctx, auth, body: body2 }) => toAnswer(
  await ctx.db.transaction(
    (db) => createDefinition({ ...ctx, db }, auth.project, {
      scope,
      id: body2.id,
      description: body2.description,
      containedIds: body2.containedPermissionIds
    })
  )
);
var update = (scope) => async ({
  ctx,
  auth,
  params,
  body: body2
}) => toAnswer(
  await ctx.db.transaction(
    (db) => updateDefinition({ ...ctx, db }, auth.project, {
      scope,
      oldId: params.permissionId,
      id: body2.id ?? params.permissionId,
      description: body2.description,
      containedIds: body2.containedPermissionIds
    })
  )
);
var remove = (scope) => async ({ ctx, auth, params }) => {
  const id2 = params.permissionId;
  await ctx.db.transaction((db) => deleteDefinition({ ...ctx, db }, auth.project, { scope, id: id2 }));
  return success2;
};
var adminPermissionDefinitions = implement(permission_definitions_exports2, permission_definitions_exports, {
  listTeamPermissionDefinitions: list2("team"),
  createTeamPermissionDefinition: create("team"),
  updateTeamPermissionDefinition: update("team"),
  deleteTeamPermissionDefinition: remove("team"),
  listProjectPermissionDefinitions: list2("project"),
  createProjectPermissionDefinition: create("project"),
  updateProjectPermissionDefinition: update("project"),
  deleteProjectPermissionDefinition: remove("project")
});
var toAnswer = ({ id: id2, description: description2, containedIds }) => ({
  id: id2,
  ...description2 === "" ? {} : { description: description2 },
  containedPermissionIds: containedIds
});

// src/domain/key-sets.ts
import { and as and21, desc as desc6, eq as eq26, sql as sql18 } from "drizzle-orm";
async function createKeySet(ctx, project4, { description: description2, expiresAt, kinds }) {
  const all = createKeys();
  const keys3 = Object.fromEntries(kinds.map((kind4) => [kind4, all[kind4]]));
  const createdAt = projectNow(ctx, project4);
  const set = onlyRow(
    await ctx.db.insert(projectKeys).values({ projectId: project4.id, description: description2, expiresAt, createdAt, ...hashKeys(keys3) }).returning()
  );
  return { set, keys: keys3 };
}
var listKeySets = (db, projectId3) => db.select().from(projectKeys).where(eq26(projectKeys.projectId, projectId3)).orderBy(desc6(projectKeys.createdAt), desc6(projectKeys.id));
async function findKeySet(db, projectId3, id2) {
  const [set] = await db.select().from(projectKeys).where(isSet(projectId3, id2));
  return set;
}
async function updateKeySet(ctx, project4, { id: id2, description: description2, isRevoked }) {
  const now = projectNow(ctx, project4);
  const [set] = await ctx.db.update(projectKeys).set({
    description: description2 ?? sql18`${projectKeys.description}`,
    revokedAt: isRevoked ? sql18`coalesce(${projectKeys.revokedAt}, ${now})` : sql18`${projectKeys.revokedAt}`
  }).where(isSet(project4.id, id2)).returning();
  return set;
}
var isSet = (projectId3, id2) => and21(eq26(projectKeys.id, id2), eq26(projectKeys.projectId, projectId3));

// src/handlers/admin/project-keys.ts
var NEVER_MILLIS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
var adminProjectKeys = implement(project_keys_exports2, project_keys_exports, {
  listProjectKeySets: async ({ ctx, auth }) => toList((await listKeySets(ctx.db, auth.project.id)).map(toKeySet)),
  createProjectKeySet: async ({ ctx, auth, body: body2 }) => {
    const { set, keys: keys3 } = await createKeySet(ctx, auth.project, {
      description: body2.description,
      expiresAt: body2.expiresAtMillis,
      kinds: [
        ...body2.hasPublishableClientKey ? ["publishableClientKey"] : [],
        ...body2.hasSecretServerKey ? ["secretServerKey"] : [],
        ...body2.hasSuperSecretAdminKey ? ["superSecretAdminKey"] : []
      ]
    });
    return {
      ...fieldsOf(set),
      publishableClientKey: keys3.publishableClientKey,
      secretServerKey: keys3.secretServerKey,
      superSecretAdminKey: keys3.superSecretAdminKey
    };
  },
  readProjectKeySet: async ({ ctx, auth, params }) => toKeySet(requireSet(await findKeySet(ctx.db, auth.project.id, params.apiKeyId))),
  updateProjectKeySet: async ({ ctx, auth, params, body: body2 }) => {
    const changed = await updateKeySet(ctx, auth.project, {
      id: params.apiKeyId,
      description: body2.description,
      isRevoked: body2.revoked === true
    });
    return toKeySet(requireSet(changed));
  }
});
function requireSet(set) {
  if (set === void 0) throw fail("API_KEY_NOT_FOUND");
  return set;
}
var fieldsOf = (set) => ({
  id: set.id,
  description: set.description,
  expiresAtMillis: set.expiresAt ?? NEVER_MILLIS,
  manuallyRevokedAtMillis: set.revokedAt ?? void 0,
  createdAtMillis: set.createdAt
});
var toKeySet = (set) => ({
  ...fieldsOf(set),
  publishableClientKey: lastFour3(set.publishableClientKeyEnd),
  secretServerKey: lastFour3(set.secretServerKeyEnd),
  superSecretAdminKey: lastFour3(set.superSecretAdminKeyEnd)
});
var lastFour3 = (end) => end === null ? void 0 : { lastFour: end };

// src/domain/project-answer.ts
import { count as count2, eq as eq27, inArray as inArray5 } from "drizzle-orm";
var toProject = ({ id: id2, displayName, config, oauthProviders }) => ({
  id: id2,
  displayName,
  config: {
    signUpEnabled: config.signUpEnabled,
    credentialEnabled: config.credentialEnabled,
    magicLinkEnabled: config.magicLinkEnabled,
    passkeyEnabled: config.passkeyEnabled,
    clientTeamCreationEnabled: config.clientTeamCreationEnabled,
    clientUserDeletionEnabled: config.clientUserDeletionEnabled,
    allowUserApiKeys: config.allowUserApiKeys,
    allowTeamApiKeys: config.allowTeamApiKeys,
    enabledOauthProviders: oauthProviders.map((provider) => ({ id: provider.id }))
  }
});
async function readProjects({ db, sealer }, ids) {
  if (ids.length === 0) return [];
  const rows = await db.select({ project: projects, userCount: count2(users.id) }).from(projects).leftJoin(users, eq27(users.projectId, projects.id)).where(inArray5(projects.id, [...ids])).groupBy(projects.id);
  const domains = await db.select().from(projectDomains).where(inArray5(projectDomains.projectId, [...ids]));
  const found = new Map(rows.map((row2) => [row2.project.id, row2]));
  return ids.flatMap((id2) => {
    const row2 = found.get(id2);
    const own = domains.filter(({ projectId: projectId3 }) => projectId3 === id2);
    return row2 === void 0 ? [] : [toAdminProject(sealer, { ...row2, domains: own })];
  });
}
var toAdminProject = (sealer, { project: project4, userCount, domains }) => ({
  id: project4.id,
  displayName: project4.displayName,
  description: project4.description,
  createdAtMillis: project4.createdAt,
  userCount,
  isProductionMode: project4.isProductionMode,
  config: {
    ...toProject(project4).config,
    ...ownerSwitches(project4),
    oauthProviders: openOAuthProviders(sealer, project4.oauthProviders).map(toProvider),
    domains: domains.map(({ domain: domain3, handlerPath }) => ({ domain: domain3, handlerPath })).toSorted((a, b) => compare2(a.domain, b.domain) || compare2(a.handlerPath, b.handlerPath)),
    emailConfig: toEmailConfig(openEmailConfig(sealer, project4))
  }
});
var ownerSwitches = ({ config }) => ({
  allowLocalhost: config.allowLocalhost,
  createTeamOnSignUp: config.createTeamOnSignUp,
  oauthAccountMergeStrategy: config.oauthAccountMergeStrategy,
  teamCreatorDefaultPermissions: config.teamCreatorDefaultPermissions.map(toId),
  teamMemberDefaultPermissions: config.teamMemberDefaultPermissions.map(toId),
  userDefaultPermissions: config.userDefaultPermissions.map(toId)
});
var toProvider = (provider) => ({
  id: provider.id,
  type: provider.type,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  facebookConfigId: provider.facebookConfigId,
  microsoftTenantId: provider.microsoftTenantId
});
var toEmailConfig = (own) => own === void 0 ? { type: "shared" } : {
  type: "standard",
  host: own.host,
  port: own.port,
  username: own.username,
  password: own.password,
  senderName: own.senderName,
  senderEmail: own.senderEmail
};
var toId = (id2) => ({ id: id2 });
var compare2 = (a, b) => a < b ? -1 : a > b ? 1 : 0;

// src/handlers/admin/project-fields.ts
var projectChangesOf = ({
  description: description2,
  isProductionMode,
  config = {}
}) => ({
  description: description2 === null ? "" : description2,
  isProductionMode,
  config: switchesOf(config),
  oauthProviders: config.oauthProviders?.map(providerOf),
  domains: config.domains?.map((one) => ({ domain: one.domain, handlerPath: one.handlerPath })),
  emailConfig: config.emailConfig && emailConfigOf(config.emailConfig)
});
var switchesOf = (config) => ({
  signUpEnabled: config.signUpEnabled,
  credentialEnabled: config.credentialEnabled,
  magicLinkEnabled: config.magicLinkEnabled,
  passkeyEnabled: config.passkeyEnabled,
  clientTeamCreationEnabled: config.clientTeamCreationEnabled,
  clientUserDeletionEnabled: config.clientUserDeletionEnabled,
  allowUserApiKeys: config.allowUserApiKeys,
  allowTeamApiKeys: config.allowTeamApiKeys,
  allowLocalhost: config.allowLocalhost,
  createTeamOnSignUp: config.createTeamOnSignUp,
  teamCreatorDefaultPermissions: config.teamCreatorDefaultPermissions?.map(({ id: id2 }) => id2),
  teamMemberDefaultPermissions: config.teamMemberDefaultPermissions?.map(({ id: id2 }) => id2),
  userDefaultPermissions: config.userDefaultPermissions?.map(({ id: id2 }) => id2),
  oauthAccountMergeStrategy: config.oauthAccountMergeStrategy
});
var providerOf = (given) => ({
  id: given.id,
  type: given.type,
  ...given.clientId !== void 0 && { clientId: given.clientId },
  ...given.clientSecret !== void 0 && { clientSecret: given.clientSecret },
  ...given.facebookConfigId !== void 0 && { facebookConfigId: given.facebookConfigId },
  ...given.microsoftTenantId !== void 0 && { microsoftTenantId: given.microsoftTenantId }
});
var emailConfigOf = (given) => given.type === "shared" ? null : {
  host: given.host,
  port: given.port,
  username: given.username,
  password: given.password,
  senderName: given.senderName,
  senderEmail: given.senderEmail
};

// src/handlers/admin/projects.ts
var adminProjects = implement(projects_exports4, projects_exports, {
  readProject: ({ ctx, auth }) => readProject4(ctx, auth.project.id),
  updateProject: async ({ ctx, auth, body: { displayName, ...body2 } }) => {
    await changeProject(ctx, auth.project.id, { displayName, ...projectChangesOf(body2) });
    return readProject4(ctx, auth.project.id);
  },
  deleteProject: async ({ ctx, auth }) => {
    await deleteOwnedProject(ctx, auth.project.id);
    return success2;
  }
});
async function readProject4(ctx, id2) {
  const [project4] = await readProjects(ctx, [id2]);
  if (project4 === void 0) throw fail("PROJECT_NOT_FOUND", { project_id: id2 });
  return project4;
}

// src/webhooks/token.ts
import * as z41 from "zod";
var LIFETIME_MILLIS = 9e5;
var claims2 = z41.object({
  /** Other things are sealed under the same key. */
  use: z41.literal("webhooks"),
  projectId: z41.string(),
  expiresAt: z41.number()
});
function createWebhookToken3(ctx, project4) {
  const expiresAt = projectNow(ctx, project4) + LIFETIME_MILLIS;
  const token = { use: "webhooks", projectId: project4.id, expiresAt };
  return ctx.sealer.seal(JSON.stringify(token));
}
async function readWebhookToken(ctx, token) {
  const parsed = claims2.safeParse(openJson(ctx, token));
  if (!parsed.success) return void 0;
  const found = await findProject(ctx, parsed.data.projectId);
  if (found === void 0) return void 0;
  return projectNow(ctx, found.project) < parsed.data.expiresAt ? found.project : void 0;
}
function openJson({ sealer }, token) {
  try {
    return JSON.parse(sealer.open(token));
  } catch {
    return void 0;
  }
}

// src/handlers/admin/webhooks.ts
var adminWebhooks = implement(webhooks_exports2, webhooks_exports, {
  createWebhookToken: async ({ ctx, auth }) => ({ token: createWebhookToken3(ctx, auth.project) })
});

// src/domain/known-networks.ts
import { and as and22, eq as eq28, gt as gt6 } from "drizzle-orm";
var KNOWN_MILLIS = 30 * 24 * 60 * 60 * 1e3;
var isKnownNetwork = async (ctx, project4, place) => await ctx.db.$count(
  knownNetworks,
  and22(
    eq28(knownNetworks.id, idOf(project4, place)),
    gt6(knownNetworks.expiresAt, projectNow(ctx, project4))
  )
) > 0;
async function rememberNetwork(ctx, project4, place) {
  const expiresAt = projectNow(ctx, project4) + KNOWN_MILLIS;
  await ctx.db.insert(knownNetworks).values({ id: idOf(project4, place), projectId: project4.id, expiresAt }).onConflictDoUpdate({ target: knownNetworks.id, set: { expiresAt } });
}
var idOf = ({ id: id2 }, { account: account2, network }) => hashSecret(JSON.stringify([id2, account2, network]));

// src/domain/lockout.ts
import { and as and23, eq as eq29, gt as gt7, sql as sql20 } from "drizzle-orm";

// src/domain/rate-limit.ts
import { sql as sql19 } from "drizzle-orm";
var WINDOW_MILLIS = 60 * 60 * 1e3;
async function countTry(ctx, project4, limits2) {
  for (const limit of limits2) await countOne(ctx, project4, limit);
}
async function countOne(ctx, project4, limit) {
  const now = projectNow(ctx, project4);
  const isOver = sql19`${attemptCounts.resetsAt} <= ${now}`;
  const { count: count3, resetsAt } = onlyRow(
    await ctx.db.insert(attemptCounts).values({
      id: limitId(project4, limit),
      projectId: project4.id,
      count: 1,
      resetsAt: now + WINDOW_MILLIS
    }).onConflictDoUpdate({
      target: attemptCounts.id,
      set: {
        count: sql19`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        // A clock that was set back must not leave an end that is far away.
        resetsAt: sql19`case when ${isOver} then excluded.resets_at else least(${attemptCounts.resetsAt}, excluded.resets_at) end`
      }
    }).returning()
  );
  if (count3 > limit.most) throw tooMany(resetsAt - now);
}
var limitId = ({ id: id2 }, { what, who }) => hashSecret(JSON.stringify([id2, what, who]));

// src/domain/lockout.ts
var FIRST_DELAY_MILLIS = 3e4;
var MOST_DOUBLINGS = 10;
async function countFailure(ctx, project4, limits2) {
  for (const [index8, limit] of limits2.entries()) {
    const waitMillis = await countOne2(ctx, project4, limit);
    if (waitMillis === 0) continue;
    await forgiveFailure(ctx, project4, limits2.slice(0, index8));
    throw tooMany(waitMillis);
  }
}
async function countOne2(ctx, project4, limit) {
  const now = projectNow(ctx, project4);
  const { count: count3, resetsAt, blockedUntil } = attemptCounts;
  const id2 = limitId(project4, limit);
  const isOver = sql20`${resetsAt} <= ${now}`;
  const failures = sql20`(case when ${isOver} then 1 else ${count3} + 1 end)`;
  const doublings = sql20`least(${failures} - ${limit.most}::int, ${MOST_DOUBLINGS}::int)`;
  const delay = sql20`(${FIRST_DELAY_MILLIS}::bigint * power(2, ${doublings}))::bigint`;
  const windowEnd = sql20`${now}::bigint + ${WINDOW_MILLIS}::bigint`;
  const counted = await ctx.db.insert(attemptCounts).values({
    id: id2,
    projectId: project4.id,
    count: 1,
    resetsAt: now + WINDOW_MILLIS,
    blockedUntil: limit.most === 1 ? now + FIRST_DELAY_MILLIS : 0
  }).onConflictDoUpdate({
    target: attemptCounts.id,
    set: {
      count: failures,
      // A clock that was set back must not leave an end that is far away.
      resetsAt: sql20`case when ${isOver} then ${windowEnd} else least(${resetsAt}, ${windowEnd}) end`,
      blockedUntil: sql20`case when ${failures} < ${limit.most}::int then 0 else ${now}::bigint + ${delay} end`
    },
    setWhere: sql20`${isOver} or ${blockedUntil} <= ${now} or ${blockedUntil} > ${windowEnd}`
  }).returning({ id: attemptCounts.id });
  if (counted.length > 0) return 0;
  const [blocked] = await ctx.db.select().from(attemptCounts).where(eq29(attemptCounts.id, id2));
  const end = blocked === void 0 ? now : Math.min(blocked.blockedUntil, blocked.resetsAt);
  return Math.min(Math.max(end - now, 1), WINDOW_MILLIS);
}
async function forgiveFailure({ db }, project4, limits2) {
  for (const limit of limits2)
    await db.update(attemptCounts).set({ count: sql20`${attemptCounts.count} - 1`, blockedUntil: 0 }).where(and23(eq29(attemptCounts.id, limitId(project4, limit)), gt7(attemptCounts.count, 0)));
}

// src/domain/network-of.ts
import { isIPv4 as isIPv42 } from "node:net";
var GROUPS = 8;
var NETWORK_GROUPS = 4;
function networkOf(address) {
  if (isIPv42(address)) return address;
  const { hostname: hostname2 } = new URL(`http://[${address.replace(/%.*/, "")}]`);
  const [start = "", end = ""] = hostname2.slice(1, -1).split("::");
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const left = Array(GROUPS - first.length - last.length).fill("0");
  const groups = [...first, ...left, ...last];
  return (isMapped(groups) ? groups : groups.slice(0, NETWORK_GROUPS)).join(":");
}
var groupsOf = (text10) => text10.split(":").filter(Boolean);
var isMapped = (groups) => groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";

// src/limits.ts
async function limitSignIn(call, account2, check2) {
  const { ctx, auth } = call;
  const { project: project4 } = auth;
  const network = networkOfClient(call);
  const place = network === void 0 ? void 0 : { account: account2.toLowerCase(), network };
  const limits2 = await signInLimits(call, account2.toLowerCase(), place);
  await countFailure(ctx, project4, limits2);
  const forgive = () => forgiveFailure(ctx, project4, limits2);
  let result;
  try {
    result = await check2();
  } catch (error) {
    if (!isLatchkeyError(error)) await forgive();
    throw error;
  }
  await forgive();
  if (place !== void 0) await rememberNetwork(ctx, project4, place);
  return result;
}
async function signInLimits({ ctx, auth: { project: project4 } }, account2, place) {
  const what = "sign-in";
  const { failedSignInsPerAccount, failedSignInsPerAccountAndNetwork, failedSignInsPerClient } = ctx.config.limits;
  const ofAccount2 = { what, who: account2, most: failedSignInsPerAccount };
  if (place === void 0) return [ofAccount2];
  const client = `client ${place.network}`;
  const limits2 = [
    { what, who: client, most: failedSignInsPerClient },
    { what, who: `${account2} from ${client}`, most: failedSignInsPerAccountAndNetwork }
  ];
  return await isKnownNetwork(ctx, project4, place) ? limits2 : [...limits2, ofAccount2];
}
async function limitMail(call, recipient) {
  const { ctx, auth } = call;
  const { mailsPerRecipient, mailsPerClient } = ctx.config.limits;
  await countTry(ctx, auth.project, [
    ...byClient(call, "mail", mailsPerClient),
    ...bySender(call, mailsPerClient),
    // Mail servers hold addresses that differ in case for the same mailbox.
    { what: "mail", who: recipient.toLowerCase(), most: mailsPerRecipient }
  ]);
}
async function limitSignInAddress(call) {
  const { ctx, auth } = call;
  const { mailsPerClient } = ctx.config.limits;
  await countTry(ctx, auth.project, [
    ...byClient(call, "mail", mailsPerClient),
    ...bySender(call, mailsPerClient)
  ]);
}
var limitBeginning = (call) => countTry(
  call.ctx,
  call.auth.project,
  byClient(call, "beginning", call.ctx.config.limits.beginningsPerClient)
);
var passwordTurn = (call) => {
  const { ctx, auth, signal } = call;
  const place = { project: auth.project.id, client: networkOfClient(call), signal };
  return (work) => ctx.passwordQueue.run(place, work);
};
function bySender({ auth: { access: access2, user: user3 } }, most2) {
  return access2 === "client" && user3 ? [{ what: "mail", who: `user ${user3.row.id}`, most: most2 }] : [];
}
function byClient(call, what, most2) {
  const network = networkOfClient(call);
  return network === void 0 ? [] : [{ what, who: `client ${network}`, most: most2 }];
}
function networkOfClient({ ctx, auth, client: { address } }) {
  if (auth.access !== "client") return void 0;
  const isOwnMachine = address === void 0 || isLoopbackAddress(address);
  if (isOwnMachine && ctx.config.mode === "development") return void 0;
  return address === void 0 ? "unknown" : networkOf(address);
}

// src/handlers/anonymous.ts
var anonymous = implement(anonymous_exports2, anonymous_exports, {
  signUpAnonymously: async (call) => {
    const { ctx, ipInfo, auth } = call;
    const { project: project4 } = auth;
    if (!isOpen2(project4)) throw fail("ANONYMOUS_ACCOUNTS_NOT_ENABLED");
    await limitBeginning(call);
    return ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const { id: id2 } = await createUser2(inside, project4, {
        isAnonymous: true,
        displayName: "Anonymous user"
      });
      return signIn(inside, project4, { userId: id2, ipInfo });
    });
  }
});
var isOpen2 = ({ id: id2, config }) => config.anonymousAccountsEnabled || id2 === INTERNAL_PROJECT_ID && config.signUpEnabled;

// src/domain/api-keys.ts
import { randomUUID as randomUUID3 } from "node:crypto";
import { and as and24, desc as desc7, eq as eq30, isNotNull as isNotNull4, sql as sql21 } from "drizzle-orm";

// src/domain/api-key-text.ts
import { crc32 } from "node:zlib";
var MARK = "574ck4u7h";
var SELF_HOSTED = 1;
var PUBLIC = 2;
function createApiKeyText(key2) {
  const prefix = key2.isPublic ? "pk" : "sk";
  const id2 = key2.id.replaceAll("-", "");
  const flag2 = SELF_HOSTED + (key2.isPublic ? PUBLIC : 0);
  const text10 = `${prefix}_${randomText(SECRET_LENGTH)}${id2}${key2.type}${flag2}${MARK}`;
  return text10 + crc32(text10).toString(16).padStart(8, "0");
}

// src/domain/api-keys.ts
function ownerOf({ userId: userId2, teamId: teamId2 }) {
  if (userId2 !== null) return { type: "user", id: userId2 };
  if (teamId2 !== null) return { type: "team", id: teamId2 };
  throw new Error("An API key belongs to a user or to a team.");
}
var ownerColumns = { user: apiKeys.userId, team: apiKeys.teamId };
async function createApiKey(ctx, project4, { owner, ...given }) {
  const id2 = randomUUID3();
  const text10 = createApiKeyText({ id: id2, type: owner.type, isPublic: given.isPublic });
  const key2 = onlyRow(
    await ctx.db.insert(apiKeys).values({
      ...given,
      id: id2,
      projectId: project4.id,
      userId: owner.type === "user" ? owner.id : null,
      teamId: owner.type === "team" ? owner.id : null,
      keyHash: hashSecret(text10),
      keyEnd: text10.slice(-API_KEY_VISIBLE_CHARACTERS),
      createdAt: projectNow(ctx, project4)
    }).returning()
  );
  return { key: key2, text: text10 };
}
var listApiKeys = (db, projectId3, owner) => db.select().from(apiKeys).where(and24(eq30(apiKeys.projectId, projectId3), eq30(ownerColumns[owner.type], owner.id))).orderBy(desc7(apiKeys.createdAt), desc7(apiKeys.id));
async function findApiKey(db, projectId3, { id: id2, type }) {
  const [key2] = await db.select().from(apiKeys).where(and24(eq30(apiKeys.id, id2), eq30(apiKeys.projectId, projectId3), isNotNull4(ownerColumns[type])));
  if (key2 === void 0) throw fail("API_KEY_NOT_FOUND");
  return key2;
}
async function updateApiKey(ctx, project4, { id: id2, description: description2, expiresAt, isRevoked }) {
  const now = projectNow(ctx, project4);
  const [key2] = await ctx.db.update(apiKeys).set({
    description: description2 ?? sql21`${apiKeys.description}`,
    expiresAt: expiresAt === void 0 ? sql21`${apiKeys.expiresAt}` : expiresAt,
    revokedAt: isRevoked ? sql21`coalesce(${apiKeys.revokedAt}, ${now})` : sql21`${apiKeys.revokedAt}`
  }).where(and24(eq30(apiKeys.id, id2), eq30(apiKeys.projectId, project4.id))).returning();
  if (key2 === void 0) throw fail("API_KEY_NOT_FOUND");
  return key2;
}
async function checkApiKey(ctx, project4, { text: text10, type }) {
  const [key2] = await ctx.db.select().from(apiKeys).where(and24(eq30(apiKeys.keyHash, hashSecret(text10)), eq30(apiKeys.projectId, project4.id)));
  if (key2 === void 0) throw fail("API_KEY_NOT_FOUND");
  const actual = ownerOf(key2).type;
  if (actual !== type)
    throw fail("WRONG_API_KEY_TYPE", { expected_type: type, actual_type: actual });
  if (key2.revokedAt !== null) throw fail("API_KEY_REVOKED");
  if (hasExpired(ctx, project4, key2)) throw fail("API_KEY_EXPIRED");
  return key2;
}
async function revokeLeakedApiKey3(ctx, text10) {
  const [found] = await ctx.db.select({ key: apiKeys, project: projects }).from(apiKeys).innerJoin(projects, eq30(projects.id, apiKeys.projectId)).where(eq30(apiKeys.keyHash, hashSecret(text10)));
  if (found === void 0) throw fail("API_KEY_NOT_FOUND");
  const { key: key2, project: project4 } = found;
  if (key2.isPublic) throw fail("PUBLIC_API_KEY_CANNOT_BE_REVOKED");
  if (hasExpired(ctx, project4, key2)) throw fail("API_KEY_EXPIRED");
  await updateApiKey(ctx, project4, { id: key2.id, isRevoked: true });
}
var hasExpired = (ctx, project4, { expiresAt }) => expiresAt !== null && expiresAt <= projectNow(ctx, project4);

// src/domain/api-key-answer.ts
var toKey = (key2) => ({
  id: key2.id,
  description: key2.description,
  expiresAtMillis: key2.expiresAt ?? void 0,
  manuallyRevokedAtMillis: key2.revokedAt ?? void 0,
  createdAtMillis: key2.createdAt,
  isPublic: key2.isPublic,
  value: { lastFour: key2.keyEnd }
});
var toUserKey = (key2) => ({
  ...toKey(key2),
  type: "user",
  userId: ownerOf(key2).id
});
var toTeamKey = (key2) => ({
  ...toKey(key2),
  type: "team",
  teamId: ownerOf(key2).id
});

// src/domain/recent-sign-in.ts
import { and as and25, eq as eq31, exists as exists2, or as or8, sql as sql22 } from "drizzle-orm";
var SECOND2 = 1e3;
async function requireRecentSignIn({
  ctx,
  auth: { access: access2, project: project4, session: session2 }
}) {
  if (access2 !== "client" || session2 === void 0) return;
  if (!await hasRecentSignIn(ctx, project4, session2)) throw recentSignInRequired(ctx);
}
var recentSignInRequired = ({ config }) => fail("RECENT_SIGN_IN_REQUIRED", { max_age_seconds: config.recentSignInSeconds });
async function hasRecentSignIn(ctx, project4, { id: id2, userId: userId2 }) {
  const { db, config } = ctx;
  const { magicLinkEnabled, credentialEnabled } = project4.config;
  if (config.compatibility === "june-2025") return true;
  const has = (table) => exists2(
    db.select({ found: sql22`1` }).from(table).where(eq31(table.userId, users.id))
  );
  const ofUser3 = and25(eq31(contactChannels.userId, users.id), contactChannels.usedForAuth);
  const hasAddress = exists2(
    db.select({ found: sql22`1` }).from(contactChannels).where(ofUser3)
  );
  const hasClaim = exists2(
    db.select({ found: sql22`1` }).from(contactChannels).where(and25(eq31(contactChannels.userId, users.id), holdsClaim(contactChannels)))
  );
  const [found] = await db.select({
    createdAt: sessions.createdAt,
    isImpersonation: sessions.isImpersonation,
    isAnonymous: users.isAnonymous,
    hasCredential: sql22`${or8(
      has(passwords),
      has(passkeys),
      has(oauthAccounts),
      magicLinkEnabled ? hasAddress : void 0
    )}`,
    // No user can sign in with a password without an address. An address is enough, by a link or a password reset.
    canSignIn: sql22`${or8(
      has(passkeys),
      has(oauthAccounts),
      magicLinkEnabled || credentialEnabled ? hasClaim : void 0
    )}`
  }).from(sessions).innerJoin(users, eq31(users.id, sessions.userId)).where(and25(eq31(sessions.id, id2), eq31(sessions.userId, userId2)));
  if (found === void 0 || found.isImpersonation) return false;
  if (found.isAnonymous ? !found.canSignIn : !found.hasCredential) return true;
  const ageMillis = projectNow(ctx, project4) - found.createdAt;
  return ageMillis <= config.recentSignInSeconds * SECOND2;
}

// src/existing.ts
async function existingUser({ ctx, auth }, id2) {
  const user3 = await findUser(ctx.db, auth.project.id, id2);
  if (user3 === void 0) throw fail("USER_NOT_FOUND");
  return user3;
}
async function existingTeam({ ctx, auth }, id2) {
  return requireTeam(await findTeam(ctx.db, auth.project.id, id2), id2);
}
function requireTeam(team3, id2) {
  if (team3 === void 0) throw fail("TEAM_NOT_FOUND", { team_id: id2 });
  return team3;
}

// src/still-signed-in.ts
import { and as and26, eq as eq32, gt as gt8 } from "drizzle-orm";
async function requireSession(db, { ctx, auth }) {
  if (auth.session === void 0) return;
  const now = projectNow(ctx, auth.project);
  const { id: id2, userId: userId2 } = auth.session;
  if (!await isActiveSession(db, { id: id2, userId: userId2, now }))
    throw fail("ACCESS_TOKEN_EXPIRED", { expired_at_millis: now });
}
async function hasOwnSession(db, { ctx, auth }, userId2) {
  if (auth.session?.userId !== userId2) return false;
  const isActive = and26(
    eq32(sessions.id, auth.session.id),
    eq32(sessions.userId, userId2),
    eq32(sessions.isImpersonation, false),
    gt8(sessions.expiresAt, projectNow(ctx, auth.project))
  );
  return await db.$count(sessions, isActive) > 0;
}

// src/current-user.ts
function currentUser2({ auth: { user: user3 } }) {
  if (user3 === void 0) throw fail("CANNOT_GET_OWN_USER_WITHOUT_USER");
  return user3;
}
var resolveUserId = (call, id2) => id2 === "me" ? currentUser2(call).row.id : id2.toLowerCase();
function requireUser({ auth: { user: user3 } }) {
  if (user3 === void 0) throw fail("USER_AUTHENTICATION_REQUIRED");
  return user3;
}
function requireUserField({ auth: { user: user3 } }) {
  if (user3 === void 0)
    throw fail("SCHEMA_ERROR", {
      message: catalogue.USER_AUTHENTICATION_REQUIRED.message(void 0)
    });
  return user3;
}
function subjectId(call, id2, refusal2) {
  const resolved = id2 === void 0 ? id2 : resolveUserId(call, id2);
  if (call.auth.access === "client" && resolved !== currentUser2(call).row.id)
    throw refuse(403, refusal2);
  return resolved;
}

// src/domain/permissions.ts
import { and as and28, asc as asc7, eq as eq34 } from "drizzle-orm";

// src/domain/team-members.ts
import { and as and27, asc as asc6, eq as eq33 } from "drizzle-orm";
var membershipOf = (projectId3, { teamId: teamId2, userId: userId2 }) => and27(
  eq33(teamMemberships.projectId, projectId3),
  eq33(teamMemberships.teamId, teamId2),
  eq33(teamMemberships.userId, userId2)
);
async function isMember(db, projectId3, member) {
  const found = await db.select({ userId: teamMemberships.userId }).from(teamMemberships).where(membershipOf(projectId3, member));
  return found.length > 0;
}
async function requireMember(db, projectId3, member) {
  if (await isMember(db, projectId3, member)) return;
  throw fail("TEAM_MEMBERSHIP_NOT_FOUND", { team_id: member.teamId, user_id: member.userId });
}
async function addMember(ctx, project4, { undefinedPermissions, ...member }) {
  const { teamId: teamId2, userId: userId2 } = member;
  const added = await ctx.db.insert(teamMemberships).values({ ...member, projectId: project4.id, joinedAt: projectNow(ctx, project4) }).onConflictDoNothing().returning({ userId: teamMemberships.userId });
  if (added.length === 0) return false;
  const kind4 = "teamMemberDefaultPermissions";
  const granted = await grantDefaults(ctx, project4, { ...member, kind: kind4, undefinedPermissions });
  const told = { teamId: teamId2, userId: userId2 };
  await emit(ctx, project4, "team_membership.created", told);
  for (const id2 of granted) await emit(ctx, project4, "team_permission.created", { ...told, id: id2 });
  return true;
}
async function removeMember(ctx, project4, member) {
  const removed = await ctx.db.delete(teamMemberships).where(membershipOf(project4.id, member)).returning({ userId: teamMemberships.userId });
  if (removed.length === 0) return false;
  const told = { teamId: member.teamId, userId: member.userId };
  await emit(ctx, project4, "team_membership.deleted", told);
  return true;
}
async function listMemberProfiles(db, projectId3, { teamId: teamId2, userId: userId2 }) {
  const rows = await db.select({
    membership: teamMemberships,
    displayName: users.displayName,
    profileImageUrl: users.profileImageUrl
  }).from(teamMemberships).innerJoin(users, eq33(users.id, teamMemberships.userId)).where(
    and27(
      eq33(teamMemberships.projectId, projectId3),
      teamId2 === void 0 ? void 0 : eq33(teamMemberships.teamId, teamId2),
      userId2 === void 0 ? void 0 : eq33(teamMemberships.userId, userId2)
    )
  ).orderBy(
    asc6(teamMemberships.joinedAt),
    asc6(teamMemberships.teamId),
    asc6(teamMemberships.userId)
  );
  return rows.map(({ membership, displayName, profileImageUrl }) => ({
    teamId: membership.teamId,
    userId: membership.userId,
    displayName: membership.displayName ?? displayName,
    profileImageUrl: membership.profileImageUrl ?? profileImageUrl
  }));
}
async function updateMemberProfile(db, projectId3, { teamId: teamId2, userId: userId2, ...changes5 }) {
  if (Object.values(changes5).every((value) => value === void 0)) return;
  await db.update(teamMemberships).set(changes5).where(membershipOf(projectId3, { teamId: teamId2, userId: userId2 }));
}

// src/domain/permissions.ts
function containedBy(id2, definitions2) {
  const reached = /* @__PURE__ */ new Set([id2]);
  for (const next of reached)
    for (const contained of definitions2.get(next)?.containedIds ?? []) reached.add(contained);
  return reached;
}
async function definitionsById(db, projectId3, isRecursive) {
  const all = isRecursive ? await listDefinitions(db, projectId3) : [];
  return new Map(all.map((definition) => [definition.id, definition]));
}
async function listTeamPermissions3(db, projectId3, { teamId: teamId2, userId: userId2, permissionId: permissionId2, isRecursive }) {
  const rows = await db.select({
    id: teamPermissions.permissionId,
    teamId: teamPermissions.teamId,
    userId: teamPermissions.userId
  }).from(teamPermissions).where(
    and28(
      eq34(teamPermissions.projectId, projectId3),
      teamId2 === void 0 ? void 0 : eq34(teamPermissions.teamId, teamId2),
      userId2 === void 0 ? void 0 : eq34(teamPermissions.userId, userId2)
    )
  ).orderBy(asc7(teamPermissions.teamId), asc7(teamPermissions.userId));
  const definitions2 = await definitionsById(db, projectId3, isRecursive);
  const granted = withContained(rows, definitions2, (row2) => row2.teamId + row2.userId);
  return granted.filter(({ id: id2 }) => permissionId2 === void 0 || id2 === permissionId2);
}
async function listProjectPermissions3(db, projectId3, { userId: userId2, permissionId: permissionId2, isRecursive }) {
  const rows = await db.select({ id: projectPermissions.permissionId, userId: projectPermissions.userId }).from(projectPermissions).where(
    and28(
      eq34(projectPermissions.projectId, projectId3),
      userId2 === void 0 ? void 0 : eq34(projectPermissions.userId, userId2)
    )
  ).orderBy(asc7(projectPermissions.userId));
  const definitions2 = await definitionsById(db, projectId3, isRecursive);
  const granted = withContained(rows, definitions2, (row2) => row2.userId);
  return granted.filter(({ id: id2 }) => permissionId2 === void 0 || id2 === permissionId2);
}
function withContained(rows, definitions2, holderOf) {
  const holders = /* @__PURE__ */ new Map();
  for (const row2 of rows) {
    const held = holders.get(holderOf(row2)) ?? { holder: row2, ids: /* @__PURE__ */ new Set() };
    for (const id2 of containedBy(row2.id, definitions2)) held.ids.add(id2);
    holders.set(holderOf(row2), held);
  }
  return [...holders.values()].flatMap(
    ({ holder, ids }) => [...ids].toSorted().map((id2) => ({ ...holder, id: id2 }))
  );
}
async function holdsTeamPermission(ctx, { teamId: teamId2, userId: userId2, projectId: projectId3 }, permissionId2) {
  const filter2 = { teamId: teamId2, userId: userId2, permissionId: permissionId2, isRecursive: true };
  return (await listTeamPermissions3(ctx.db, projectId3, filter2)).length > 0;
}
async function requireTeamPermission(ctx, { projectId: projectId3, ...member }, permissionId2) {
  await requireMember(ctx.db, projectId3, member);
  if (await holdsTeamPermission(ctx, { ...member, projectId: projectId3 }, permissionId2)) return;
  const { teamId: teamId2, userId: userId2 } = member;
  throw fail("TEAM_PERMISSION_REQUIRED", {
    team_id: teamId2,
    user_id: userId2,
    permission_id: permissionId2
  });
}
async function requireDefinition(db, projectId3, { id: id2, scope }) {
  const found = await findDefinition(db, projectId3, id2, { isHeld: true });
  const isKnown = found !== void 0 && (scope === "team" || !id2.startsWith("$"));
  if (!isKnown) throw fail("PERMISSION_NOT_FOUND", { permission_id: id2 });
  if (found.scope !== scope)
    throw fail("WRONG_PERMISSION_SCOPE", {
      permission_id: id2,
      expected_scope: scope,
      actual_scope: found.scope
    });
}
async function grantTeamPermission3(ctx, project4, { id: id2, ...member }) {
  await requireDefinition(ctx.db, project4.id, { id: id2, scope: "team" });
  await ctx.db.insert(teamPermissions).values({ ...member, permissionId: id2, projectId: project4.id }).onConflictDoNothing();
  const told = { id: id2, teamId: member.teamId, userId: member.userId };
  await emit(ctx, project4, "team_permission.created", told);
}
async function revokeTeamPermission3(ctx, project4, { id: id2, teamId: teamId2, userId: userId2 }) {
  const revoked = await ctx.db.delete(teamPermissions).where(
    and28(
      eq34(teamPermissions.projectId, project4.id),
      eq34(teamPermissions.teamId, teamId2),
      eq34(teamPermissions.userId, userId2),
      eq34(teamPermissions.permissionId, id2)
    )
  ).returning({ id: teamPermissions.permissionId });
  if (revoked.length === 0) return false;
  await emit(ctx, project4, "team_permission.deleted", { id: id2, teamId: teamId2, userId: userId2 });
  return true;
}
async function grantProjectPermission3(ctx, project4, { id: id2, userId: userId2 }) {
  await requireDefinition(ctx.db, project4.id, { id: id2, scope: "project" });
  await ctx.db.insert(projectPermissions).values({ userId: userId2, permissionId: id2, projectId: project4.id }).onConflictDoNothing();
  await emit(ctx, project4, "project_permission.created", { id: id2, userId: userId2 });
}
async function revokeProjectPermission3(ctx, project4, { id: id2, userId: userId2 }) {
  const revoked = await ctx.db.delete(projectPermissions).where(
    and28(
      eq34(projectPermissions.projectId, project4.id),
      eq34(projectPermissions.userId, userId2),
      eq34(projectPermissions.permissionId, id2)
    )
  ).returning({ id: projectPermissions.permissionId });
  if (revoked.length === 0) return false;
  await emit(ctx, project4, "project_permission.deleted", { id: id2, userId: userId2 });
  return true;
}

// src/handlers/api-key-access.ts
function requireSwitch({ auth }, type) {
  const { allowUserApiKeys, allowTeamApiKeys } = auth.project.config;
  if (type === "user" ? allowUserApiKeys : allowTeamApiKeys) return;
  throw refuse(400, `This project has API keys of ${type}s switched off.`);
}
function ownerId(call, given) {
  const id2 = resolveUserId(call, given);
  requireOwnUser(call, id2);
  return id2;
}
function requireOwnUser(call, userId2) {
  if (call.auth.access !== "client" || requireUser(call).row.id === userId2) return;
  throw refuse(403, "Clients may only use the API keys of their own user.");
}
async function existingUserKey(call, id2) {
  const { ctx, auth } = call;
  if (auth.access === "client") requireUser(call);
  const key2 = await findApiKey(ctx.db, auth.project.id, { id: id2, type: "user" });
  requireOwnUser(call, ownerOf(key2).id);
  return key2;
}
async function requireKeyPermission(call, teamId2) {
  const { ctx, auth } = call;
  if (auth.access !== "client") return;
  const userId2 = requireUser(call).row.id;
  const member = { teamId: teamId2, userId: userId2, projectId: auth.project.id };
  if (!await holdsTeamPermission(ctx, member, "$manage_api_keys")) throw fail("API_KEY_NOT_FOUND");
}
async function existingTeamKey(call, id2) {
  const { ctx, auth } = call;
  if (auth.access === "client") requireUser(call);
  const key2 = await findApiKey(ctx.db, auth.project.id, { id: id2, type: "team" });
  await requireKeyPermission(call, ownerOf(key2).id);
  return key2;
}

// src/handlers/api-keys.ts
var apiKeys2 = implement(api_keys_exports3, api_keys_exports, {
  listUserApiKeys: async (call) => {
    requireSwitch(call, "user");
    const id2 = ownerId(call, call.query.userId);
    const keys3 = await listApiKeys(call.ctx.db, call.auth.project.id, { type: "user", id: id2 });
    return toList(keys3.map(toUserKey));
  },
  createUserApiKey: async (call) => {
    const { ctx, auth, body: body2 } = call;
    requireSwitch(call, "user");
    const id2 = ownerId(call, body2.userId);
    await existingUser(call, id2);
    await requireRecentSignIn(call);
    const { key: key2, text: text10 } = await ctx.db.transaction(async (db) => {
      await lockUser(db, id2);
      await requireSession(db, call);
      const owner = { type: "user", id: id2 };
      return createApiKey({ ...ctx, db }, auth.project, { owner, ...fieldsOf2(body2) });
    });
    return { ...toUserKey(key2), value: text10 };
  },
  readUserApiKey: async (call) => {
    requireSwitch(call, "user");
    return toUserKey(await existingUserKey(call, call.params.apiKeyId));
  },
  updateUserApiKey: async (call) => {
    requireSwitch(call, "user");
    const { id: id2 } = await existingUserKey(call, call.params.apiKeyId);
    await requireRecentSignIn(call);
    const changes5 = { id: id2, ...changesOf(call.ctx, call.body) };
    return toUserKey(await updateApiKey(call.ctx, call.auth.project, changes5));
  },
  listTeamApiKeys: async (call) => {
    requireSwitch(call, "team");
    const id2 = call.query.teamId.toLowerCase();
    await requireKeyPermission(call, id2);
    const keys3 = await listApiKeys(call.ctx.db, call.auth.project.id, { type: "team", id: id2 });
    return toList(keys3.map(toTeamKey));
  },
  createTeamApiKey: async (call) => {
    const { ctx, auth, body: body2 } = call;
    requireSwitch(call, "team");
    const id2 = body2.teamId.toLowerCase();
    await requireKeyPermission(call, id2);
    await existingTeam(call, id2);
    await requireRecentSignIn(call);
    const { key: key2, text: text10 } = await ctx.db.transaction(async (db) => {
      if (auth.session !== void 0) await lockUser(db, auth.session.userId);
      await requireSession(db, call);
      const owner = { type: "team", id: id2 };
      return createApiKey({ ...ctx, db }, auth.project, { owner, ...fieldsOf2(body2) });
    });
    return { ...toTeamKey(key2), value: text10 };
  },
  readTeamApiKey: async (call) => {
    requireSwitch(call, "team");
    return toTeamKey(await existingTeamKey(call, call.params.apiKeyId));
  },
  updateTeamApiKey: async (call) => {
    requireSwitch(call, "team");
    const { id: id2 } = await existingTeamKey(call, call.params.apiKeyId);
    await requireRecentSignIn(call);
    const changes5 = { id: id2, ...changesOf(call.ctx, call.body) };
    return toTeamKey(await updateApiKey(call.ctx, call.auth.project, changes5));
  }
});
var serverApiKeys = implement(api_keys_exports4, api_keys_exports2, {
  checkUserApiKey: async (call) => {
    requireSwitch(call, "user");
    const given = { text: call.body.apiKey, type: "user" };
    return toUserKey(await checkApiKey(call.ctx, call.auth.project, given));
  },
  checkTeamApiKey: async (call) => {
    requireSwitch(call, "team");
    const given = { text: call.body.apiKey, type: "team" };
    return toTeamKey(await checkApiKey(call.ctx, call.auth.project, given));
  },
  revokeLeakedApiKey: async ({ ctx, body: body2 }) => {
    await revokeLeakedApiKey3(ctx, body2.apiKey);
    return success2;
  }
});
var fieldsOf2 = (body2) => ({
  description: body2.description,
  expiresAt: body2.expiresAtMillis,
  isPublic: body2.isPublic ?? false
});
function changesOf({ config }, body2) {
  if (config.compatibility === "june-2025" && body2.expiresAtMillis !== void 0)
    throw fail("SCHEMA_ERROR", {
      message: "body.expires_at_millis is not a field of this call"
    });
  return {
    description: body2.description,
    expiresAt: body2.expiresAtMillis,
    isRevoked: body2.revoked === true
  };
}

// src/domain/cli-logins.ts
import { and as and29, eq as eq35, gt as gt9, isNull as isNull6 } from "drizzle-orm";
async function beginCliLogin3(ctx, project4, waitMillis = CLI_LOGIN_MILLIS) {
  const pollingCode = randomText(SECRET_LENGTH);
  const loginCode = randomText(SECRET_LENGTH);
  const createdAt = projectNow(ctx, project4);
  const expiresAt = expiryOf(createdAt, waitMillis);
  await ctx.db.insert(cliLogins).values({
    projectId: project4.id,
    pollingCodeHash: hashSecret(pollingCode),
    loginCodeHash: hashSecret(loginCode),
    createdAt,
    expiresAt
  });
  return { pollingCode, loginCode, expiresAt };
}
async function completeCliLogin3(ctx, project4, { loginCode, refreshToken }) {
  const completed = await ctx.db.update(cliLogins).set({ refreshTokenSealed: ctx.sealer.seal(refreshToken) }).where(
    and29(
      eq35(cliLogins.projectId, project4.id),
      eq35(cliLogins.loginCodeHash, hashSecret(loginCode)),
      gt9(cliLogins.expiresAt, projectNow(ctx, project4)),
      isNull6(cliLogins.refreshTokenSealed),
      isNull6(cliLogins.usedAt)
    )
  ).returning({ id: cliLogins.id });
  return completed.length > 0;
}
var pollCliLogin3 = (ctx, project4, pollingCode) => ctx.db.transaction(async (db) => {
  const now = projectNow(ctx, project4);
  const [login] = await db.select().from(cliLogins).where(
    and29(
      eq35(cliLogins.projectId, project4.id),
      eq35(cliLogins.pollingCodeHash, hashSecret(pollingCode))
    )
  ).for("update");
  if (login === void 0) throw fail("INVALID_POLLING_CODE");
  if (login.expiresAt <= now) return { status: "expired" };
  if (login.usedAt !== null) return { status: "used" };
  if (login.refreshTokenSealed === null) return { status: "waiting" };
  await db.update(cliLogins).set({ usedAt: now, refreshTokenSealed: null }).where(eq35(cliLogins.id, login.id));
  return { status: "success", refreshToken: ctx.sealer.open(login.refreshTokenSealed) };
});

// src/handlers/cli.ts
var cli = implement(cli_exports2, cli_exports, {
  beginCliLogin: async (call) => {
    const { ctx, body: body2, auth } = call;
    await limitBeginning(call);
    const begun = await beginCliLogin3(ctx, auth.project, body2?.expiresInMillis);
    return {
      pollingCode: begun.pollingCode,
      loginCode: begun.loginCode,
      expiresAt: new Date(begun.expiresAt).toISOString()
    };
  },
  pollCliLogin: async ({ ctx, body: body2, auth: { project: project4 } }) => {
    const state = await pollCliLogin3(ctx, project4, body2.pollingCode);
    return state.status === "success" ? new Answer(state, {}, 201) : state;
  },
  completeCliLogin: async ({ ctx, body: body2, auth: { project: project4 } }) => {
    const isRecorded = ctx.config.compatibility === "june-2025";
    if (!isRecorded && !await isLiveRefreshToken(ctx, project4, body2.refreshToken))
      throw fail("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    const completed = await completeCliLogin3(ctx, project4, {
      loginCode: body2.loginCode,
      refreshToken: body2.refreshToken
    });
    if (!completed)
      throw refuse(400, "This login code is unknown, expired or used. Start the sign-in again.");
    return success2;
  }
});

// src/oauth/accounts.ts
import { and as and31, eq as eq37 } from "drizzle-orm";

// src/domain/prove-address.ts
import { and as and30, eq as eq36, inArray as inArray6, isNull as isNull7, ne as ne4, not as not2, notExists as notExists2, or as or9, sql as sql23 } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
async function proveAddress(ctx, project4, { userId: userId2, email: email2 }) {
  const { db } = ctx;
  const isOwn = and30(claims(project4.id, email2), eq36(contactChannels.userId, userId2));
  const isUnproven = and30(isOwn, not2(contactChannels.isProven));
  if (await db.$count(contactChannels, isUnproven) === 0) return false;
  await lockAddress(db, project4.id, email2);
  await endOtherCredentials(ctx, project4, userId2);
  await leaveOneAddress(ctx, project4, { userId: userId2, email: email2 });
  await releaseAddress(db, project4.id, { userId: userId2, email: email2 });
  return true;
}
async function emitUpdated(ctx, project4, userId2) {
  const user3 = await findUser(ctx.db, project4.id, userId2);
  if (user3 !== void 0) await emit(ctx, project4, "user.updated", toServerUser(user3));
}
async function endOtherCredentials(ctx, project4, userId2) {
  const { db } = ctx;
  await endOtherSessions(db, { userId: userId2, projectId: project4.id });
  await db.delete(passwords).where(eq36(passwords.userId, userId2));
  await db.delete(passkeys).where(eq36(passkeys.userId, userId2));
  await db.delete(oauthAccounts).where(eq36(oauthAccounts.userId, userId2));
  await db.delete(authorizationCodes).where(eq36(authorizationCodes.userId, userId2));
  await voidEveryCode(db, userId2);
  const teamIds = await teamsWithoutOthers(db, userId2);
  for (const teamId2 of teamIds) await deleteInvitations(db, project4.id, teamId2);
  const isOwnKey = or9(eq36(apiKeys.userId, userId2), inArray6(apiKeys.teamId, teamIds));
  await db.update(apiKeys).set({ revokedAt: projectNow(ctx, project4) }).where(and30(isOwnKey, isNull7(apiKeys.revokedAt)));
  await db.update(users).set({ requiresTotp: false, totpSecretSealed: null }).where(eq36(users.id, userId2));
}
async function teamsWithoutOthers(db, userId2) {
  const others = alias(teamMemberships, "others");
  const isOther = and30(eq36(others.teamId, teamMemberships.teamId), ne4(others.userId, userId2));
  const other = db.select({ found: sql23`1` }).from(others).where(isOther);
  const found = await db.select({ teamId: teamMemberships.teamId }).from(teamMemberships).where(and30(eq36(teamMemberships.userId, userId2), notExists2(other)));
  return found.map(({ teamId: teamId2 }) => teamId2);
}
async function leaveOneAddress({ db }, project4, { userId: userId2, email: email2 }) {
  const isOwn = and30(claims(project4.id, email2), eq36(contactChannels.userId, userId2));
  const [own] = await db.select({ id: contactChannels.id }).from(contactChannels).where(isOwn);
  if (own === void 0) return;
  await db.update(contactChannels).set({ usedForAuth: false, isProven: false, isPrimary: false }).where(and30(eq36(contactChannels.userId, userId2), ne4(contactChannels.id, own.id)));
  await db.update(contactChannels).set({ isVerified: true, isProven: true, isPrimary: true }).where(eq36(contactChannels.id, own.id));
}

// src/oauth/accounts.ts
var nameOf = ({ providerId: providerId2, profile: { accountId, email: email2 } }) => ({
  providerId: providerId2,
  accountId,
  email: email2
});
async function findConnection(db, userId2, providerId2) {
  const [found] = await db.select().from(oauthAccounts).where(and31(eq37(oauthAccounts.userId, userId2), eq37(oauthAccounts.providerId, providerId2)));
  return found;
}
async function resolveArrival(ctx, project4, arrival) {
  const account2 = nameOf(arrival);
  const found = await findAccount(ctx.db, project4.id, account2);
  if (found !== void 0) {
    const { userId: userId3 } = found;
    await lockUser(ctx.db, userId3);
    const still2 = await findAccount(ctx.db, project4.id, account2);
    return still2?.userId === userId3 ? { userId: userId3, isNewUser: false } : resolveArrival(ctx, project4, arrival);
  }
  const { email: email2, isEmailVerified } = arrival.profile;
  const owner = email2 === null ? void 0 : await findAddressOwner(ctx.db, project4.id, email2);
  const strategy = project4.config.oauthAccountMergeStrategy;
  if (owner === void 0 || strategy === "allow_duplicates")
    return signUp(ctx, project4, { arrival, usedForAuth: owner === void 0 });
  if (strategy === "raise_error" || !owner.isVerified || !isEmailVerified)
    throw fail("CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE", {
      type: "email",
      contact_channel_value: email2
    });
  const { userId: userId2 } = owner;
  await lockUser(ctx.db, userId2);
  const still = await findAddressOwner(ctx.db, project4.id, owner.email);
  if (still?.userId !== userId2) return resolveArrival(ctx, project4, arrival);
  await proveAddress(ctx, project4, { userId: userId2, email: owner.email });
  await refuseSecond(ctx.db, { account: account2, userId: userId2 });
  await connect(ctx, project4, { account: account2, userId: userId2 });
  return { userId: userId2, isNewUser: false };
}
async function checkLink(db, projectId3, { account: account2, userId: userId2 }) {
  const found = await findAccount(db, projectId3, account2);
  if (found === void 0) return refuseSecond(db, { account: account2, userId: userId2 });
  if (found.userId !== userId2) throw fail("OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER");
}
async function linkAccount(ctx, project4, { account: account2, userId: userId2 }) {
  await checkLink(ctx.db, project4.id, { account: account2, userId: userId2 });
  if (await findConnection(ctx.db, userId2, account2.providerId) === void 0)
    await connect(ctx, project4, { account: account2, userId: userId2 });
}
async function signUp(ctx, project4, { arrival, usedForAuth }) {
  if (!project4.config.signUpEnabled) throw fail("SIGN_UP_NOT_ENABLED");
  const { accountId, displayName, profileImageUrl, email: email2, isEmailVerified } = arrival.profile;
  const { id: id2 } = await createUser2(ctx, project4, {
    displayName,
    profileImageUrl,
    email: email2 === null ? void 0 : { value: email2, isVerified: isEmailVerified, usedForAuth },
    oauthAccounts: [{ providerId: arrival.providerId, accountId, email: email2 }]
  });
  return { userId: id2, isNewUser: true };
}
async function connect(ctx, project4, { account: { providerId: providerId2, accountId, email: email2 }, userId: userId2 }) {
  await ctx.db.insert(oauthAccounts).values({
    projectId: project4.id,
    userId: userId2,
    providerId: providerId2,
    accountId,
    email: email2,
    createdAt: projectNow(ctx, project4)
  });
  const user3 = await findUser(ctx.db, project4.id, userId2);
  if (user3 !== void 0) await emit(ctx, project4, "user.updated", toServerUser(user3));
}
async function refuseSecond(db, { account: account2, userId: userId2 }) {
  if (await findConnection(db, userId2, account2.providerId) !== void 0)
    throw fail("USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION");
}
async function findAccount(db, projectId3, { providerId: providerId2, accountId }) {
  const [found] = await db.select().from(oauthAccounts).where(
    and31(
      eq37(oauthAccounts.projectId, projectId3),
      eq37(oauthAccounts.providerId, providerId2),
      eq37(oauthAccounts.accountId, accountId)
    )
  );
  return found;
}

// src/oauth/provider-error.ts
var ProviderError = class extends Error {
  reason;
  /** The error code, such as `invalid_client`. */
  word;
  /** @param word an error code of the service, or of the provider as far as it looks like one */
  constructor(reason, word = reason) {
    const safe = safeErrorCode(word);
    super(`The provider's answer: ${safe}.`);
    this.reason = reason;
    this.word = safe;
  }
};
var safeErrorCode = (text10) => /^[a-z_]{1,40}$/.test(text10) ? text10 : "unknown";

// src/oauth/answering.ts
var Outage = class extends Refusal {
  /** The error code of RFC 6749, section 4.1.2.1, because the protocol has none. */
  code = "temporarily_unavailable";
  constructor() {
    super(502, "The sign-in provider does not answer. Try again later.");
  }
};
async function answering(ctx, work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw error.reason === "unavailable" ? new Outage() : refusedByProvider(ctx, error.word);
  }
}
function refusedByProvider({ config }, word) {
  const reason = safeErrorCode(word);
  return config.compatibility === "june-2025" ? refuse(400, `The sign-in provider refused this sign-in (${reason}). Start it again.`) : fail("OAUTH_PROVIDER_REFUSED", { reason });
}
var isProviderFailure = (error) => error instanceof Outage || isLatchkeyError(error, "OAUTH_PROVIDER_REFUSED");

// src/oauth/callback-address.ts
var callbackUrlOf = ({ config }, providerId2) => `${config.publicUrl}${API_PREFIX}/auth/oauth/callback/${providerId2}`;

// src/oauth/profiles.ts
import * as z42 from "zod";

// src/domain/picture.ts
var PICTURE = /^data:image\/(?:png|jpg|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
function checkPicture(url6) {
  if (typeof url6 === "string" && !PICTURE.test(url6))
    throw refuse(400, "The picture must be a base64 data URL of a PNG, JPEG, GIF, BMP or WebP.");
}
var URL_LIMIT = 2048;
var TEXT = /^[^\s\p{Control}\p{Surrogate}]+$/u;
function providerPicture(url6) {
  if (!url6) return null;
  if (PICTURE.test(url6)) return url6;
  if (url6.length > URL_LIMIT || !TEXT.test(url6) || !URL.canParse(url6)) return null;
  const { protocol, username, password: password3 } = new URL(url6);
  return protocol === "https:" && username === "" && password3 === "" ? url6 : null;
}

// src/oauth/profiles.ts
var optional22 = (schema) => schema.nullish().catch(null);
var text9 = optional22(z42.string());
var flag = optional22(z42.union([z42.boolean(), z42.stringbool()]));
var id = z42.union([z42.string().min(1), z42.int().transform(String)]);
var listOf2 = (schema) => z42.array(z42.unknown()).transform(
  (members2) => members2.flatMap((member) => {
    const { success: success3, data: data2 } = schema.safeParse(member);
    return success3 ? [data2] : [];
  })
);
var standardClaims = z42.object({
  sub: z42.string().min(1),
  name: text9,
  picture: text9,
  email: text9,
  email_verified: flag
});
function claimsProfile(claims3) {
  const { sub, name, picture, email: email2, email_verified: verified } = standardClaims.parse(claims3);
  return profile(sub, { name, picture, email: email2, isEmailVerified: verified });
}
var userInfoProfile = ({ userInfo }) => claimsProfile(userInfo);
var appleUser = z42.object({
  name: optional22(z42.object({ firstName: text9, lastName: text9 }))
});
function appleProfile({ claims: claims3, callback }) {
  const named = appleUser.safeParse(parseJson(callback["user"]));
  const { firstName, lastName } = named.data?.name ?? {};
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { ...claimsProfile(claims3), displayName: name || null };
}
var githubUser = z42.object({ id, login: text9, name: text9, avatar_url: text9 });
var githubEmails = listOf2(z42.object({ email: z42.string(), primary: flag, verified: flag })).default(
  []
);
function githubProfile({ userInfo, emails: emails2 }) {
  const user3 = githubUser.parse(userInfo);
  const primary = githubEmails.parse(emails2).find((one) => one.primary);
  return profile(user3.id, {
    name: user3.name || user3.login,
    picture: user3.avatar_url,
    email: primary?.email,
    isEmailVerified: primary?.verified
  });
}
var microsoftUser = z42.object({ id, displayName: text9, mail: text9, userPrincipalName: text9 });
var GUEST = "#EXT#";
function microsoftProfile({ userInfo }) {
  const { id: accountId, displayName, mail, userPrincipalName } = microsoftUser.parse(userInfo);
  const name = userPrincipalName?.includes(GUEST) ? null : userPrincipalName;
  return profile(accountId, { name: displayName, email: mail || name });
}
var spotifyUser = z42.object({
  id,
  display_name: text9,
  email: text9,
  images: optional22(listOf2(z42.object({ url: z42.string() })))
});
function spotifyProfile({ userInfo }) {
  const user3 = spotifyUser.parse(userInfo);
  const picture = user3.images?.[0]?.url;
  return profile(user3.id, { name: user3.display_name, picture, email: user3.email });
}
var facebookUser = z42.object({
  id,
  name: text9,
  email: text9,
  picture: optional22(z42.object({ data: optional22(z42.object({ url: text9 })) }))
});
function facebookProfile({ userInfo }) {
  const user3 = facebookUser.parse(userInfo);
  return profile(user3.id, {
    name: user3.name,
    picture: user3.picture?.data?.url,
    email: user3.email
  });
}
var discordUser = z42.object({
  id,
  username: text9,
  global_name: text9,
  avatar: text9,
  email: text9,
  verified: flag
});
function discordProfile({ userInfo }) {
  const user3 = discordUser.parse(userInfo);
  return profile(user3.id, {
    name: user3.global_name || user3.username,
    picture: user3.avatar && `https://cdn.discordapp.com/avatars/${user3.id}/${user3.avatar}.png`,
    email: user3.email,
    isEmailVerified: user3.verified
  });
}
var gitlabUser = z42.object({ id, name: text9, email: text9, avatar_url: text9, confirmed_at: text9 });
function gitlabProfile({ userInfo }) {
  const user3 = gitlabUser.parse(userInfo);
  return profile(user3.id, {
    name: user3.name,
    picture: user3.avatar_url,
    email: user3.email,
    isEmailVerified: Boolean(user3.confirmed_at)
  });
}
var bitbucketUser = z42.object({
  account_id: id,
  display_name: text9,
  links: optional22(z42.object({ avatar: optional22(z42.object({ href: text9 })) }))
});
var bitbucketEmails = z42.object({
  values: listOf2(z42.object({ email: z42.string(), is_primary: flag, is_confirmed: flag }))
}).default({ values: [] });
function bitbucketProfile({ userInfo, emails: emails2 }) {
  const user3 = bitbucketUser.parse(userInfo);
  const primary = bitbucketEmails.parse(emails2).values.find((one) => one.is_primary);
  return profile(user3.account_id, {
    name: user3.display_name,
    picture: user3.links?.avatar?.href,
    email: primary?.email,
    isEmailVerified: primary?.is_confirmed
  });
}
var xUser = z42.object({
  data: z42.object({ id, username: text9, name: text9, profile_image_url: text9 })
});
function xProfile({ userInfo }) {
  const { data: data2 } = xUser.parse(userInfo);
  return profile(data2.id, { name: data2.name || data2.username, picture: data2.profile_image_url });
}
var profile = (accountId, told) => ({
  accountId,
  displayName: told.name || null,
  profileImageUrl: providerPicture(told.picture),
  email: told.email || null,
  isEmailVerified: told.isEmailVerified === true
});
function parseJson(json4) {
  try {
    return JSON.parse(json4 ?? "null");
  } catch {
    return null;
  }
}

// src/oauth/definitions.ts
var usual = {
  usesIdToken: false,
  usesPkce: true,
  clientAuth: "post",
  trustsEmail: true,
  answersByForm: false
};
var definitions = {
  google: {
    ...usual,
    issuer: "https://accounts.google.com",
    authorizationEndpoint: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenEndpoint: "https://oauth2.googleapis.com/token",
    userinfoEndpoint: "https://openidconnect.googleapis.com/v1/userinfo",
    jwksUri: "https://www.googleapis.com/oauth2/v3/certs",
    scopes: [
      "https://www.googleapis.com/auth/userinfo.email",
      "https://www.googleapis.com/auth/userinfo.profile",
      // Without it there is no ID token (OpenID Connect Core 1.0, section 3.1.2.1).
      "openid"
    ],
    usesIdToken: true,
    profileOf: userInfoProfile
  },
  github: {
    ...usual,
    issuer: "https://github.com/login/oauth",
    authorizationEndpoint: "https://github.com/login/oauth/authorize",
    tokenEndpoint: "https://github.com/login/oauth/access_token",
    userinfoEndpoint: "https://api.github.com/user",
    emailsPath: "/emails",
    scopes: ["user:email"],
    profileOf: githubProfile
  },
  microsoft: {
    ...usual,
    // The tenant takes the place of {tenantid}: the project's, or the one that the token names.
    issuer: "https://login.microsoftonline.com/{tenantid}/v2.0",
    authorizationEndpoint: "https://login.microsoftonline.com/{tenantid}/oauth2/v2.0/authorize",
    tokenEndpoint: "https://login.microsoftonline.com/{tenantid}/oauth2/v2.0/token",
    userinfoEndpoint: "https://graph.microsoft.com/v1.0/me",
    jwksUri: "https://login.microsoftonline.com/{tenantid}/discovery/v2.0/keys",
    scopes: ["User.Read", "openid"],
    usesIdToken: true,
    // A tenant's owner writes any address there.
    trustsEmail: false,
    profileOf: microsoftProfile
  },
  spotify: {
    ...usual,
    issuer: "https://accounts.spotify.com",
    authorizationEndpoint: "https://accounts.spotify.com/authorize",
    tokenEndpoint: "https://accounts.spotify.com/api/token",
    userinfoEndpoint: "https://api.spotify.com/v1/me",
    scopes: ["user-read-email", "user-read-private"],
    clientAuth: "basic",
    trustsEmail: false,
    profileOf: spotifyProfile
  },
  facebook: {
    ...usual,
    issuer: "https://www.facebook.com",
    authorizationEndpoint: "https://www.facebook.com/v23.0/dialog/oauth",
    tokenEndpoint: "https://graph.facebook.com/v23.0/oauth/access_token",
    userinfoEndpoint: "https://graph.facebook.com/v23.0/me?fields=id,name,email,picture.type(large)",
    scopes: ["openid", "public_profile", "email"],
    trustsEmail: false,
    profileOf: facebookProfile
  },
  discord: {
    ...usual,
    issuer: "https://discord.com",
    authorizationEndpoint: "https://discord.com/oauth2/authorize",
    tokenEndpoint: "https://discord.com/api/oauth2/token",
    userinfoEndpoint: "https://discord.com/api/users/@me",
    scopes: ["identify", "email"],
    profileOf: discordProfile
  },
  gitlab: {
    ...usual,
    issuer: "https://gitlab.com",
    authorizationEndpoint: "https://gitlab.com/oauth/authorize",
    tokenEndpoint: "https://gitlab.com/oauth/token",
    userinfoEndpoint: "https://gitlab.com/api/v4/user",
    scopes: ["read_user"],
    profileOf: gitlabProfile
  },
  bitbucket: {
    ...usual,
    issuer: "https://bitbucket.org",
    authorizationEndpoint: "https://bitbucket.org/site/oauth2/authorize",
    tokenEndpoint: "https://bitbucket.org/site/oauth2/access_token",
    userinfoEndpoint: "https://api.bitbucket.org/2.0/user",
    emailsPath: "/emails",
    scopes: ["account", "email"],
    clientAuth: "basic",
    profileOf: bitbucketProfile
  },
  linkedin: {
    ...usual,
    issuer: "https://www.linkedin.com/oauth",
    authorizationEndpoint: "https://www.linkedin.com/oauth/v2/authorization",
    tokenEndpoint: "https://www.linkedin.com/oauth/v2/accessToken",
    userinfoEndpoint: "https://api.linkedin.com/v2/userinfo",
    scopes: ["openid", "profile", "email"],
    usesPkce: false,
    omitsTokenType: true,
    profileOf: userInfoProfile
  },
  apple: {
    ...usual,
    issuer: "https://appleid.apple.com",
    authorizationEndpoint: "https://appleid.apple.com/auth/authorize",
    tokenEndpoint: "https://appleid.apple.com/auth/token",
    jwksUri: "https://appleid.apple.com/auth/keys",
    scopes: ["name", "email"],
    usesIdToken: true,
    answersByForm: true,
    profileOf: appleProfile
  },
  x: {
    ...usual,
    issuer: "https://x.com",
    authorizationEndpoint: "https://x.com/i/oauth2/authorize",
    tokenEndpoint: "https://api.x.com/2/oauth2/token",
    userinfoEndpoint: "https://api.x.com/2/users/me?user.fields=profile_image_url",
    scopes: ["users.read", "offline.access", "tweet.read"],
    clientAuth: "basic",
    trustsEmail: false,
    profileOf: xProfile
  }
};

// src/oauth/endpoints.ts
import * as oauth2 from "oauth4webapi";
import * as z44 from "zod";

// src/oauth/judged.ts
import { errors } from "jose";
import * as oauth from "oauth4webapi";
import * as z43 from "zod";
var answerErrors = [
  oauth.OperationProcessingError,
  oauth.ResponseBodyError,
  oauth.UnsupportedOperationError,
  oauth.WWWAuthenticateChallengeError,
  errors.JOSEError,
  SyntaxError,
  z43.ZodError
];
async function judged(work) {
  try {
    return await work();
  } catch (error) {
    if (!answerErrors.some((kind4) => error instanceof kind4)) throw error;
    throw new ProviderError(
      "rejected",
      error instanceof oauth.ResponseBodyError ? error.error : void 0
    );
  }
}

// src/oauth/endpoints.ts
var discovered = z44.object({
  issuer: z44.string(),
  authorization_endpoint: z44.url(),
  token_endpoint: z44.url(),
  userinfo_endpoint: z44.url().optional(),
  jwks_uri: z44.url().optional()
});
var TENANT = "{tenantid}";
async function resolveEndpoints(usual2, override2, fetch2) {
  if (override2 === void 0) return usual2;
  const { issuer, ...named } = override2;
  const base = issuer === void 0 ? usual2 : await discover(issuer, fetch2);
  const given = Object.entries(named).filter(([, value]) => value !== void 0);
  return { ...base, ...Object.fromEntries(given) };
}
async function discover(issuer, fetch2) {
  const url6 = new URL(issuer);
  const found = await judged(async () => {
    const response = await oauth2.discoveryRequest(url6, requestOptions2(fetch2));
    return discovered.parse(await oauth2.processDiscoveryResponse(url6, response));
  });
  return {
    issuer: found.issuer,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    userinfoEndpoint: found.userinfo_endpoint,
    jwksUri: found.jwks_uri
  };
}
function withTenant(endpoints, tenant) {
  const at = (url6) => url6.replace(TENANT, encodeURIComponent(tenant ?? "common"));
  const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri } = endpoints;
  return {
    ...endpoints,
    issuer: isUuid2(tenant ?? "") ? at(issuer) : issuer,
    authorizationEndpoint: at(authorizationEndpoint),
    tokenEndpoint: at(tokenEndpoint),
    jwksUri: jwksUri && at(jwksUri)
  };
}
var requestOptions2 = (fetch2) => ({
  [oauth2.customFetch]: fetch2,
  [oauth2.allowInsecureRequests]: true
});

// src/oauth/fetch-provider.ts
import { once } from "node:events";

// src/read-up-to.ts
async function readUpTo(body2, limit, checkpoint) {
  const chunks = [];
  let bytes = 0;
  let ahead = checkpoint;
  for await (const chunk of body2 ?? []) {
    bytes += chunk.byteLength;
    if (ahead !== void 0 && bytes > ahead.bytes) {
      await ahead.pass();
      ahead = void 0;
    }
    if (bytes > limit) return void 0;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// src/oauth/fetch-provider.ts
var BYTE_LIMIT2 = 1e6;
var createProviderFetch = ({ timeoutMillis, serve: serve2 = fetch }) => async (url6, { method, headers: headers2, body: body2 }) => {
  if (!isSecureUrl(url6)) throw new ProviderError("rejected", "insecure_address");
  const signal = AbortSignal.timeout(timeoutMillis);
  try {
    const form = body2 instanceof URLSearchParams ? body2 : null;
    const request = new Request(url6, { method, headers: headers2, body: form, redirect: "manual", signal });
    const response = await Promise.race([ask(request, serve2), over(signal)]);
    if (response.status < 500) return response;
  } catch {
  }
  throw new ProviderError("unavailable");
};
async function over(signal) {
  await once(signal, "abort");
  throw new Error("It took too long.");
}
async function ask(request, serve2) {
  const { status, headers: headers2, body: body2 } = await serve2(request);
  const bytes = await readUpTo(body2, BYTE_LIMIT2);
  if (bytes === void 0) throw new Error("The answer has no end.");
  return new Response(bytes.length === 0 ? null : bytes, { status, headers: headers2 });
}

// src/oauth/pretend/server.ts
import { createHash as createHash3 } from "node:crypto";

// src/oauth/pretend/tickets.ts
import * as z45 from "zod";
var account = z45.strictObject({
  accountId: z45.string(),
  name: z45.string(),
  email: z45.string(),
  isVerified: z45.boolean()
});
var trouble = z45.enum(["unavailable", "slow", "replayed-code"]).optional();
var ticket = z45.discriminatedUnion("kind", [
  z45.strictObject({
    kind: z45.literal("pretend-code"),
    account,
    scope: z45.string(),
    redirectUri: z45.string(),
    challenge: z45.string(),
    expiresAt: z45.number(),
    trouble
  }),
  z45.strictObject({ kind: z45.literal("pretend-access"), account }),
  z45.strictObject({ kind: z45.literal("pretend-refresh"), account, scope: z45.string() })
]);
var sealTicket = (sealer, given) => sealer.seal(JSON.stringify(given));
function openTicket(sealer, kind4, text10) {
  try {
    const found = ticket.parse(JSON.parse(sealer.open(text10)));
    return found.kind === kind4 ? found : void 0;
  } catch {
    return void 0;
  }
}

// src/oauth/pretend/server.ts
var TOKEN_SECONDS = 3600;
var servePretend = (ctx) => async (request) => {
  const { pathname } = new URL(request.url);
  return pathname.endsWith("/token") ? grant(ctx, request) : tellUser(ctx, request);
};
async function grant(ctx, request) {
  const form = new URLSearchParams(await request.text());
  const refresh2 = openTicket(ctx.sealer, "pretend-refresh", form.get("refresh_token") ?? "");
  if (refresh2 !== void 0) return Response.json(tokensFor(ctx, refresh2));
  const code2 = openTicket(ctx.sealer, "pretend-code", form.get("code") ?? "");
  if (code2?.trouble === "unavailable") return new Response("Out of order.", { status: 503 });
  if (code2?.trouble === "slow") return new Promise(() => void 0);
  if (code2 === void 0 || code2.trouble === "replayed-code" || !isRedeemable(ctx, code2, form))
    return Response.json({ error: "invalid_grant" }, { status: 400 });
  return Response.json(tokensFor(ctx, code2));
}
function isRedeemable(ctx, code2, form) {
  const verifier = form.get("code_verifier") ?? "";
  const challenge2 = createHash3("sha256").update(verifier).digest("base64url");
  return code2.expiresAt > ctx.now() && code2.redirectUri === form.get("redirect_uri") && code2.challenge === challenge2;
}
var tokensFor = ({ sealer }, { account: account2, scope }) => ({
  access_token: sealTicket(sealer, { kind: "pretend-access", account: account2 }),
  refresh_token: sealTicket(sealer, { kind: "pretend-refresh", account: account2, scope }),
  token_type: "Bearer",
  expires_in: TOKEN_SECONDS,
  scope
});
function tellUser(ctx, request) {
  const token = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  const account2 = openTicket(ctx.sealer, "pretend-access", token)?.account;
  if (account2 === void 0) return new Response(null, { status: 401 });
  const { accountId, name, email: email2, isVerified: isVerified2 } = account2;
  return Response.json({ sub: accountId, name, email: email2, email_verified: isVerified2 });
}

// src/oauth/pretend/provider.ts
var sharedIds2 = SHARED_OAUTH_PROVIDER_IDS;
var PRETEND_SECRET = "pretend";
function pretendProvider(ctx, id2) {
  if (ctx.config.mode === "production" || !sharedIds2.includes(id2)) return void 0;
  const base = `${ctx.config.publicUrl}/dev/oauth/${id2}`;
  const { scopes, trustsEmail } = definitions[id2];
  return {
    id: id2,
    definition: {
      issuer: base,
      authorizationEndpoint: `${base}/authorize`,
      tokenEndpoint: `${base}/token`,
      userinfoEndpoint: `${base}/userinfo`,
      scopes,
      trustsEmail,
      usesIdToken: false,
      usesPkce: true,
      clientAuth: "post",
      answersByForm: false,
      profileOf: userInfoProfile
    },
    isShared: true,
    clientId: id2,
    clientSecret: PRETEND_SECRET,
    callbackUrl: callbackUrlOf(ctx, id2),
    authorizationParameters: {},
    jwksCache: {},
    fetch: createProviderFetch({
      timeoutMillis: ctx.config.oauthTimeoutMillis,
      serve: servePretend(ctx)
    })
  };
}

// src/oauth/find-provider.ts
async function findProvider(ctx, project4, providerId2) {
  const stored = project4.oauthProviders.find(({ id: id2 }) => id2 === providerId2);
  if (stored === void 0) throw fail("OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED");
  if (stored.type === "standard")
    return standardProvider(ctx, openOAuthProvider(ctx.sealer, stored));
  const shared2 = pretendProvider(ctx, stored.id);
  if (shared2 === void 0) throw fail("OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED");
  return shared2;
}
async function standardProvider(ctx, given) {
  const { id: id2, clientId, clientSecret, facebookConfigId, microsoftTenantId } = given;
  const fetch2 = createProviderFetch({ timeoutMillis: ctx.config.oauthTimeoutMillis });
  const override2 = ctx.config.oauthProviders[id2];
  const resolved = await resolveEndpoints(definitions[id2], override2, fetch2);
  const endpoints = withTenant(resolved, microsoftTenantId);
  return {
    id: id2,
    definition: { ...definitions[id2], ...endpoints },
    isShared: false,
    clientId: clientId ?? "",
    clientSecret: clientSecret ?? "",
    callbackUrl: callbackUrlOf(ctx, id2),
    authorizationParameters: id2 === "facebook" && facebookConfigId !== void 0 ? { config_id: facebookConfigId } : {},
    jwksCache: jwksCacheOf(ctx, endpoints.jwksUri),
    fetch: fetch2
  };
}
function jwksCacheOf({ jwksCaches }, jwksUri = "") {
  const cache = jwksCaches.get(jwksUri) ?? {};
  jwksCaches.set(jwksUri, cache);
  return cache;
}

// src/oauth/tokens.ts
import { and as and32, arrayContains, desc as desc8, eq as eq38, sql as sql24 } from "drizzle-orm";

// src/oauth/exchange.ts
import { createHash as createHash4 } from "node:crypto";
import * as oauth5 from "oauth4webapi";

// src/oauth/client-secret.ts
import { importPKCS8, SignJWT as SignJWT2 } from "jose";
import * as z46 from "zod";
var appleKey = z46.strictObject({
  teamId: z46.string(),
  keyId: z46.string(),
  /** PKCS #8, PEM. */
  privateKey: z46.string()
});
async function clientSecretOf({ id: id2, definition, clientId, clientSecret }, nowMillis) {
  const key2 = id2 === "apple" ? parseKey(clientSecret) : void 0;
  if (key2 === void 0) return clientSecret;
  const issuedAt = Math.floor(nowMillis / 1e3);
  return new SignJWT2().setProtectedHeader({ alg: "ES256", kid: key2.keyId }).setIssuer(key2.teamId).setSubject(clientId).setAudience(definition.issuer).setIssuedAt(issuedAt).setExpirationTime(issuedAt + CLIENT_ASSERTION_LIFETIME_SECONDS).sign(await importPKCS8(key2.privateKey, "ES256"));
}
function parseKey(secret) {
  try {
    return appleKey.parse(JSON.parse(secret));
  } catch {
    return void 0;
  }
}

// src/oauth/id-token.ts
import { decodeJwt as decodeJwt2 } from "jose";
import * as oauth3 from "oauth4webapi";
import * as z47 from "zod";

// src/oauth/nonce-memory.ts
function createNonceMemory() {
  const seen = /* @__PURE__ */ new Set();
  return (nonce) => {
    const hash = hashSecret(nonce);
    if (seen.has(hash)) return false;
    seen.add(hash);
    for (const oldest of seen) {
      if (seen.size <= NONCE_CACHE_SIZE) break;
      seen.delete(oldest);
    }
    return true;
  };
}

// src/oauth/id-token.ts
var isNewNonce = createNonceMemory();
async function readSigned({ fetch: fetch2, jwksCache: jwksCache2 }, { server, client, response }, expectedNonce) {
  const issuer = await issuerOf2(server.issuer, response.clone());
  const issued = { ...server, issuer };
  const granted = await oauth3.processAuthorizationCodeResponse(issued, client, response, {
    expectedNonce,
    requireIdToken: true
  });
  await oauth3.validateApplicationLevelSignature(issued, response, {
    ...requestOptions2(fetch2),
    [oauth3.jwksCache]: jwksCache2
  });
  if (!isNewNonce(expectedNonce)) throw new ProviderError("rejected", "repeated_nonce");
  return { granted, claims: oauth3.getValidatedIdTokenClaims(granted) };
}
async function issuerOf2(issuer, response) {
  if (!issuer.includes(TENANT) || !response.ok) return issuer;
  const { id_token: idToken } = z47.object({ id_token: z47.string() }).parse(await response.json());
  return issuer.replace(TENANT, z47.object({ tid: z47.guid() }).parse(decodeJwt2(idToken)).tid);
}

// src/oauth/read-profile.ts
import * as oauth4 from "oauth4webapi";
import * as z49 from "zod";

// src/oauth/check-profile.ts
import * as z48 from "zod";
var UNPRINTABLE = /[\p{Control}\p{Surrogate}]/gu;
function checkProfile(profile2) {
  const { accountId, displayName, email: email2, isEmailVerified } = profile2;
  if (accountId.search(UNPRINTABLE) >= 0 || !isValid(primitives_exports.foreignId, accountId))
    throw new ProviderError("rejected", "invalid_account_id");
  const isEmailValid = email2 !== null && isValid(primitives_exports.strictEmail, email2);
  return {
    ...profile2,
    displayName: displayName?.replace(UNPRINTABLE, "").trim() || null,
    email: isEmailValid ? email2 : null,
    isEmailVerified: isEmailValid && isEmailVerified
  };
}
var isValid = (schema, value) => z48.safeParse(schema, value).success;

// src/oauth/read-profile.ts
var FORBIDDEN = [403, 404];
async function readProfile(provider, accessToken, { claims: claims3, callback }) {
  const { userinfoEndpoint, emailsPath, profileOf: profileOf2 } = provider.definition;
  const read2 = async (path, absent = []) => {
    if (userinfoEndpoint === void 0) return void 0;
    const url6 = new URL(userinfoEndpoint);
    url6.pathname += path;
    const headers2 = new Headers({ Accept: "application/json" });
    const options2 = requestOptions2(provider.fetch);
    const answer3 = await oauth4.protectedResourceRequest(
      accessToken,
      "GET",
      url6,
      headers2,
      null,
      options2
    );
    if (absent.includes(answer3.status)) return void 0;
    if (!answer3.ok) throw new ProviderError("rejected", "no_user_info");
    return answer3.json();
  };
  const userInfo = await read2("");
  const told = z49.object({ sub: z49.string() }).safeParse(userInfo);
  if (claims3 !== void 0 && told.success && told.data.sub !== claims3.sub)
    throw new ProviderError("rejected", "other_subject");
  const emails2 = emailsPath === void 0 ? void 0 : await read2(emailsPath, FORBIDDEN);
  return checkProfile(profileOf2({ userInfo, emails: emails2, claims: claims3, callback }));
}

// src/oauth/token-response.ts
import * as z50 from "zod";
var members = z50.record(z50.string(), z50.unknown());
async function normalizeTokenResponse({ omitsTokenType = false }, response) {
  const { status, headers: headers2 } = response;
  if (!response.ok) {
    headers2.delete("WWW-Authenticate");
    return response;
  }
  const sent = Object.entries(members.parse(await response.json()));
  const present = Object.fromEntries(sent.filter(([, value]) => value !== null && value !== ""));
  const { error } = present;
  const isToken = "access_token" in present;
  if (!isToken && typeof error === "string") throw new ProviderError("rejected", error);
  const body2 = omitsTokenType && isToken ? { token_type: "Bearer", ...present } : present;
  return new Response(JSON.stringify(body2), { status, headers: headers2 });
}
var TOKEN_LENGTH = 65536;
var TOKEN2 = /^[\x20-\x7e]+$/;
function checkToken(token) {
  if (token.length > TOKEN_LENGTH || !TOKEN2.test(token))
    throw new ProviderError("rejected", "invalid_token");
  return token;
}
var LIFETIME_LIMIT_SECONDS = 100 * 365 * 86400;
var lifetimeOf = (expiresInSeconds) => expiresInSeconds === void 0 || expiresInSeconds > LIFETIME_LIMIT_SECONDS ? null : Math.floor(expiresInSeconds);
var SCOPES_LENGTH = 2e3;
var SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;
function storableScopes(scopes) {
  const storable = [];
  let length2 = 0;
  for (const scope of new Set(scopes)) {
    length2 += scope.length + 8;
    if (length2 > SCOPES_LENGTH) break;
    if (SCOPE.test(scope)) storable.push(scope);
  }
  return storable;
}

// src/oauth/exchange.ts
function authorizationUrl(provider, attempt2) {
  const { definition, clientId, callbackUrl, authorizationParameters } = provider;
  const url6 = new URL(definition.authorizationEndpoint);
  const parameters = {
    client_id: clientId,
    scope: attempt2.scopes.join(" "),
    response_type: "code",
    redirect_uri: callbackUrl,
    ...definition.usesPkce && {
      code_challenge_method: "S256",
      code_challenge: createHash4("sha256").update(attempt2.verifier).digest("base64url")
    },
    state: attempt2.state,
    access_type: "offline",
    ...definition.usesIdToken && { nonce: attempt2.nonce },
    ...definition.answersByForm && { response_mode: "form_post" },
    ...authorizationParameters
  };
  for (const [name, value] of Object.entries(parameters)) url6.searchParams.set(name, value);
  return url6.href;
}
var redeem = (provider, attempt2, { callback, nowMillis }) => judged(async () => {
  const { definition, callbackUrl } = provider;
  const { server, client, authenticate: authenticate2, options: options2 } = await partsOf(provider, nowMillis);
  const { code: code2 = "", iss } = callback;
  const sent = {
    code: code2,
    state: attempt2.state,
    ...iss !== void 0 && !server.issuer.includes(TENANT) && { iss }
  };
  const parameters = oauth5.validateAuthResponse(
    server,
    client,
    new URLSearchParams(sent),
    attempt2.state
  );
  const sentResponse = await oauth5.authorizationCodeGrantRequest(
    server,
    client,
    authenticate2,
    parameters,
    callbackUrl,
    definition.usesPkce ? attempt2.verifier : oauth5.nopkce,
    options2
  );
  const response = await normalizeTokenResponse(definition, sentResponse);
  const { granted, claims: claims3 } = definition.usesIdToken ? await readSigned(provider, { server, client, response }, attempt2.nonce) : { granted: await oauth5.processAuthorizationCodeResponse(server, client, response) };
  const tokens2 = toTokens(granted, attempt2.scopes);
  const profile2 = await readProfile(provider, tokens2.accessToken, { claims: claims3, callback });
  return { tokens: tokens2, profile: profile2 };
});
var refreshTokens = (provider, { refreshToken, scopes }, nowMillis) => judged(async () => {
  const { server, client, authenticate: authenticate2, options: options2 } = await partsOf(provider, nowMillis);
  const sentResponse = await oauth5.refreshTokenGrantRequest(
    server,
    client,
    authenticate2,
    refreshToken,
    options2
  );
  const response = await normalizeTokenResponse(provider.definition, sentResponse);
  return toTokens(await oauth5.processRefreshTokenResponse(server, client, response), scopes);
});
async function partsOf(provider, nowMillis) {
  const { definition, clientId, fetch: fetch2 } = provider;
  const secret = await clientSecretOf(provider, nowMillis);
  const server = {
    issuer: definition.issuer,
    token_endpoint: definition.tokenEndpoint,
    ...definition.jwksUri !== void 0 && { jwks_uri: definition.jwksUri }
  };
  const client = {
    client_id: clientId,
    [oauth5.clockTolerance]: ID_TOKEN_TOLERANCE_SECONDS
  };
  const authenticate2 = definition.clientAuth === "basic" ? oauth5.ClientSecretBasic(secret) : oauth5.ClientSecretPost(secret);
  return { server, client, authenticate: authenticate2, options: requestOptions2(fetch2) };
}
var toTokens = (granted, asked) => ({
  accessToken: checkToken(granted.access_token),
  refreshToken: granted.refresh_token === void 0 ? null : checkToken(granted.refresh_token),
  expiresInSeconds: lifetimeOf(granted.expires_in),
  // Absent if they are the requested ones (RFC 6749, section 5.1). GitHub separates them by commas.
  scopes: storableScopes(granted.scope?.split(/[\s,]+/) ?? asked)
});

// src/oauth/tokens.ts
var LEAST_MILLIS = 5 * 60 * 1e3;
async function saveTokens(ctx, project4, {
  accountId,
  tokens: tokens2,
  grantedAt = projectNow(ctx, project4)
}) {
  const { accessToken, refreshToken, expiresInSeconds } = tokens2;
  const granted = {
    accessTokenSealed: ctx.sealer.seal(accessToken),
    refreshTokenSealed: refreshToken === null ? null : ctx.sealer.seal(refreshToken),
    expiresAt: expiresInSeconds === null ? null : grantedAt + expiresInSeconds * 1e3,
    createdAt: grantedAt
  };
  await ctx.db.insert(oauthTokens).values({ oauthAccountId: accountId, scopes: sorted(tokens2.scopes), ...granted }).onConflictDoUpdate({
    target: [oauthTokens.oauthAccountId, oauthTokens.scopes],
    set: {
      ...granted,
      refreshTokenSealed: sql24`coalesce(excluded.refresh_token_sealed, ${oauthTokens.refreshTokenSealed})`
    }
  });
}
async function freshToken(ctx, project4, wanted) {
  for (const row2 of await findTokens(ctx, wanted)) {
    const token = isFresh(ctx, project4, row2) ? ctx.sealer.open(row2.accessTokenSealed) : await renew(ctx, project4, { row: row2, wanted });
    if (token !== void 0) return token;
  }
  return void 0;
}
var findTokens = (ctx, { accountId, scopes }) => ctx.db.select().from(oauthTokens).where(
  and32(
    eq38(oauthTokens.oauthAccountId, accountId),
    scopes.length === 0 ? void 0 : arrayContains(oauthTokens.scopes, [...scopes])
  )
).orderBy(desc8(oauthTokens.createdAt));
var isFresh = (ctx, project4, { expiresAt }) => expiresAt === null || expiresAt > projectNow(ctx, project4) + LEAST_MILLIS;
async function renew(ctx, project4, { row: row2, wanted }) {
  if (row2.refreshTokenSealed === null) return void 0;
  const refreshToken = ctx.sealer.open(row2.refreshTokenSealed);
  const { provider, accountId, scopes } = wanted;
  try {
    const asked = { refreshToken, scopes: row2.scopes };
    const tokens2 = await refreshTokens(provider, asked, ctx.now());
    await saveTokens(ctx, project4, { accountId, tokens: tokens2 });
    return scopes.every((scope) => tokens2.scopes.includes(scope)) ? tokens2.accessToken : void 0;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.reason !== "rejected") throw error;
    return renewedMeanwhile(ctx, project4, row2);
  }
}
async function renewedMeanwhile(ctx, project4, { id: id2 }) {
  const [row2] = await ctx.db.select().from(oauthTokens).where(eq38(oauthTokens.id, id2));
  return row2 !== void 0 && isFresh(ctx, project4, row2) ? ctx.sealer.open(row2.accessTokenSealed) : void 0;
}
var sorted = (scopes) => [...new Set(scopes)].toSorted();

// src/handlers/connected-accounts.ts
var OWN_ONLY = "Clients may only use the connected accounts of their own user.";
var connectedAccounts = implement(connected_accounts_exports2, connected_accounts_exports, {
  createProviderAccessToken: async (call) => {
    const { ctx, params, body: body2, auth } = call;
    const { project: project4 } = auth;
    const userId2 = subjectId(call, params.userId, OWN_ONLY);
    const stored = project4.oauthProviders.find(({ id: id2 }) => id2 === params.providerId);
    if (stored === void 0) throw fail("OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED");
    if (stored.type === "shared")
      throw fail("OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS");
    await existingUser(call, userId2);
    const connection = await findConnection(ctx.db, userId2, stored.id);
    if (connection === void 0) throw fail("OAUTH_CONNECTION_NOT_CONNECTED_TO_USER");
    const scopes = body2.scope?.split(/\s+/).filter(Boolean) ?? [];
    const token = await answering(ctx, async () => {
      const provider = await findProvider(ctx, project4, stored.id);
      return freshToken(ctx, project4, { provider, accountId: connection.id, scopes });
    });
    if (token === void 0) throw fail("OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE");
    return { accessToken: token };
  }
});

// src/domain/callback-url.ts
import { eq as eq39 } from "drizzle-orm";

// src/domain/trusted-domains.ts
var LENGTH_LIMIT2 = 2048;
var LOOPBACK = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
var AMBIGUOUS = /[\\\s\p{Cc}]/u;
var USER_INFO = /^[a-z]+:\/*[^/?#]*@/i;
var ENCODED_STEP = /%(?:25)*(?:2f|5c|2e)/i;
var LITERAL_LABELS = 2;
function isTrustedUrl(text10, { domains, allowLocalhost }) {
  if (text10.length > LENGTH_LIMIT2 || AMBIGUOUS.test(text10) || USER_INFO.test(text10)) return false;
  const url6 = parse(text10);
  if (url6 === void 0 || ENCODED_STEP.test(url6.pathname)) return false;
  if (allowLocalhost && isLocal(url6.hostname)) return true;
  return domains.some(({ domain: domain3 }) => {
    const trusted = parse(domain3);
    return trusted !== void 0 && matchesOrigin(url6, trusted) && isBelow(url6, trusted);
  });
}
function isTrustedOrigin(origin, domains) {
  const url6 = parse(origin);
  if (url6?.origin !== origin) return false;
  return domains.some(({ domain: domain3 }) => {
    const trusted = parse(domain3);
    return trusted !== void 0 && matchesOrigin(url6, trusted);
  });
}
function parse(text10) {
  if (!URL.canParse(text10)) return void 0;
  const url6 = new URL(text10);
  return url6.protocol === "https:" || url6.protocol === "http:" ? url6 : void 0;
}
var matchesOrigin = (url6, trusted) => url6.protocol === trusted.protocol && url6.port === trusted.port && matchesHost(url6.hostname.split("."), trusted.hostname.split("."));
function matchesHost(labels, pattern) {
  if (!pattern.some(isWildcard)) return labels.join(".") === pattern.join(".");
  if (pattern.length <= LITERAL_LABELS || pattern.slice(-LITERAL_LABELS).some(isWildcard))
    return false;
  return matchesLabels(labels, pattern);
}
var isWildcard = (label) => label === "*" || label === "**";
function matchesLabels(labels, pattern) {
  const [label, ...others] = labels;
  const [expected, ...rest2] = pattern;
  if (expected === void 0) return label === void 0;
  if (label === void 0 || label === "") return false;
  if (expected === "**") return matchesLabels(others, rest2) || matchesLabels(others, pattern);
  return (expected === "*" || expected === label) && matchesLabels(others, rest2);
}
function isBelow(url6, trusted) {
  const base = trusted.pathname.replace(/\/+$/, "");
  return url6.pathname === base || url6.pathname.startsWith(`${base}/`);
}
var isLocal = (hostname2) => hostname2 === "localhost" || hostname2.endsWith(".localhost") || LOOPBACK.test(hostname2);

// src/domain/callback-url.ts
async function isTrustedCallback(db, { id: id2, config }, url6) {
  const domains = await db.select({ domain: projectDomains.domain }).from(projectDomains).where(eq39(projectDomains.projectId, id2));
  return isTrustedUrl(url6, { domains, allowLocalhost: config.allowLocalhost });
}
function codeLink(callbackUrl, code2) {
  const link2 = new URL(callbackUrl);
  link2.searchParams.set("code", code2);
  return link2.href;
}

// src/domain/contact-channels.ts
import { and as and33, asc as asc8, eq as eq40, ne as ne5 } from "drizzle-orm";
var ALREADY_THERE = "The user has this address already.";
var listContactChannels3 = (db, projectId3, { userId: userId2, id: id2 }) => db.select().from(contactChannels).where(
  and33(
    eq40(contactChannels.projectId, projectId3),
    userId2 === void 0 ? void 0 : eq40(contactChannels.userId, userId2),
    id2 === void 0 ? void 0 : eq40(contactChannels.id, id2)
  )
).orderBy(asc8(contactChannels.createdAt), asc8(contactChannels.id));
var selectPrimaryEmail = (db, userId2) => db.select().from(contactChannels).where(and33(eq40(contactChannels.userId, userId2), contactChannels.isPrimary));
async function demoteOthers(db, userId2, keepId) {
  await db.update(contactChannels).set({ isPrimary: false }).where(
    and33(
      eq40(contactChannels.userId, userId2),
      contactChannels.isPrimary,
      keepId === void 0 ? void 0 : ne5(contactChannels.id, keepId)
    )
  );
}
async function addContactChannel(ctx, project4, { byServer, requireSession: requireSession2, ...given }) {
  const { userId: userId2, value } = given;
  try {
    return await ctx.db.transaction(async (db) => {
      await lockUser(db, userId2);
      await requireSession2(db);
      await lockAddress(db, project4.id, value);
      await refuseSecond2(db, given);
      if (!byServer) await limitUnverified({ ...ctx, db }, userId2);
      const columns3 = {
        ...given,
        ...addressColumns(value),
        origin: byServer ? "server" : "added",
        isProven: given.isVerified
      };
      await contend(db, project4, columns3, value);
      if (given.isPrimary) await demoteOthers(db, userId2);
      return onlyRow(
        await db.insert(contactChannels).values({
          ...columns3,
          projectId: project4.id,
          type: "email",
          createdAt: projectNow(ctx, project4)
        }).returning()
      );
    });
  } catch (error) {
    throw asTaken2(error, value);
  }
}
async function changeContactChannel(ctx, project4, {
  channel: { id: id2, userId: userId2 },
  changes: changes5,
  ...authorized
}) {
  const { value, isPrimary } = changes5;
  try {
    return await ctx.db.transaction(async (db) => {
      await lockUser(db, userId2);
      await authorized.requireSession(db);
      const isIt = eq40(contactChannels.id, id2);
      const [before] = await db.select().from(contactChannels).where(isIt);
      if (before === void 0) throw missing();
      if (Object.values(changes5).every((change2) => change2 === void 0)) return before;
      await lockAddress(db, project4.id, value ?? before.value);
      const [current] = await db.select().from(contactChannels).where(isIt).for("update");
      if (current === void 0) throw missing();
      if (value !== void 0) await refuseSecond2(db, { userId: userId2, value, exceptId: id2 });
      const columns3 = changedColumns(current, changes5, authorized);
      if (value !== void 0 || changes5.usedForAuth || changes5.isVerified)
        await contend(db, project4, { userId: userId2, ...columns3 }, value ?? null);
      if (isPrimary) await demoteOthers(db, userId2, id2);
      const changed = onlyRow(await db.update(contactChannels).set(columns3).where(isIt).returning());
      if (changed.canonicalValue !== current.canonicalValue)
        await deleteCodes(db, project4.id, { userId: userId2, address: current.value });
      return changed;
    });
  } catch (error) {
    throw asTaken2(error, value ?? null);
  }
}
function changedColumns(current, { value = current.value, isVerified: isVerified2, ...changes5 }, { byServer }) {
  const address = addressColumns(value);
  const isSame = address.canonicalValue === current.canonicalValue;
  const usedForAuth = changes5.usedForAuth ?? current.usedForAuth;
  const givenByServer = byServer && (!isSame || changes5.usedForAuth === true);
  return {
    ...address,
    usedForAuth,
    isPrimary: changes5.isPrimary ?? current.isPrimary,
    isVerified: isVerified2 ?? (isSame && current.isVerified),
    isProven: isVerified2 ?? (isSame && current.isProven),
    origin: originOf({ isSame, givenByServer }, current),
    // Turning sign-in on, or another address, asks for the claim again.
    isDuplicate: isSame && changes5.usedForAuth !== true && current.isDuplicate
  };
}
function originOf({ isSame, givenByServer }, current) {
  if (givenByServer) return "server";
  return isSame ? current.origin : "added";
}
async function contend(db, project4, channel, requested) {
  const address = { userId: channel.userId, email: channel.canonicalValue };
  if (channel.usedForAuth && await isClaimedByAnother(db, project4.id, address))
    throw claimedByAnother(requested);
  if (channel.isVerified || channel.usedForAuth && channel.origin !== "added")
    await releaseAddress(db, project4.id, address);
}
async function deleteContactChannel3(db, projectId3, { userId: userId2, id: id2 }) {
  const deleted2 = await db.delete(contactChannels).where(
    and33(
      eq40(contactChannels.projectId, projectId3),
      eq40(contactChannels.userId, userId2),
      eq40(contactChannels.id, id2)
    )
  ).returning({ address: contactChannels.value });
  for (const { address } of deleted2) await deleteCodes(db, projectId3, { userId: userId2, address });
  return deleted2.length > 0;
}
async function refuseSecond2(db, { userId: userId2, value, exceptId }) {
  const [own] = await db.select({ id: contactChannels.id }).from(contactChannels).where(
    and33(
      eq40(contactChannels.userId, userId2),
      eq40(contactChannels.canonicalValue, canonicalEmail(value)),
      exceptId === void 0 ? void 0 : ne5(contactChannels.id, exceptId)
    )
  );
  if (own !== void 0) throw refuse(400, ALREADY_THERE);
}
var missing = () => refuse(400, "There is no such contact channel.");
function asTaken2(error, value) {
  if (violates(error, "contact_channels_once")) return refuse(400, ALREADY_THERE);
  if (violates(error, "contact_channels_sign_in")) return claimedByAnother(value);
  return error;
}

// src/domain/verification-codes.ts
import { and as and34, eq as eq41, gt as gt10, isNull as isNull8, sql as sql25 } from "drizzle-orm";
var UNMAILED_KINDS = [
  "mfa_attempt",
  "passkey_registration",
  "passkey_authentication"
];
var ATTEMPT_LIMIT = 20;
var createCode = async (ctx, project4, given) => (await createCodeWithId(ctx, project4, given)).code;
async function createCodeWithId(ctx, project4, { kind: kind4, userId: userId2, data: data2 }) {
  const code2 = randomText(SECRET_LENGTH);
  const now = projectNow(ctx, project4);
  const address = addressIn(data2);
  if (address !== null) {
    const teamId2 = "teamId" in data2 ? data2.teamId : void 0;
    await voidReplacedCodes(ctx.db, project4.id, { kind: kind4, userId: userId2, address, teamId: teamId2 });
  }
  const created2 = onlyRow(
    await ctx.db.insert(verificationCodes).values({
      projectId: project4.id,
      userId: userId2,
      kind: kind4,
      codeHash: hashSecret(code2),
      restHash: hashSecret(code2.slice(VERIFICATION_CODE_TYPED_LENGTH)),
      address: address === null ? null : canonicalEmail(address),
      data: data2,
      createdAt: now,
      expiresAt: now + codeLifetimeMillis(ctx.config, kind4)
    }).returning({ id: verificationCodes.id })
  );
  return { id: created2.id, code: code2 };
}
function addressIn(data2) {
  if ("value" in data2) return data2.value;
  return "email" in data2 && data2.email !== void 0 ? data2.email : null;
}
async function checkCode(ctx, project4, claim3) {
  const code2 = claim3.code.toLowerCase();
  const [row2] = await ctx.db.update(verificationCodes).set({ attempts: sql25`${verificationCodes.attempts} + 1` }).where(
    and34(
      eq41(verificationCodes.projectId, project4.id),
      eq41(verificationCodes.restHash, hashSecret(code2.slice(VERIFICATION_CODE_TYPED_LENGTH)))
    )
  ).returning();
  if (row2?.kind !== claim3.kind || row2.codeHash !== hashSecret(code2))
    throw fail("VERIFICATION_CODE_NOT_FOUND");
  if (row2.expiresAt <= projectNow(ctx, project4)) throw fail("VERIFICATION_CODE_EXPIRED");
  if (row2.usedAt !== null) throw fail("VERIFICATION_CODE_ALREADY_USED");
  if (row2.attempts > ATTEMPT_LIMIT) throw fail("VERIFICATION_CODE_MAX_ATTEMPTS_REACHED");
  return { id: row2.id, userId: row2.userId, data: row2.data };
}
async function consumeCode(ctx, project4, id2) {
  const now = projectNow(ctx, project4);
  const isOpen3 = and34(isNull8(verificationCodes.usedAt), gt10(verificationCodes.expiresAt, now));
  const used = await ctx.db.update(verificationCodes).set({ usedAt: now }).where(and34(eq41(verificationCodes.id, id2), isOpen3)).returning({ id: verificationCodes.id });
  if (used.length === 0) throw fail("VERIFICATION_CODE_ALREADY_USED");
}

// src/domain/verify-address.ts
import { and as and35, eq as eq42 } from "drizzle-orm";
async function verifyAddress(db, project4, {
  contactChannelId,
  value,
  isProven
}) {
  await lockAddress(db, project4.id, value);
  const isIt = and35(
    eq42(contactChannels.id, contactChannelId),
    eq42(contactChannels.canonicalValue, canonicalEmail(value))
  );
  const [channel] = await db.select().from(contactChannels).where(isIt);
  if (channel === void 0) return false;
  const address = { userId: channel.userId, email: value };
  const isTaken = await isClaimedByAnother(db, project4.id, address);
  await releaseAddress(db, project4.id, address);
  const verified = await db.update(contactChannels).set({
    isVerified: true,
    isProven: channel.isProven || isProven,
    usedForAuth: channel.usedForAuth && (!isTaken || channel.isDuplicate)
  }).where(isIt).returning({ id: contactChannels.id });
  return verified.length > 0;
}

// src/mail/email-language.ts
import { parseAccept } from "hono/utils/accept";

// src/mail/texts/ar.ts
var ar = {
  tag: "ar",
  dir: "rtl",
  fallback: "\u0625\u0630\u0627 \u0644\u0645 \u064A\u0639\u0645\u0644 \u0627\u0644\u0632\u0631\u060C \u0641\u0627\u0641\u062A\u062D \u0647\u0630\u0627 \u0627\u0644\u0631\u0627\u0628\u0637:",
  templates: {
    email_verification: {
      subject: "\u062A\u062D\u0642\u0642 \u0645\u0646 \u0628\u0631\u064A\u062F\u0643 \u0627\u0644\u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A \u0641\u064A {{ projectDisplayName }}",
      heading: "\u062A\u062D\u0642\u0642 \u0645\u0646 \u0628\u0631\u064A\u062F\u0643 \u0627\u0644\u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A",
      sentence: "\u062A\u062D\u0642\u0642 \u0645\u0646 \u0639\u0646\u0648\u0627\u0646 \u0627\u0644\u0628\u0631\u064A\u062F \u0627\u0644\u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A \u0647\u0630\u0627 \u0644\u0627\u0633\u062A\u062E\u062F\u0627\u0645\u0647 \u0645\u0639 \u062D\u0633\u0627\u0628\u0643 \u0641\u064A {{ projectDisplayName }}.",
      expiry: "\u064A\u0639\u0645\u0644 \u0627\u0644\u0631\u0627\u0628\u0637 \u0645\u0631\u0629 \u0648\u0627\u062D\u062F\u0629. \u0645\u062F\u0629 \u0627\u0644\u0635\u0644\u0627\u062D\u064A\u0629: {{ codeLifetime }}.",
      action: "\u062A\u062D\u0642\u0642 \u0645\u0646 \u0627\u0644\u0628\u0631\u064A\u062F \u0627\u0644\u0625\u0644\u0643\u062A\u0631\u0648\u0646\u064A",
      otherwise: "\u0625\u0630\u0627 \u0644\u0645 \u062A\u0643\u0646 \u0623\u0646\u062A \u0645\u0646 \u0637\u0644\u0628 \u0630\u0644\u0643\u060C \u0641\u064A\u0645\u0643\u0646\u0643 \u062A\u062C\u0627\u0647\u0644 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629.",
      reason: "\u0648\u0635\u0644\u062A\u0643 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629 \u0644\u0623\u0646 \u0627\u0644\u0639\u0646\u0648\u0627\u0646 {{ recipientEmail }} \u0623\u064F\u062F\u062E\u0644 \u0644\u062D\u0633\u0627\u0628 \u0641\u064A {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "\u0625\u0639\u0627\u062F\u0629 \u062A\u0639\u064A\u064A\u0646 \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631 \u0641\u064A {{ projectDisplayName }}",
      heading: "\u0625\u0639\u0627\u062F\u0629 \u062A\u0639\u064A\u064A\u0646 \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631",
      sentence: "\u062A\u0644\u0642\u064A\u0646\u0627 \u0637\u0644\u0628\u064B\u0627 \u0644\u0625\u0639\u0627\u062F\u0629 \u062A\u0639\u064A\u064A\u0646 \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631 \u0644\u062D\u0633\u0627\u0628\u0643 \u0641\u064A {{ projectDisplayName }}.",
      expiry: "\u064A\u0639\u0645\u0644 \u0627\u0644\u0631\u0627\u0628\u0637 \u0645\u0631\u0629 \u0648\u0627\u062D\u062F\u0629. \u0645\u062F\u0629 \u0627\u0644\u0635\u0644\u0627\u062D\u064A\u0629: {{ codeLifetime }}.",
      action: "\u0625\u0639\u0627\u062F\u0629 \u062A\u0639\u064A\u064A\u0646 \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631",
      otherwise: "\u0625\u0630\u0627 \u0644\u0645 \u062A\u0643\u0646 \u0623\u0646\u062A \u0645\u0646 \u0637\u0644\u0628 \u0630\u0644\u0643\u060C \u0641\u062A\u062C\u0627\u0647\u0644 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629. \u0633\u062A\u0628\u0642\u0649 \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631 \u0643\u0645\u0627 \u0647\u064A.",
      reason: "\u0648\u0635\u0644\u062A\u0643 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629 \u0644\u0623\u0646 \u0625\u0639\u0627\u062F\u0629 \u062A\u0639\u064A\u064A\u0646 \u0643\u0644\u0645\u0629 \u0627\u0644\u0645\u0631\u0648\u0631 \u0637\u064F\u0644\u0628\u062A \u0644\u0644\u0639\u0646\u0648\u0627\u0646 {{ recipientEmail }} \u0641\u064A {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} \u0647\u0648 \u0631\u0645\u0632 \u062A\u0633\u062C\u064A\u0644 \u0627\u0644\u062F\u062E\u0648\u0644 \u0625\u0644\u0649 {{ projectDisplayName }}",
      heading: "\u062A\u0633\u062C\u064A\u0644 \u0627\u0644\u062F\u062E\u0648\u0644 \u0625\u0644\u0649 {{ projectDisplayName }}",
      sentence: "\u0623\u062F\u062E\u0644 \u0647\u0630\u0627 \u0627\u0644\u0631\u0645\u0632 \u0644\u062A\u0633\u062C\u064A\u0644 \u0627\u0644\u062F\u062E\u0648\u0644.",
      expiry: "\u0645\u062F\u0629 \u0627\u0644\u0635\u0644\u0627\u062D\u064A\u0629: {{ codeLifetime }}.",
      action: "\u062A\u0633\u062C\u064A\u0644 \u0627\u0644\u062F\u062E\u0648\u0644 \u062F\u0648\u0646 \u0627\u0644\u0631\u0645\u0632",
      otherwise: "\u0625\u0630\u0627 \u0644\u0645 \u062A\u0643\u0646 \u0623\u0646\u062A \u0645\u0646 \u0637\u0644\u0628 \u0630\u0644\u0643\u060C \u0641\u062A\u062C\u0627\u0647\u0644 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629. \u0644\u0627 \u062A\u0634\u0627\u0631\u0643 \u0627\u0644\u0631\u0645\u0632 \u0645\u0639 \u0623\u064A \u0634\u062E\u0635: \u0644\u0646 \u064A\u0637\u0644\u0628\u0647 \u0645\u0646\u0643 \u0623\u062D\u062F \u0645\u0646 {{ projectDisplayName }}.",
      reason: "\u0648\u0635\u0644\u062A\u0643 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629 \u0644\u0623\u0646 \u0631\u0645\u0632 \u062A\u0633\u062C\u064A\u0644 \u0627\u0644\u062F\u062E\u0648\u0644 \u0637\u064F\u0644\u0628 \u0644\u0644\u0639\u0646\u0648\u0627\u0646 {{ recipientEmail }} \u0641\u064A {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "\u0627\u0646\u0636\u0645 \u0625\u0644\u0649 {{ teamDisplayName }} \u0641\u064A {{ projectDisplayName }}",
      heading: "\u0627\u0646\u0636\u0645 \u0625\u0644\u0649 {{ teamDisplayName }}",
      sentence: "\u062A\u0645\u062A \u062F\u0639\u0648\u062A\u0643 \u0644\u0644\u0627\u0646\u0636\u0645\u0627\u0645 \u0625\u0644\u0649 \u0627\u0644\u0641\u0631\u064A\u0642 {{ teamDisplayName }} \u0641\u064A {{ projectDisplayName }}.",
      expiry: "\u062A\u0639\u0645\u0644 \u0627\u0644\u062F\u0639\u0648\u0629 \u0645\u0631\u0629 \u0648\u0627\u062D\u062F\u0629. \u0645\u062F\u0629 \u0627\u0644\u0635\u0644\u0627\u062D\u064A\u0629: {{ codeLifetime }}.",
      action: "\u0639\u0631\u0636 \u0627\u0644\u062F\u0639\u0648\u0629",
      otherwise: "\u0625\u0630\u0627 \u0643\u0646\u062A \u0644\u0627 \u062A\u0639\u0631\u0641 \u0647\u0630\u0627 \u0627\u0644\u0641\u0631\u064A\u0642\u060C \u0641\u064A\u0645\u0643\u0646\u0643 \u062A\u062C\u0627\u0647\u0644 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629.",
      reason: "\u0648\u0635\u0644\u062A\u0643 \u0647\u0630\u0647 \u0627\u0644\u0631\u0633\u0627\u0644\u0629 \u0644\u0623\u0646 \u0627\u0644\u0639\u0646\u0648\u0627\u0646 {{ recipientEmail }} \u062F\u064F\u0639\u064A \u0625\u0644\u0649 \u0641\u0631\u064A\u0642 \u0641\u064A {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/de.ts
var de = {
  tag: "de",
  dir: "ltr",
  fallback: "Falls die Schaltfl\xE4che nicht funktioniert, \xF6ffnen Sie diesen Link:",
  templates: {
    email_verification: {
      subject: "E-Mail-Adresse f\xFCr {{ projectDisplayName }} best\xE4tigen",
      heading: "E-Mail-Adresse best\xE4tigen",
      sentence: "Best\xE4tigen Sie diese E-Mail-Adresse, um sie mit Ihrem Konto bei {{ projectDisplayName }} zu verwenden.",
      expiry: "Der Link funktioniert einmal. G\xFCltigkeit: {{ codeLifetime }}.",
      action: "E-Mail-Adresse best\xE4tigen",
      otherwise: "Wenn Sie das nicht waren, k\xF6nnen Sie diese E-Mail ignorieren.",
      reason: "Sie erhalten diese E-Mail, weil {{ recipientEmail }} f\xFCr ein Konto bei {{ projectDisplayName }} angegeben wurde."
    },
    password_reset: {
      subject: "Passwort f\xFCr {{ projectDisplayName }} zur\xFCcksetzen",
      heading: "Passwort zur\xFCcksetzen",
      sentence: "F\xFCr Ihr Konto bei {{ projectDisplayName }} wurde ein neues Passwort angefordert.",
      expiry: "Der Link funktioniert einmal. G\xFCltigkeit: {{ codeLifetime }}.",
      action: "Passwort zur\xFCcksetzen",
      otherwise: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unver\xE4ndert.",
      reason: "Sie erhalten diese E-Mail, weil f\xFCr {{ recipientEmail }} bei {{ projectDisplayName }} ein neues Passwort angefordert wurde."
    },
    magic_link: {
      subject: "{{ otp }} ist Ihr Anmeldecode f\xFCr {{ projectDisplayName }}",
      heading: "Bei {{ projectDisplayName }} anmelden",
      sentence: "Geben Sie diesen Code ein, um sich anzumelden.",
      expiry: "G\xFCltigkeit: {{ codeLifetime }}.",
      action: "Ohne Code anmelden",
      otherwise: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie den Code niemals weiter: Niemand von {{ projectDisplayName }} wird danach fragen.",
      reason: "Sie erhalten diese E-Mail, weil f\xFCr {{ recipientEmail }} bei {{ projectDisplayName }} ein Anmeldecode angefordert wurde."
    },
    team_invitation: {
      subject: "{{ teamDisplayName }} auf {{ projectDisplayName }} beitreten",
      heading: "{{ teamDisplayName }} beitreten",
      sentence: "Sie wurden in das Team {{ teamDisplayName }} bei {{ projectDisplayName }} eingeladen.",
      expiry: "Die Einladung funktioniert einmal. G\xFCltigkeit: {{ codeLifetime }}.",
      action: "Einladung ansehen",
      otherwise: "Wenn Sie dieses Team nicht kennen, k\xF6nnen Sie diese E-Mail ignorieren.",
      reason: "Sie erhalten diese E-Mail, weil {{ recipientEmail }} in ein Team bei {{ projectDisplayName }} eingeladen wurde."
    }
  }
};

// src/mail/texts/es.ts
var es = {
  tag: "es",
  dir: "ltr",
  fallback: "Si el bot\xF3n no funciona, abre este enlace:",
  templates: {
    email_verification: {
      subject: "Verifica tu correo para {{ projectDisplayName }}",
      heading: "Verifica tu correo",
      sentence: "Verifica esta direcci\xF3n de correo para usarla con tu cuenta de {{ projectDisplayName }}.",
      expiry: "El enlace funciona una sola vez y caduca en {{ codeLifetime }}.",
      action: "Verificar correo",
      otherwise: "Si no fuiste t\xFA, puedes ignorar este correo.",
      reason: "Recibes este correo porque se indic\xF3 {{ recipientEmail }} para una cuenta de {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "Restablece tu contrase\xF1a de {{ projectDisplayName }}",
      heading: "Restablece tu contrase\xF1a",
      sentence: "Recibimos una solicitud para restablecer la contrase\xF1a de tu cuenta de {{ projectDisplayName }}.",
      expiry: "El enlace funciona una sola vez y caduca en {{ codeLifetime }}.",
      action: "Restablecer contrase\xF1a",
      otherwise: "Si no fuiste t\xFA, ignora este correo. Tu contrase\xF1a no cambia.",
      reason: "Recibes este correo porque se solicit\xF3 restablecer la contrase\xF1a de {{ recipientEmail }} en {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} es tu c\xF3digo de acceso a {{ projectDisplayName }}",
      heading: "Inicia sesi\xF3n en {{ projectDisplayName }}",
      sentence: "Introduce este c\xF3digo para iniciar sesi\xF3n.",
      expiry: "Caduca en {{ codeLifetime }}.",
      action: "Iniciar sesi\xF3n sin el c\xF3digo",
      otherwise: "Si no fuiste t\xFA, ignora este correo. No compartas el c\xF3digo: nadie de {{ projectDisplayName }} te lo pedir\xE1.",
      reason: "Recibes este correo porque se solicit\xF3 un c\xF3digo de acceso para {{ recipientEmail }} en {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "\xDAnete a {{ teamDisplayName }} en {{ projectDisplayName }}",
      heading: "\xDAnete a {{ teamDisplayName }}",
      sentence: "Te han invitado a unirte al equipo {{ teamDisplayName }} en {{ projectDisplayName }}.",
      expiry: "La invitaci\xF3n funciona una sola vez y caduca en {{ codeLifetime }}.",
      action: "Ver invitaci\xF3n",
      otherwise: "Si no conoces este equipo, puedes ignorar este correo.",
      reason: "Recibes este correo porque {{ recipientEmail }} fue invitado a un equipo de {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/fr.ts
var fr = {
  tag: "fr",
  dir: "ltr",
  fallback: "Si le bouton ne fonctionne pas, ouvrez ce lien :",
  templates: {
    email_verification: {
      subject: "V\xE9rifiez votre adresse e-mail pour {{ projectDisplayName }}",
      heading: "V\xE9rifiez votre adresse e-mail",
      sentence: "V\xE9rifiez cette adresse e-mail pour l\u2019utiliser avec votre compte {{ projectDisplayName }}.",
      expiry: "Le lien fonctionne une seule fois et expire dans {{ codeLifetime }}.",
      action: "V\xE9rifier l\u2019adresse e-mail",
      otherwise: "Si ce n\u2019\xE9tait pas vous, vous pouvez ignorer cet e-mail.",
      reason: "Vous recevez cet e-mail car {{ recipientEmail }} a \xE9t\xE9 indiqu\xE9e pour un compte sur {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "R\xE9initialisez votre mot de passe pour {{ projectDisplayName }}",
      heading: "R\xE9initialisez votre mot de passe",
      sentence: "Nous avons re\xE7u une demande de r\xE9initialisation du mot de passe de votre compte {{ projectDisplayName }}.",
      expiry: "Le lien fonctionne une seule fois et expire dans {{ codeLifetime }}.",
      action: "R\xE9initialiser le mot de passe",
      otherwise: "Si ce n\u2019\xE9tait pas vous, ignorez cet e-mail. Votre mot de passe reste inchang\xE9.",
      reason: "Vous recevez cet e-mail car une r\xE9initialisation du mot de passe a \xE9t\xE9 demand\xE9e pour {{ recipientEmail }} sur {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} est votre code de connexion \xE0 {{ projectDisplayName }}",
      heading: "Connectez-vous \xE0 {{ projectDisplayName }}",
      sentence: "Saisissez ce code pour vous connecter.",
      expiry: "Il expire dans {{ codeLifetime }}.",
      action: "Se connecter sans le code",
      otherwise: "Si ce n\u2019\xE9tait pas vous, ignorez cet e-mail. Ne communiquez jamais ce code : personne chez {{ projectDisplayName }} ne vous le demandera.",
      reason: "Vous recevez cet e-mail car un code de connexion a \xE9t\xE9 demand\xE9 pour {{ recipientEmail }} sur {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "Rejoignez {{ teamDisplayName }} sur {{ projectDisplayName }}",
      heading: "Rejoignez {{ teamDisplayName }}",
      sentence: "Vous avez \xE9t\xE9 invit\xE9 \xE0 rejoindre l\u2019\xE9quipe {{ teamDisplayName }} sur {{ projectDisplayName }}.",
      expiry: "L\u2019invitation fonctionne une seule fois et expire dans {{ codeLifetime }}.",
      action: "Voir l\u2019invitation",
      otherwise: "Si vous ne connaissez pas cette \xE9quipe, vous pouvez ignorer cet e-mail.",
      reason: "Vous recevez cet e-mail car {{ recipientEmail }} a \xE9t\xE9 invit\xE9e \xE0 rejoindre une \xE9quipe sur {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/he.ts
var he = {
  tag: "he",
  dir: "rtl",
  fallback: "\u05D0\u05DD \u05D4\u05DB\u05E4\u05EA\u05D5\u05E8 \u05DC\u05D0 \u05E2\u05D5\u05D1\u05D3, \u05D0\u05E4\u05E9\u05E8 \u05DC\u05E4\u05EA\u05D5\u05D7 \u05D0\u05EA \u05D4\u05E7\u05D9\u05E9\u05D5\u05E8 \u05D4\u05D6\u05D4:",
  templates: {
    email_verification: {
      subject: "\u05D0\u05D9\u05DE\u05D5\u05EA \u05DB\u05EA\u05D5\u05D1\u05EA \u05D4\u05D0\u05D9\u05DE\u05D9\u05D9\u05DC \u05D1-{{ projectDisplayName }}",
      heading: "\u05D0\u05D9\u05DE\u05D5\u05EA \u05DB\u05EA\u05D5\u05D1\u05EA \u05D4\u05D0\u05D9\u05DE\u05D9\u05D9\u05DC",
      sentence: "\u05D9\u05E9 \u05DC\u05D0\u05DE\u05EA \u05D0\u05EA \u05DB\u05EA\u05D5\u05D1\u05EA \u05D4\u05D0\u05D9\u05DE\u05D9\u05D9\u05DC \u05DB\u05D3\u05D9 \u05DC\u05D4\u05E9\u05EA\u05DE\u05E9 \u05D1\u05D4 \u05D1\u05D7\u05E9\u05D1\u05D5\u05DF \u05E9\u05DC\u05DA \u05D1-{{ projectDisplayName }}.",
      expiry: "\u05D4\u05E7\u05D9\u05E9\u05D5\u05E8 \u05E4\u05D5\u05E2\u05DC \u05E4\u05E2\u05DD \u05D0\u05D7\u05EA \u05D1\u05DC\u05D1\u05D3. \u05EA\u05D5\u05E7\u05E3: {{ codeLifetime }}.",
      action: "\u05D0\u05D9\u05DE\u05D5\u05EA \u05D4\u05D0\u05D9\u05DE\u05D9\u05D9\u05DC",
      otherwise: "\u05D0\u05DD \u05DC\u05D0 \u05D1\u05D9\u05E7\u05E9\u05EA \u05D6\u05D0\u05EA, \u05D0\u05E4\u05E9\u05E8 \u05DC\u05D4\u05EA\u05E2\u05DC\u05DD \u05DE\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4.",
      reason: "\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4 \u05E0\u05E9\u05DC\u05D7\u05D4 \u05DB\u05D9 \u05D4\u05DB\u05EA\u05D5\u05D1\u05EA {{ recipientEmail }} \u05D4\u05D5\u05D6\u05E0\u05D4 \u05DC\u05D7\u05E9\u05D1\u05D5\u05DF \u05D1-{{ projectDisplayName }}."
    },
    password_reset: {
      subject: "\u05D0\u05D9\u05E4\u05D5\u05E1 \u05D4\u05E1\u05D9\u05E1\u05DE\u05D4 \u05D1-{{ projectDisplayName }}",
      heading: "\u05D0\u05D9\u05E4\u05D5\u05E1 \u05D4\u05E1\u05D9\u05E1\u05DE\u05D4",
      sentence: "\u05E7\u05D9\u05D1\u05DC\u05E0\u05D5 \u05D1\u05E7\u05E9\u05D4 \u05DC\u05D0\u05E4\u05E1 \u05D0\u05EA \u05D4\u05E1\u05D9\u05E1\u05DE\u05D4 \u05E9\u05DC \u05D4\u05D7\u05E9\u05D1\u05D5\u05DF \u05E9\u05DC\u05DA \u05D1-{{ projectDisplayName }}.",
      expiry: "\u05D4\u05E7\u05D9\u05E9\u05D5\u05E8 \u05E4\u05D5\u05E2\u05DC \u05E4\u05E2\u05DD \u05D0\u05D7\u05EA \u05D1\u05DC\u05D1\u05D3. \u05EA\u05D5\u05E7\u05E3: {{ codeLifetime }}.",
      action: "\u05D0\u05D9\u05E4\u05D5\u05E1 \u05D4\u05E1\u05D9\u05E1\u05DE\u05D4",
      otherwise: "\u05D0\u05DD \u05DC\u05D0 \u05D1\u05D9\u05E7\u05E9\u05EA \u05D6\u05D0\u05EA, \u05D9\u05E9 \u05DC\u05D4\u05EA\u05E2\u05DC\u05DD \u05DE\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4. \u05D4\u05E1\u05D9\u05E1\u05DE\u05D4 \u05DC\u05D0 \u05EA\u05E9\u05EA\u05E0\u05D4.",
      reason: "\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4 \u05E0\u05E9\u05DC\u05D7\u05D4 \u05DB\u05D9 \u05D4\u05EA\u05D1\u05E7\u05E9 \u05D0\u05D9\u05E4\u05D5\u05E1 \u05E1\u05D9\u05E1\u05DE\u05D4 \u05E2\u05D1\u05D5\u05E8 {{ recipientEmail }} \u05D1-{{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} \u05D4\u05D5\u05D0 \u05E7\u05D5\u05D3 \u05D4\u05DB\u05E0\u05D9\u05E1\u05D4 \u05E9\u05DC\u05DA \u05DC-{{ projectDisplayName }}",
      heading: "\u05DB\u05E0\u05D9\u05E1\u05D4 \u05DC-{{ projectDisplayName }}",
      sentence: "\u05D9\u05E9 \u05DC\u05D4\u05D6\u05D9\u05DF \u05D0\u05EA \u05D4\u05E7\u05D5\u05D3 \u05D4\u05D6\u05D4 \u05DB\u05D3\u05D9 \u05DC\u05D4\u05D9\u05DB\u05E0\u05E1.",
      expiry: "\u05EA\u05D5\u05E7\u05E3: {{ codeLifetime }}.",
      action: "\u05DB\u05E0\u05D9\u05E1\u05D4 \u05D1\u05DC\u05D9 \u05D4\u05E7\u05D5\u05D3",
      otherwise: "\u05D0\u05DD \u05DC\u05D0 \u05D1\u05D9\u05E7\u05E9\u05EA \u05D6\u05D0\u05EA, \u05D9\u05E9 \u05DC\u05D4\u05EA\u05E2\u05DC\u05DD \u05DE\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4. \u05D0\u05D9\u05DF \u05DC\u05E9\u05EA\u05E3 \u05D0\u05EA \u05D4\u05E7\u05D5\u05D3: \u05D0\u05E3 \u05D0\u05D7\u05D3 \u05DE-{{ projectDisplayName }} \u05DC\u05D0 \u05D9\u05D1\u05E7\u05E9 \u05D0\u05D5\u05EA\u05D5.",
      reason: "\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4 \u05E0\u05E9\u05DC\u05D7\u05D4 \u05DB\u05D9 \u05D4\u05EA\u05D1\u05E7\u05E9 \u05E7\u05D5\u05D3 \u05DB\u05E0\u05D9\u05E1\u05D4 \u05E2\u05D1\u05D5\u05E8 {{ recipientEmail }} \u05D1-{{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "\u05D4\u05E6\u05D8\u05E8\u05E4\u05D5\u05EA \u05D0\u05DC {{ teamDisplayName }} \u05D1-{{ projectDisplayName }}",
      heading: "\u05D4\u05E6\u05D8\u05E8\u05E4\u05D5\u05EA \u05D0\u05DC {{ teamDisplayName }}",
      sentence: "\u05E7\u05D9\u05D1\u05DC\u05EA \u05D4\u05D6\u05DE\u05E0\u05D4 \u05DC\u05D4\u05E6\u05D8\u05E8\u05E3 \u05DC\u05E6\u05D5\u05D5\u05EA {{ teamDisplayName }} \u05D1-{{ projectDisplayName }}.",
      expiry: "\u05D4\u05D4\u05D6\u05DE\u05E0\u05D4 \u05E4\u05D5\u05E2\u05DC\u05EA \u05E4\u05E2\u05DD \u05D0\u05D7\u05EA \u05D1\u05DC\u05D1\u05D3. \u05EA\u05D5\u05E7\u05E3: {{ codeLifetime }}.",
      action: "\u05D4\u05E6\u05D2\u05EA \u05D4\u05D4\u05D6\u05DE\u05E0\u05D4",
      otherwise: "\u05D0\u05DD \u05D4\u05E6\u05D5\u05D5\u05EA \u05D0\u05D9\u05E0\u05D5 \u05DE\u05D5\u05DB\u05E8 \u05DC\u05DA, \u05D0\u05E4\u05E9\u05E8 \u05DC\u05D4\u05EA\u05E2\u05DC\u05DD \u05DE\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4.",
      reason: "\u05D4\u05D4\u05D5\u05D3\u05E2\u05D4 \u05E0\u05E9\u05DC\u05D7\u05D4 \u05DB\u05D9 \u05D4\u05DB\u05EA\u05D5\u05D1\u05EA {{ recipientEmail }} \u05D4\u05D5\u05D6\u05DE\u05E0\u05D4 \u05DC\u05E6\u05D5\u05D5\u05EA \u05D1-{{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/hi.ts
var hi = {
  tag: "hi",
  dir: "ltr",
  fallback: "\u0905\u0917\u0930 \u092C\u091F\u0928 \u0915\u093E\u092E \u0928 \u0915\u0930\u0947, \u0924\u094B \u092F\u0939 \u0932\u093F\u0902\u0915 \u0916\u094B\u0932\u0947\u0902:",
  templates: {
    email_verification: {
      subject: "{{ projectDisplayName }} \u0915\u0947 \u0932\u093F\u090F \u0905\u092A\u0928\u093E \u0908\u092E\u0947\u0932 \u0938\u0924\u094D\u092F\u093E\u092A\u093F\u0924 \u0915\u0930\u0947\u0902",
      heading: "\u0905\u092A\u0928\u093E \u0908\u092E\u0947\u0932 \u0938\u0924\u094D\u092F\u093E\u092A\u093F\u0924 \u0915\u0930\u0947\u0902",
      sentence: "\u0905\u092A\u0928\u0947 {{ projectDisplayName }} \u0916\u093E\u0924\u0947 \u092E\u0947\u0902 \u0907\u0938 \u0908\u092E\u0947\u0932 \u092A\u0924\u0947 \u0915\u093E \u0909\u092A\u092F\u094B\u0917 \u0915\u0930\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F \u0907\u0938\u0947 \u0938\u0924\u094D\u092F\u093E\u092A\u093F\u0924 \u0915\u0930\u0947\u0902\u0964",
      expiry: "\u0932\u093F\u0902\u0915 \u090F\u0915 \u0939\u0940 \u092C\u093E\u0930 \u0915\u093E\u092E \u0915\u0930\u0924\u093E \u0939\u0948\u0964 \u0935\u0948\u0927\u0924\u093E: {{ codeLifetime }}\u0964",
      action: "\u0908\u092E\u0947\u0932 \u0938\u0924\u094D\u092F\u093E\u092A\u093F\u0924 \u0915\u0930\u0947\u0902",
      otherwise: "\u0905\u0917\u0930 \u092F\u0939 \u0906\u092A\u0928\u0947 \u0928\u0939\u0940\u0902 \u0915\u093F\u092F\u093E, \u0924\u094B \u0907\u0938 \u0908\u092E\u0947\u0932 \u0915\u094B \u0905\u0928\u0926\u0947\u0916\u093E \u0915\u0930 \u0938\u0915\u0924\u0947 \u0939\u0948\u0902\u0964",
      reason: "\u0906\u092A\u0915\u094B \u092F\u0939 \u0908\u092E\u0947\u0932 \u0907\u0938\u0932\u093F\u090F \u092E\u093F\u0932\u093E \u0939\u0948 \u0915\u094D\u092F\u094B\u0902\u0915\u093F {{ projectDisplayName }} \u0915\u0947 \u090F\u0915 \u0916\u093E\u0924\u0947 \u092E\u0947\u0902 {{ recipientEmail }} \u0926\u0930\u094D\u091C \u0915\u093F\u092F\u093E \u0917\u092F\u093E \u0925\u093E\u0964"
    },
    password_reset: {
      subject: "{{ projectDisplayName }} \u0915\u093E \u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0930\u0940\u0938\u0947\u091F \u0915\u0930\u0947\u0902",
      heading: "\u0905\u092A\u0928\u093E \u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0930\u0940\u0938\u0947\u091F \u0915\u0930\u0947\u0902",
      sentence: "\u0939\u092E\u0947\u0902 \u0906\u092A\u0915\u0947 {{ projectDisplayName }} \u0916\u093E\u0924\u0947 \u0915\u093E \u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0930\u0940\u0938\u0947\u091F \u0915\u0930\u0928\u0947 \u0915\u093E \u0905\u0928\u0941\u0930\u094B\u0927 \u092E\u093F\u0932\u093E \u0939\u0948\u0964",
      expiry: "\u0932\u093F\u0902\u0915 \u090F\u0915 \u0939\u0940 \u092C\u093E\u0930 \u0915\u093E\u092E \u0915\u0930\u0924\u093E \u0939\u0948\u0964 \u0935\u0948\u0927\u0924\u093E: {{ codeLifetime }}\u0964",
      action: "\u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0930\u0940\u0938\u0947\u091F \u0915\u0930\u0947\u0902",
      otherwise: "\u0905\u0917\u0930 \u092F\u0939 \u0906\u092A\u0928\u0947 \u0928\u0939\u0940\u0902 \u0915\u093F\u092F\u093E, \u0924\u094B \u0907\u0938 \u0908\u092E\u0947\u0932 \u0915\u094B \u0905\u0928\u0926\u0947\u0916\u093E \u0915\u0930\u0947\u0902\u0964 \u0906\u092A\u0915\u093E \u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0928\u0939\u0940\u0902 \u092C\u0926\u0932\u0947\u0917\u093E\u0964",
      reason: "\u0906\u092A\u0915\u094B \u092F\u0939 \u0908\u092E\u0947\u0932 \u0907\u0938\u0932\u093F\u090F \u092E\u093F\u0932\u093E \u0939\u0948 \u0915\u094D\u092F\u094B\u0902\u0915\u093F {{ projectDisplayName }} \u092A\u0930 {{ recipientEmail }} \u0915\u093E \u092A\u093E\u0938\u0935\u0930\u094D\u0921 \u0930\u0940\u0938\u0947\u091F \u0915\u0930\u0928\u0947 \u0915\u093E \u0905\u0928\u0941\u0930\u094B\u0927 \u0915\u093F\u092F\u093E \u0917\u092F\u093E \u0925\u093E\u0964"
    },
    magic_link: {
      subject: "{{ otp }} \u0906\u092A\u0915\u093E {{ projectDisplayName }} \u0938\u093E\u0907\u0928-\u0907\u0928 \u0915\u094B\u0921 \u0939\u0948",
      heading: "{{ projectDisplayName }} \u092E\u0947\u0902 \u0938\u093E\u0907\u0928 \u0907\u0928 \u0915\u0930\u0947\u0902",
      sentence: "\u0938\u093E\u0907\u0928 \u0907\u0928 \u0915\u0930\u0928\u0947 \u0915\u0947 \u0932\u093F\u090F \u092F\u0939 \u0915\u094B\u0921 \u0921\u093E\u0932\u0947\u0902\u0964",
      expiry: "\u0935\u0948\u0927\u0924\u093E: {{ codeLifetime }}\u0964",
      action: "\u0915\u094B\u0921 \u0915\u0947 \u092C\u093F\u0928\u093E \u0938\u093E\u0907\u0928 \u0907\u0928 \u0915\u0930\u0947\u0902",
      otherwise: "\u0905\u0917\u0930 \u092F\u0939 \u0906\u092A\u0928\u0947 \u0928\u0939\u0940\u0902 \u0915\u093F\u092F\u093E, \u0924\u094B \u0907\u0938 \u0908\u092E\u0947\u0932 \u0915\u094B \u0905\u0928\u0926\u0947\u0916\u093E \u0915\u0930\u0947\u0902\u0964 \u092F\u0939 \u0915\u094B\u0921 \u0915\u093F\u0938\u0940 \u0915\u094B \u0928 \u092C\u0924\u093E\u090F\u0902: {{ projectDisplayName }} \u0938\u0947 \u0915\u094B\u0908 \u092D\u0940 \u0907\u0938\u0947 \u0928\u0939\u0940\u0902 \u092E\u093E\u0902\u0917\u0947\u0917\u093E\u0964",
      reason: "\u0906\u092A\u0915\u094B \u092F\u0939 \u0908\u092E\u0947\u0932 \u0907\u0938\u0932\u093F\u090F \u092E\u093F\u0932\u093E \u0939\u0948 \u0915\u094D\u092F\u094B\u0902\u0915\u093F {{ projectDisplayName }} \u092A\u0930 {{ recipientEmail }} \u0915\u0947 \u0932\u093F\u090F \u0938\u093E\u0907\u0928-\u0907\u0928 \u0915\u094B\u0921 \u0915\u093E \u0905\u0928\u0941\u0930\u094B\u0927 \u0915\u093F\u092F\u093E \u0917\u092F\u093E \u0925\u093E\u0964"
    },
    team_invitation: {
      subject: "{{ projectDisplayName }} \u092A\u0930 {{ teamDisplayName }} \u0938\u0947 \u091C\u0941\u0921\u093C\u0947\u0902",
      heading: "{{ teamDisplayName }} \u0938\u0947 \u091C\u0941\u0921\u093C\u0947\u0902",
      sentence: "\u0906\u092A\u0915\u094B {{ projectDisplayName }} \u092A\u0930 \u091F\u0940\u092E {{ teamDisplayName }} \u0938\u0947 \u091C\u0941\u0921\u093C\u0928\u0947 \u0915\u093E \u0928\u093F\u092E\u0902\u0924\u094D\u0930\u0923 \u092E\u093F\u0932\u093E \u0939\u0948\u0964",
      expiry: "\u0928\u093F\u092E\u0902\u0924\u094D\u0930\u0923 \u090F\u0915 \u0939\u0940 \u092C\u093E\u0930 \u0915\u093E\u092E \u0915\u0930\u0924\u093E \u0939\u0948\u0964 \u0935\u0948\u0927\u0924\u093E: {{ codeLifetime }}\u0964",
      action: "\u0928\u093F\u092E\u0902\u0924\u094D\u0930\u0923 \u0926\u0947\u0916\u0947\u0902",
      otherwise: "\u0905\u0917\u0930 \u0906\u092A \u0907\u0938 \u091F\u0940\u092E \u0915\u094B \u0928\u0939\u0940\u0902 \u091C\u093E\u0928\u0924\u0947, \u0924\u094B \u0907\u0938 \u0908\u092E\u0947\u0932 \u0915\u094B \u0905\u0928\u0926\u0947\u0916\u093E \u0915\u0930 \u0938\u0915\u0924\u0947 \u0939\u0948\u0902\u0964",
      reason: "\u0906\u092A\u0915\u094B \u092F\u0939 \u0908\u092E\u0947\u0932 \u0907\u0938\u0932\u093F\u090F \u092E\u093F\u0932\u093E \u0939\u0948 \u0915\u094D\u092F\u094B\u0902\u0915\u093F {{ recipientEmail }} \u0915\u094B {{ projectDisplayName }} \u092A\u0930 \u090F\u0915 \u091F\u0940\u092E \u092E\u0947\u0902 \u092C\u0941\u0932\u093E\u092F\u093E \u0917\u092F\u093E \u0939\u0948\u0964"
    }
  }
};

// src/mail/texts/it.ts
var it = {
  tag: "it",
  dir: "ltr",
  fallback: "Se il pulsante non funziona, apri questo link:",
  templates: {
    email_verification: {
      subject: "Verifica la tua email per {{ projectDisplayName }}",
      heading: "Verifica la tua email",
      sentence: "Verifica questo indirizzo email per usarlo con il tuo account {{ projectDisplayName }}.",
      expiry: "Il link funziona una sola volta e scade tra {{ codeLifetime }}.",
      action: "Verifica email",
      otherwise: "Se non sei stato tu, puoi ignorare questa email.",
      reason: "Ricevi questa email perch\xE9 {{ recipientEmail }} \xE8 stato indicato per un account su {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "Reimposta la password di {{ projectDisplayName }}",
      heading: "Reimposta la password",
      sentence: "Abbiamo ricevuto una richiesta di reimpostare la password del tuo account {{ projectDisplayName }}.",
      expiry: "Il link funziona una sola volta e scade tra {{ codeLifetime }}.",
      action: "Reimposta password",
      otherwise: "Se non sei stato tu, ignora questa email. La tua password resta invariata.",
      reason: "Ricevi questa email perch\xE9 \xE8 stata richiesta la reimpostazione della password per {{ recipientEmail }} su {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} \xE8 il tuo codice di accesso a {{ projectDisplayName }}",
      heading: "Accedi a {{ projectDisplayName }}",
      sentence: "Inserisci questo codice per accedere.",
      expiry: "Scade tra {{ codeLifetime }}.",
      action: "Accedi senza codice",
      otherwise: "Se non sei stato tu, ignora questa email. Non condividere il codice: nessuno di {{ projectDisplayName }} te lo chieder\xE0.",
      reason: "Ricevi questa email perch\xE9 \xE8 stato richiesto un codice di accesso per {{ recipientEmail }} su {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "Entra in {{ teamDisplayName }} su {{ projectDisplayName }}",
      heading: "Entra in {{ teamDisplayName }}",
      sentence: "Hai ricevuto un invito a entrare nel team {{ teamDisplayName }} su {{ projectDisplayName }}.",
      expiry: "L\u2019invito funziona una sola volta e scade tra {{ codeLifetime }}.",
      action: "Vedi invito",
      otherwise: "Se non conosci questo team, puoi ignorare questa email.",
      reason: "Ricevi questa email perch\xE9 {{ recipientEmail }} \xE8 stato invitato in un team su {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/ja.ts
var ja = {
  tag: "ja",
  dir: "ltr",
  fallback: "\u30DC\u30BF\u30F3\u304C\u6A5F\u80FD\u3057\u306A\u3044\u5834\u5408\u306F\u3001\u6B21\u306E\u30EA\u30F3\u30AF\u3092\u958B\u3044\u3066\u304F\u3060\u3055\u3044\u3002",
  templates: {
    email_verification: {
      subject: "{{ projectDisplayName }} \u306E\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9\u306E\u78BA\u8A8D",
      heading: "\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9\u306E\u78BA\u8A8D",
      sentence: "\u3053\u306E\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9\u3092 {{ projectDisplayName }} \u306E\u30A2\u30AB\u30A6\u30F3\u30C8\u3067\u4F7F\u7528\u3059\u308B\u306B\u306F\u3001\u78BA\u8A8D\u3057\u3066\u304F\u3060\u3055\u3044\u3002",
      expiry: "\u30EA\u30F3\u30AF\u306F1\u56DE\u306E\u307F\u6709\u52B9\u3067\u3059\u3002\u6709\u52B9\u671F\u9593\u306F {{ codeLifetime }}\u3067\u3059\u3002",
      action: "\u30E1\u30FC\u30EB\u30A2\u30C9\u30EC\u30B9\u3092\u78BA\u8A8D",
      otherwise: "\u304A\u5FC3\u5F53\u305F\u308A\u304C\u306A\u3044\u5834\u5408\u306F\u3001\u3053\u306E\u30E1\u30FC\u30EB\u3092\u7121\u8996\u3057\u3066\u304F\u3060\u3055\u3044\u3002",
      reason: "\u3053\u306E\u30E1\u30FC\u30EB\u306F\u3001{{ projectDisplayName }} \u306E\u30A2\u30AB\u30A6\u30F3\u30C8\u306B {{ recipientEmail }} \u304C\u5165\u529B\u3055\u308C\u305F\u305F\u3081\u9001\u4FE1\u3055\u308C\u307E\u3057\u305F\u3002"
    },
    password_reset: {
      subject: "{{ projectDisplayName }} \u306E\u30D1\u30B9\u30EF\u30FC\u30C9\u306E\u518D\u8A2D\u5B9A",
      heading: "\u30D1\u30B9\u30EF\u30FC\u30C9\u306E\u518D\u8A2D\u5B9A",
      sentence: "{{ projectDisplayName }} \u30A2\u30AB\u30A6\u30F3\u30C8\u306E\u30D1\u30B9\u30EF\u30FC\u30C9\u518D\u8A2D\u5B9A\u306E\u30EA\u30AF\u30A8\u30B9\u30C8\u3092\u53D7\u3051\u4ED8\u3051\u307E\u3057\u305F\u3002",
      expiry: "\u30EA\u30F3\u30AF\u306F1\u56DE\u306E\u307F\u6709\u52B9\u3067\u3059\u3002\u6709\u52B9\u671F\u9593\u306F {{ codeLifetime }}\u3067\u3059\u3002",
      action: "\u30D1\u30B9\u30EF\u30FC\u30C9\u3092\u518D\u8A2D\u5B9A",
      otherwise: "\u304A\u5FC3\u5F53\u305F\u308A\u304C\u306A\u3044\u5834\u5408\u306F\u3001\u3053\u306E\u30E1\u30FC\u30EB\u3092\u7121\u8996\u3057\u3066\u304F\u3060\u3055\u3044\u3002\u30D1\u30B9\u30EF\u30FC\u30C9\u306F\u5909\u66F4\u3055\u308C\u307E\u305B\u3093\u3002",
      reason: "\u3053\u306E\u30E1\u30FC\u30EB\u306F\u3001{{ projectDisplayName }} \u3067 {{ recipientEmail }} \u306E\u30D1\u30B9\u30EF\u30FC\u30C9\u518D\u8A2D\u5B9A\u304C\u30EA\u30AF\u30A8\u30B9\u30C8\u3055\u308C\u305F\u305F\u3081\u9001\u4FE1\u3055\u308C\u307E\u3057\u305F\u3002"
    },
    magic_link: {
      subject: "{{ otp }} \u306F {{ projectDisplayName }} \u306E\u30ED\u30B0\u30A4\u30F3\u30B3\u30FC\u30C9\u3067\u3059",
      heading: "{{ projectDisplayName }} \u306B\u30ED\u30B0\u30A4\u30F3",
      sentence: "\u30ED\u30B0\u30A4\u30F3\u3059\u308B\u306B\u306F\u3001\u3053\u306E\u30B3\u30FC\u30C9\u3092\u5165\u529B\u3057\u3066\u304F\u3060\u3055\u3044\u3002",
      expiry: "\u6709\u52B9\u671F\u9593\u306F {{ codeLifetime }}\u3067\u3059\u3002",
      action: "\u30B3\u30FC\u30C9\u306A\u3057\u3067\u30ED\u30B0\u30A4\u30F3",
      otherwise: "\u304A\u5FC3\u5F53\u305F\u308A\u304C\u306A\u3044\u5834\u5408\u306F\u3001\u3053\u306E\u30E1\u30FC\u30EB\u3092\u7121\u8996\u3057\u3066\u304F\u3060\u3055\u3044\u3002\u30B3\u30FC\u30C9\u306F\u8AB0\u306B\u3082\u6559\u3048\u306A\u3044\u3067\u304F\u3060\u3055\u3044\u3002{{ projectDisplayName }} \u306E\u62C5\u5F53\u8005\u304C\u304A\u5C0B\u306D\u3059\u308B\u3053\u3068\u306F\u3042\u308A\u307E\u305B\u3093\u3002",
      reason: "\u3053\u306E\u30E1\u30FC\u30EB\u306F\u3001{{ projectDisplayName }} \u3067 {{ recipientEmail }} \u306E\u30ED\u30B0\u30A4\u30F3\u30B3\u30FC\u30C9\u304C\u30EA\u30AF\u30A8\u30B9\u30C8\u3055\u308C\u305F\u305F\u3081\u9001\u4FE1\u3055\u308C\u307E\u3057\u305F\u3002"
    },
    team_invitation: {
      subject: "{{ projectDisplayName }} \u306E {{ teamDisplayName }} \u3078\u306E\u62DB\u5F85",
      heading: "{{ teamDisplayName }} \u306B\u53C2\u52A0",
      sentence: "{{ projectDisplayName }} \u306E\u30C1\u30FC\u30E0 {{ teamDisplayName }} \u306B\u62DB\u5F85\u3055\u308C\u307E\u3057\u305F\u3002",
      expiry: "\u62DB\u5F85\u306F1\u56DE\u306E\u307F\u6709\u52B9\u3067\u3059\u3002\u6709\u52B9\u671F\u9593\u306F {{ codeLifetime }}\u3067\u3059\u3002",
      action: "\u62DB\u5F85\u3092\u898B\u308B",
      otherwise: "\u3053\u306E\u30C1\u30FC\u30E0\u306B\u304A\u5FC3\u5F53\u305F\u308A\u304C\u306A\u3044\u5834\u5408\u306F\u3001\u3053\u306E\u30E1\u30FC\u30EB\u3092\u7121\u8996\u3057\u3066\u304F\u3060\u3055\u3044\u3002",
      reason: "\u3053\u306E\u30E1\u30FC\u30EB\u306F\u3001{{ recipientEmail }} \u304C {{ projectDisplayName }} \u306E\u30C1\u30FC\u30E0\u306B\u62DB\u5F85\u3055\u308C\u305F\u305F\u3081\u9001\u4FE1\u3055\u308C\u307E\u3057\u305F\u3002"
    }
  }
};

// src/mail/texts/ko.ts
var ko = {
  tag: "ko",
  dir: "ltr",
  fallback: "\uBC84\uD2BC\uC774 \uC791\uB3D9\uD558\uC9C0 \uC54A\uC73C\uBA74 \uB2E4\uC74C \uB9C1\uD06C\uB97C \uC5EC\uC138\uC694.",
  templates: {
    email_verification: {
      subject: "{{ projectDisplayName }} \uC774\uBA54\uC77C \uC778\uC99D",
      heading: "\uC774\uBA54\uC77C\uC744 \uC778\uC99D\uD558\uC138\uC694",
      sentence: "{{ projectDisplayName }} \uACC4\uC815\uC5D0\uC11C \uC774 \uC774\uBA54\uC77C \uC8FC\uC18C\uB97C \uC0AC\uC6A9\uD558\uB824\uBA74 \uC778\uC99D\uD558\uC138\uC694.",
      expiry: "\uB9C1\uD06C\uB294 \uD55C \uBC88\uB9CC \uC0AC\uC6A9\uD560 \uC218 \uC788\uC73C\uBA70 {{ codeLifetime }} \uB3D9\uC548 \uC720\uD6A8\uD569\uB2C8\uB2E4.",
      action: "\uC774\uBA54\uC77C \uC778\uC99D",
      otherwise: "\uBCF8\uC778\uC774 \uC544\uB2C8\uB77C\uBA74 \uC774 \uC774\uBA54\uC77C\uC744 \uBB34\uC2DC\uD558\uC154\uB3C4 \uB429\uB2C8\uB2E4.",
      reason: "{{ projectDisplayName }} \uACC4\uC815\uC5D0 {{ recipientEmail }} \uC8FC\uC18C\uAC00 \uC785\uB825\uB418\uC5B4 \uC774 \uC774\uBA54\uC77C\uC744 \uBCF4\uB0B4\uB4DC\uB9BD\uB2C8\uB2E4."
    },
    password_reset: {
      subject: "{{ projectDisplayName }} \uBE44\uBC00\uBC88\uD638 \uC7AC\uC124\uC815",
      heading: "\uBE44\uBC00\uBC88\uD638\uB97C \uC7AC\uC124\uC815\uD558\uC138\uC694",
      sentence: "{{ projectDisplayName }} \uACC4\uC815\uC758 \uBE44\uBC00\uBC88\uD638 \uC7AC\uC124\uC815 \uC694\uCCAD\uC744 \uBC1B\uC558\uC2B5\uB2C8\uB2E4.",
      expiry: "\uB9C1\uD06C\uB294 \uD55C \uBC88\uB9CC \uC0AC\uC6A9\uD560 \uC218 \uC788\uC73C\uBA70 {{ codeLifetime }} \uB3D9\uC548 \uC720\uD6A8\uD569\uB2C8\uB2E4.",
      action: "\uBE44\uBC00\uBC88\uD638 \uC7AC\uC124\uC815",
      otherwise: "\uBCF8\uC778\uC774 \uC544\uB2C8\uB77C\uBA74 \uC774 \uC774\uBA54\uC77C\uC744 \uBB34\uC2DC\uD558\uC138\uC694. \uBE44\uBC00\uBC88\uD638\uB294 \uBC14\uB00C\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4.",
      reason: "{{ projectDisplayName }}\uC5D0\uC11C {{ recipientEmail }}\uC758 \uBE44\uBC00\uBC88\uD638 \uC7AC\uC124\uC815\uC774 \uC694\uCCAD\uB418\uC5B4 \uC774 \uC774\uBA54\uC77C\uC744 \uBCF4\uB0B4\uB4DC\uB9BD\uB2C8\uB2E4."
    },
    magic_link: {
      subject: "{{ otp }} - {{ projectDisplayName }} \uB85C\uADF8\uC778 \uCF54\uB4DC",
      heading: "{{ projectDisplayName }}\uC5D0 \uB85C\uADF8\uC778",
      sentence: "\uB85C\uADF8\uC778\uD558\uB824\uBA74 \uC774 \uCF54\uB4DC\uB97C \uC785\uB825\uD558\uC138\uC694.",
      expiry: "\uCF54\uB4DC\uB294 {{ codeLifetime }} \uB3D9\uC548 \uC720\uD6A8\uD569\uB2C8\uB2E4.",
      action: "\uCF54\uB4DC \uC5C6\uC774 \uB85C\uADF8\uC778",
      otherwise: "\uBCF8\uC778\uC774 \uC544\uB2C8\uB77C\uBA74 \uC774 \uC774\uBA54\uC77C\uC744 \uBB34\uC2DC\uD558\uC138\uC694. \uCF54\uB4DC\uB97C \uB2E4\uB978 \uC0AC\uB78C\uC5D0\uAC8C \uC54C\uB824\uC8FC\uC9C0 \uB9C8\uC138\uC694. {{ projectDisplayName }}\uC5D0\uC11C\uB294 \uCF54\uB4DC\uB97C \uBB3B\uC9C0 \uC54A\uC2B5\uB2C8\uB2E4.",
      reason: "{{ projectDisplayName }}\uC5D0\uC11C {{ recipientEmail }}\uC758 \uB85C\uADF8\uC778 \uCF54\uB4DC\uAC00 \uC694\uCCAD\uB418\uC5B4 \uC774 \uC774\uBA54\uC77C\uC744 \uBCF4\uB0B4\uB4DC\uB9BD\uB2C8\uB2E4."
    },
    team_invitation: {
      subject: "{{ projectDisplayName }}\uC758 {{ teamDisplayName }} \uD300 \uCD08\uB300",
      heading: "{{ teamDisplayName }} \uD300\uC5D0 \uCC38\uC5EC\uD558\uC138\uC694",
      sentence: "{{ projectDisplayName }}\uC758 {{ teamDisplayName }} \uD300\uC5D0 \uCD08\uB300\uBC1B\uC558\uC2B5\uB2C8\uB2E4.",
      expiry: "\uCD08\uB300\uB294 \uD55C \uBC88\uB9CC \uC0AC\uC6A9\uD560 \uC218 \uC788\uC73C\uBA70 {{ codeLifetime }} \uB3D9\uC548 \uC720\uD6A8\uD569\uB2C8\uB2E4.",
      action: "\uCD08\uB300 \uBCF4\uAE30",
      otherwise: "\uC774 \uD300\uC744 \uBAA8\uB974\uC2E0\uB2E4\uBA74 \uC774 \uC774\uBA54\uC77C\uC744 \uBB34\uC2DC\uD558\uC154\uB3C4 \uB429\uB2C8\uB2E4.",
      reason: "{{ projectDisplayName }}\uC758 \uD300\uC5D0 {{ recipientEmail }} \uC8FC\uC18C\uAC00 \uCD08\uB300\uB418\uC5B4 \uC774 \uC774\uBA54\uC77C\uC744 \uBCF4\uB0B4\uB4DC\uB9BD\uB2C8\uB2E4."
    }
  }
};

// src/mail/texts/nl.ts
var nl = {
  tag: "nl",
  dir: "ltr",
  fallback: "Werkt de knop niet? Open dan deze link:",
  templates: {
    email_verification: {
      subject: "Bevestig je e-mailadres voor {{ projectDisplayName }}",
      heading: "Bevestig je e-mailadres",
      sentence: "Bevestig dit e-mailadres om het bij je account van {{ projectDisplayName }} te gebruiken.",
      expiry: "De link werkt \xE9\xE9n keer en verloopt over {{ codeLifetime }}.",
      action: "E-mailadres bevestigen",
      otherwise: "Was jij dit niet? Dan kun je deze e-mail negeren.",
      reason: "Je ontvangt deze e-mail omdat {{ recipientEmail }} is opgegeven voor een account bij {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "Stel je wachtwoord voor {{ projectDisplayName }} opnieuw in",
      heading: "Stel je wachtwoord opnieuw in",
      sentence: "We hebben een verzoek ontvangen om het wachtwoord van je account bij {{ projectDisplayName }} opnieuw in te stellen.",
      expiry: "De link werkt \xE9\xE9n keer en verloopt over {{ codeLifetime }}.",
      action: "Wachtwoord opnieuw instellen",
      otherwise: "Was jij dit niet? Negeer dan deze e-mail. Je wachtwoord blijft hetzelfde.",
      reason: "Je ontvangt deze e-mail omdat voor {{ recipientEmail }} bij {{ projectDisplayName }} een nieuw wachtwoord is aangevraagd."
    },
    magic_link: {
      subject: "{{ otp }} is je inlogcode voor {{ projectDisplayName }}",
      heading: "Log in bij {{ projectDisplayName }}",
      sentence: "Voer deze code in om in te loggen.",
      expiry: "De code verloopt over {{ codeLifetime }}.",
      action: "Inloggen zonder code",
      otherwise: "Was jij dit niet? Negeer dan deze e-mail. Deel de code nooit: niemand van {{ projectDisplayName }} zal erom vragen.",
      reason: "Je ontvangt deze e-mail omdat voor {{ recipientEmail }} bij {{ projectDisplayName }} een inlogcode is aangevraagd."
    },
    team_invitation: {
      subject: "Word lid van {{ teamDisplayName }} op {{ projectDisplayName }}",
      heading: "Word lid van {{ teamDisplayName }}",
      sentence: "Je bent uitgenodigd om lid te worden van het team {{ teamDisplayName }} op {{ projectDisplayName }}.",
      expiry: "De uitnodiging werkt \xE9\xE9n keer en verloopt over {{ codeLifetime }}.",
      action: "Uitnodiging bekijken",
      otherwise: "Ken je dit team niet? Dan kun je deze e-mail negeren.",
      reason: "Je ontvangt deze e-mail omdat {{ recipientEmail }} is uitgenodigd voor een team op {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/pl.ts
var pl = {
  tag: "pl",
  dir: "ltr",
  fallback: "Je\u015Bli przycisk nie dzia\u0142a, otw\xF3rz ten link:",
  templates: {
    email_verification: {
      subject: "Zweryfikuj adres e-mail w {{ projectDisplayName }}",
      heading: "Zweryfikuj adres e-mail",
      sentence: "Zweryfikuj ten adres e-mail, aby u\u017Cywa\u0107 go na swoim koncie w {{ projectDisplayName }}.",
      expiry: "Link dzia\u0142a tylko raz. Wa\u017Cno\u015B\u0107: {{ codeLifetime }}.",
      action: "Zweryfikuj adres e-mail",
      otherwise: "Je\u015Bli to nie Ty, mo\u017Cesz zignorowa\u0107 t\u0119 wiadomo\u015B\u0107.",
      reason: "Otrzymujesz t\u0119 wiadomo\u015B\u0107, poniewa\u017C adres {{ recipientEmail }} podano na koncie w {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "Zresetuj has\u0142o do {{ projectDisplayName }}",
      heading: "Zresetuj has\u0142o",
      sentence: "Otrzymali\u015Bmy pro\u015Bb\u0119 o zresetowanie has\u0142a do Twojego konta w {{ projectDisplayName }}.",
      expiry: "Link dzia\u0142a tylko raz. Wa\u017Cno\u015B\u0107: {{ codeLifetime }}.",
      action: "Zresetuj has\u0142o",
      otherwise: "Je\u015Bli to nie Ty, zignoruj t\u0119 wiadomo\u015B\u0107. Twoje has\u0142o si\u0119 nie zmieni.",
      reason: "Otrzymujesz t\u0119 wiadomo\u015B\u0107, poniewa\u017C poproszono o zresetowanie has\u0142a dla {{ recipientEmail }} w {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} to Tw\xF3j kod logowania do {{ projectDisplayName }}",
      heading: "Zaloguj si\u0119 do {{ projectDisplayName }}",
      sentence: "Wpisz ten kod, aby si\u0119 zalogowa\u0107.",
      expiry: "Wa\u017Cno\u015B\u0107: {{ codeLifetime }}.",
      action: "Zaloguj si\u0119 bez kodu",
      otherwise: "Je\u015Bli to nie Ty, zignoruj t\u0119 wiadomo\u015B\u0107. Nie podawaj nikomu kodu: nikt z {{ projectDisplayName }} o niego nie poprosi.",
      reason: "Otrzymujesz t\u0119 wiadomo\u015B\u0107, poniewa\u017C poproszono o kod logowania dla {{ recipientEmail }} w {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "Do\u0142\u0105cz do {{ teamDisplayName }} w {{ projectDisplayName }}",
      heading: "Do\u0142\u0105cz do {{ teamDisplayName }}",
      sentence: "Masz zaproszenie do zespo\u0142u {{ teamDisplayName }} w {{ projectDisplayName }}.",
      expiry: "Zaproszenie dzia\u0142a tylko raz. Wa\u017Cno\u015B\u0107: {{ codeLifetime }}.",
      action: "Zobacz zaproszenie",
      otherwise: "Je\u015Bli nie znasz tego zespo\u0142u, mo\u017Cesz zignorowa\u0107 t\u0119 wiadomo\u015B\u0107.",
      reason: "Otrzymujesz t\u0119 wiadomo\u015B\u0107, poniewa\u017C adres {{ recipientEmail }} zaproszono do zespo\u0142u w {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/pt-BR.ts
var ptBR = {
  tag: "pt-BR",
  dir: "ltr",
  fallback: "Se o bot\xE3o n\xE3o funcionar, abra este link:",
  templates: {
    email_verification: {
      subject: "Verifique seu e-mail para {{ projectDisplayName }}",
      heading: "Verifique seu e-mail",
      sentence: "Verifique este endere\xE7o de e-mail para us\xE1-lo com sua conta de {{ projectDisplayName }}.",
      expiry: "O link funciona uma \xFAnica vez e expira em {{ codeLifetime }}.",
      action: "Verificar e-mail",
      otherwise: "Se n\xE3o foi voc\xEA, pode ignorar este e-mail.",
      reason: "Voc\xEA recebeu este e-mail porque {{ recipientEmail }} foi informado para uma conta de {{ projectDisplayName }}."
    },
    password_reset: {
      subject: "Redefina sua senha de {{ projectDisplayName }}",
      heading: "Redefina sua senha",
      sentence: "Recebemos um pedido para redefinir a senha da sua conta de {{ projectDisplayName }}.",
      expiry: "O link funciona uma \xFAnica vez e expira em {{ codeLifetime }}.",
      action: "Redefinir senha",
      otherwise: "Se n\xE3o foi voc\xEA, ignore este e-mail. Sua senha continua a mesma.",
      reason: "Voc\xEA recebeu este e-mail porque foi pedida a redefini\xE7\xE3o da senha de {{ recipientEmail }} em {{ projectDisplayName }}."
    },
    magic_link: {
      subject: "{{ otp }} \xE9 seu c\xF3digo de acesso a {{ projectDisplayName }}",
      heading: "Entre em {{ projectDisplayName }}",
      sentence: "Digite este c\xF3digo para entrar.",
      expiry: "Ele expira em {{ codeLifetime }}.",
      action: "Entrar sem o c\xF3digo",
      otherwise: "Se n\xE3o foi voc\xEA, ignore este e-mail. Nunca compartilhe o c\xF3digo: ningu\xE9m de {{ projectDisplayName }} vai pedi-lo.",
      reason: "Voc\xEA recebeu este e-mail porque foi pedido um c\xF3digo de acesso para {{ recipientEmail }} em {{ projectDisplayName }}."
    },
    team_invitation: {
      subject: "Participe de {{ teamDisplayName }} em {{ projectDisplayName }}",
      heading: "Participe de {{ teamDisplayName }}",
      sentence: "Voc\xEA recebeu um convite para participar da equipe {{ teamDisplayName }} em {{ projectDisplayName }}.",
      expiry: "O convite funciona uma \xFAnica vez e expira em {{ codeLifetime }}.",
      action: "Ver convite",
      otherwise: "Se voc\xEA n\xE3o conhece esta equipe, pode ignorar este e-mail.",
      reason: "Voc\xEA recebeu este e-mail porque {{ recipientEmail }} recebeu um convite para uma equipe em {{ projectDisplayName }}."
    }
  }
};

// src/mail/texts/tr.ts
var tr = {
  tag: "tr",
  dir: "ltr",
  fallback: "D\xFC\u011Fme \xE7al\u0131\u015Fm\u0131yorsa bu ba\u011Flant\u0131y\u0131 a\xE7\u0131n:",
  templates: {
    email_verification: {
      subject: "{{ projectDisplayName }} i\xE7in e-posta adresinizi do\u011Frulay\u0131n",
      heading: "E-posta adresinizi do\u011Frulay\u0131n",
      sentence: "Bu e-posta adresini {{ projectDisplayName }} hesab\u0131n\u0131zda kullanmak i\xE7in do\u011Frulay\u0131n.",
      expiry: "Ba\u011Flant\u0131 bir kez kullan\u0131labilir ve {{ codeLifetime }} ge\xE7erlidir.",
      action: "E-postay\u0131 do\u011Frula",
      otherwise: "Bunu siz yapmad\u0131ysan\u0131z bu e-postay\u0131 yok sayabilirsiniz.",
      reason: "Bu e-postay\u0131, {{ recipientEmail }} adresi bir {{ projectDisplayName }} hesab\u0131 i\xE7in girildi\u011Finden ald\u0131n\u0131z."
    },
    password_reset: {
      subject: "{{ projectDisplayName }} parolan\u0131z\u0131 s\u0131f\u0131rlay\u0131n",
      heading: "Parolan\u0131z\u0131 s\u0131f\u0131rlay\u0131n",
      sentence: "{{ projectDisplayName }} hesab\u0131n\u0131z\u0131n parolas\u0131n\u0131 s\u0131f\u0131rlamak i\xE7in bir istek ald\u0131k.",
      expiry: "Ba\u011Flant\u0131 bir kez kullan\u0131labilir ve {{ codeLifetime }} ge\xE7erlidir.",
      action: "Parolay\u0131 s\u0131f\u0131rla",
      otherwise: "Bunu siz yapmad\u0131ysan\u0131z bu e-postay\u0131 yok say\u0131n. Parolan\u0131z de\u011Fi\u015Fmez.",
      reason: "Bu e-postay\u0131, {{ projectDisplayName }} \xFCzerinde {{ recipientEmail }} i\xE7in parola s\u0131f\u0131rlama istendi\u011Finden ald\u0131n\u0131z."
    },
    magic_link: {
      subject: "{{ otp }}: {{ projectDisplayName }} giri\u015F kodunuz",
      heading: "{{ projectDisplayName }} hesab\u0131n\u0131za giri\u015F yap\u0131n",
      sentence: "Giri\u015F yapmak i\xE7in bu kodu girin.",
      expiry: "Kod {{ codeLifetime }} ge\xE7erlidir.",
      action: "Kodsuz giri\u015F yap",
      otherwise: "Bunu siz yapmad\u0131ysan\u0131z bu e-postay\u0131 yok say\u0131n. Kodu kimseyle payla\u015Fmay\u0131n: {{ projectDisplayName }} \xE7al\u0131\u015Fanlar\u0131 bu kodu sizden istemez.",
      reason: "Bu e-postay\u0131, {{ projectDisplayName }} \xFCzerinde {{ recipientEmail }} i\xE7in giri\u015F kodu istendi\u011Finden ald\u0131n\u0131z."
    },
    team_invitation: {
      subject: "{{ projectDisplayName }} \xFCzerinde {{ teamDisplayName }} ekibine kat\u0131l\u0131n",
      heading: "{{ teamDisplayName }} ekibine kat\u0131l\u0131n",
      sentence: "{{ projectDisplayName }} \xFCzerinde {{ teamDisplayName }} ekibine davet edildiniz.",
      expiry: "Davet bir kez kullan\u0131labilir ve {{ codeLifetime }} ge\xE7erlidir.",
      action: "Daveti g\xF6r\xFCnt\xFCle",
      otherwise: "Bu ekibi tan\u0131m\u0131yorsan\u0131z bu e-postay\u0131 yok sayabilirsiniz.",
      reason: "Bu e-postay\u0131, {{ recipientEmail }} adresi {{ projectDisplayName }} \xFCzerinde bir ekibe davet edildi\u011Finden ald\u0131n\u0131z."
    }
  }
};

// src/mail/texts/zh-Hans.ts
var zhHans = {
  tag: "zh-Hans",
  dir: "ltr",
  fallback: "\u5982\u679C\u6309\u94AE\u65E0\u6CD5\u4F7F\u7528\uFF0C\u8BF7\u6253\u5F00\u6B64\u94FE\u63A5\uFF1A",
  templates: {
    email_verification: {
      subject: "\u9A8C\u8BC1\u4F60\u5728 {{ projectDisplayName }} \u7684\u90AE\u7BB1",
      heading: "\u9A8C\u8BC1\u4F60\u7684\u90AE\u7BB1",
      sentence: "\u8BF7\u9A8C\u8BC1\u6B64\u90AE\u7BB1\u5730\u5740\uFF0C\u4EE5\u4FBF\u5728\u4F60\u7684 {{ projectDisplayName }} \u8D26\u53F7\u4E2D\u4F7F\u7528\u3002",
      expiry: "\u94FE\u63A5\u4EC5\u53EF\u4F7F\u7528\u4E00\u6B21\uFF0C\u6709\u6548\u671F\u4E3A {{ codeLifetime }}\u3002",
      action: "\u9A8C\u8BC1\u90AE\u7BB1",
      otherwise: "\u5982\u679C\u4E0D\u662F\u4F60\u672C\u4EBA\u64CD\u4F5C\uFF0C\u53EF\u4EE5\u5FFD\u7565\u6B64\u90AE\u4EF6\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90AE\u4EF6\uFF0C\u662F\u56E0\u4E3A\u6709\u4EBA\u5728 {{ projectDisplayName }} \u7684\u8D26\u53F7\u4E2D\u586B\u5199\u4E86 {{ recipientEmail }}\u3002"
    },
    password_reset: {
      subject: "\u91CD\u7F6E\u4F60\u7684 {{ projectDisplayName }} \u5BC6\u7801",
      heading: "\u91CD\u7F6E\u5BC6\u7801",
      sentence: "\u6211\u4EEC\u6536\u5230\u4E86\u91CD\u7F6E\u4F60 {{ projectDisplayName }} \u8D26\u53F7\u5BC6\u7801\u7684\u8BF7\u6C42\u3002",
      expiry: "\u94FE\u63A5\u4EC5\u53EF\u4F7F\u7528\u4E00\u6B21\uFF0C\u6709\u6548\u671F\u4E3A {{ codeLifetime }}\u3002",
      action: "\u91CD\u7F6E\u5BC6\u7801",
      otherwise: "\u5982\u679C\u4E0D\u662F\u4F60\u672C\u4EBA\u64CD\u4F5C\uFF0C\u8BF7\u5FFD\u7565\u6B64\u90AE\u4EF6\u3002\u4F60\u7684\u5BC6\u7801\u4E0D\u4F1A\u6539\u53D8\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90AE\u4EF6\uFF0C\u662F\u56E0\u4E3A\u6709\u4EBA\u5728 {{ projectDisplayName }} \u8BF7\u6C42\u91CD\u7F6E {{ recipientEmail }} \u7684\u5BC6\u7801\u3002"
    },
    magic_link: {
      subject: "{{ otp }} \u662F\u4F60\u7684 {{ projectDisplayName }} \u767B\u5F55\u9A8C\u8BC1\u7801",
      heading: "\u767B\u5F55 {{ projectDisplayName }}",
      sentence: "\u8F93\u5165\u6B64\u9A8C\u8BC1\u7801\u5373\u53EF\u767B\u5F55\u3002",
      expiry: "\u6709\u6548\u671F\u4E3A {{ codeLifetime }}\u3002",
      action: "\u4E0D\u7528\u9A8C\u8BC1\u7801\u76F4\u63A5\u767B\u5F55",
      otherwise: "\u5982\u679C\u4E0D\u662F\u4F60\u672C\u4EBA\u64CD\u4F5C\uFF0C\u8BF7\u5FFD\u7565\u6B64\u90AE\u4EF6\u3002\u5207\u52FF\u5C06\u9A8C\u8BC1\u7801\u544A\u8BC9\u4ED6\u4EBA\uFF1A{{ projectDisplayName }} \u7684\u5DE5\u4F5C\u4EBA\u5458\u4E0D\u4F1A\u5411\u4F60\u7D22\u8981\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90AE\u4EF6\uFF0C\u662F\u56E0\u4E3A\u6709\u4EBA\u5728 {{ projectDisplayName }} \u4E3A {{ recipientEmail }} \u8BF7\u6C42\u4E86\u767B\u5F55\u9A8C\u8BC1\u7801\u3002"
    },
    team_invitation: {
      subject: "\u52A0\u5165 {{ projectDisplayName }} \u4E0A\u7684 {{ teamDisplayName }}",
      heading: "\u52A0\u5165 {{ teamDisplayName }}",
      sentence: "\u4F60\u53D7\u9080\u52A0\u5165 {{ projectDisplayName }} \u4E0A\u7684\u56E2\u961F {{ teamDisplayName }}\u3002",
      expiry: "\u9080\u8BF7\u4EC5\u53EF\u4F7F\u7528\u4E00\u6B21\uFF0C\u6709\u6548\u671F\u4E3A {{ codeLifetime }}\u3002",
      action: "\u67E5\u770B\u9080\u8BF7",
      otherwise: "\u5982\u679C\u4F60\u4E0D\u8BA4\u8BC6\u8FD9\u4E2A\u56E2\u961F\uFF0C\u53EF\u4EE5\u5FFD\u7565\u6B64\u90AE\u4EF6\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90AE\u4EF6\uFF0C\u662F\u56E0\u4E3A {{ recipientEmail }} \u53D7\u9080\u52A0\u5165 {{ projectDisplayName }} \u4E0A\u7684\u56E2\u961F\u3002"
    }
  }
};

// src/mail/texts/zh-Hant.ts
var zhHant = {
  tag: "zh-Hant",
  dir: "ltr",
  fallback: "\u5982\u679C\u6309\u9215\u7121\u6CD5\u4F7F\u7528\uFF0C\u8ACB\u958B\u555F\u6B64\u9023\u7D50\uFF1A",
  templates: {
    email_verification: {
      subject: "\u9A57\u8B49\u4F60\u5728 {{ projectDisplayName }} \u7684\u96FB\u5B50\u90F5\u4EF6",
      heading: "\u9A57\u8B49\u4F60\u7684\u96FB\u5B50\u90F5\u4EF6",
      sentence: "\u8ACB\u9A57\u8B49\u6B64\u96FB\u5B50\u90F5\u4EF6\u5730\u5740\uFF0C\u4EE5\u4FBF\u5728\u4F60\u7684 {{ projectDisplayName }} \u5E33\u865F\u4E2D\u4F7F\u7528\u3002",
      expiry: "\u9023\u7D50\u50C5\u53EF\u4F7F\u7528\u4E00\u6B21\uFF0C\u6709\u6548\u671F\u70BA {{ codeLifetime }}\u3002",
      action: "\u9A57\u8B49\u96FB\u5B50\u90F5\u4EF6",
      otherwise: "\u5982\u679C\u4E0D\u662F\u4F60\u672C\u4EBA\u64CD\u4F5C\uFF0C\u53EF\u4EE5\u5FFD\u7565\u6B64\u90F5\u4EF6\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90F5\u4EF6\uFF0C\u662F\u56E0\u70BA\u6709\u4EBA\u5728 {{ projectDisplayName }} \u7684\u5E33\u865F\u4E2D\u586B\u5BEB\u4E86 {{ recipientEmail }}\u3002"
    },
    password_reset: {
      subject: "\u91CD\u8A2D\u4F60\u7684 {{ projectDisplayName }} \u5BC6\u78BC",
      heading: "\u91CD\u8A2D\u5BC6\u78BC",
      sentence: "\u6211\u5011\u6536\u5230\u91CD\u8A2D\u4F60 {{ projectDisplayName }} \u5E33\u865F\u5BC6\u78BC\u7684\u8981\u6C42\u3002",
      expiry: "\u9023\u7D50\u50C5\u53EF\u4F7F\u7528\u4E00\u6B21\uFF0C\u6709\u6548\u671F\u70BA {{ codeLifetime }}\u3002",
      action: "\u91CD\u8A2D\u5BC6\u78BC",
      otherwise: "\u5982\u679C\u4E0D\u662F\u4F60\u672C\u4EBA\u64CD\u4F5C\uFF0C\u8ACB\u5FFD\u7565\u6B64\u90F5\u4EF6\u3002\u4F60\u7684\u5BC6\u78BC\u4E0D\u6703\u8B8A\u66F4\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90F5\u4EF6\uFF0C\u662F\u56E0\u70BA\u6709\u4EBA\u5728 {{ projectDisplayName }} \u8981\u6C42\u91CD\u8A2D {{ recipientEmail }} \u7684\u5BC6\u78BC\u3002"
    },
    magic_link: {
      subject: "{{ otp }} \u662F\u4F60\u7684 {{ projectDisplayName }} \u767B\u5165\u9A57\u8B49\u78BC",
      heading: "\u767B\u5165 {{ projectDisplayName }}",
      sentence: "\u8F38\u5165\u6B64\u9A57\u8B49\u78BC\u5373\u53EF\u767B\u5165\u3002",
      expiry: "\u6709\u6548\u671F\u70BA {{ codeLifetime }}\u3002",
      action: "\u4E0D\u7528\u9A57\u8B49\u78BC\u76F4\u63A5\u767B\u5165",
      otherwise: "\u5982\u679C\u4E0D\u662F\u4F60\u672C\u4EBA\u64CD\u4F5C\uFF0C\u8ACB\u5FFD\u7565\u6B64\u90F5\u4EF6\u3002\u5207\u52FF\u5C07\u9A57\u8B49\u78BC\u544A\u8A34\u4ED6\u4EBA\uFF1A{{ projectDisplayName }} \u7684\u5DE5\u4F5C\u4EBA\u54E1\u4E0D\u6703\u5411\u4F60\u7D22\u53D6\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90F5\u4EF6\uFF0C\u662F\u56E0\u70BA\u6709\u4EBA\u5728 {{ projectDisplayName }} \u70BA {{ recipientEmail }} \u8981\u6C42\u4E86\u767B\u5165\u9A57\u8B49\u78BC\u3002"
    },
    team_invitation: {
      subject: "\u52A0\u5165 {{ projectDisplayName }} \u4E0A\u7684 {{ teamDisplayName }}",
      heading: "\u52A0\u5165 {{ teamDisplayName }}",
      sentence: "\u4F60\u7372\u9080\u52A0\u5165 {{ projectDisplayName }} \u4E0A\u7684\u5718\u968A {{ teamDisplayName }}\u3002",
      expiry: "\u9080\u8ACB\u50C5\u53EF\u4F7F\u7528\u4E00\u6B21\uFF0C\u6709\u6548\u671F\u70BA {{ codeLifetime }}\u3002",
      action: "\u6AA2\u8996\u9080\u8ACB",
      otherwise: "\u5982\u679C\u4F60\u4E0D\u8A8D\u8B58\u9019\u500B\u5718\u968A\uFF0C\u53EF\u4EE5\u5FFD\u7565\u6B64\u90F5\u4EF6\u3002",
      reason: "\u4F60\u6536\u5230\u6B64\u90F5\u4EF6\uFF0C\u662F\u56E0\u70BA {{ recipientEmail }} \u7372\u9080\u52A0\u5165 {{ projectDisplayName }} \u4E0A\u7684\u5718\u968A\u3002"
    }
  }
};

// src/mail/texts/languages.ts
var emailLanguages = [
  en,
  ar,
  de,
  es,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  ptBR,
  tr,
  zhHans,
  zhHant
];

// src/mail/email-language.ts
var MAX_HEADER_LENGTH = 500;
function readerLanguage(headers2) {
  const header = (headers2.get("accept-language") ?? "").slice(0, MAX_HEADER_LENGTH);
  const accepted = parseAccept(header).filter(({ q }) => q > 0);
  for (const { type } of accepted) {
    const wanted = scriptOf(type);
    const language = emailLanguages.find(({ tag }) => scriptOf(tag) === wanted);
    if (language !== void 0) return language;
  }
  return en;
}
function scriptOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return void 0;
  }
}

// src/mail/one-time-code.ts
var oneTimeCodeOf = (code2) => code2.slice(0, VERIFICATION_CODE_TYPED_LENGTH).toUpperCase();

// src/mail/outbox.ts
import { isDeepStrictEqual as isDeepStrictEqual2 } from "node:util";
import { and as and36, asc as asc9, eq as eq43, lte as lte2, min, notInArray as notInArray3, sql as sql26 } from "drizzle-orm";

// src/delivery.ts
import { setTimeout as setTimeout2 } from "node:timers/promises";
var POLL_MILLIS = 1e3;
var BATCH = 5;
var MOST_LANES = 10;
function createDelivery({ report }, lanes) {
  const open = /* @__PURE__ */ new Map();
  const missed = /* @__PURE__ */ new Set();
  let pause = new AbortController();
  const stopping = new AbortController();
  const { signal } = stopping;
  const cutting = new AbortController();
  const ending = { signal, cutOff: cutting.signal };
  const drain3 = async (lane) => {
    try {
      await lanes.drain(lane, ending);
      return true;
    } catch (error) {
      report(failureReport(error));
      return false;
    } finally {
      open.delete(lane);
      if (missed.delete(lane)) pause.abort();
    }
  };
  const look = async () => {
    const most2 = Math.max(0, MOST_LANES - open.size);
    const found = await lanes.due({ but: [...open.keys()], most: most2 });
    for (const lane of found) if (!open.has(lane) && !signal.aborted) open.set(lane, drain3(lane));
  };
  const deliverDue = async () => {
    for (let isGoing = !signal.aborted; isGoing; ) {
      await look();
      const results = await Promise.all(open.values());
      isGoing = results.length > 0 && results.every((isWell) => isWell) && !signal.aborted;
    }
  };
  const lookAgain = () => look().catch((error) => report(failureReport(error)));
  const poll = async () => {
    while (!signal.aborted) {
      pause = new AbortController();
      await lookAgain();
      const options2 = { signal: pause.signal, ref: false };
      await setTimeout2(POLL_MILLIS, void 0, options2).catch(() => {
      });
    }
  };
  let polling;
  return {
    deliverDue,
    start: () => {
      polling ??= poll();
    },
    wake: () => {
      for (const lane of open.keys()) missed.add(lane);
      pause.abort();
    },
    stop: async (cutOff2) => {
      stopping.abort();
      pause.abort();
      if (cutOff2?.aborted) cutting.abort();
      cutOff2?.addEventListener("abort", () => cutting.abort(), { once: true });
      await polling;
      await Promise.all(open.values());
    }
  };
}
async function sendInBatches({ claim: claim3, send }, signal) {
  for (let isMore = true; isMore && !signal.aborted; ) {
    const claimed = await claim3(BATCH);
    await Promise.all(claimed.map(send));
    isMore = claimed.length === BATCH;
  }
}

// src/mail/outbox.ts
var CLAIM_MILLIS = 2 * DELIVERY_MILLIS;
var REQUEST_MILLIS = 1e4;
function createOutbox(ctx) {
  const { smtp: smtp2, mode } = ctx.config;
  const shared2 = smtp2 === void 0 ? void 0 : createSmtpTransport(smtp2, mode);
  const delivery = createDelivery(ctx, {
    due: ({ but, most: most2 }) => dueProjects(ctx, but, most2),
    drain: (projectId3, ending) => drain(ctx, { projectId: projectId3, shared: shared2, ...ending })
  });
  return {
    ...delivery,
    sendNow: (id2) => sendNow(ctx, shared2, id2),
    stop: async (cutOff2) => {
      await delivery.stop(cutOff2);
      shared2?.close();
    }
  };
}
async function dueProjects({ db, now }, but, most2) {
  const rows = await db.select({ id: emails.projectId }).from(emails).where(and36(lte2(emails.nextAttemptAt, now()), notInArray3(emails.projectId, but))).groupBy(emails.projectId).orderBy(min(emails.nextAttemptAt)).limit(most2);
  return rows.map(({ id: id2 }) => id2);
}
async function drain(ctx, { projectId: projectId3, shared: shared2, signal, cutOff: cutOff2 }) {
  let own;
  const batches = {
    claim: async (most2) => {
      const [project4] = await ctx.db.select().from(projects).where(eq43(projects.id, projectId3));
      if (project4 === void 0) return [];
      const { emailConfig: emailConfig2 } = project4;
      const server = openEmailConfig(ctx.sealer, project4);
      if (!isDeepStrictEqual2(own?.emailConfig ?? null, emailConfig2)) {
        own?.transport.close();
        own = server && { emailConfig: emailConfig2, transport: createProjectTransport(server, ctx.config.mode) };
      }
      const used = server ?? ctx.config.smtp;
      const secrets = used ? passwordTexts(used) : [];
      const sending = { project: project4, transport: own?.transport ?? shared2, secrets, cutOff: cutOff2 };
      return (await claim(ctx, projectId3, most2)).map((row2) => ({ sending, row: row2 }));
    },
    send: async ({ sending, row: row2 }) => {
      await deliver(ctx, sending, row2);
    }
  };
  await sendInBatches(batches, signal).finally(() => own?.transport.close());
}
async function sendNow(ctx, shared2, id2) {
  const [found] = await ctx.db.select({ row: emails, project: projects }).from(emails).innerJoin(projects, eq43(projects.id, emails.projectId)).where(eq43(emails.id, id2));
  if (found === void 0) return false;
  const { row: row2, project: project4 } = found;
  const server = openEmailConfig(ctx.sealer, project4);
  const own = server && createProjectTransport(server, ctx.config.mode);
  const used = server ?? ctx.config.smtp;
  const secrets = used ? passwordTexts(used) : [];
  const sending = { project: project4, transport: own ?? shared2, secrets, isOnlyAttempt: true };
  return deliver(ctx, sending, row2).finally(() => own?.close());
}
async function claim(ctx, projectId3, most2) {
  const now = ctx.now();
  const due = ctx.db.select({ id: emails.id }).from(emails).where(and36(eq43(emails.projectId, projectId3), lte2(emails.nextAttemptAt, now))).orderBy(asc9(emails.nextAttemptAt)).limit(most2).for("update", { skipLocked: true });
  return ctx.db.update(emails).set({ nextAttemptAt: now + CLAIM_MILLIS, attempts: sql26`${emails.attempts} + 1` }).where(sql26`${emails.id} = any(array(${due}))`).returning();
}
async function deliver(ctx, { project: project4, transport, secrets, cutOff: cutOff2, isOnlyAttempt = false }, row2) {
  const sender2 = senderOf(ctx, project4);
  let code2 = "";
  try {
    const content4 = openContent(ctx.sealer, row2.contentSealed);
    const { subject: subject2 = row2.subject, html, text: text10, variables } = content4;
    code2 = variables.code ?? "";
    if (transport === void 0) throw new Error("There is no mail server to send it by.");
    await transport.deliver(
      { id: row2.id, to: row2.recipients, senderName: sender2.senderName, subject: subject2, html, text: text10 },
      isOnlyAttempt ? { limitMillis: REQUEST_MILLIS } : { signal: cutOff2 }
    );
  } catch (error) {
    const told = [...secrets, code2, oneTimeCodeOf(code2)];
    const failure = deliveryFailure(error, row2.attempts, told);
    const waitMillis = isOnlyAttempt ? null : failure.waitMillis;
    await noteFailure(ctx, { ...row2, sender: sender2 }, { ...failure, waitMillis });
    return false;
  }
  const sentAt = projectNow(ctx, project4);
  await noteAttempt(ctx, row2.id, { sender: sender2, sentAt, nextAttemptAt: null, error: null });
  return true;
}
async function noteFailure(ctx, { id: id2, sender: sender2 }, { message, waitMillis }) {
  const nextAttemptAt2 = waitMillis === null ? null : ctx.now() + waitMillis;
  const failure = toMailFailure(message, waitMillis !== null);
  await noteAttempt(ctx, id2, { sender: sender2, error: failure, nextAttemptAt: nextAttemptAt2 });
  if (nextAttemptAt2 === null) ctx.report(new Error(`Mail ${id2} was given up: ${message}`));
}
var noteAttempt = (ctx, id2, values) => ctx.db.update(emails).set(values).where(eq43(emails.id, id2));

// src/mail/send-mail.ts
var codeKinds = {
  email_verification: "contact_channel_verification",
  password_reset: "password_reset",
  magic_link: "sign_in",
  team_invitation: "team_invitation"
};
async function sendMail(ctx, mail) {
  await storeMail(ctx, mail, ctx.now());
}
async function prepareMail(ctx, mail) {
  const { id: id2, nextAttemptAt: nextAttemptAt2 } = await storeMail(ctx, mail, ctx.now() + CLAIM_MILLIS);
  return nextAttemptAt2 === null ? void 0 : id2;
}
async function storeMail(ctx, mail, dueAt) {
  const { subject: subject2, listedSubject, html, text: text10 } = await write(ctx, mail);
  const code2 = mail.code ?? new URL(mail.link).searchParams.get("code");
  const createdAt = projectNow(ctx, mail.project);
  const isDelivered = ctx.config.smtp === void 0 && mail.project.emailConfig === null;
  const values = {
    projectId: mail.project.id,
    userId: mail.user?.id ?? null,
    template: mail.template,
    sender: senderOf(ctx, mail.project),
    recipients: [mail.to],
    subject: listedSubject,
    contentSealed: sealContent(ctx.sealer, {
      subject: subject2,
      html,
      text: text10,
      variables: { link: mail.link, code: code2 }
    }),
    createdAt,
    nextAttemptAt: isDelivered ? null : dueAt,
    attempts: dueAt > ctx.now() ? 1 : 0,
    sentAt: isDelivered ? createdAt : null
  };
  return onlyRow(await ctx.db.insert(emails).values(values).returning());
}
async function write({ db, config }, mail) {
  const own = await readTemplate(db, mail.project.id, mail.template);
  const document = blockDocument.parse(own.content);
  const hasOwnContent = !own.isDefault && Object.keys(document).length > 0;
  const language = hasOwnContent ? en : mail.language ?? en;
  const standard = defaultTemplate(mail.template, language);
  const template = {
    subject: own.isDefault ? standard.subject : own.subject,
    content: hasOwnContent ? document : standard.content
  };
  const lifetimeMillis = codeLifetimeMillis(config, codeKinds[mail.template]);
  const codeLifetime = lifetimeText(lifetimeMillis, language.tag);
  const variables = { ...variablesOf(mail), codeLifetime };
  return renderMail(template, variables, hasOwnContent ? void 0 : language);
}
function variablesOf(mail) {
  const { link: link2, code: code2 = "" } = mail;
  const own = {
    email_verification: { emailVerificationLink: link2 },
    password_reset: { passwordResetLink: link2 },
    magic_link: { magicLink: link2, otp: oneTimeCodeOf(code2) },
    team_invitation: { teamInvitationLink: link2, teamDisplayName: mail.teamDisplayName ?? "" }
  };
  return {
    projectDisplayName: mail.project.displayName,
    userDisplayName: mail.user?.displayName ?? "",
    recipientEmail: mail.to,
    ...own[mail.template]
  };
}

// src/mail/verification-mail.ts
async function sendVerificationMail(ctx, project4, { user: user3, contactChannel: contactChannel2, callbackUrl, language }) {
  const kind4 = "contact_channel_verification";
  await lockUser(ctx.db, user3.id);
  const recipient = { userId: user3.id, address: contactChannel2.value };
  if (await wasSentRecently(ctx, project4, { kind: kind4, ...recipient })) return;
  const code2 = await createCode(ctx, project4, {
    kind: kind4,
    userId: user3.id,
    data: { contactChannelId: contactChannel2.id, value: contactChannel2.value }
  });
  await sendMail(ctx, {
    project: project4,
    user: user3,
    template: "email_verification",
    to: contactChannel2.value,
    link: codeLink(callbackUrl, code2),
    language
  });
}

// src/handlers/contact-channels.ts
var kind = "contact_channel_verification";
var OWN_ONLY2 = "Clients may only work with the contact channels of their own user.";
var contactChannels2 = implement(wholeContactChannels, contact_channels_exports, {
  listContactChannels: async (call) => {
    const { ctx, query, auth } = call;
    const userId2 = subjectId(call, query.userId, OWN_ONLY2);
    const filter2 = { userId: userId2, id: query.contactChannelId };
    const found = await listContactChannels3(ctx.db, auth.project.id, filter2);
    return toList(found.map(toContactChannel));
  },
  createContactChannel: (call) => create2(call, { ...call.body, isVerified: void 0 }),
  readContactChannel: async (call) => {
    const channel = await ownChannel(call, call.params);
    if (channel === void 0) throw refuse(404, "There is no such contact channel.");
    return toContactChannel(channel);
  },
  updateContactChannel: (call) => update2(call, { ...call.body, isVerified: void 0 }),
  deleteContactChannel: async (call) => {
    const { ctx, auth, params } = call;
    const userId2 = subjectId(call, params.userId, OWN_ONLY2);
    const channel = { userId: userId2, id: params.contactChannelId };
    const [found] = await listContactChannels3(ctx.db, auth.project.id, channel);
    if (found?.usedForAuth || found?.isPrimary) await requireRecentSignIn(call);
    if (!await deleteContactChannel3(ctx.db, auth.project.id, channel))
      throw refuse(400, "There is no such contact channel.");
    return success2;
  },
  sendContactChannelCode: async (call) => {
    const { ctx, params, body: body2, auth } = call;
    const userId2 = await mailableUser(call, params.userId);
    const filter2 = { userId: userId2, id: params.contactChannelId };
    const [channel] = await listContactChannels3(ctx.db, auth.project.id, filter2);
    if (channel === void 0) throw refuse(404, "There is no such contact channel.");
    await sendCode(call, { channel, callbackUrl: body2.callbackUrl });
    return success2;
  },
  sendPrimaryEmailCode: async (call) => {
    const { ctx, body: body2 } = call;
    const user3 = requireUserField(call);
    const [channel] = await selectPrimaryEmail(ctx.db, user3.row.id);
    if (channel?.canonicalValue !== canonicalEmail(body2.email))
      throw fail("EMAIL_IS_NOT_PRIMARY_EMAIL", {
        email: body2.email,
        primary_email: channel?.value ?? null
      });
    await sendCode(call, { channel, callbackUrl: body2.callbackUrl });
    return success2;
  },
  verifyContactChannel: async (call) => {
    const { ctx, body: body2, auth } = call;
    const { project: project4 } = auth;
    const { id: id2, userId: userId2, data: data2 } = await checkCode(ctx, project4, { kind, code: body2.code });
    const isThere2 = await ctx.db.transaction(async (db) => {
      if (userId2 !== null) await lockUser(db, userId2);
      await consumeCode({ ...ctx, db }, project4, id2);
      if (userId2 !== null) await voidCodes(db, project4.id, { userId: userId2, address: data2.value });
      const isProven = userId2 !== null && await hasOwnSession(db, call, userId2);
      return verifyAddress(db, project4, { ...data2, isProven });
    });
    if (!isThere2) throw fail("VERIFICATION_CODE_NOT_FOUND");
    return success2;
  },
  checkContactChannelCode: async ({ ctx, body: body2, auth: { project: project4 } }) => {
    await checkCode(ctx, project4, { kind, code: body2.code });
    return { isCodeValid: true };
  }
});
var serverContactChannels = implement(contact_channels_exports4, contact_channels_exports2, {
  createContactChannel: async (call) => create2(call, call.body),
  updateContactChannel: async (call) => update2(call, call.body)
});
async function create2(call, body2) {
  const { ctx, auth } = call;
  const userId2 = subjectId(call, body2.userId, OWN_ONLY2);
  await existingUser(call, userId2);
  if (body2.usedForAuth || body2.isPrimary) await requireRecentSignIn(call);
  if (body2.usedForAuth) await limitSignInAddress(call);
  const added = await addContactChannel(ctx, auth.project, {
    userId: userId2,
    value: body2.value,
    usedForAuth: body2.usedForAuth,
    isPrimary: body2.isPrimary ?? false,
    isVerified: body2.isVerified ?? false,
    ...authorizationOf(call)
  });
  return toContactChannel(added);
}
async function update2(call, body2) {
  const channel = await ownChannel(call, call.params);
  if (channel === void 0) throw refuse(400, "There is no such contact channel.");
  const isSensitive = channel.usedForAuth || channel.isPrimary || body2.isPrimary;
  if (isSensitive || body2.usedForAuth) await requireRecentSignIn(call);
  const signsIn = body2.usedForAuth ?? channel.usedForAuth;
  if (signsIn && (body2.value !== void 0 || body2.usedForAuth)) await limitSignInAddress(call);
  const changes5 = {
    value: body2.value,
    usedForAuth: body2.usedForAuth,
    isPrimary: body2.isPrimary,
    isVerified: body2.isVerified
  };
  const changed = await changeContactChannel(call.ctx, call.auth.project, {
    channel,
    changes: changes5,
    ...authorizationOf(call)
  });
  return toContactChannel(changed);
}
var authorizationOf = (call) => ({
  byServer: call.auth.access !== "client",
  requireSession: (db) => requireSession(db, call)
});
async function ownChannel(call, params) {
  const userId2 = subjectId(call, params.userId, OWN_ONLY2);
  const filter2 = { userId: userId2, id: params.contactChannelId };
  const [channel] = await listContactChannels3(call.ctx.db, call.auth.project.id, filter2);
  return channel;
}
async function mailableUser(call, id2) {
  const { ctx, auth } = call;
  const userId2 = resolveUserId(call, id2);
  if (auth.access === "client") {
    if (userId2 !== currentUser2(call).row.id)
      throw refuse(400, "Clients may only have codes sent to their own user.");
  } else if (await findUser(ctx.db, auth.project.id, userId2) === void 0)
    throw fail("USER_ID_DOES_NOT_EXIST", { user_id: userId2 });
  return userId2;
}
var needsProof = ({ ctx, auth }, channel) => ctx.config.compatibility === void 0 && auth.session?.userId === channel.userId && !channel.isProven;
async function sendCode(call, { channel, callbackUrl }) {
  const { ctx, auth } = call;
  const { project: project4 } = auth;
  if (channel.isVerified && !needsProof(call, channel)) throw fail("EMAIL_ALREADY_VERIFIED");
  if (!await isTrustedCallback(ctx.db, project4, callbackUrl))
    throw fail("REDIRECT_URL_NOT_WHITELISTED");
  await limitMail(call, channel.canonicalValue);
  const found = await findUser(ctx.db, project4.id, channel.userId);
  const user3 = { id: channel.userId, displayName: found?.row.displayName ?? null };
  const language = readerLanguage(call.headers);
  const verification = { user: user3, contactChannel: channel, callbackUrl, language };
  await ctx.db.transaction((db) => sendVerificationMail({ ...ctx, db }, project4, verification));
  ctx.outbox.wake();
}
var toContactChannel = (row2) => ({
  id: row2.id,
  userId: row2.userId,
  type: row2.type,
  value: row2.value,
  isPrimary: row2.isPrimary,
  isVerified: row2.isVerified,
  usedForAuth: row2.usedForAuth
});

// src/handlers/features.ts
var features = implement(features_exports2, features_exports, {
  readRoot: async ({ credentials }) => credentials === void 0 ? "Welcome to Latchkey. The request carries no project credentials." : `Welcome to Latchkey. The request has ${credentials.access} access to the project ${credentials.project.id}.`,
  checkFeatureSupport: async ({ body: body2 }) => `${featureName(body2)} is not supported by this service. Update it, or do without.`
});
function featureName(body2) {
  const named = typeof body2 === "object" && body2 !== null && "feature_name" in body2;
  return named && typeof body2.feature_name === "string" ? body2.feature_name : "This feature";
}

// src/domain/totp.ts
import { eq as eq44 } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
var STEP_MILLIS = 3e4;
var SECRET_BYTES2 = 16;
function checkTotpSecret({ config }, secret) {
  if (config.compatibility === "june-2025") return;
  if (Buffer.from(secret, "base64").length >= SECRET_BYTES2) return;
  throw refuse(400, "The TOTP secret must have at least 128 bits.");
}
function isTotp(text10, secret, nowMillis) {
  if (!/^[0-9]{6}$/.test(text10)) return false;
  const buffer = Uint8Array.from(Buffer.from(secret, "base64")).buffer;
  const totp = new TOTP({ secret: new Secret({ buffer }), algorithm: "SHA1", digits: 6 });
  return totp.validate({ token: text10, timestamp: nowMillis, window: 0 }) !== null;
}
async function useTotp(ctx, project4, { userId: userId2, totp }) {
  const now = projectNow(ctx, project4);
  const [user3] = await ctx.db.select({ sealed: users.totpSecretSealed }).from(users).where(eq44(users.id, userId2));
  const secret = user3?.sealed ? ctx.sealer.open(user3.sealed) : void 0;
  if (secret === void 0 || !isTotp(totp, secret, now)) throw fail("INVALID_TOTP_CODE");
  const step = Math.floor(now / STEP_MILLIS);
  const used = await ctx.db.insert(attemptCounts).values({
    id: hashSecret(JSON.stringify([project4.id, "totp", userId2, step])),
    projectId: project4.id,
    count: 1,
    resetsAt: (step + 1) * STEP_MILLIS
  }).onConflictDoNothing().returning({ id: attemptCounts.id });
  if (used.length === 0) throw fail("INVALID_TOTP_CODE");
}

// src/domain/mfa.ts
async function secondFactorRequired(ctx, project4, { userId: userId2, isNewUser }) {
  const code2 = await createCode(ctx, project4, { kind: "mfa_attempt", userId: userId2, data: { isNewUser } });
  return fail("MULTI_FACTOR_AUTHENTICATION_REQUIRED", { attempt_code: code2 });
}
async function signInWithFactors(ctx, project4, { userId: userId2, isNewUser, requireStill, ipInfo }) {
  const outcome = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    await lockUser(db, userId2);
    await requireStill(db);
    const user3 = await lockUser(db, userId2);
    return user3?.requiresTotp ? secondFactorRequired(inside, project4, { userId: userId2, isNewUser }) : signIn(inside, project4, { userId: userId2, ipInfo });
  });
  if (outcome instanceof Error) throw outcome;
  return { ...outcome, isNewUser };
}
async function findAttempt(ctx, project4, code2) {
  const found = await checkCode(ctx, project4, { kind: "mfa_attempt", code: code2 });
  if (found.userId === null) throw new Error("An attempt code belongs to nobody.");
  return { id: found.id, userId: found.userId, isNewUser: found.data.isNewUser };
}
var completeAttempt = (ctx, project4, { attempt: attempt2, totp, ipInfo }) => ctx.db.transaction(async (db) => {
  const inside = { ...ctx, db };
  const { id: id2, userId: userId2, isNewUser } = attempt2;
  await lockUser(db, userId2);
  await useTotp(inside, project4, { userId: userId2, totp });
  await consumeCode(inside, project4, id2);
  const signedIn = await signIn(inside, project4, { userId: userId2, ipInfo });
  return { ...signedIn, isNewUser };
});

// src/handlers/mfa.ts
var mfa = implement(mfa_exports2, mfa_exports, {
  signInWithSecondFactor: async (call) => {
    const { ctx, ipInfo, body: body2, auth } = call;
    const attempt2 = await findAttempt(ctx, auth.project, body2.code);
    return limitSignIn(
      call,
      attempt2.userId,
      () => completeAttempt(ctx, auth.project, { attempt: attempt2, totp: body2.totp, ipInfo })
    );
  }
});

// src/handlers/oauth-authorize.ts
import { createHash as createHash5, randomBytes as randomBytes5 } from "node:crypto";

// src/oauth/client.ts
var MAIN_BRANCH = "#main";
async function findClient(ctx, { clientId: id2 = "", clientSecret: key2 }) {
  const projectId3 = id2.endsWith(MAIN_BRANCH) ? id2.slice(0, -MAIN_BRANCH.length) : id2;
  const given = key2 === void 0 ? void 0 : { kind: "publishableClientKey", key: key2 };
  return findProject(ctx, projectId3, given);
}
async function startingClient(ctx, fields) {
  const found = await findClient(ctx, fields);
  if (found === void 0)
    throw fail("INVALID_OAUTH_CLIENT_ID_OR_SECRET", { client_id: fields.clientId });
  if (!found.isKeyValid)
    throw fail("INVALID_PUBLISHABLE_CLIENT_KEY", { project_id: found.project.id });
  return found.project;
}
async function tokenClient(ctx, fields) {
  const found = await findClient(ctx, fields);
  const isPublic = fields.clientSecret === void 0 && fields.grantType === "authorization_code";
  if (found === void 0 || !(found.isKeyValid || isPublic))
    throw fail("INVALID_OAUTH_CLIENT_ID_OR_SECRET", { client_id: null });
  return found.project;
}

// src/oauth/error-redirect.ts
async function errorRedirect(ctx, project4, { url: url6, error }) {
  const parameters = parametersOf(error);
  if (parameters === void 0 || url6 === null) return void 0;
  if (!await isTrustedCallback(ctx.db, project4, url6)) return void 0;
  return withParameters(url6, parameters);
}
function parametersOf(error) {
  if (error instanceof Outage) return { errorCode: error.code, message: error.body, details: "{}" };
  if (!isLatchkeyError(error)) return void 0;
  const { code: code2, message, details = {} } = error;
  return { errorCode: code2, message, details: JSON.stringify(details) };
}
function withParameters(url6, parameters) {
  const result = new URL(url6);
  for (const [name, value] of Object.entries(parameters)) result.searchParams.set(name, value);
  return result.href;
}

// src/oauth/flows.ts
import { and as and37, desc as desc9, eq as eq45, inArray as inArray7, lt as lt2 } from "drizzle-orm";
var FLOW_MILLIS = 10 * 60 * 1e3;
var KEPT_MILLIS = 24 * 60 * 60 * 1e3;
async function beginFlow(ctx, project4, { state, providerId: providerId2, flow }) {
  const now = projectNow(ctx, project4);
  await ctx.db.delete(oauthFlows).where(and37(eq45(oauthFlows.projectId, project4.id), lt2(oauthFlows.expiresAt, now - KEPT_MILLIS)));
  await ctx.db.insert(oauthFlows).values({
    stateHash: hashSecret(state),
    projectId: project4.id,
    providerId: providerId2,
    flowSealed: ctx.sealer.seal(JSON.stringify(flow)),
    createdAt: now,
    expiresAt: now + FLOW_MILLIS
  });
}
var MOST_STATES = 20;
async function findNewestState({ db }, { states, providerId: providerId2 }) {
  const byHash = new Map(states.slice(-MOST_STATES).map((state) => [hashSecret(state), state]));
  const [newest] = await db.select({ stateHash: oauthFlows.stateHash }).from(oauthFlows).where(
    and37(inArray7(oauthFlows.stateHash, [...byHash.keys()]), eq45(oauthFlows.providerId, providerId2))
  ).orderBy(desc9(oauthFlows.createdAt)).limit(1);
  return newest && byHash.get(newest.stateHash);
}
async function isExpiredFlow(ctx, state) {
  const [row2] = await ctx.db.select({ expiresAt: oauthFlows.expiresAt, project: projects }).from(oauthFlows).innerJoin(projects, eq45(projects.id, oauthFlows.projectId)).where(eq45(oauthFlows.stateHash, hashSecret(state)));
  return row2 !== void 0 && row2.expiresAt <= projectNow(ctx, row2.project);
}
async function takeFlow(ctx, { state, providerId: providerId2 }) {
  const [row2] = await ctx.db.delete(oauthFlows).where(and37(eq45(oauthFlows.stateHash, hashSecret(state)), eq45(oauthFlows.providerId, providerId2))).returning();
  if (row2 === void 0) return void 0;
  const [project4] = await ctx.db.select().from(projects).where(eq45(projects.id, row2.projectId));
  if (project4 === void 0) return void 0;
  const flow = JSON.parse(ctx.sealer.open(row2.flowSealed));
  return { project: project4, flow, isExpired: row2.expiresAt <= projectNow(ctx, project4) };
}

// src/oauth/inner-cookie.ts
var STATE = /^[\w-]{1,128}$/;
var LONG_AGO = "Thu, 01 Jan 1970 00:00:00 GMT";
var PREFIX2 = "stack-oauth-inner-";
var nameOf2 = (state) => PREFIX2 + state;
function innerCookie(state, { nowMillis, isSecure, isPostedBack }) {
  const expires = new Date(nowMillis + FLOW_MILLIS).toUTCString();
  const parts2 = [`${nameOf2(state)}=true`, "Path=/", `Expires=${expires}`];
  parts2.push(`Max-Age=${FLOW_MILLIS / 1e3}`);
  if (isSecure) parts2.push("Secure");
  if (isSecure && isPostedBack) parts2.push("SameSite=None");
  return [...parts2, "HttpOnly"].join("; ");
}
var clearedInnerCookie = (state) => STATE.test(state) ? `${nameOf2(state)}=; Path=/; Expires=${LONG_AGO}` : void 0;
var hasInnerCookie = (headers2, state) => statesOf(headers2).includes(state);
var statesOf = (headers2) => (headers2.get("cookie") ?? "").split(";").map((one) => one.trim()).filter((one) => one.startsWith(PREFIX2) && one.endsWith("=true")).map((one) => one.slice(PREFIX2.length, -"=true".length)).filter((state) => STATE.test(state));

// src/handlers/oauth-authorize.ts
async function authorizeOAuth3(call) {
  const { ctx, query, answerHeaders } = call;
  const project4 = await startingClient(ctx, query);
  requireSafeGrant(ctx, query);
  const provider = await providerOrReturn(call, project4);
  if (provider instanceof Redirect) return provider;
  const linking = query.type === "link" ? await linkingSession(ctx, project4, query.token) : null;
  const extraScopes = query.providerScope?.split(/\s+/).filter(Boolean) ?? [];
  if (linking !== null && extraScopes.length > 0 && provider.isShared)
    throw fail("OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS");
  const attempt2 = {
    state: randomSecret(),
    verifier: randomSecret(),
    nonce: randomSecret(),
    scopes: [.../* @__PURE__ */ new Set([...provider.definition.scopes, ...extraScopes])]
  };
  const { state, verifier, nonce, scopes } = attempt2;
  await limitBeginning({ ctx, client: call.client, auth: { access: "client", project: project4 } });
  await beginFlow(ctx, project4, {
    state,
    providerId: provider.id,
    flow: {
      ...clientPart(query),
      ...linking ?? { linkUserId: null },
      verifier,
      nonce,
      providerScopes: scopes
    }
  });
  answerHeaders.push(["Set-Cookie", cookieFor(ctx, provider, state)]);
  return new Redirect(307, authorizationUrl(provider, attempt2));
}
async function providerOrReturn({ ctx, params, query }, project4) {
  try {
    return await answering(ctx, () => findProvider(ctx, project4, params.providerId));
  } catch (error) {
    if (!isProviderFailure(error)) throw error;
    const url6 = errorUrlOf(query);
    const location = await errorRedirect(ctx, project4, { url: url6, error });
    if (location === void 0) throw error;
    return new Redirect(307, location);
  }
}
var errorUrlOf = (query) => query.errorRedirectUri ?? query.errorRedirectUrl ?? null;
function requireSafeGrant({ config }, query) {
  if (config.compatibility === "june-2025") return;
  if (query.responseType !== "code")
    throw fail("SCHEMA_ERROR", { message: "response_type must be code." });
  if (query.codeChallengeMethod !== "S256")
    throw fail("SCHEMA_ERROR", { message: "code_challenge_method must be S256." });
}
var clientPart = (query) => ({
  redirectUri: query.redirectUri.split("#")[0] ?? "",
  scope: query.scope,
  state: query.state,
  codeChallenge: challengeOf(query),
  errorRedirectUrl: errorUrlOf(query),
  afterCallbackRedirectUrl: query.afterCallbackRedirectUrl ?? null
});
var challengeOf = (query) => query.codeChallengeMethod === "plain" ? createHash5("sha256").update(query.codeChallenge).digest("base64url") : query.codeChallenge;
async function linkingSession(ctx, project4, token) {
  const verified = await verifyAccessToken(token, {
    projectId: project4.id,
    nowMillis: projectNow(ctx, project4),
    findKey: (kid) => findVerifyingKey(ctx, kid)
  });
  if (verified.outcome === "expired")
    throw fail("ACCESS_TOKEN_EXPIRED", { expired_at_millis: verified.expiredAtMillis });
  if (verified.outcome === "other-project")
    throw refuse(403, "The access token is for another project. Sign in to this one.");
  if (verified.outcome === "unparsable" || verified.sessionId === void 0)
    throw fail("UNPARSABLE_ACCESS_TOKEN");
  if (await findUser(ctx.db, project4.id, verified.subject) === void 0)
    throw refuse(403, "The user of the access token was deleted. Sign in again.");
  const session2 = { id: verified.sessionId, userId: verified.subject };
  return {
    linkUserId: session2.userId,
    linkSessionId: session2.id,
    // The callback rejects it, because only then is it known whether the account is linked already.
    linkNeedsSignIn: !await hasRecentSignIn(ctx, project4, session2)
  };
}
var cookieFor = ({ now, config }, { definition }, state) => innerCookie(state, {
  nowMillis: now(),
  isSecure: config.mode === "production",
  isPostedBack: definition.answersByForm
});
var randomSecret = () => randomBytes5(PKCE_VERIFIER_BYTES).toString("base64url");

// ../contract/src/provider-errors.ts
var CANCELLATIONS = [
  "access_denied",
  "consent_required",
  "user_cancelled_authorize",
  "user_cancelled_login"
];
var OUTAGES = ["server_error", "temporarily_unavailable"];
function providerErrorCode(error) {
  if (CANCELLATIONS.includes(error)) return "OAUTH_PROVIDER_ACCESS_DENIED";
  return OUTAGES.includes(error) ? "temporarily_unavailable" : "OAUTH_PROVIDER_REFUSED";
}

// src/oauth/callback-error.ts
function callbackError(ctx, error) {
  switch (providerErrorCode(error)) {
    case "OAUTH_PROVIDER_ACCESS_DENIED":
      return fail("OAUTH_PROVIDER_ACCESS_DENIED");
    case "temporarily_unavailable":
      return new Outage();
    default:
      return refusedByProvider(ctx, error);
  }
}

// src/domain/authorization-codes.ts
import { randomBytes as randomBytes6 } from "node:crypto";
import { and as and38, eq as eq46, gt as gt11, isNotNull as isNotNull5, isNull as isNull9, lt as lt3, sql as sql27 } from "drizzle-orm";
var CODE_MILLIS = 5 * 60 * 1e3;
var CODE_BYTES = 32;
async function createAuthorizationCode(ctx, project4, { userId: userId2, grant: grant2 }) {
  const code2 = randomBytes6(CODE_BYTES).toString("hex");
  const now = projectNow(ctx, project4);
  const isOver = and38(lt3(authorizationCodes.expiresAt, now), isNull9(authorizationCodes.usedAt));
  await ctx.db.delete(authorizationCodes).where(and38(eq46(authorizationCodes.projectId, project4.id), isOver));
  await ctx.db.insert(authorizationCodes).values({
    codeHash: hashSecret(code2),
    projectId: project4.id,
    userId: userId2,
    grant: grant2,
    createdAt: now,
    expiresAt: now + CODE_MILLIS
  });
  return code2;
}
async function findAuthorizationCode(ctx, project4, code2) {
  const [found] = await ctx.db.select().from(authorizationCodes).where(
    and38(
      eq46(authorizationCodes.codeHash, hashSecret(code2)),
      eq46(authorizationCodes.projectId, project4.id),
      isNull9(authorizationCodes.usedAt),
      gt11(authorizationCodes.expiresAt, projectNow(ctx, project4))
    )
  );
  return found;
}
async function consumeAuthorizationCode(ctx, project4, { codeHash }) {
  const used = await ctx.db.update(authorizationCodes).set({ usedAt: projectNow(ctx, project4) }).where(and38(eq46(authorizationCodes.codeHash, codeHash), isNull9(authorizationCodes.usedAt))).returning({ codeHash: authorizationCodes.codeHash });
  return used.length > 0;
}
async function noteCodeSession(db, { codeHash }, refreshToken) {
  const begun = db.select({ id: sessions.id }).from(sessions).where(eq46(sessions.refreshTokenHash, hashSecret(refreshToken)));
  await db.update(authorizationCodes).set({ sessionId: sql27`(${begun})` }).where(eq46(authorizationCodes.codeHash, codeHash));
}
async function endSessionOfUsedCode({ db }, project4, codeHash) {
  const [used] = await db.select({ sessionId: authorizationCodes.sessionId }).from(authorizationCodes).where(
    and38(
      eq46(authorizationCodes.codeHash, codeHash),
      eq46(authorizationCodes.projectId, project4.id),
      isNotNull5(authorizationCodes.usedAt)
    )
  );
  if (used?.sessionId) await endSession(db, project4.id, { id: used.sessionId });
}

// src/oauth/account-races.ts
var races = ["oauth_accounts_once", "oauth_accounts_one_each", "contact_channels_sign_in"];
var despiteRaces = (attempt2) => attempt2().catch((error) => {
  if (!races.some((index8) => violates(error, index8))) throw error;
  return attempt2();
});

// src/oauth/complete-sign-in.ts
var completeSignIn = (ctx, project4, arrived) => despiteRaces(() => ctx.db.transaction((db) => completeInside({ ...ctx, db }, project4, arrived)));
async function completeInside(ctx, project4, { flow, provider, profile: profile2, tokens: tokens2 }) {
  const isEmailVerified = provider.definition.trustsEmail && profile2.isEmailVerified;
  const arrival = { providerId: provider.id, profile: { ...profile2, isEmailVerified } };
  const usable = provider.isShared ? void 0 : tokens2;
  const { redirectUri, codeChallenge, afterCallbackRedirectUrl, linkUserId, linkSessionId } = flow;
  const completed = linkUserId === null ? await enter(ctx, project4, { arrival, tokens: usable }) : await linkLater(ctx, project4, {
    arrival,
    tokens: usable,
    userId: linkUserId,
    sessionId: linkSessionId,
    needsSignIn: flow.linkNeedsSignIn ?? false
  });
  const { userId: userId2, ...rest2 } = completed;
  const grant2 = { redirectUri, codeChallenge, afterCallbackRedirectUrl, ...rest2 };
  return createAuthorizationCode(ctx, project4, { userId: userId2, grant: grant2 });
}
async function enter(ctx, project4, { arrival, tokens: tokens2 }) {
  const resolved = await resolveArrival(ctx, project4, arrival);
  const connection = await findConnection(ctx.db, resolved.userId, arrival.providerId);
  if (tokens2 !== void 0 && connection !== void 0)
    await saveTokens(ctx, project4, { accountId: connection.id, tokens: tokens2 });
  return resolved;
}
async function linkLater(ctx, project4, { arrival, tokens: tokens2, userId: userId2, sessionId, needsSignIn }) {
  await lockUser(ctx.db, userId2);
  if (await findUser(ctx.db, project4.id, userId2) === void 0) throw fail("USER_NOT_FOUND");
  const account2 = nameOf(arrival);
  await checkLink(ctx.db, project4.id, { account: account2, userId: userId2 });
  const isLinked = await findConnection(ctx.db, userId2, account2.providerId) !== void 0;
  if (needsSignIn && !isLinked) throw recentSignInRequired(ctx);
  const tokensSealed = tokens2 && ctx.sealer.seal(JSON.stringify(tokens2));
  return { userId: userId2, isNewUser: false, link: { ...account2, sessionId, tokensSealed } };
}

// src/handlers/oauth-callback.ts
var SCOPE2 = "legacy";
async function returnFromProvider3(call, given, errorStatus) {
  const { ctx, params, headers: headers2, answerHeaders } = call;
  const parameters = withoutEmpty(given);
  const state = parameters["state"] ?? await stateOfError(call, parameters) ?? "";
  const cleared = clearedInnerCookie(state);
  if (cleared !== void 0) answerHeaders.push(["Set-Cookie", cleared]);
  if (!hasInnerCookie(headers2, state) && !await isExpiredFlow(ctx, state))
    throw refuse(400, "This browser did not start this sign-in, or finished it. Start it again.");
  const taken = await takeFlow(ctx, { state, providerId: params.providerId });
  if (taken === void 0)
    throw refuse(400, "This sign-in is not known, or was finished. Start it again.");
  try {
    const attempt2 = { ...taken, providerId: params.providerId, state, parameters };
    const code2 = await finish(ctx, attempt2);
    const location = withParameters(taken.flow.redirectUri, { code: code2, state: taken.flow.state });
    return new Answer({}, { ...redirectHeaders, Location: location });
  } catch (error) {
    const url6 = taken.flow.errorRedirectUrl;
    const location = await errorRedirect(ctx, taken.project, { url: url6, error });
    if (location === void 0) throw error;
    return new Redirect(errorStatus, location);
  }
}
var withoutEmpty = (parameters) => Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ""));
async function stateOfError({ ctx, params, headers: headers2 }, { error }) {
  const states = statesOf(headers2);
  if (error === void 0 || states.length === 0) return void 0;
  return findNewestState(ctx, { states, providerId: params.providerId });
}
async function finish(ctx, given) {
  const { project: project4, flow, isExpired, providerId: providerId2, state, parameters } = given;
  if (isExpired) throw fail("OUTER_OAUTH_TIMEOUT");
  const { error } = parameters;
  if (error !== void 0) throw callbackError(ctx, error);
  if (flow.scope !== SCOPE2) throw unsupportedScope(ctx);
  if (!await isTrustedCallback(ctx.db, project4, flow.redirectUri))
    throw fail("REDIRECT_URL_NOT_WHITELISTED");
  const { verifier, nonce, providerScopes: scopes } = flow;
  const { provider, arrived } = await answering(ctx, async () => {
    const found = await findProvider(ctx, project4, providerId2);
    const attempt2 = { state, verifier, nonce, scopes };
    const callback = { callback: parameters, nowMillis: ctx.now() };
    return { provider: found, arrived: await redeem(found, attempt2, callback) };
  });
  return completeSignIn(ctx, project4, { flow, provider, ...arrived });
}
var unsupportedScope = ({ config }) => config.compatibility === "june-2025" ? refuse(400, `The scope of a sign-in must be ${SCOPE2}.`) : fail("INVALID_SCOPE");

// src/handlers/oauth-token.ts
import { createHash as createHash6, timingSafeEqual } from "node:crypto";

// src/oauth/complete-link.ts
async function completeLink(ctx, project4, { userId: userId2, link: link2, grantedAt }) {
  const { tokensSealed, sessionId, ...account2 } = link2;
  const now = projectNow(ctx, project4);
  if (sessionId === void 0 || !await isActiveSession(ctx.db, { id: sessionId, userId: userId2, now }))
    throw fail("INVALID_AUTHORIZATION_CODE");
  await linkAccount(ctx, project4, { account: account2, userId: userId2 });
  const connection = await findConnection(ctx.db, userId2, account2.providerId);
  if (tokensSealed === void 0 || connection === void 0) return;
  const tokens2 = JSON.parse(ctx.sealer.open(tokensSealed));
  await saveTokens(ctx, project4, { accountId: connection.id, tokens: tokens2, grantedAt });
}

// src/handlers/oauth-token.ts
var NOMINAL_SECONDS = { exchange: 3599, refresh: 3600 };
var SCOPE3 = "legacy";
var TOKEN_HEADERS = { "Cache-Control": "no-store", Pragma: "no-cache" };
async function exchangeToken3(call) {
  const { ctx, body: body2 } = call;
  if (body2.grant_type === "refresh_token" && body2.refresh_token)
    ctx.refreshLimit.count(body2.refresh_token, ctx.now());
  const project4 = await tokenClient(ctx, {
    clientId: body2.client_id,
    clientSecret: body2.client_secret,
    grantType: body2.grant_type
  });
  const answer3 = body2.grant_type === "authorization_code" ? await exchangeCode(call, project4) : await refreshAccess(call, project4);
  return new Answer(answer3, TOKEN_HEADERS);
}
async function exchangeCode({ ctx, ipInfo, body: body2 }, project4) {
  const code2 = await redeemableCode(ctx, project4, body2);
  const { isNewUser, afterCallbackRedirectUrl } = code2.grant;
  const signedIn = await begin(ctx, project4, { code: code2, ipInfo });
  return {
    access_token: signedIn.accessToken,
    token_type: "Bearer",
    expires_in: NOMINAL_SECONDS.exchange,
    refresh_token: signedIn.refreshToken,
    scope: SCOPE3,
    newUser: isNewUser,
    is_new_user: isNewUser,
    afterCallbackRedirectUrl,
    after_callback_redirect_url: afterCallbackRedirectUrl
  };
}
async function redeemableCode(ctx, project4, body2) {
  if (!body2.code) throw invalidRequest("code is missing");
  if (!body2.redirect_uri) throw invalidRequest("redirect_uri is missing");
  const code2 = await findAuthorizationCode(ctx, project4, body2.code);
  if (code2 === void 0) await endSessionOfUsedCode(ctx, project4, hashSecret(body2.code));
  if (code2 === void 0 || !fits(body2.code_verifier, code2.grant.codeChallenge))
    throw fail("INVALID_AUTHORIZATION_CODE");
  if (body2.redirect_uri !== code2.grant.redirectUri) throw fail("REDIRECT_URL_NOT_WHITELISTED");
  return code2;
}
function fits(verifier, challenge2) {
  const actual = createHash6("sha256").update(verifier ?? "").digest();
  const expected = Buffer.from(challenge2, "base64url");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
async function begin(ctx, project4, { code: code2, ipInfo }) {
  const { userId: userId2, grant: grant2 } = code2;
  const attempt2 = async (db) => {
    const inside = { ...ctx, db };
    const user3 = await lockUser(db, userId2);
    const isUsable = await consumeAuthorizationCode(inside, project4, code2);
    if (!isUsable) await endSessionOfUsedCode(inside, project4, code2.codeHash);
    if (!isUsable || !await linkWith(inside, project4, code2))
      return fail("INVALID_AUTHORIZATION_CODE");
    if (user3?.requiresTotp)
      return secondFactorRequired(inside, project4, { userId: userId2, isNewUser: grant2.isNewUser });
    const signedIn = await signIn(inside, project4, { userId: userId2, ipInfo });
    await noteCodeSession(db, code2, signedIn.refreshToken);
    return signedIn;
  };
  const outcome = await despiteRaces(() => ctx.db.transaction(attempt2));
  if (outcome instanceof Error) throw outcome;
  return outcome;
}
async function linkWith(ctx, project4, { userId: userId2, grant: { link: link2 }, createdAt }) {
  if (link2 === void 0) return true;
  try {
    await completeLink(ctx, project4, { userId: userId2, link: link2, grantedAt: createdAt });
    return true;
  } catch (error) {
    if (isLatchkeyError(error)) return false;
    throw error;
  }
}
async function refreshAccess({ ctx, ipInfo, body: body2 }, project4) {
  if (!body2.refresh_token) throw invalidRequest("refresh_token is missing");
  if (body2.scope !== void 0 && body2.scope !== SCOPE3) throw fail("INVALID_SCOPE");
  const refreshed = await refresh(ctx, project4, {
    refreshToken: body2.refresh_token,
    ipInfo,
    rotates: true
  });
  if (refreshed === void 0) throw fail("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
  return {
    access_token: refreshed.accessToken,
    ...refreshed.refreshToken !== void 0 && { refresh_token: refreshed.refreshToken },
    token_type: "Bearer",
    expires_in: NOMINAL_SECONDS.refresh,
    scope: SCOPE3
  };
}
var invalidRequest = (description2) => new Refusal(400, { error: "invalid_request", error_description: description2 });

// src/handlers/oauth.ts
var oauth6 = implement(wholeOAuth, oauth_exports, {
  authorizeOAuth: authorizeOAuth3,
  exchangeToken: exchangeToken3,
  returnFromProvider: (call) => returnFromProvider3(call, call.query, 307),
  returnFromProviderByForm: (call) => returnFromProvider3(call, { ...call.query, ...call.body }, 303)
});

// src/domain/sign-in-address.ts
async function findOrCreateOwner(ctx, project4, email2) {
  const owner = await findAddressOwner(ctx.db, project4.id, email2);
  refuseUnverified(ctx, owner, email2);
  const requireStill = (userId2) => async (db) => {
    await requireAddressOwner(db, project4.id, { userId: userId2, email: email2 });
    const inside = { ...ctx, db };
    if (await proveAddress(inside, project4, { userId: userId2, email: email2 }))
      await emitUpdated(inside, project4, userId2);
  };
  if (owner !== void 0)
    return { userId: owner.userId, isNewUser: false, requireStill: requireStill(owner.userId) };
  if (!project4.config.signUpEnabled) throw fail("SIGN_UP_NOT_ENABLED");
  const creation = ctx.db.transaction(
    (db) => createUser2({ ...ctx, db }, project4, {
      email: { value: email2, isVerified: true },
      otpAuthEnabled: true
    })
  );
  return creation.then(
    ({ id: id2 }) => ({ userId: id2, isNewUser: true, requireStill: requireStill(id2) }),
    (error) => {
      if (violates(error, "contact_channels_sign_in")) return findOrCreateOwner(ctx, project4, email2);
      throw error;
    }
  );
}
function refuseUnverified({ config }, owner, email2) {
  if (config.compatibility === "june-2025" && owner?.isVerified === false)
    throw fail("USER_EMAIL_ALREADY_EXISTS", { email: email2 });
}

// src/mail/sign-in-mail.ts
import { and as and39, eq as eq47 } from "drizzle-orm";
async function sendSignInMail(ctx, project4, { email: email2, callbackUrl, language }) {
  const owner = await findAddressOwner(ctx.db, project4.id, email2);
  refuseUnverified(ctx, owner, email2);
  if (owner === void 0 && !project4.config.signUpEnabled) throw fail("SIGN_UP_NOT_ENABLED");
  if (!await isTrustedCallback(ctx.db, project4, callbackUrl))
    throw fail("REDIRECT_URL_NOT_WHITELISTED");
  const userId2 = owner?.userId ?? null;
  const { code: code2, mailId } = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    if (userId2 !== null) await lockUser(db, userId2);
    if (userId2 !== null)
      await db.update(users).set({ otpAuthEnabled: true }).where(and39(eq47(users.id, userId2), eq47(users.otpAuthEnabled, false)));
    const data2 = { email: owner?.email ?? email2 };
    const code3 = await createCode(inside, project4, { kind: "sign_in", userId: userId2, data: data2 });
    const mailId2 = await prepareMail(inside, {
      project: project4,
      user: owner === void 0 ? null : { id: owner.userId, displayName: owner.displayName },
      template: "magic_link",
      to: data2.email,
      link: codeLink(callbackUrl, code3),
      language,
      code: code3
    });
    return { code: code3, mailId: mailId2 };
  });
  if (mailId !== void 0 && !await ctx.outbox.sendNow(mailId))
    throw refuse(500, "The email could not be sent. Try again later.");
  return code2.slice(VERIFICATION_CODE_TYPED_LENGTH);
}

// src/handlers/otp.ts
var kind2 = "sign_in";
var otp = implement(otp_exports2, otp_exports, {
  sendSignInCode: async (call) => {
    const { ctx, body: body2, auth } = call;
    requireMagicLinks(auth.project);
    await limitMail(call, canonicalEmail(body2.email));
    const nonce = await sendSignInMail(ctx, auth.project, {
      email: body2.email,
      callbackUrl: body2.callbackUrl,
      language: readerLanguage(call.headers)
    });
    return { nonce };
  },
  signInWithCode: async ({ ctx, ipInfo, body: body2, auth: { project: project4 } }) => {
    const { id: id2, data: data2 } = await checkCode(ctx, project4, { kind: kind2, code: body2.code });
    await consumeCode(ctx, project4, id2);
    requireMagicLinks(project4);
    const owner = await findOrCreateOwner(ctx, project4, data2.email);
    return signInWithFactors(ctx, project4, {
      ...owner,
      requireStill: async (db) => {
        await owner.requireStill(db);
        await voidCodes(db, project4.id, { userId: owner.userId, address: data2.email });
      },
      ipInfo
    });
  },
  checkSignInCode: async ({ ctx, body: body2, auth: { project: project4 } }) => {
    await checkCode(ctx, project4, { kind: kind2, code: body2.code });
    return { isCodeValid: true };
  }
});
function requireMagicLinks({ config }) {
  if (!config.magicLinkEnabled)
    throw refuse(403, "This project has sign-in by magic link switched off.");
}

// src/handlers/owned-projects.ts
var ownedProjects = implement(owned_projects_exports2, owned_projects_exports, {
  listOwnedProjects: async (call) => {
    const owner = requireOwner(call);
    return toList(await readProjects(call.ctx, ownedProjectIds(owner.row.serverMetadata)));
  },
  createOwnedProject: async (call) => {
    const { displayName, ...body2 } = call.body;
    const owner = requireOwner(call);
    const given = { displayName, ...projectChangesOf(body2) };
    return readProject4(call.ctx, await createOwnedProject2(call.ctx, owner.row.id, given));
  }
});
function requireOwner(call) {
  const user3 = requireUser(call);
  if (user3.row.isAnonymous) throw fail("USER_AUTHENTICATION_REQUIRED");
  if (call.auth.project.id !== INTERNAL_PROJECT_ID) throw fail("EXPECTED_INTERNAL_PROJECT");
  return user3;
}

// src/handlers/passkey.ts
import { randomBytes as randomBytes7 } from "node:crypto";

// ../contract/src/passkey-placeholder.ts
var PASSKEY_HOST_PLACEHOLDER = "THIS_VALUE_WILL_BE_REPLACED.example.com";

// src/domain/passkey-options.ts
var TIMEOUT_MILLIS = 6e4;
var ALGORITHMS = [COSE_EDDSA, COSE_ES256, COSE_RS256];
function creationOptions2(project4, user3, challenge2) {
  const name = user3.row.displayName ?? user3.primaryEmail?.value ?? "User without a name";
  return {
    challenge: challenge2,
    rp: { id: PASSKEY_HOST_PLACEHOLDER, name: project4.displayName },
    user: { id: Buffer.from(user3.row.id).toString("base64url"), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: TIMEOUT_MILLIS,
    attestation: "none",
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "preferred"
    },
    extensions: { credProps: true }
  };
}
var requestOptions3 = (challenge2) => ({
  challenge: challenge2,
  rpId: PASSKEY_HOST_PLACEHOLDER,
  allowCredentials: [],
  timeout: TIMEOUT_MILLIS,
  userVerification: "preferred"
});

// src/domain/passkeys.ts
import { and as and40, asc as asc10, eq as eq49, lte as lte3 } from "drizzle-orm";

// src/domain/passkey-origin.ts
import { eq as eq48 } from "drizzle-orm";
async function trustedPage(db, { id: id2, config }, clientData) {
  const origin = originOf2(clientData);
  if (origin === void 0) return void 0;
  const { hostname: hostname2 } = new URL(origin);
  const page3 = { origin, rpId: hostname2 };
  if (hostname2 === "localhost" && config.allowLocalhost) return page3;
  const domains = await db.select({ domain: projectDomains.domain }).from(projectDomains).where(eq48(projectDomains.projectId, id2));
  if (isTrustedOrigin(origin, domains)) return page3;
  throw fail("PASSKEY_AUTHENTICATION_FAILED");
}
function originOf2(clientData) {
  if (typeof clientData !== "string") return void 0;
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, "base64url").toString()) ?? {};
    return typeof origin === "string" && URL.canParse(origin) ? origin : void 0;
  } catch {
    return void 0;
  }
}

// src/domain/passkeys.ts
var MAX_ID_BYTES = 1023;
var loadVerifier = () => import("@simplewebauthn/server");
async function registerPasskey3(ctx, project4, {
  userId: userId2,
  result,
  challenge: challenge2,
  requireStill
}) {
  const page3 = await trustedPage(ctx.db, project4, clientDataOf(result));
  if (page3 === void 0) throw fail("PASSKEY_REGISTRATION_FAILED");
  const { verifyRegistrationResponse } = await loadVerifier();
  const verified = await verifyRegistrationResponse({
    // The check itself finds what has another shape.
    response: result,
    expectedChallenge: challenge2,
    expectedOrigin: page3.origin,
    expectedRPID: page3.rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS
  }).catch(() => void 0);
  if (!verified?.verified) throw fail("PASSKEY_REGISTRATION_FAILED");
  const { id: id2, publicKey: publicKey2, counter } = verified.registrationInfo.credential;
  if (Buffer.byteLength(id2, "base64url") > MAX_ID_BYTES) throw fail("PASSKEY_REGISTRATION_FAILED");
  const values = {
    projectId: project4.id,
    credentialId: id2,
    publicKey: Buffer.from(publicKey2).toString("base64url"),
    counter,
    createdAt: projectNow(ctx, project4)
  };
  await ctx.db.transaction(async (db) => {
    await lockUser(db, userId2);
    await requireStill(db);
    await db.insert(passkeys).values({ userId: userId2, ...values }).onConflictDoUpdate({ target: passkeys.userId, set: values });
  });
  return id2;
}
async function provePasskey(ctx, project4, { result, challenge: challenge2 }) {
  const passkey2 = await findPasskey(ctx.db, project4.id, result);
  const page3 = await trustedPage(ctx.db, project4, clientDataOf(result));
  if (passkey2 === void 0 || page3 === void 0) throw fail("PASSKEY_AUTHENTICATION_FAILED");
  const { verifyAuthenticationResponse } = await loadVerifier();
  const verified = await verifyAuthenticationResponse({
    response: result,
    expectedChallenge: challenge2,
    expectedOrigin: page3.origin,
    expectedRPID: page3.rpId,
    credential: {
      id: passkey2.credentialId,
      publicKey: Buffer.from(passkey2.publicKey, "base64url"),
      counter: passkey2.counter
    },
    requireUserVerification: false
  }).catch(() => void 0);
  if (!verified?.verified) throw fail("PASSKEY_AUTHENTICATION_FAILED");
  const { userId: userId2, credentialId } = passkey2;
  const counter = verified.authenticationInfo.newCounter;
  const noted = await ctx.db.update(passkeys).set({ counter }).where(
    and40(
      eq49(passkeys.userId, userId2),
      eq49(passkeys.credentialId, credentialId),
      lte3(passkeys.counter, counter)
    )
  ).returning({ userId: passkeys.userId });
  if (noted.length === 0) throw fail("PASSKEY_AUTHENTICATION_FAILED");
  const requireStill = (inside) => requirePasskey(inside, { userId: userId2, publicKey: passkey2.publicKey });
  return { userId: userId2, isNewUser: false, requireStill };
}
async function requirePasskey(db, { userId: userId2, publicKey: publicKey2 }) {
  const isIt = and40(eq49(passkeys.userId, userId2), eq49(passkeys.publicKey, publicKey2));
  if (await db.$count(passkeys, isIt) === 0) throw fail("PASSKEY_AUTHENTICATION_FAILED");
}
async function findPasskey(db, projectId3, result) {
  const { id: id2 } = result;
  if (typeof id2 !== "string") return void 0;
  const found = await db.select({
    userId: passkeys.userId,
    credentialId: passkeys.credentialId,
    publicKey: passkeys.publicKey,
    counter: passkeys.counter
  }).from(passkeys).where(and40(eq49(passkeys.projectId, projectId3), eq49(passkeys.credentialId, id2))).orderBy(asc10(passkeys.createdAt), asc10(passkeys.userId));
  const handle = responseOf(result)["userHandle"];
  const meant = typeof handle === "string" ? Buffer.from(handle, "base64url").toString() : void 0;
  return found.find(({ userId: userId2 }) => userId2 === meant) ?? found[0];
}
var clientDataOf = (result) => responseOf(result)["clientDataJSON"];
function responseOf({ response }) {
  const isObject = typeof response === "object" && response !== null && !Array.isArray(response);
  return isObject ? response : {};
}

// src/handlers/passkey.ts
var CHALLENGE_BYTES = 32;
var newChallenge = () => randomBytes7(CHALLENGE_BYTES).toString("base64url");
var passkey = implement(passkey_exports2, passkey_exports, {
  beginPasskeyRegistration: async (call) => {
    const { ctx, auth } = call;
    const user3 = requireUserField(call);
    requirePasskeys(auth.project);
    await requireRecentSignIn(call);
    await requireProvenAddress(ctx, user3.row.id);
    await limitBeginning(call);
    const challenge2 = newChallenge();
    const code2 = await createCode(ctx, auth.project, {
      kind: "passkey_registration",
      userId: user3.row.id,
      data: { challenge: challenge2 }
    });
    return { optionsJson: creationOptions2(auth.project, user3, challenge2), code: code2 };
  },
  registerPasskey: async (call) => {
    const { ctx, body: body2, auth } = call;
    const user3 = requireUserField(call);
    const claim3 = { kind: "passkey_registration", code: body2.code };
    const { id: id2, userId: userId2, data: data2 } = await checkCode(ctx, auth.project, claim3);
    if (userId2 !== user3.row.id) throw fail("VERIFICATION_CODE_NOT_FOUND");
    await consumeCode(ctx, auth.project, id2);
    requirePasskeys(auth.project);
    const credentialId = await registerPasskey3(ctx, auth.project, {
      userId: user3.row.id,
      result: body2.credential,
      challenge: data2.challenge,
      requireStill: async (db) => {
        await requireSession(db, call);
        await requireProvenAddress({ ...ctx, db }, user3.row.id);
      }
    });
    return { userHandle: credentialId };
  },
  beginPasskeySignIn: async (call) => {
    const { ctx, auth } = call;
    requirePasskeys(auth.project);
    await limitBeginning(call);
    const challenge2 = newChallenge();
    const code2 = await createCode(ctx, auth.project, {
      kind: "passkey_authentication",
      userId: null,
      data: { challenge: challenge2 }
    });
    return { optionsJson: requestOptions3(challenge2), code: code2 };
  },
  signInWithPasskey: async ({ ctx, ipInfo, body: body2, auth: { project: project4 } }) => {
    const claim3 = { kind: "passkey_authentication", code: body2.code };
    const { id: id2, data: data2 } = await checkCode(ctx, project4, claim3);
    await consumeCode(ctx, project4, id2);
    requirePasskeys(project4);
    const proven = await provePasskey(ctx, project4, {
      result: body2.authenticationResponse,
      challenge: data2.challenge
    });
    return signInWithFactors(ctx, project4, { ...proven, ipInfo });
  }
});
function requirePasskeys({ config }) {
  if (!config.passkeyEnabled) throw fail("PASSKEY_AUTHENTICATION_NOT_ENABLED");
}

// src/domain/change-user.ts
import { eq as eq51 } from "drizzle-orm";

// src/domain/primary-email.ts
import { and as and41, eq as eq50, ne as ne6 } from "drizzle-orm";
var needsAddress = () => refuse(400, "Give a primary_email: without one, nothing is verified, and nothing signs in.");
async function changePrimaryEmail(ctx, project4, { userId: userId2, changes: changes5 }) {
  const { value, isVerified: isVerified2, usedForAuth } = changes5;
  const [before] = await selectPrimaryEmail(ctx.db, userId2);
  const address = value ?? before?.value;
  if (address !== void 0) await lockAddress(ctx.db, project4.id, address);
  const [current] = await selectPrimaryEmail(ctx.db, userId2).for("update");
  const isOther = value === null || value !== void 0 && canonicalEmail(value) !== current?.canonicalValue;
  if (current !== void 0 && isOther)
    await deleteCodes(ctx.db, project4.id, { userId: userId2, address: current.value });
  const leavesNone = value === null || value === void 0 && current === void 0;
  if (leavesNone && (isVerified2 || usedForAuth)) throw needsAddress();
  if (leavesNone) {
    if (current !== void 0)
      await ctx.db.delete(contactChannels).where(eq50(contactChannels.id, current.id));
    return;
  }
  const next = value ?? current?.value ?? "";
  const isSame = current?.canonicalValue === canonicalEmail(next);
  await putPrimaryEmail(ctx, project4, {
    userId: userId2,
    currentId: current?.id,
    ...addressColumns(next),
    isVerified: isVerified2 ?? current?.isVerified ?? false,
    // A server that says so vouches for the address; what it says of one address does not prove another.
    isProven: isVerified2 ?? (isSame && current.isProven),
    usedForAuth: usedForAuth ?? current?.usedForAuth ?? false,
    origin: isSame && usedForAuth === void 0 ? current.origin : "server",
    isDuplicate: isSame && !usedForAuth && current.isDuplicate
  });
}
async function putPrimaryEmail(ctx, project4, { currentId, userId: userId2, ...values }) {
  const { canonicalValue } = values;
  const isSame = and41(
    eq50(contactChannels.userId, userId2),
    eq50(contactChannels.canonicalValue, canonicalValue)
  );
  if (values.usedForAuth || values.isVerified)
    await releaseAddress(ctx.db, project4.id, { userId: userId2, email: canonicalValue });
  if (currentId === void 0) {
    await ctx.db.delete(contactChannels).where(isSame);
    await ctx.db.insert(contactChannels).values({
      ...values,
      projectId: project4.id,
      userId: userId2,
      type: "email",
      isPrimary: true,
      createdAt: projectNow(ctx, project4)
    });
    return;
  }
  await ctx.db.delete(contactChannels).where(and41(isSame, ne6(contactChannels.id, currentId)));
  await ctx.db.update(contactChannels).set(values).where(eq50(contactChannels.id, currentId));
}

// src/domain/change-user.ts
async function changeUser(ctx, project4, { user: user3, changes: changes5 }) {
  const { id: id2 } = user3.row;
  checkMethods(project4, changes5);
  if (changes5.totpSecret) checkTotpSecret(ctx, changes5.totpSecret);
  await lockUser(ctx.db, id2);
  await changeRow(ctx, id2, changes5);
  if (changes5.passkeyAuthEnabled === false)
    await ctx.db.delete(passkeys).where(eq51(passkeys.userId, id2));
  if (changes5.selectedTeamId !== void 0) await changeTeam(ctx, id2, changes5.selectedTeamId);
  if (changes5.primaryEmail !== void 0)
    await changePrimaryEmail(ctx, project4, { userId: id2, changes: changes5.primaryEmail });
  if (changes5.passwordHash !== void 0)
    await replacePassword(ctx, project4, { userId: id2, hash: changes5.passwordHash });
  const changed = await findUser(ctx.db, project4.id, id2);
  if (changed === void 0) throw fail("USER_NOT_FOUND");
  await emit(ctx, project4, "user.updated", toServerUser(changed));
  return changed;
}
function checkMethods({ config }, changes5) {
  if (changes5.passkeyAuthEnabled)
    throw refuse(400, "A passkey is switched on by registering one, not by this field.");
  if (changes5.otpAuthEnabled && !config.magicLinkEnabled)
    throw refuse(400, "This project has sign-in by magic link switched off.");
}
async function changeRow(ctx, id2, changes5) {
  const { totpSecret } = changes5;
  const values = {
    displayName: changes5.displayName === "" ? null : changes5.displayName,
    profileImageUrl: changes5.profileImageUrl,
    clientMetadata: changes5.clientMetadata,
    clientReadOnlyMetadata: changes5.clientReadOnlyMetadata,
    serverMetadata: changes5.serverMetadata,
    isAnonymous: changes5.isAnonymous,
    otpAuthEnabled: changes5.otpAuthEnabled,
    totpSecretSealed: totpSecret && ctx.sealer.seal(totpSecret),
    requiresTotp: totpSecret === void 0 ? void 0 : totpSecret !== null
  };
  if (Object.values(values).every((value) => value === void 0)) return;
  await ctx.db.update(users).set(values).where(eq51(users.id, id2));
}
async function changeTeam(ctx, userId2, teamId2) {
  if (await selectTeam(ctx.db, userId2, teamId2?.toLowerCase() ?? null)) return;
  throw fail("TEAM_MEMBERSHIP_NOT_FOUND", { team_id: teamId2 ?? "", user_id: userId2 });
}
async function replacePassword(ctx, project4, { userId: userId2, hash }) {
  await writePassword(ctx, project4, { userId: userId2, hash });
  await endOtherSessions(ctx.db, { userId: userId2, projectId: project4.id });
}
async function writePassword(ctx, project4, { userId: userId2, hash }) {
  if (hash === null) {
    await ctx.db.delete(passwords).where(eq51(passwords.userId, userId2));
    return;
  }
  const values = { hash, updatedAt: projectNow(ctx, project4) };
  await ctx.db.insert(passwords).values({ userId: userId2, ...values }).onConflictDoUpdate({ target: passwords.userId, set: values });
  await noteImported(ctx.db, project4.id, hash);
}

// src/domain/credentials.ts
import { and as and42, eq as eq52 } from "drizzle-orm";
async function findCredential(db, projectId3, email2) {
  const [found] = await db.select({ userId: passwords.userId, hash: passwords.hash }).from(contactChannels).innerJoin(passwords, eq52(passwords.userId, contactChannels.userId)).where(claims(projectId3, email2));
  return found;
}
async function checkCredential(ctx, project4, asked) {
  const { email: email2, password: password3, inTurn } = asked;
  const cost = ctx.config.passwordHashing;
  const found = await findCredential(ctx.db, project4.id, email2);
  const { bcryptCost } = project4;
  const match = await matchPassword(password3, found?.hash, { cost, bcryptCost, inTurn });
  if (found === void 0 || match === void 0) throw fail("EMAIL_PASSWORD_MISMATCH");
  if (match === "normalized" && !isOutdated(found.hash, cost)) return found;
  const hash = await hashPassword(password3, cost, inTurn);
  if (await changeHash(ctx.db, found, { hash })) return { ...found, hash };
  return checkCredential(ctx, project4, asked);
}
async function requireCredential(db, { userId: userId2, hash }) {
  if (await findHash(db, userId2) !== hash) throw fail("EMAIL_PASSWORD_MISMATCH");
}
async function findHash(db, userId2) {
  const [found] = await db.select({ hash: passwords.hash }).from(passwords).where(eq52(passwords.userId, userId2));
  return found?.hash;
}
async function addPassword(ctx, project4, { userId: userId2, hash }) {
  const added = await ctx.db.insert(passwords).values({ userId: userId2, hash, updatedAt: projectNow(ctx, project4) }).onConflictDoNothing().returning({ userId: passwords.userId });
  return added.length > 0;
}
async function changeHash(db, old, values) {
  const changed = await db.update(passwords).set(values).where(and42(eq52(passwords.userId, old.userId), eq52(passwords.hash, old.hash))).returning({ userId: passwords.userId });
  return changed.length > 0;
}

// src/mail/reset-mail.ts
var NO_USER = "00000000-0000-0000-0000-000000000000";
async function sendResetMail(ctx, project4, { email: email2, callbackUrl, language }) {
  const owner = await findAddressOwner(ctx.db, project4.id, email2);
  const notSent = new Error("The email is not sent.");
  const sending = ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const userId2 = owner?.userId ?? null;
    const kind4 = "password_reset";
    const data2 = { email: owner?.email ?? email2 };
    const recipient = { userId: userId2 ?? NO_USER, address: data2.email };
    await lockUser(db, recipient.userId);
    const isRecent = await wasSentRecently(inside, project4, { kind: kind4, ...recipient });
    const code2 = await createCode(inside, project4, { kind: kind4, userId: userId2, data: data2 });
    await sendMail(inside, {
      project: project4,
      user: owner === void 0 ? null : { id: owner.userId, displayName: owner.displayName },
      template: "password_reset",
      to: data2.email,
      link: codeLink(callbackUrl, code2),
      language
    });
    if (owner === void 0 || isRecent) throw notSent;
  });
  await sending.catch((error) => {
    if (error !== notSent) throw error;
  });
  ctx.outbox.wake();
}
async function requireResetAddress(db, projectId3, { userId: userId2, email: email2 }) {
  if (email2 !== void 0) await requireAddressOwner(db, projectId3, { userId: userId2, email: email2 });
}

// src/handlers/password-sign-up.ts
async function signUpWithPassword3(ctx, project4, { email: email2, password: password3, callbackUrl, language, ipInfo, inTurn }) {
  const isTrusted = await isTrustedCallback(ctx.db, project4, callbackUrl);
  const passwordHash2 = await hashPassword(password3, ctx.config.passwordHashing, inTurn);
  const signUp2 = ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const { id: id2, contactChannelId } = await createUser2(inside, project4, {
      email: { value: email2, isVerified: false },
      passwordHash: passwordHash2
    });
    if (isTrusted && contactChannelId !== void 0)
      await sendVerificationMail(inside, project4, {
        user: { id: id2, displayName: null },
        contactChannel: { id: contactChannelId, value: email2 },
        callbackUrl,
        language
      });
    return signIn(inside, project4, { userId: id2, ipInfo });
  });
  const signedIn = await signUp2.catch((error) => {
    if (violates(error, "contact_channels_sign_in"))
      throw fail("USER_EMAIL_ALREADY_EXISTS", { email: email2 });
    throw error;
  });
  ctx.outbox.wake();
  return signedIn;
}

// src/handlers/password.ts
var resetKind = "password_reset";
var RESET_ANSWER = "maybe, only if user with e-mail exists";
var password2 = implement(wholePassword, password_exports, {
  signUpWithPassword: async (call) => {
    const { ctx, ipInfo, body: body2, auth } = call;
    requirePasswords(auth.project);
    checkNewPassword(body2.password);
    if (!auth.project.config.signUpEnabled) throw fail("SIGN_UP_NOT_ENABLED");
    await limitMail(call, canonicalEmail(body2.email));
    return signUpWithPassword3(ctx, auth.project, {
      email: body2.email,
      password: body2.password,
      callbackUrl: body2.verificationCallbackUrl,
      language: readerLanguage(call.headers),
      ipInfo,
      inTurn: passwordTurn(call)
    });
  },
  signInWithPassword: async (call) => {
    const { ctx, ipInfo, body: body2, auth } = call;
    const { project: project4 } = auth;
    requirePasswords(project4);
    const credential = await limitSignIn(
      call,
      canonicalEmail(body2.email),
      () => checkCredential(ctx, project4, { ...body2, inTurn: passwordTurn(call) })
    );
    const { accessToken, refreshToken, userId: userId2 } = await signInWithFactors(ctx, project4, {
      ...credential,
      isNewUser: false,
      requireStill: (db) => requireCredential(db, credential),
      ipInfo
    });
    return { accessToken, refreshToken, userId: userId2 };
  },
  sendPasswordResetCode: async (call) => {
    const { ctx, body: body2, auth } = call;
    requirePasswords(auth.project);
    if (!await isTrustedCallback(ctx.db, auth.project, body2.callbackUrl))
      throw fail("REDIRECT_URL_NOT_WHITELISTED");
    await limitMail(call, canonicalEmail(body2.email));
    const language = readerLanguage(call.headers);
    const { email: email2, callbackUrl } = body2;
    await sendResetMail(ctx, auth.project, { email: email2, callbackUrl, language });
    return { success: RESET_ANSWER };
  },
  checkPasswordResetCode: async ({ ctx, body: body2, auth: { project: project4 } }) => {
    const { userId: userId2, data: data2 } = await checkCode(ctx, project4, { kind: resetKind, code: body2.code });
    await requireResetAddress(ctx.db, project4.id, { userId: userId2, email: data2.email });
    return { isCodeValid: true };
  },
  resetPassword: async (call) => {
    const { ctx, body: body2, auth } = call;
    const { project: project4 } = auth;
    const { id: id2, userId: userId2, data: data2 } = await checkCode(ctx, project4, { kind: resetKind, code: body2.code });
    try {
      requirePasswords(project4);
      checkNewPassword(body2.password);
    } catch (error) {
      await consumeCode(ctx, project4, id2);
      throw error;
    }
    if (userId2 === null) throw new Error("A code for a new password belongs to nobody.");
    const hash = await hashPassword(body2.password, ctx.config.passwordHashing, passwordTurn(call));
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      await lockUser(db, userId2);
      await consumeCode(inside, project4, id2);
      await requireResetAddress(db, project4.id, { userId: userId2, email: data2.email });
      const { email: email2 } = data2;
      const isNowProven = email2 !== void 0 && await proveAddress(inside, project4, { userId: userId2, email: email2 });
      await replacePassword(inside, project4, { userId: userId2, hash });
      if (isNowProven) await emitUpdated(inside, project4, userId2);
    });
    return success2;
  },
  setPassword: async (call) => {
    const { ctx, body: body2, auth } = call;
    const userId2 = requireUserField(call).row.id;
    requirePasswords(auth.project);
    await requireRecentSignIn(call);
    checkNewPassword(body2.password);
    const hash = await hashPassword(body2.password, ctx.config.passwordHashing, passwordTurn(call));
    const isFirst = await ctx.db.transaction(async (db) => {
      await lockUser(db, userId2);
      await requireSession(db, call);
      return addPassword({ ...ctx, db }, auth.project, { userId: userId2, hash });
    });
    if (!isFirst)
      throw refuse(400, "This user has a password already. Change it with the update call.");
    return success2;
  },
  updatePassword: async (call) => {
    const { ctx, headers: headers2, body: body2, auth } = call;
    const userId2 = requireUserField(call).row.id;
    requirePasswords(auth.project);
    await requireRecentSignIn(call);
    checkNewPassword(body2.newPassword);
    const oldHash = await findHash(ctx.db, userId2);
    if (oldHash === void 0) throw fail("USER_DOES_NOT_HAVE_PASSWORD");
    const cost = ctx.config.passwordHashing;
    const inTurn = passwordTurn(call);
    await limitSignIn(call, userId2, async () => {
      const checking = { cost, bcryptCost: null, inTurn };
      if (!await verifyPassword(body2.oldPassword, oldHash, checking))
        throw fail("PASSWORD_CONFIRMATION_MISMATCH");
    });
    const hash = await hashPassword(body2.newPassword, cost, inTurn);
    const kept = headers2.get(headerNames(ctx.config.headerPrefix).refreshToken);
    await ctx.db.transaction(async (db) => {
      await lockUser(db, userId2);
      const updatedAt = projectNow(ctx, auth.project);
      const changed = await changeHash(db, { userId: userId2, hash: oldHash }, { hash, updatedAt });
      if (!changed) throw fail("PASSWORD_CONFIRMATION_MISMATCH");
      await endOtherSessions(db, { userId: userId2, projectId: auth.project.id }, kept);
    });
    return success2;
  }
});
function requirePasswords({ config }) {
  if (!config.credentialEnabled) throw fail("PASSWORD_AUTHENTICATION_NOT_ENABLED");
}

// src/handlers/team-members.ts
var teamMemberProfiles = implement(team_member_profiles_exports3, team_member_profiles_exports, {
  listTeamMemberProfiles: async (call) => {
    const { ctx, auth, query } = call;
    const self = currentUser2(call).row.id;
    if (query.teamId === void 0)
      throw refuse(400, "Clients have to say whose members they ask for: give team_id.");
    const userId2 = query.userId && resolveUserId(call, query.userId);
    const asker = { teamId: query.teamId, userId: self };
    await (userId2 === self ? requireMember(ctx.db, auth.project.id, asker) : requireReader(call, asker));
    const filter2 = { teamId: query.teamId, userId: userId2 };
    return toList(await listMemberProfiles(ctx.db, auth.project.id, filter2));
  },
  readTeamMemberProfile: async (call) => {
    const member = memberOf(call, call.params);
    const self = currentUser2(call).row.id;
    if (member.userId !== self) await requireReader(call, { ...member, userId: self });
    return existingProfile(call, member);
  },
  updateTeamMemberProfile: async (call) => {
    const { ctx, auth, body: body2 } = call;
    const member = memberOf(call, call.params);
    if (member.userId !== currentUser2(call).row.id)
      throw refuse(403, "Clients may only change the profile of their own user.");
    await existingProfile(call, member);
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body2 });
    return existingProfile(call, member);
  }
});
var serverTeamMemberProfiles = implement(team_member_profiles_exports4, team_member_profiles_exports2, {
  listTeamMemberProfiles: async (call) => {
    const { ctx, auth, query } = call;
    const userId2 = query.userId && resolveUserId(call, query.userId);
    if (query.teamId !== void 0) await existingTeam(call, query.teamId);
    if (userId2 !== void 0) await existingUser(call, userId2);
    const filter2 = { teamId: query.teamId, userId: userId2 };
    const profiles = await listMemberProfiles(ctx.db, auth.project.id, filter2);
    return toList(await withUsers(call, profiles));
  },
  readTeamMemberProfile: async (call) => serverProfile(call, await serverMember(call, call.params)),
  updateTeamMemberProfile: async (call) => {
    const { ctx, auth, body: body2 } = call;
    const member = await serverMember(call, call.params);
    await existingProfile(call, member);
    await updateMemberProfile(ctx.db, auth.project.id, { ...member, ...body2 });
    return serverProfile(call, member);
  }
});
var teamMemberships2 = implement(team_memberships_exports3, team_memberships_exports, {
  deleteTeamMembership: async (call) => {
    const { ctx, auth, params } = call;
    const member = memberOf(call, params);
    const self = auth.access === "client" ? currentUser2(call).row.id : member.userId;
    const wasThere = await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      if (member.userId !== self) await requireRemover(inside, auth.project, { ...member, self });
      await existingUser({ ctx: inside, auth }, member.userId);
      return removeMember(inside, auth.project, member);
    });
    if (!wasThere) throw noMember(member);
    return success2;
  }
});
var serverTeamMemberships = implement(team_memberships_exports4, team_memberships_exports2, {
  createTeamMembership: async (call) => {
    const { ctx, auth, params } = call;
    const member = await serverMember(call, params);
    await existingTeam(call, member.teamId);
    const isNew = await ctx.db.transaction(
      (db) => addMember({ ...ctx, db }, auth.project, { ...member, undefinedPermissions: "refuse" })
    );
    if (!isNew) throw fail("TEAM_MEMBERSHIP_ALREADY_EXISTS");
    return member;
  }
});
var memberOf = (call, params) => ({
  teamId: params.teamId,
  userId: resolveUserId(call, params.userId)
});
async function serverMember(call, params) {
  const member = memberOf(call, params);
  await existingUser(call, member.userId);
  return member;
}
var requireReader = ({ ctx, auth }, asker) => requireTeamPermission(ctx, { ...asker, projectId: auth.project.id }, "$read_members");
async function requireRemover(ctx, { id: projectId3 }, { teamId: teamId2, self: userId2 }) {
  await lockTeam(ctx.db, teamId2);
  await requireTeamPermission(ctx, { teamId: teamId2, userId: userId2, projectId: projectId3 }, "$remove_members");
}
var noMember = ({ teamId: teamId2, userId: userId2 }) => fail("TEAM_MEMBERSHIP_NOT_FOUND", { team_id: teamId2, user_id: userId2 });
async function existingProfile({ ctx, auth }, member) {
  const [profile2] = await listMemberProfiles(ctx.db, auth.project.id, member);
  if (profile2 === void 0) throw noMember(member);
  return profile2;
}
async function serverProfile(call, member) {
  const [profile2] = await withUsers(call, [await existingProfile(call, member)]);
  if (profile2 === void 0) throw noMember(member);
  return profile2;
}
async function withUsers({ ctx, auth }, profiles) {
  const ids = [...new Set(profiles.map(({ userId: userId2 }) => userId2))];
  const users3 = await findUsers(ctx.db, auth.project.id, ids);
  const byId = new Map(users3.map((user3) => [user3.row.id, toServerUser(user3)]));
  return profiles.flatMap((profile2) => {
    const user3 = byId.get(profile2.userId);
    return user3 === void 0 ? [] : [{ ...profile2, user: user3 }];
  });
}

// src/handlers/permissions.ts
var OWN_ONLY3 = "Clients may only list the permissions of their own user.";
var permissions = implement(permissions_exports3, permissions_exports, {
  listTeamPermissions: async (call) => {
    const { ctx, auth, query } = call;
    const userId2 = subjectId(call, query.userId, OWN_ONLY3);
    const found = await listTeamPermissions3(ctx.db, auth.project.id, {
      userId: userId2,
      teamId: query.teamId,
      permissionId: query.permissionId,
      isRecursive: query.recursive ?? false
    });
    return toList(found);
  },
  listProjectPermissions: async (call) => {
    const { ctx, auth, query } = call;
    const userId2 = subjectId(call, query.userId, OWN_ONLY3);
    const found = await listProjectPermissions3(ctx.db, auth.project.id, {
      userId: userId2,
      permissionId: query.permissionId,
      isRecursive: query.recursive ?? false
    });
    return toList(found);
  }
});
var serverPermissions = implement(permissions_exports4, permissions_exports2, {
  grantTeamPermission: async (call) => {
    const { ctx, auth, params } = call;
    const id2 = params.permissionId;
    if (id2.startsWith("$") && !isSystemPermission(id2))
      throw fail("SCHEMA_ERROR", { message: `path.permission_id: there is no permission ${id2}` });
    const permission = { ...await serverMember(call, params), id: id2 };
    await requireMember(ctx.db, auth.project.id, permission);
    await ctx.db.transaction((db) => grantTeamPermission3({ ...ctx, db }, auth.project, permission));
    return permission;
  },
  revokeTeamPermission: async (call) => {
    const { ctx, auth, params } = call;
    const permission = { ...await serverMember(call, params), id: params.permissionId };
    await requireMember(ctx.db, auth.project.id, permission);
    const wasHeld = await ctx.db.transaction(
      (db) => revokeTeamPermission3({ ...ctx, db }, auth.project, permission)
    );
    if (!wasHeld)
      throw fail("TEAM_PERMISSION_NOT_FOUND", {
        team_id: permission.teamId,
        user_id: permission.userId,
        permission_id: permission.id
      });
    return success2;
  },
  grantProjectPermission: async (call) => {
    const { ctx, auth, params } = call;
    const userId2 = resolveUserId(call, params.userId);
    await existingUser(call, userId2);
    const permission = { userId: userId2, id: params.permissionId };
    await ctx.db.transaction(
      (db) => grantProjectPermission3({ ...ctx, db }, auth.project, permission)
    );
    return permission;
  },
  revokeProjectPermission: async (call) => {
    const { ctx, auth, params } = call;
    const userId2 = resolveUserId(call, params.userId);
    await existingUser(call, userId2);
    const permission = { userId: userId2, id: params.permissionId };
    const wasHeld = await ctx.db.transaction(
      (db) => revokeProjectPermission3({ ...ctx, db }, auth.project, permission)
    );
    if (!wasHeld) throw fail("PERMISSION_NOT_FOUND", { permission_id: permission.id });
    return success2;
  }
});

// src/handlers/projects.ts
var projects2 = implement(projects_exports3, projects_exports2, {
  readCurrentProject: async ({ auth }) => toProject(auth.project),
  readKeySet: async ({ ctx, params }) => {
    const keys3 = await listPublicKeys(ctx, params.projectId);
    if (keys3.length === 0) throw refuse(404, "There is no such project.");
    return { keys: keys3 };
  }
});

// src/handlers/sessions.ts
var sessions2 = implement(wholeSessions, sessions_exports, {
  deleteCurrentSession: async ({ ctx, auth: { project: project4, session: session2 } }) => {
    if (session2 === void 0)
      throw fail("ACCESS_TOKEN_EXPIRED", { expired_at_millis: projectNow(ctx, project4) });
    const wasThere = await endSession(ctx.db, project4.id, { id: session2.id });
    if (!wasThere) throw fail("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    return success2;
  },
  listSessions: async (call) => {
    const { ctx, query, auth } = call;
    const refusal2 = "Clients may only list the sessions of their own user.";
    const found = await listSessions2(ctx.db, auth.project.id, {
      userId: subjectId(call, query.userId, refusal2),
      withImpersonation: auth.access === "admin"
    });
    return toList(found.map((session2) => toSession(session2, auth.session?.id)));
  },
  deleteSession: async (call) => {
    const { ctx, params, auth } = call;
    const ofUser3 = auth.access === "client" ? currentUser2(call).row.id : void 0;
    if (params.id === auth.session?.id) throw fail("CANNOT_DELETE_CURRENT_SESSION");
    if (!await endSession(ctx.db, auth.project.id, { id: params.id, ofUser: ofUser3 }))
      throw refuse(404, "There is no such session.");
    return success2;
  },
  refreshCurrentSession: async ({ ctx, headers: headers2, ipInfo, auth: { project: project4 } }) => {
    const name = headerNames(ctx.config.headerPrefix).refreshToken;
    const refreshToken = headers2.get(name);
    if (!refreshToken) throw fail("SCHEMA_ERROR", { message: `header ${name} must be there` });
    ctx.refreshLimit.count(refreshToken, ctx.now());
    const refreshed = await refresh(ctx, project4, { refreshToken, ipInfo });
    if (refreshed === void 0) throw fail("REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED");
    return { accessToken: refreshed.accessToken };
  }
});
var serverSessions = implement(sessions_exports4, sessions_exports2, {
  createSession: async (call) => {
    const { ctx, body: body2, auth } = call;
    const userId2 = resolveUserId(call, body2.userId);
    if (await findUser(ctx.db, auth.project.id, userId2) === void 0)
      throw fail("USER_ID_DOES_NOT_EXIST", { user_id: userId2 });
    const { accessToken, refreshToken } = await ctx.db.transaction(async (db) => {
      await lockUser(db, userId2);
      return signIn({ ...ctx, db }, auth.project, {
        userId: userId2,
        // The request came from the server, and not from where the user is.
        ipInfo: null,
        expiresInMillis: body2.expiresInMillis,
        isImpersonation: body2.isImpersonation
      });
    });
    return { accessToken, refreshToken };
  }
});
var toSession = (session2, currentId) => ({
  id: session2.id,
  userId: session2.userId,
  createdAt: session2.createdAt,
  lastUsedAt: session2.lastUsedAt,
  isImpersonation: session2.isImpersonation,
  isCurrentSession: session2.id === currentId,
  ...session2.lastUsedIpInfo !== null && {
    lastUsedAtEndUserIpInfo: session2.lastUsedIpInfo
  }
});

// src/handlers/team-invitations.ts
var kind3 = "team_invitation";
var teamInvitations = implement(wholeTeamInvitations, team_invitations_exports, {
  sendTeamInvitation: async (call) => {
    const { ctx, auth, body: body2 } = call;
    const { project: project4 } = auth;
    if (auth.access === "client") {
      const { row: row2 } = requireUser(call);
      await requirePermissions(call, { teamId: body2.teamId, userId: row2.id }, ["$invite_members"]);
    }
    const { id: teamId2 } = await existingTeam(call, body2.teamId);
    if (!await isTrustedCallback(ctx.db, project4, body2.callbackUrl))
      throw fail("REDIRECT_URL_NOT_WHITELISTED");
    await limitMail(call, canonicalEmail(body2.email));
    const id2 = await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const team3 = requireTeam(await findTeam(db, project4.id, teamId2, { isHeld: true }), teamId2);
      const data2 = { teamId: teamId2, email: body2.email };
      const created2 = await createCodeWithId(inside, project4, { kind: kind3, userId: null, data: data2 });
      await sendMail(inside, {
        project: project4,
        user: null,
        template: "team_invitation",
        to: body2.email,
        link: codeLink(body2.callbackUrl, created2.code),
        teamDisplayName: team3.displayName
      });
      return created2.id;
    });
    ctx.outbox.wake();
    return { ...success2, id: id2 };
  },
  listTeamInvitations: async (call) => {
    const { ctx, auth, query } = call;
    const askedId = query.teamId.toLowerCase();
    await requireReader2(call, askedId, ["$read_members", "$invite_members"]);
    const found = await listInvitations(ctx, auth.project, askedId);
    return toList(
      found.map(({ id: id2, teamId: teamId2, email: email2, expiresAt }) => ({
        id: id2,
        teamId: teamId2,
        recipientEmail: email2,
        expiresAtMillis: expiresAt
      }))
    );
  },
  revokeTeamInvitation: async (call) => {
    const { ctx, auth, params, query } = call;
    const invitation = { teamId: query.teamId.toLowerCase(), id: params.id };
    await requireReader2(call, invitation.teamId, ["$remove_members"]);
    if (!await deleteInvitation(ctx.db, auth.project.id, invitation))
      throw refuse(404, "There is no such invitation to this team.");
    return success2;
  },
  checkTeamInvitationCode: async ({ ctx, body: body2, auth: { project: project4 } }) => {
    await checkCode(ctx, project4, { kind: kind3, code: body2.code });
    return { isCodeValid: true };
  },
  readTeamInvitationDetails: async (call) => {
    const { ctx, body: body2, auth } = call;
    const { data: data2 } = await checkCode(ctx, auth.project, { kind: kind3, code: body2.code });
    requireUser(call);
    const team3 = await findTeam(ctx.db, auth.project.id, data2.teamId);
    if (team3 === void 0) throw fail("VERIFICATION_CODE_NOT_FOUND");
    return { teamId: team3.id, teamDisplayName: team3.displayName };
  },
  acceptTeamInvitation: async (call) => {
    const { ctx, body: body2, auth } = call;
    const { project: project4, user: user3 } = auth;
    const { id: id2, data: data2 } = await checkCode(ctx, project4, { kind: kind3, code: body2.code });
    const hasTeam = await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const team3 = await findTeam(db, project4.id, data2.teamId, { isHeld: true });
      if (team3 === void 0) return false;
      await consumeCode(inside, project4, id2);
      if (user3 !== void 0)
        await addMember(inside, project4, {
          teamId: team3.id,
          userId: user3.row.id,
          undefinedPermissions: "skip"
        });
      return true;
    });
    if (user3 === void 0) throw fail("USER_AUTHENTICATION_REQUIRED");
    if (!hasTeam) throw fail("VERIFICATION_CODE_NOT_FOUND");
    return {};
  }
});
async function requireReader2(call, teamId2, permissionIds2) {
  if (call.auth.access !== "client") return void await existingTeam(call, teamId2);
  const { row: row2 } = currentUser2(call);
  await requirePermissions(call, { teamId: teamId2, userId: row2.id }, permissionIds2);
}
async function requirePermissions({ ctx, auth }, member, permissionIds2) {
  for (const id2 of permissionIds2)
    await requireTeamPermission(ctx, { ...member, projectId: auth.project.id }, id2);
}

// src/handlers/teams.ts
var teams2 = implement(teams_exports3, teams_exports, {
  listTeams: async (call) => {
    const { ctx, auth, query } = call;
    const refusal2 = "Clients may only list the teams of their own user.";
    const userId2 = subjectId(call, query.userId, refusal2);
    return toList((await listTeams3(ctx.db, auth.project.id, { userId: userId2 })).map(toTeam));
  },
  createTeam: async (call) => {
    const { ctx, auth, body: body2, query } = call;
    checkPicture(body2.profileImageUrl);
    const creatorUserId = await ownCreator(call, {
      named: body2.creatorUserId,
      addsCurrent: query.addCurrentUser
    });
    if (!auth.project.config.clientTeamCreationEnabled)
      throw refuse(403, "This project does not let users create teams.");
    const team3 = await ctx.db.transaction(
      (db) => createTeam3(
        { ...ctx, db },
        auth.project,
        {
          displayName: body2.displayName,
          profileImageUrl: body2.profileImageUrl,
          clientMetadata: body2.clientMetadata,
          creatorUserId
        },
        "refuse"
      )
    );
    return toTeam(team3);
  },
  readTeam: async (call) => {
    const { ctx, auth, params } = call;
    const { row: row2 } = requireUser(call);
    await requireMember(ctx.db, auth.project.id, { teamId: params.teamId, userId: row2.id });
    return toTeam(await existingTeam(call, params.teamId));
  },
  updateTeam: async (call) => {
    const { ctx, auth, params, body: body2 } = call;
    await requireOwnPermission(call, params.teamId, "$update_team");
    checkPicture(body2.profileImageUrl);
    const changed = await ctx.db.transaction(
      (db) => updateTeam3({ ...ctx, db }, auth.project, {
        id: params.teamId,
        displayName: body2.displayName,
        profileImageUrl: body2.profileImageUrl,
        clientMetadata: body2.clientMetadata
      })
    );
    return toTeam(requireTeam(changed, params.teamId));
  },
  deleteTeam: async (call) => {
    const { ctx, auth, params } = call;
    if (auth.access === "client") await requireOwnPermission(call, params.teamId, "$delete_team");
    const wasThere = await ctx.db.transaction(
      (db) => deleteTeam2({ ...ctx, db }, auth.project, params.teamId)
    );
    if (!wasThere) throw fail("TEAM_NOT_FOUND", { team_id: params.teamId });
    return success2;
  }
});
var serverTeams = implement(teams_exports4, teams_exports2, {
  listTeams: async (call) => {
    const { ctx, auth, query } = call;
    const userId2 = query.userId && resolveUserId(call, query.userId);
    return toList((await listTeams3(ctx.db, auth.project.id, { userId: userId2 })).map(toServerTeam));
  },
  createTeam: async (call) => {
    const { ctx, auth, body: body2, query } = call;
    const creatorUserId = await anyCreator(call, {
      named: body2.creatorUserId,
      addsCurrent: query.addCurrentUser
    });
    const team3 = await ctx.db.transaction(
      (db) => createTeam3(
        { ...ctx, db },
        auth.project,
        {
          displayName: body2.displayName,
          profileImageUrl: body2.profileImageUrl,
          clientMetadata: body2.clientMetadata,
          clientReadOnlyMetadata: body2.clientReadOnlyMetadata,
          serverMetadata: body2.serverMetadata,
          creatorUserId
        },
        "refuse"
      )
    );
    return toServerTeam(team3);
  },
  readTeam: async (call) => toServerTeam(await existingTeam(call, call.params.teamId)),
  updateTeam: async ({ ctx, auth, params, body: body2 }) => {
    const changed = await ctx.db.transaction(
      (db) => updateTeam3({ ...ctx, db }, auth.project, {
        id: params.teamId,
        displayName: body2.displayName,
        profileImageUrl: body2.profileImageUrl,
        clientMetadata: body2.clientMetadata,
        clientReadOnlyMetadata: body2.clientReadOnlyMetadata,
        serverMetadata: body2.serverMetadata
      })
    );
    return toServerTeam(requireTeam(changed, params.teamId));
  }
});
async function requireOwnPermission(call, teamId2, permissionId2) {
  const { row: row2 } = requireUser(call);
  const member = { teamId: teamId2, userId: row2.id, projectId: call.auth.project.id };
  await requireTeamPermission(call.ctx, member, permissionId2);
}
async function anyCreator(call, { named, addsCurrent }) {
  if (addsCurrent === true) {
    if (named !== void 0)
      throw refuse(400, "Give creator_user_id or add_current_user, not both of them.");
    const { user: user3 } = call.auth;
    if (user3 === void 0) throw refuse(401, "add_current_user needs a signed-in user.");
    return user3.row.id;
  }
  const id2 = named && resolveUserId(call, named);
  if (id2 !== void 0) await existingUser(call, id2);
  return id2;
}
async function ownCreator(call, { named, addsCurrent }) {
  if (addsCurrent === true) {
    const id3 = await anyCreator(call, { named, addsCurrent });
    if (id3 !== void 0) return id3;
  }
  if (named === void 0) return requireUser(call).row.id;
  const id2 = resolveUserId(call, named);
  if (id2 !== requireUser(call).row.id)
    throw refuse(403, "Clients may only create teams for their own user.");
  return id2;
}

// src/domain/delete-user.ts
import { eq as eq54 } from "drizzle-orm";

// src/domain/user-cursor.ts
import { and as and43, eq as eq53 } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
async function findPosition(db, projectId3, cursor) {
  const id2 = cursor.toLowerCase();
  const positionIn = (table) => db.select({ signedUpAt: table.signedUpAt, id: table.id }).from(table).where(and43(eq53(table.id, id2), eq53(table.projectId, projectId3)));
  const [position] = await unionAll(positionIn(users), positionIn(deletedUsers));
  return position;
}
async function keepPosition(db, user3) {
  const { signedUpAt, deletedAt } = user3;
  await db.insert(deletedUsers).values(user3).onConflictDoUpdate({ target: deletedUsers.id, set: { signedUpAt, deletedAt } });
}

// src/domain/delete-user.ts
async function deleteUser3(ctx, project4, {
  id: id2,
  requireStill
}) {
  const [held] = await ctx.db.select({ id: users.id, signedUpAt: users.signedUpAt }).from(users).where(eq54(users.id, id2)).for("update");
  if (held === void 0) return;
  await requireStill?.(ctx.db);
  const joined = await ctx.db.delete(teamMemberships).where(eq54(teamMemberships.userId, id2)).returning({ teamId: teamMemberships.teamId });
  await ctx.db.delete(users).where(eq54(users.id, id2));
  const deletedAt = projectNow(ctx, project4);
  await keepPosition(ctx.db, { ...held, projectId: project4.id, deletedAt });
  for (const { teamId: teamId2 } of joined)
    await emit(ctx, project4, "team_membership.deleted", { teamId: teamId2, userId: id2 });
  const teams3 = joined.map(({ teamId: teamId2 }) => ({ id: teamId2 }));
  await emit(ctx, project4, "user.deleted", { id: id2, teams: teams3 });
}

// src/domain/list-users.ts
import { and as and44, asc as asc11, desc as desc10, eq as eq55, exists as exists3, gt as gt12, gte as gte2, ilike, lt as lt4, lte as lte4, or as or10 } from "drizzle-orm";
async function listUsers3(db, projectId3, listing) {
  const { cursor, limit, isDescending, search, teamId: teamId2 } = listing;
  const start = cursor === void 0 ? void 0 : await startAt(db, projectId3, listing);
  if (cursor !== void 0 && start === void 0) return { users: [], nextCursor: null };
  const where = and44(
    eq55(users.projectId, projectId3),
    start,
    search ? matches(db, search) : void 0,
    teamId2 === void 0 ? void 0 : isIn(db, teamId2)
  );
  const order = isDescending ? desc10 : asc11;
  const query = selectUsers(db).where(where).orderBy(order(users.signedUpAt), order(users.id));
  const found = await (limit === void 0 ? query : query.limit(limit + 1));
  return {
    users: found.slice(0, limit),
    nextCursor: limit === void 0 ? null : found[limit]?.row.id ?? null
  };
}
async function startAt(db, projectId3, { cursor = "", isDescending }) {
  const first = await findPosition(db, projectId3, cursor);
  if (first === void 0) return void 0;
  const [after, from] = isDescending ? [lt4, lte4] : [gt12, gte2];
  return or10(
    after(users.signedUpAt, first.signedUpAt),
    and44(eq55(users.signedUpAt, first.signedUpAt), from(users.id, first.id))
  );
}
function matches(db, search) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const address = db.select({ id: contactChannels.id }).from(contactChannels).where(
    and44(eq55(contactChannels.userId, users.id), ilike(contactChannels.canonicalValue, pattern))
  );
  return or10(
    isUuid2(search) ? eq55(users.id, search.toLowerCase()) : void 0,
    ilike(users.displayName, pattern),
    exists3(address)
  );
}
function isIn(db, teamId2) {
  const membership = db.select({ userId: teamMemberships.userId }).from(teamMemberships).where(and44(eq55(teamMemberships.userId, users.id), eq55(teamMemberships.teamId, teamId2)));
  return exists3(membership);
}

// src/handlers/server-user-fields.ts
async function serverChangesOf(call, body2) {
  const email2 = {
    value: body2.primaryEmail,
    isVerified: body2.primaryEmailVerified,
    usedForAuth: body2.primaryEmailAuthEnabled
  };
  const touchesEmail = Object.values(email2).some((value) => value !== void 0);
  return {
    displayName: body2.displayName,
    profileImageUrl: body2.profileImageUrl,
    clientMetadata: body2.clientMetadata,
    clientReadOnlyMetadata: body2.clientReadOnlyMetadata,
    serverMetadata: body2.serverMetadata,
    isAnonymous: body2.isAnonymous,
    totpSecret: body2.totpSecretBase64,
    otpAuthEnabled: body2.otpAuthEnabled,
    passkeyAuthEnabled: body2.passkeyAuthEnabled,
    selectedTeamId: body2.selectedTeamId,
    primaryEmail: touchesEmail ? email2 : void 0,
    passwordHash: await hashOf(call, body2)
  };
}
async function newUserOf(call, body2) {
  const { ctx, auth } = call;
  const email2 = body2.primaryEmail;
  if (!email2 && (body2.primaryEmailVerified || body2.primaryEmailAuthEnabled)) throw needsAddress();
  if (body2.otpAuthEnabled && !auth.project.config.magicLinkEnabled)
    throw refuse(400, "This project has sign-in by magic link switched off.");
  const enabled = auth.project.oauthProviders.map(({ id: id2 }) => id2);
  const unknown4 = body2.oauthProviders?.find(({ id: id2 }) => !enabled.includes(id2));
  if (unknown4 !== void 0)
    throw refuse(400, "An OAuth provider of the user is not enabled in this project.");
  const providers = (body2.oauthProviders ?? []).map(({ id: id2 }) => id2);
  if (new Set(providers).size < providers.length)
    throw refuse(400, "A user may have one account of each provider.");
  const totpSecret = body2.totpSecretBase64;
  if (totpSecret) checkTotpSecret(ctx, totpSecret);
  return {
    displayName: body2.displayName,
    profileImageUrl: body2.profileImageUrl,
    clientMetadata: body2.clientMetadata,
    clientReadOnlyMetadata: body2.clientReadOnlyMetadata,
    serverMetadata: body2.serverMetadata,
    isAnonymous: body2.isAnonymous,
    otpAuthEnabled: body2.otpAuthEnabled,
    totpSecretSealed: totpSecret ? ctx.sealer.seal(totpSecret) : void 0,
    email: email2 ? {
      value: email2,
      isVerified: body2.primaryEmailVerified ?? false,
      usedForAuth: body2.primaryEmailAuthEnabled ?? false
    } : void 0,
    passwordHash: await hashOf(call, body2) ?? void 0,
    oauthAccounts: (body2.oauthProviders ?? []).map((one) => ({
      providerId: one.id,
      accountId: one.accountId,
      email: one.email
    }))
  };
}
async function hashOf(call, body2) {
  const { ctx, auth } = call;
  const { password: password3, passwordHash: given } = body2;
  if (password3 !== void 0 && given !== void 0)
    throw refuse(400, "Give password or password_hash, not both of them.");
  const sets = given !== void 0 || password3 !== void 0 && password3 !== null;
  if (sets && !auth.project.config.credentialEnabled)
    throw refuse(400, "This project has sign-in by password switched off.");
  if (given !== void 0) {
    if (!isImportable(given))
      throw refuse(400, "password_hash must be a bcrypt hash with a cost of at most 16.");
    return given;
  }
  if (password3 === void 0 || password3 === null) return password3;
  return hashServerPassword(password3, ctx.config.passwordHashing, passwordTurn(call));
}

// src/handlers/users.ts
var users2 = implement(wholeUsers, users_exports, {
  readCurrentUser: async (call) => toCurrentUser(await activeUser(call)),
  updateCurrentUser: async (call) => {
    const { body: body2 } = call;
    const user3 = currentUser2(call);
    checkPicture(body2.profileImageUrl);
    const { totpSecretBase64, otpAuthEnabled, passkeyAuthEnabled } = body2;
    const factors = [totpSecretBase64, otpAuthEnabled, passkeyAuthEnabled];
    if (factors.some((value) => value !== void 0)) await requireRecentSignIn(call);
    const changes5 = {
      displayName: body2.displayName,
      profileImageUrl: body2.profileImageUrl,
      clientMetadata: body2.clientMetadata,
      selectedTeamId: body2.selectedTeamId,
      totpSecret: totpSecretBase64,
      otpAuthEnabled,
      passkeyAuthEnabled
    };
    return toCurrentUser(await change(call, user3, changes5, (db) => requireOwn2(call, db)));
  },
  deleteCurrentUser: async (call) => {
    const { row: row2 } = currentUser2(call);
    if (call.auth.access === "client" && !call.auth.project.config.clientUserDeletionEnabled)
      throw refuse(400, "This project does not let users delete their own accounts.");
    await requireRecentSignIn(call);
    return remove2(call, row2.id, (db) => requireSession(db, call));
  }
});
var serverUsers = implement(users_exports4, users_exports2, {
  readCurrentUser: async (call) => toServerUser(await activeUser(call)),
  updateCurrentUser: async (call) => {
    const user3 = currentUser2(call);
    return toServerUser(await change(call, user3, await serverChangesOf(call, call.body)));
  },
  listUsers: async ({ ctx, auth, query }) => {
    const page3 = await listUsers3(ctx.db, auth.project.id, {
      cursor: query.cursor,
      limit: query.limit,
      isDescending: query.desc ?? false,
      search: query.query,
      teamId: query.teamId
    });
    return {
      items: page3.users.map(toServerUser),
      isPaginated: true,
      pagination: { nextCursor: page3.nextCursor }
    };
  },
  createUser: async (call) => {
    const { ctx, auth, body: body2 } = call;
    const given = await newUserOf(call, body2);
    const { user: user3 } = await ctx.db.transaction((db) => createUser2({ ...ctx, db }, auth.project, given, "refuse")).catch((error) => {
      throw asTaken3(error, body2.primaryEmail);
    });
    return { ...toServerUser(user3), selectedTeam: null, selectedTeamId: null };
  },
  readUser: async (call) => toServerUser(await existingUser(call, call.params.userId)),
  updateUser: async (call) => {
    const user3 = await existingUser(call, call.params.userId);
    return toServerUser(await change(call, user3, await serverChangesOf(call, call.body)));
  },
  deleteUser: async (call) => remove2(call, (await existingUser(call, call.params.userId)).row.id)
});
async function activeUser(call) {
  const user3 = currentUser2(call);
  const { ctx, auth, ipInfo } = call;
  if (isNewlyActive(ctx, auth.project, user3.row))
    await markActive(ctx, auth.project, { userId: user3.row.id, ipInfo });
  return user3;
}
async function requireOwn2(call, db) {
  await requireSession(db, call);
  if (call.body.totpSecretBase64)
    await requireProvenAddress({ ...call.ctx, db }, currentUser2(call).row.id);
}
var change = ({ ctx, auth }, user3, changes5, check2 = async () => void 0) => ctx.db.transaction(async (db) => {
  await lockUser(db, user3.row.id);
  await check2(db);
  return changeUser({ ...ctx, db }, auth.project, { user: user3, changes: changes5 });
}).catch((error) => {
  throw asTaken3(error, changes5.primaryEmail?.value ?? user3.primaryEmail?.value);
});
async function remove2({ ctx, auth }, id2, requireStill) {
  await ctx.db.transaction((db) => deleteUser3({ ...ctx, db }, auth.project, { id: id2, requireStill }));
  return success2;
}
function asTaken3(error, email2) {
  if (violates(error, "contact_channels_sign_in"))
    return fail("USER_EMAIL_ALREADY_EXISTS", { email: email2 ?? "" });
  if (violates(error, "oauth_accounts_once"))
    return fail("OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER");
  return error;
}

// src/handlers/index.ts
var implementations = [
  ...adminEmails,
  ...adminMetrics,
  ...adminPermissionDefinitions,
  ...adminProjectKeys,
  ...adminProjects,
  ...adminWebhooks,
  ...anonymous,
  ...apiKeys2,
  ...cli,
  ...connectedAccounts,
  ...contactChannels2,
  ...features,
  ...mfa,
  ...oauth6,
  ...otp,
  ...ownedProjects,
  ...passkey,
  ...password2,
  ...permissions,
  ...projects2,
  ...serverApiKeys,
  ...serverContactChannels,
  ...serverPermissions,
  ...serverSessions,
  ...serverTeamMemberProfiles,
  ...serverTeamMemberships,
  ...serverTeams,
  ...serverUsers,
  ...sessions2,
  ...teamInvitations,
  ...teamMemberProfiles,
  ...teamMemberships2,
  ...teams2,
  ...users2
];

// src/router.ts
var PREFIXES = [API_PREFIX, "/api/latest"];
var isParameter = (segment) => segment.startsWith("{");
function createRouter(implementations2) {
  const templates = [...new Set(implementations2.map(({ endpoint: endpoint2 }) => endpoint2.path))];
  const places = templates.map((template) => ({
    template,
    segments: segmentsOf(template),
    implementations: implementations2.filter(({ endpoint: endpoint2 }) => endpoint2.path === template)
  }));
  places.sort((a, b) => parameterCount(a) - parameterCount(b));
  const byLength = /* @__PURE__ */ new Map();
  for (const place of places)
    byLength.set(place.segments.length, [...byLength.get(place.segments.length) ?? [], place]);
  return {
    match(method, path) {
      const given = segmentsOf(path).map(decode);
      const place = byLength.get(given.length)?.find(({ segments }) => fits2(segments, given));
      if (place === void 0) return void 0;
      return {
        template: place.template,
        params: paramsOf(place.segments, given),
        implementations: place.implementations.filter(({ endpoint: endpoint2 }) => endpoint2.method === method)
      };
    }
  };
}
function apiPath(pathname) {
  const prefix = PREFIXES.find((one) => pathname === one || pathname.startsWith(`${one}/`));
  return prefix === void 0 ? void 0 : pathname.slice(prefix.length) || "/";
}
function chooseByAccess(implementations2, access2) {
  const serves = ({ endpoint: endpoint2 }) => endpoint2.access.length === 0 || access2 !== void 0 && endpoint2.access.includes(access2);
  const chosen = implementations2.find(serves);
  if (chosen !== void 0) return chosen;
  if (access2 === void 0) throw fail("ACCESS_TYPE_REQUIRED");
  const allowed = new Set(implementations2.flatMap(({ endpoint: endpoint2 }) => endpoint2.access));
  throw fail("INSUFFICIENT_ACCESS_TYPE", {
    actual_access_type: access2,
    allowed_access_types: [...allowed]
  });
}
var segmentsOf = (path) => path.split("/").slice(1);
var parameterCount = ({ segments }) => segments.filter(isParameter).length;
var fits2 = (segments, given) => segments.every((segment, index8) => segment === given[index8] || isParameter(segment));
var paramsOf = (segments, given) => Object.fromEntries(
  segments.flatMap(
    (segment, index8) => isParameter(segment) ? [[segment.slice(1, -1), given[index8] ?? ""]] : []
  )
);
function decode(text10) {
  try {
    return decodeURIComponent(text10);
  } catch {
    return text10;
  }
}

// src/find-route.ts
var router = createRouter(implementations);
function findRoute({ method, url: url6 }) {
  const path = apiPath(new URL(url6).pathname);
  return path === void 0 ? void 0 : router.match(method, path);
}

// src/read-body.ts
var BYTE_LIMIT3 = 2e6;
var BYTE_LIMIT_WITHOUT_KEYS = 64e3;
var LARGE_BODY_BYTES = 1e5;
async function readBody(request, options2 = {}) {
  if (request.method === "GET") return void 0;
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  switch (type) {
    case "application/json":
      return parseJson2(await readText(request, options2));
    case "application/x-www-form-urlencoded":
      return Object.fromEntries(new URLSearchParams(await readText(request, options2)));
    case "text/plain":
    case "application/octet-stream":
      return readText(request, options2);
    case "":
      return void 0;
    default:
      throw fail("BODY_PARSING_ERROR");
  }
}
function parseJson2(text10) {
  try {
    return JSON.parse(text10);
  } catch {
    throw fail("BODY_PARSING_ERROR");
  }
}
async function readText(request, { limit = BYTE_LIMIT3, beforeLarge }) {
  const checkpoint = beforeLarge && { bytes: LARGE_BODY_BYTES, pass: beforeLarge };
  const bytes = await readUpTo(request.body, limit, checkpoint).catch((error) => {
    if (isRefusal(error)) throw error;
    throw refuse(400, "The body did not arrive whole. Send it again.");
  });
  if (bytes === void 0) throw refuse(413, `A body may have ${limit} bytes at most.`);
  return new TextDecoder().decode(bytes);
}

// src/validate.ts
import * as z51 from "zod";

// src/coerce.ts
var conversions = {
  string: (value) => typeof value === "number" || typeof value === "boolean" ? String(value) : value,
  number: (value) => typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value,
  boolean: (value) => booleans.get(value) ?? value
};
conversions["int"] = conversions["number"];
var booleans = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false],
  [1, true],
  [0, false]
]);
function coerce(value, issues) {
  return issues.map((issue) => coerceOne(value, issue)).includes(true);
}
function coerceOne(root, issue) {
  const convert = conversions[wantedKind(issue) ?? ""];
  const key2 = issue.path.at(-1);
  if (convert === void 0 || key2 === void 0) return false;
  const parent = issue.path.slice(0, -1).reduce((at, step) => property(at, step), root);
  const before = property(parent, key2);
  const after = convert(before);
  if (after === before) return false;
  Reflect.set(parent, key2, after);
  return true;
}
function wantedKind(issue) {
  if (issue.code === "invalid_type") return issue.expected;
  if (issue.code !== "invalid_value") return void 0;
  return issue.values.every((value) => typeof value === "boolean") ? "boolean" : void 0;
}
var property = (value, key2) => typeof value === "object" && value !== null ? Reflect.get(value, key2) : void 0;

// src/json-fault.ts
var DEPTH_LIMIT = 500;
function jsonFault(value, depth = 0) {
  if (depth > DEPTH_LIMIT) return `is nested more than ${DEPTH_LIMIT} levels deep`;
  if (typeof value === "string")
    return value.includes("\0") ? "holds the character U+0000" : void 0;
  if (typeof value === "number")
    return Number.isFinite(value) ? void 0 : "holds a number that is too large";
  if (typeof value !== "object" || value === null) return void 0;
  if (Array.isArray(value)) return firstFault(value, depth + 1);
  return firstFault(Object.keys(value), depth) ?? firstFault(Object.values(value), depth + 1);
}
function firstFault(values, depth) {
  for (const value of values) {
    const fault2 = jsonFault(value, depth);
    if (fault2 !== void 0) return fault2;
  }
  return void 0;
}

// src/validate.ts
function validate({ endpoint: endpoint2, schemas: schemas2 }, input) {
  const params = checkParams(input.params);
  const query = checkQuery(
    Object.fromEntries(input.query),
    schemas2.query,
    schemas2.strictQuery ?? true
  );
  const body2 = schemas2.body === void 0 || endpoint2.method === "DELETE" ? { value: void 0, faults: [] } : check("body", schemas2.body, input.body);
  const faults = [...params.faults, ...query.faults, ...body2.faults];
  if (faults.length > 0) throw fail("SCHEMA_ERROR", { message: summaryOf(faults) });
  const convert = schemas2.keepsKeys ? (value) => value : toCamelKeys;
  return {
    params: toCamelKeys(params.value),
    query: convert(query.value),
    body: convert(body2.value)
  };
}
var MISTAKES_COERCED = 100;
var FAULTS_TOLD = 20;
var FAULT_LENGTH = 300;
function summaryOf(faults) {
  const told = faults.slice(0, FAULTS_TOLD).map((fault2) => fault2.slice(0, FAULT_LENGTH));
  const untold = faults.length - told.length;
  return [...told, ...untold > 0 ? [`and ${untold} more`] : []].join("\n");
}
function checkParams(params) {
  const checked2 = Object.entries(params).map(([name, text10]) => {
    const isUuid3 = z51.safeParse(primitives_exports.uuid, text10).success;
    const value = isUuid3 ? text10.toLowerCase() : text10;
    return [name, check(`path.${name}`, path_parameters_exports.pathParameter(name), value)];
  });
  return {
    value: Object.fromEntries(checked2.map(([name, { value }]) => [name, value])),
    faults: checked2.flatMap(([, { faults }]) => faults)
  };
}
var noParameters = z51.strictObject({});
function checkQuery(query, schema, isStrict) {
  if (schema !== void 0) return check("query", schema, query);
  return isStrict ? check("query", noParameters, query) : { value: void 0, faults: [] };
}
function check(part, schema, value) {
  const fault2 = jsonFault(value);
  if (fault2 !== void 0) return { value, faults: [`${part} ${fault2}`] };
  const first = z51.safeParse(schema, value);
  const isCoercible = !first.success && first.error.issues.length <= MISTAKES_COERCED;
  const result = isCoercible && coerce(value, first.error.issues) ? z51.safeParse(schema, value) : first;
  if (result.success) return { value: result.data, faults: [] };
  return { value, faults: result.error.issues.flatMap((issue) => linesOf(part, issue)) };
}
function linesOf(part, issue) {
  const field = [part, ...issue.path].join(".");
  return issue.code === "unrecognized_keys" ? issue.keys.map((key2) => `${field}.${key2} is not a field of this call`) : [`${field} ${issue.message.replace(/^Invalid (input|option): /, "")}`];
}

// src/api.ts
var DELETED_MEANWHILE = "What this call is about was deleted meanwhile.";
async function serveApi(ctx, respond2, { request, client }) {
  const url6 = new URL(request.url);
  if (request.method === "OPTIONS") return { response: respond2.preflight(), template: "/api" };
  if (url6.pathname.endsWith("/")) {
    const location = trimSlashes(url6.pathname) + url6.search;
    return { response: respond2.redirect(location), template: "/api" };
  }
  const route = findRoute(request);
  const template = route?.template ?? "/api";
  if (route?.implementations.length === 0) return { response: respond2.methodNotAllowed(), template };
  const answerHeaders = [];
  const served = (response) => {
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    return { response, template };
  };
  try {
    if (route === void 0) {
      await authenticate(ctx, request.headers);
      return { response: respond2.notFound(request), template };
    }
    const body2 = await readBody(request, {
      limit: byteLimit(route),
      beforeLarge: async () => void await authorize(ctx, request, route)
    });
    const { credentials, chosen } = await authorize(ctx, request, route);
    const input = validate(chosen, { params: route.params, query: url6.searchParams, body: body2 });
    const result = await chosen.handle(
      callOf(ctx, request, { ...input, client, credentials, answerHeaders })
    );
    return served(respond2.success(chosen.endpoint.success, toWire(chosen, result)));
  } catch (failure) {
    const error = violatesReference(failure) ? refuse(409, DELETED_MEANWHILE) : failure;
    if (error instanceof OverloadRefusal) await ctx.rejectionDelay.wait(request.signal);
    if (!isRefusal(error)) ctx.report(failureReport(error));
    return served(respond2.failure(error, request));
  }
}
async function authorize(ctx, { headers: headers2 }, { implementations: implementations2 }) {
  const credentials = await authenticate(ctx, headers2);
  const chosen = chooseByAccess(implementations2, credentials?.access);
  if (credentials !== void 0 && !endsSession(chosen)) rejectEndedSession(credentials);
  return { credentials, chosen };
}
var endsSession = ({ endpoint: endpoint2 }) => endpoint2.method === "DELETE" && endpoint2.path === "/auth/sessions/current";
var byteLimit = ({ implementations: implementations2 }) => implementations2.some(({ endpoint: endpoint2 }) => endpoint2.access.length > 0) ? void 0 : BYTE_LIMIT_WITHOUT_KEYS;
function toWire({ schemas: schemas2 }, result) {
  if (schemas2.keepsKeys || result instanceof Redirect) return result;
  return result instanceof Answer ? new Answer(toSnakeKeys(result.body), result.headers, result.status) : toSnakeKeys(result);
}
function callOf(ctx, request, given) {
  return {
    ctx,
    headers: request.headers,
    ...given,
    get ipInfo() {
      return ipInfoOf(request.headers, given.client);
    },
    // Made by whoever serves the port only if somebody looks.
    get signal() {
      return request.signal;
    },
    get auth() {
      if (given.credentials !== void 0) return given.credentials;
      throw new Error("A call that is served to everyone must not rely on credentials.");
    }
  };
}

// src/db/is-answering.ts
import { sql as sql28 } from "drizzle-orm";
var PATIENCE_MILLIS = 2e3;
function isAnswering(db) {
  return new Promise((resolve2) => {
    const timer = setTimeout(resolve2, PATIENCE_MILLIS, false);
    void db.execute(sql28`select 1`).then(() => true).catch(() => false).then(resolve2).finally(() => clearTimeout(timer));
  });
}

// src/dashboard/files.ts
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join, sep } from "node:path";
var contentTypes = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml"
};
var NOT_INSTALLED = 'The setting dashboard needs the package @latchkey/dashboard. Install it with "npm install @latchkey/dashboard".';
async function readDashboardFiles(folder2) {
  const entries = await readdir(folder2, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`The dashboard is not built: ${folder2} is missing. Run "npm run build".`);
  });
  const files2 = entries.filter((entry2) => entry2.isFile());
  const read2 = files2.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const contentType = contentTypes[extname(name)] ?? "application/octet-stream";
    const key2 = path.slice(folder2.length + 1).replaceAll(sep, "/");
    return [key2, { body: await readFile(path), contentType }];
  });
  return new Map(await Promise.all(read2));
}
function findDashboard() {
  try {
    const { resolve: resolve2 } = createRequire(import.meta.url);
    return join(dirname(resolve2("@latchkey/dashboard/package.json")), "dist");
  } catch (cause) {
    throw new Error(NOT_INSTALLED, { cause });
  }
}

// src/dashboard/serve.ts
var ROOT = "/dashboard";
var POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: https:",
  "frame-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'"
].join("; ");
var headers = {
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff"
};
var FOREVER = "public, max-age=31536000, immutable";
function createDashboardServer(ctx, folder2) {
  if (ctx.config.dashboard !== true) return async () => void 0;
  const built = folder2 ?? findDashboard();
  let files2;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== ROOT && !pathname.startsWith(`${ROOT}/`)) return void 0;
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    files2 ??= readDashboardFiles(built).catch((error) => {
      files2 = void 0;
      throw error;
    });
    return respond(ctx, await files2, pathname.slice(ROOT.length + 1));
  };
}
function respond(ctx, files2, path) {
  const file2 = files2.get(path);
  if (file2 !== void 0 && path !== "index.html") {
    const caching = path.startsWith("assets/") ? FOREVER : "no-cache";
    const { body: body2, contentType } = file2;
    return new Response(body2, {
      headers: { ...headers, "Content-Type": contentType, "Cache-Control": caching }
    });
  }
  if (path.startsWith("assets/")) return new Response("Not found", { status: 404, headers });
  return new Response(pageOf(ctx, files2), {
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache"
    }
  });
}
function pageOf({ config }, files2) {
  const page3 = files2.get("index.html")?.body.toString() ?? "";
  const { pathname } = new URL(config.publicUrl);
  const basePath = escapeHtml(pathname === "/" ? "" : pathname);
  const headerPrefix = escapeHtml(config.headerPrefix);
  return page3.replaceAll(/(href|src)="\.\//g, (_match, name) => `${name}="${basePath}${ROOT}/`).replace('name="latchkey-base-path" content=""', () => {
    return `name="latchkey-base-path" content="${basePath}"`;
  }).replace('name="latchkey-header-prefix" content="X-Stack-"', () => {
    return `name="latchkey-header-prefix" content="${headerPrefix}"`;
  });
}

// src/oauth/pretend/routes.ts
import { createHash as createHash7 } from "node:crypto";
import * as z52 from "zod";

// src/dev/page.ts
import { readFile as readFile2 } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/package-folder.ts
import { createRequire as createRequire2 } from "node:module";
import { dirname as dirname2 } from "node:path";
var packageFolder = dirname2(
  createRequire2(import.meta.url).resolve("@latchkey/service/package.json")
);

// src/dev/page.ts
var folder = join2(packageFolder, "dev-pages");
var types = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8"
};
var PAGE_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
var MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
async function filePage(name) {
  const body2 = await readFile2(join2(folder, name), "utf8");
  return page2(body2, types[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain", PAGE_POLICY);
}
var mailPage = (html) => page2(html, "text/html; charset=utf-8", MAIL_POLICY);
var page2 = (body2, type, policy) => new Response(body2, {
  headers: {
    "Content-Type": type,
    "Content-Security-Policy": policy,
    "Referrer-Policy": "no-referrer"
  }
});

// src/dev/route.ts
var DevRefusal = class extends Error {
  status;
  constructor(status, message) {
    super(message);
    this.status = status;
  }
};
function createRoute(method, path, handler) {
  const pattern = new RegExp(
    `^${path.replaceAll(".", "\\.").replace("{id}", `(?<id>internal|${UUID})`)}$`
  );
  return {
    method,
    pattern,
    handle: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const id2 = pattern.exec(pathname)?.groups?.["id"] ?? "";
      return handler({ id: id2, query: searchParams, request });
    }
  };
}
var json3 = (value, status = 200) => Response.json(value, { status });
async function readBody2(request, schema) {
  return parseOr(
    schema,
    parseJson3(await request.text()),
    (mistakes) => new DevRefusal(400, mistakeText("The body", mistakes))
  );
}
function parseJson3(text10) {
  try {
    return text10 === "" ? {} : JSON.parse(text10);
  } catch {
    throw new DevRefusal(400, "The body is not JSON.");
  }
}

// src/oauth/pretend/routes.ts
var CODE_MILLIS2 = 5 * 60 * 1e3;
var question = z52.object({
  redirect_uri: z52.string(),
  state: z52.string(),
  scope: z52.string(),
  code_challenge: z52.string(),
  /** Email address of the selected account; absent at the first visit. */
  account: z52.optional(primitives_exports.strictEmail),
  name: z52.string().optional(),
  manners: z52.enum(["deny", "unavailable", "slow", "unverified", "wrong-state", "replayed-code"]).optional()
});
var pretendRoutes = (ctx) => SHARED_OAUTH_PROVIDER_IDS.flatMap((id2) => [
  createRoute("GET", `/dev/oauth/${id2}/authorize`, ({ query }) => authorize2(ctx, id2, query)),
  createRoute("POST", `/dev/oauth/${id2}/token`, ({ request }) => servePretend(ctx)(request)),
  createRoute("GET", `/dev/oauth/${id2}/userinfo`, ({ request }) => servePretend(ctx)(request))
]);
async function authorize2(ctx, providerId2, query) {
  const asked = parseOr(
    question,
    Object.fromEntries(query),
    (mistakes) => new DevRefusal(400, mistakeText("The query", mistakes))
  );
  if (asked.redirect_uri !== callbackUrlOf(ctx, providerId2))
    throw new DevRefusal(400, "The pretend provider leads back to this service only.");
  if (asked.manners === "deny") return leadBack(asked, { error: "access_denied" });
  if (asked.account === void 0) return filePage("pretend-consent.html");
  return leadBack(asked, { code: codeFor(ctx, asked, accountOf(asked.account, asked)) });
}
function codeFor(ctx, asked, account2) {
  const { manners } = asked;
  const hasTrouble = manners === "unavailable" || manners === "slow" || manners === "replayed-code";
  return sealTicket(ctx.sealer, {
    kind: "pretend-code",
    account: account2,
    scope: asked.scope,
    redirectUri: asked.redirect_uri,
    challenge: asked.code_challenge,
    expiresAt: ctx.now() + CODE_MILLIS2,
    ...hasTrouble && { trouble: manners }
  });
}
var accountOf = (email2, { name, manners }) => ({
  accountId: createHash7("sha256").update(email2).digest("hex").slice(0, 20),
  name: name || (email2.split("@")[0] ?? email2),
  email: email2,
  isVerified: manners !== "unverified"
});
function leadBack({ redirect_uri: redirectUri, state, manners }, result) {
  const location = new URL(redirectUri);
  const given = { ...result, state: manners === "wrong-state" ? `${state}x` : state };
  for (const [name, value] of Object.entries(given)) location.searchParams.set(name, value);
  return new Response(null, {
    status: 303,
    headers: { Location: location.href, "Referrer-Policy": "no-referrer" }
  });
}

// src/dev/fault-routes.ts
import { eq as eq56 } from "drizzle-orm";

// src/dev/fault-plan-schema.ts
import * as z53 from "zod";
var MAX_LATENCY_MILLIS = 6e4;
var routes = new Set(implementations.map(({ endpoint: { method, path } }) => `${method} ${path}`));
var fault = z53.discriminatedUnion("kind", [
  z53.strictObject({ kind: z53.literal("latency"), millis: z53.int().min(0).max(MAX_LATENCY_MILLIS) }),
  z53.strictObject({ kind: z53.literal("rate-limit"), retryAfterSeconds: z53.int().min(0).optional() }),
  z53.strictObject({ kind: z53.literal("status"), status: z53.int().min(400).max(599) }),
  z53.strictObject({ kind: z53.literal("drop") }),
  z53.strictObject({ kind: z53.literal("lost-answer") }),
  z53.strictObject({ kind: z53.literal("malformed-body") }),
  z53.strictObject({ kind: z53.literal("code-mismatch") })
]);
var faultPlanSchema = z53.strictObject({
  route: z53.string().refine((text10) => routes.has(text10), {
    error: "must be a method and a path of the protocol, such as GET /users/me"
  }).optional(),
  after: z53.int().min(0).optional(),
  times: z53.int().min(1).optional(),
  chance: z53.number().min(0).max(1).optional(),
  seed: z53.int().optional(),
  fault
});

// src/dev/fault-routes.ts
var PATH = "/dev/api/projects/{id}/faults";
var faultRoutes = ({ db, faultPlans }) => [
  createRoute("POST", PATH, async ({ id: id2, request }) => {
    const plan = await readBody2(request, faultPlanSchema);
    const [project4] = await db.select().from(projects).where(eq56(projects.id, id2));
    if (project4 === void 0) throw new DevRefusal(404, "There is no such project.");
    return json3({ id: faultPlans.add(id2, plan) }, 201);
  }),
  createRoute("GET", PATH, ({ id: id2 }) => json3({ items: faultPlans.list(id2) })),
  createRoute("DELETE", PATH, ({ id: id2 }) => {
    faultPlans.clear(id2);
    return new Response(null, { status: 204 });
  })
];

// src/dev/local-caller.ts
function isLocalCaller(request, publicUrl2) {
  const own = new URL(publicUrl2);
  const host = request.headers.get("host") ?? new URL(request.url).host;
  const origin = request.headers.get("origin");
  if (!isKnownHost(host, own)) return false;
  return origin === null || origin === own.origin || isLoopbackOrigin(origin);
}
function isKnownHost(host, own) {
  if (host.toLowerCase() === own.host) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname: hostname2 } = new URL(`http://${host}`);
  return isLoopbackHost(hostname2);
}
function isLoopbackOrigin(origin) {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname: hostname2 } = new URL(origin);
  return /^https?:$/.test(protocol) && isLoopbackHost(hostname2);
}

// src/dev/mailbox.ts
import { and as and45, arrayContains as arrayContains2, asc as asc12, desc as desc11, eq as eq57, gt as gt13, or as or11 } from "drizzle-orm";
var PAGE = 100;
async function listMail(ctx, filter2) {
  const where = await conditionOf(ctx, filter2);
  const order = [desc11(emails.createdAt), desc11(emails.id)];
  const rows = await ctx.db.select().from(emails).where(where).orderBy(...order).limit(PAGE);
  return rows.map((row2) => toSummary(ctx, row2));
}
async function firstMail(ctx, filter2) {
  const where = await conditionOf(ctx, filter2);
  const order = [asc12(emails.createdAt), asc12(emails.id)];
  const [row2] = await ctx.db.select().from(emails).where(where).orderBy(...order).limit(1);
  return row2 === void 0 ? null : toSummary(ctx, row2);
}
async function readMail(ctx, id2) {
  const [row2] = await ctx.db.select().from(emails).where(eq57(emails.id, id2));
  if (row2 === void 0) return null;
  const { html, text: text10 } = openContent(ctx.sealer, row2.contentSealed);
  return { ...toSummary(ctx, row2), html, text: text10 };
}
async function deleteMail(ctx, project4) {
  await ctx.db.delete(emails).where(await conditionOf(ctx, { project: project4 }));
}
function toSummary(ctx, row2) {
  const { subject: subject2 = row2.subject, variables } = openContent(ctx.sealer, row2.contentSealed);
  const { link: link2, code: code2 } = variables;
  return {
    id: row2.id,
    project: row2.projectId,
    to: row2.recipients,
    subject: subject2,
    template: row2.template,
    sentAt: new Date(row2.createdAt).toISOString(),
    link: link2,
    code: code2,
    oneTimeCode: row2.template === "magic_link" && code2 !== null ? oneTimeCodeOf(code2) : null,
    error: row2.error?.message ?? null
  };
}
async function conditionOf(ctx, { project: project4, to, after }) {
  return and45(
    project4 === void 0 ? void 0 : eq57(emails.projectId, project4),
    to === void 0 ? void 0 : arrayContains2(emails.recipients, [to]),
    after === void 0 ? void 0 : await isAfter(ctx, after)
  );
}
async function isAfter(ctx, id2) {
  const [row2] = await ctx.db.select().from(emails).where(eq57(emails.id, id2));
  if (row2 === void 0) return void 0;
  return or11(
    gt13(emails.createdAt, row2.createdAt),
    and45(eq57(emails.createdAt, row2.createdAt), gt13(emails.id, id2))
  );
}

// src/dev/wait-for-mail.ts
import { setTimeout as setTimeout3 } from "node:timers/promises";
var LOOK_MILLIS = 50;
async function waitForMail(ctx, filter2, { timeoutMillis, signal }) {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMillis)]);
  for (; ; ) {
    const mail = await firstMail(ctx, filter2);
    if (mail !== null || ended.aborted) return mail;
    await setTimeout3(LOOK_MILLIS);
  }
}

// src/dev/mail-routes.ts
var DEFAULT_WAIT_MILLIS = 5e3;
var MAX_WAIT_MILLIS = 6e4;
var mailRoutes = (ctx) => [
  createRoute(
    "GET",
    "/dev/api/mail",
    async ({ query }) => json3({ items: await listMail(ctx, filterOf(query)) })
  ),
  createRoute("DELETE", "/dev/api/mail", async ({ query }) => {
    await deleteMail(ctx, filterOf(query).project);
    return new Response(null, { status: 204 });
  }),
  createRoute("GET", "/dev/api/mail/next", async ({ query, request }) => {
    const timeoutMillis = waitOf(query.get("timeoutMillis"));
    const wait2 = { timeoutMillis, signal: request.signal };
    const mail = await waitForMail(ctx, filterOf(query), wait2);
    return json3(
      mail ?? orRefuse(
        null,
        `No mail to ${query.get("to") ?? "anyone"} came within ${timeoutMillis} ms.`
      )
    );
  }),
  createRoute("GET", "/dev/api/mail/{id}", async ({ id: id2 }) => json3(await mailOr404(ctx, id2))),
  createRoute("GET", "/dev/mail/{id}", async ({ id: id2 }) => mailPage((await mailOr404(ctx, id2)).html))
];
async function mailOr404(ctx, id2) {
  return orRefuse(isUuid2(id2) ? await readMail(ctx, id2) : null, "There is no such mail.");
}
function orRefuse(value, message) {
  if (value === null) throw new DevRefusal(404, message);
  return value;
}
function filterOf(query) {
  const after = query.get("after") ?? void 0;
  if (after !== void 0 && !isUuid2(after))
    throw new DevRefusal(400, "The query parameter after must be the id of a mail.");
  return { project: query.get("project") ?? void 0, to: query.get("to") ?? void 0, after };
}
function waitOf(text10) {
  const millis3 = text10 === null ? DEFAULT_WAIT_MILLIS : Number(text10);
  if (Number.isInteger(millis3) && millis3 >= 0 && millis3 <= MAX_WAIT_MILLIS) return millis3;
  throw new DevRefusal(
    400,
    `The query parameter timeoutMillis must be a whole number up to ${MAX_WAIT_MILLIS}.`
  );
}

// src/dev/project-routes.ts
import { and as and47, asc as asc13, eq as eq60, lte as lte5, sql as sql29 } from "drizzle-orm";
import * as z54 from "zod";

// src/dev/list-users.ts
import { and as and46, desc as desc12, eq as eq58 } from "drizzle-orm";
var PAGE2 = 100;
var listUsers4 = async ({ db }, projectId3) => {
  const isPrimary = and46(eq58(contactChannels.userId, users.id), contactChannels.isPrimary);
  const rows = await db.select({
    id: users.id,
    displayName: users.displayName,
    isAnonymous: users.isAnonymous,
    signedUpAt: users.signedUpAt,
    lastActiveAt: users.lastActiveAt,
    email: contactChannels.value,
    isVerified: contactChannels.isVerified
  }).from(users).leftJoin(contactChannels, isPrimary).where(eq58(users.projectId, projectId3)).orderBy(desc12(users.signedUpAt), desc12(users.id)).limit(PAGE2);
  return rows.map(({ signedUpAt, lastActiveAt, ...row2 }) => ({
    ...row2,
    signedUpAt: new Date(signedUpAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString()
  }));
};

// src/dev/reset-project.ts
import { eq as eq59 } from "drizzle-orm";
var emptied = [
  emails,
  webhookEvents,
  verificationCodes,
  cliLogins,
  oauthFlows,
  attemptCounts,
  teams,
  users,
  deletedUsers
];
async function resetProject(ctx, id2) {
  ctx.faultPlans.clear(id2);
  ctx.requestLog.clear(id2);
  return ctx.db.transaction(async (db) => {
    const [project4] = await db.update(projects).set({ clockOffsetMillis: 0, bcryptCost: null }).where(eq59(projects.id, id2)).returning();
    if (project4 === void 0) return false;
    for (const table of emptied) await db.delete(table).where(eq59(table.projectId, id2));
    return true;
  });
}

// src/dev/project-routes.ts
var clockBody = z54.strictObject({ advanceMillis: z54.int().min(0) });
var projectRoutes = (ctx) => [
  createRoute("GET", "/dev/api/projects", async () => json3({ items: await listProjects(ctx) })),
  createRoute("POST", "/dev/api/projects", async ({ request }) => {
    return json3(await makeProject(ctx, await readBody2(request, testProjectSchema)), 201);
  }),
  createRoute(
    "GET",
    "/dev/api/projects/{id}/users",
    async ({ id: id2 }) => json3({ items: await listUsers4(ctx, id2) })
  ),
  createRoute(
    "GET",
    "/dev/api/projects/{id}/requests",
    ({ id: id2 }) => json3({ items: ctx.requestLog.list(id2) })
  ),
  createRoute("POST", "/dev/api/projects/{id}/clock", async ({ id: id2, request }) => {
    const { advanceMillis } = await readBody2(request, clockBody);
    return json3({ now: await advanceClock(ctx, id2, advanceMillis) });
  }),
  createRoute("POST", "/dev/api/projects/{id}/reset", async ({ id: id2 }) => {
    if (!await resetProject(ctx, id2)) throw new DevRefusal(404, "There is no such project.");
    return new Response(null, { status: 204 });
  })
];
var makeProject = (ctx, given) => createProject(ctx, given).catch((error) => {
  if (!violates(error, "projects_pkey")) throw error;
  throw new DevRefusal(
    409,
    `There is a project ${given.id} already; leave the id out for a new one.`
  );
});
var listProjects = (ctx) => ctx.db.select({ id: projects.id, displayName: projects.displayName }).from(projects).orderBy(asc13(projects.createdAt), asc13(projects.id));
var LAST_MILLIS = Date.UTC(9999, 11, 31);
async function advanceClock(ctx, id2, millis3) {
  const isProject = eq60(projects.id, id2);
  const moved = sql29`${projects.clockOffsetMillis} + ${millis3}::bigint`;
  const [project4] = await ctx.db.update(projects).set({ clockOffsetMillis: moved }).where(and47(isProject, lte5(moved, LAST_MILLIS - ctx.now()))).returning();
  if (project4 !== void 0) return new Date(projectNow(ctx, project4)).toISOString();
  if (await ctx.db.$count(projects, isProject) === 0)
    throw new DevRefusal(404, "There is no such project.");
  throw new DevRefusal(
    400,
    "The clock can be moved to the end of the year 9999. Reset the project, or make a new one."
  );
}

// src/dev/routes.ts
var files = [
  "page.css",
  "header.css",
  "element.js",
  "time.js",
  "index.css",
  "index.js",
  "mail.css",
  "mail.js",
  "mail-reader.js",
  "table.css",
  "table.js",
  "users.js",
  "requests.js",
  "pretend-consent.css",
  "pretend-consent.js"
];
var pages = [
  ["/dev", "index.html"],
  ["/dev/mail", "mail.html"],
  ["/dev/users", "users.html"],
  ["/dev/requests", "requests.html"],
  ...files.map((name) => [`/dev/${name}`, name])
];
function devRoutes(ctx) {
  if (ctx.config.mode === "production") return async () => void 0;
  const routes3 = [
    ...pages.map(([path, file2]) => createRoute("GET", path, () => filePage(file2))),
    ...faultRoutes(ctx),
    ...mailRoutes(ctx),
    ...projectRoutes(ctx),
    ...pretendRoutes(ctx)
  ];
  return async (request) => {
    const matches2 = routes3.filter(({ pattern }) => pattern.test(new URL(request.url).pathname));
    if (matches2.length === 0) return void 0;
    const response = isLocalCaller(request, ctx.config.publicUrl) ? await answer(matches2, request) : new Response("This page serves only this machine.", { status: 403 });
    return withHeaders(response, request);
  };
}
async function answer(matches2, request) {
  const allowed = matches2.map(({ method }) => method).join(", ");
  if (request.method === "OPTIONS")
    return new Response(null, {
      status: 204,
      headers: {
        "Access-Control-Allow-Methods": allowed,
        "Access-Control-Allow-Headers": "content-type"
      }
    });
  const route = matches2.find(({ method }) => method === request.method);
  if (route === void 0) return new Response(null, { status: 405, headers: { Allow: allowed } });
  try {
    return await route.handle(request);
  } catch (error) {
    if (error instanceof DevRefusal) return json3({ error: error.message }, error.status);
    throw error;
  }
}
function withHeaders(response, request) {
  const origin = request.headers.get("origin");
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("Cross-Origin-Resource-Policy", "same-origin");
  response.headers.set("Vary", "Origin");
  if (origin !== null && isLoopbackOrigin(origin))
    response.headers.set("Access-Control-Allow-Origin", origin);
  return response;
}

// src/dev/faults.ts
import { setTimeout as setTimeout4 } from "node:timers/promises";

// src/cors.ts
var lower = (names) => names.map((name) => name.toLowerCase()).join(", ");
function corsHeaders(prefix) {
  const { knownError, actualStatus, requestId: _neverSent, ...sent } = headerNames(prefix);
  const secret = Object.values(secretHeaderNames(prefix));
  return {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
    "Access-Control-Max-Age": "86400",
    "Access-Control-Expose-Headers": lower([
      "Content-Type",
      actualStatus,
      knownError,
      // A client has to wait that long, so it has to see it.
      "Retry-After"
    ]),
    "Access-Control-Allow-Headers": lower([
      "Content-Type",
      "Authorization",
      ...Object.values(sent),
      ...secret,
      TUNNEL_HEADER,
      // Published clients since 2.8.36 send it with every call; browsers block a call with a header that is missing here.
      `${prefix}Allow-Anonymous-User`
    ])
  };
}

// src/dev/connection-lost.ts
var ConnectionLost = class extends TypeError {
  constructor() {
    super("fetch failed: a fault that was ordered for this call lost the connection.");
  }
};

// src/dev/faults.ts
async function withFaults(ctx, { request, projectId: projectId3 }, serve2) {
  const template = findRoute(request)?.template;
  if (template === void 0) return serve2();
  const route = `${request.method} ${template}`;
  const faults = ctx.faultPlans.take(projectId3, route);
  for (const fault3 of faults) if (fault3.kind === "latency") await wait(fault3.millis, request);
  const fault2 = faults.find(({ kind: kind4 }) => kind4 !== "latency");
  if (fault2 === void 0) return serve2();
  const response = replaced(fault2, ctx.config.headerPrefix);
  if (response !== void 0) return { response, template };
  if (fault2.kind === "drop") throw new ConnectionLost();
  const served = await serve2();
  if (fault2.kind === "lost-answer") throw new ConnectionLost();
  return { ...served, response: await cutOff(served.response) };
}
async function wait(millis3, { signal }) {
  await setTimeout4(millis3, void 0, { signal }).catch(() => {
    throw new ConnectionLost();
  });
}
function replaced(fault2, prefix) {
  const text10 = "A fault that was ordered for this call.";
  const headers2 = { ...corsHeaders(prefix), "Content-Type": "text/plain; charset=utf-8" };
  switch (fault2.kind) {
    case "status":
      return new Response(text10, { status: fault2.status, headers: headers2 });
    case "rate-limit": {
      const seconds = fault2.retryAfterSeconds;
      const pause = seconds === void 0 ? {} : { "Retry-After": `${seconds}` };
      return new Response(text10, { status: 429, headers: { ...headers2, ...pause } });
    }
    case "code-mismatch":
      return Response.json(
        { code: "USER_NOT_FOUND", error: text10 },
        {
          status: 404,
          headers: { ...corsHeaders(prefix), [headerNames(prefix).knownError]: "TEAM_NOT_FOUND" }
        }
      );
    default:
      return void 0;
  }
}
async function cutOff(response) {
  const { status, headers: headers2 } = response;
  const text10 = await response.text();
  return new Response(text10.slice(0, Math.ceil(text10.length / 2)), { status, headers: headers2 });
}

// src/dev/project-of.ts
var FORM = "application/x-www-form-urlencoded";
var LONGEST_FORM = 2e4;
async function projectOf(request, prefix) {
  const named = request.headers.get(headerNames(prefix).projectId);
  if (named !== null) return named;
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.includes("/auth/oauth/")) return null;
  const isForm = request.headers.get("content-type")?.startsWith(FORM) ?? false;
  if (!isForm) return searchParams.get("client_id");
  const { body: body2 } = request.clone();
  return body2 && new URLSearchParams(await startOf(body2)).get("client_id");
}
async function startOf(body2) {
  const decoder = new TextDecoder();
  const reader = body2.getReader();
  let text10 = "";
  for (; ; ) {
    const { value, done: done2 } = await reader.read();
    if (done2) return text10;
    text10 += decoder.decode(value, { stream: true });
    if (text10.length > LONGEST_FORM) break;
  }
  reader.cancel().catch(() => void 0);
  return text10;
}

// src/dev/serve-in-development.ts
var notFromThere = refuse(
  403,
  "In development, server and admin access is for programs and pages of this machine only. Call the service by localhost or by its publicUrl."
);
function asksForMore({ headers: headers2 }, { config }) {
  const access2 = headers2.get(headerNames(config.headerPrefix).accessType);
  const token = headers2.get(secretHeaderNames(config.headerPrefix).adminAccessToken);
  return access2 === "server" || access2 === "admin" || Boolean(token);
}
async function serveInDevelopment(ctx, request, { serve: serveIt, respond: respond2 }) {
  const isRefused = asksForMore(request, ctx) && !isLocalCaller(request, ctx.config.publicUrl);
  const refusal2 = () => ({ response: respond2.failure(notFromThere, request), template: "/api" });
  const serve2 = async () => isRefused ? refusal2() : serveIt();
  const projectId3 = await projectOf(request, ctx.config.headerPrefix);
  if (projectId3 === null) return serve2();
  const startedAt = performance.now();
  const served = await withFaults(ctx, { request, projectId: projectId3 }, serve2);
  const millis3 = performance.now() - startedAt;
  ctx.requestLog.add({ projectId: projectId3, method: request.method, ...served, millis: millis3 });
  return served;
}

// src/openapi/operation.ts
import * as z56 from "zod";

// src/openapi/json-schema.ts
import * as z55 from "zod";
function toJsonSchema(schema, io) {
  const { $schema: _dialect, ...rest2 } = z55.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === primitives_exports.json) jsonSchema.$ref = "#/components/schemas/Json";
    }
  });
  return rest2;
}

// src/openapi/refusals.ts
var ofInput = ["SCHEMA_ERROR", "BODY_PARSING_ERROR"];
var ofCredentials = [
  ...projectAuthenticationErrors,
  ...accessTokenErrors,
  "PROJECT_NOT_FOUND",
  "BRANCH_DOES_NOT_EXIST"
];
function refusalsOf(endpoints) {
  const asksForCredentials = endpoints.some(({ access: access2 }) => access2.length > 0);
  const codes = /* @__PURE__ */ new Set([
    ...endpoints.flatMap(({ errors: errors2 }) => errors2),
    ...ofInput,
    ...asksForCredentials ? ofCredentials : []
  ]);
  const answered = [...codes].filter((code2) => catalogue[code2].origin === "service");
  const statuses = [...new Set(answered.map((code2) => catalogue[code2].status))];
  const byStatus = statuses.map((status) => [
    status,
    refusal(answered.filter((code2) => catalogue[code2].status === status))
  ]);
  return { ...Object.fromEntries(byStatus), default: { $ref: "#/components/responses/Refusal" } };
}
var refusal = (codes) => ({
  description: `Refused: ${codes.join(", ")}, or in a sentence of text.`,
  content: {
    "application/json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/KnownError" },
          { type: "object", properties: { code: { enum: codes } } }
        ]
      }
    },
    "text/plain": { schema: { type: "string" } }
  }
});

// src/openapi/security.ts
function securitySchemes(prefix) {
  const names = headerNames(prefix);
  const secrets = secretHeaderNames(prefix);
  const scheme = (name, description2) => ({ type: "apiKey", in: "header", name, description: description2 });
  return {
    projectId: scheme(names.projectId, "Id of the project."),
    accessType: scheme(names.accessType, "client, server or admin."),
    publishableClientKey: scheme(names.publishableClientKey, "For client access."),
    secretServerKey: scheme(secrets.secretServerKey, "For server access."),
    superSecretAdminKey: scheme(secrets.superSecretAdminKey, "For admin access."),
    adminAccessToken: scheme(
      secrets.adminAccessToken,
      "Access token of a user of the project internal who owns the project; in place of every key."
    ),
    accessToken: scheme(names.accessToken, "Says which user asks.")
  };
}
var keys2 = {
  client: "publishableClientKey",
  server: "secretServerKey",
  admin: "superSecretAdminKey"
};
var securityOf = (access2) => access2.flatMap((type) => [keys2[type], "adminAccessToken"]).filter((scheme, index8, all) => all.indexOf(scheme) === index8).flatMap((scheme) => [[scheme], [scheme, "accessToken"]]).map(
  (schemes) => Object.fromEntries(["projectId", "accessType", ...schemes].map((one) => [one, []]))
);

// src/openapi/operation.ts
function toOperation(calls2) {
  const [{ noun, name, endpoint: endpoint2 }] = calls2;
  const endpoints = calls2.map((call) => call.endpoint);
  const body2 = toBody(calls2);
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    security: securityOf(endpoints.flatMap(({ access: access2 }) => access2)),
    parameters: [...pathParameters(endpoint2.path), ...queryParameters(calls2)],
    ...body2 !== void 0 && { requestBody: body2 },
    responses: { [endpoint2.success]: toSuccess(calls2), ...refusalsOf(endpoints) }
  };
}
var pathParameters = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
  name,
  in: "path",
  required: true,
  schema: toJsonSchema(path_parameters_exports.pathParameter(name), "input")
}));
function queryParameters(calls2) {
  const queries = calls2.map(
    ({ schemas: schemas2 }) => schemas2.query === void 0 ? {} : toJsonSchema(schemas2.query, "input")
  );
  const properties = Object.assign({}, ...queries.map((query) => query.properties));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: queries.every(({ required }) => required?.includes(name)),
    schema
  }));
}
function toBody(calls2) {
  const [first] = calls2;
  const bodies = calls2.flatMap(
    ({ endpoint: endpoint2, schemas: { body: body2 } }) => body2 === void 0 ? [] : [{ endpoint: endpoint2, schema: body2 }]
  );
  if (first === void 0 || bodies.length === 0) return void 0;
  const type = first.endpoint.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  return {
    required: bodies.every(({ schema }) => !z56.safeParse(schema, void 0).success),
    // A server may send what a client sends, and more: both shapes can fit.
    content: { [type]: { schema: byAccess(bodies, { io: "input", join: "anyOf" }) } }
  };
}
function toSuccess(calls2) {
  const [{ endpoint: endpoint2 }] = calls2;
  if (endpoint2.success >= 300)
    return {
      description: "Leads the browser on.",
      headers: { Location: { schema: { type: "string" } } }
    };
  const answers = calls2.map((call) => ({ endpoint: call.endpoint, schema: call.schemas.response }));
  const schema = byAccess(answers, { io: "output", join: "oneOf" });
  const type = schema["type"] === "string" ? "text/plain" : "application/json";
  return { description: "Done.", content: { [type]: { schema } } };
}
function byAccess(shapes, { io, join: join9 }) {
  const all = shapes.map(({ endpoint: { access: access2 }, schema }) => ({
    title: `${access2.join(" and ")} access`,
    ...toJsonSchema(schema, io)
  }));
  const { title: _onlyOne, ...first } = all[0] ?? {};
  const isSame = all.every(
    ({ title: _2, ...shape }) => JSON.stringify(shape) === JSON.stringify(first)
  );
  return isSame ? first : { [join9]: all };
}

// src/openapi/document.ts
var schemasOf = schemas_exports;
var calls = Object.entries(routes_exports).flatMap(
  ([noun, named]) => Object.entries(named).flatMap(([name, endpoint2]) => {
    const schema = schemasOf[noun]?.[name];
    return schema === void 0 ? [] : [{ noun, name, endpoint: wholeEndpoint(endpoint2), schemas: schema }];
  })
);
function createOpenApi(prefix) {
  return {
    openapi: "3.1.0",
    info: { title: "Latchkey", version: "v1", description: description(prefix) },
    paths: grouped(calls, ({ endpoint: endpoint2 }) => endpoint2.path, toPathItem),
    components: { securitySchemes: securitySchemes(prefix), schemas: shared, responses }
  };
}
var toPathItem = (here) => grouped(here, ({ endpoint: endpoint2 }) => endpoint2.method.toLowerCase(), toOperation);
function grouped(all, keyOf3, make) {
  const groups = /* @__PURE__ */ new Map();
  for (const call of all) {
    const key2 = keyOf3(call);
    groups.set(key2, [...groups.get(key2) ?? [], call]);
  }
  return Object.fromEntries([...groups].map(([key2, group]) => [key2, make(group)]));
}
var description = (prefix) => {
  const { knownError, actualStatus, overrideErrorStatus } = headerNames(prefix);
  return `A refusal with a code names it in the header ${knownError}. A request with the header ${overrideErrorStatus} has refusals answered with status 200 and their own status in ${actualStatus}.`;
};
var shared = {
  Json: { description: "Any JSON value." },
  KnownError: {
    type: "object",
    properties: {
      code: { type: "string" },
      error: { type: "string", description: "For people; its wording may change." },
      details: { type: "object" }
    },
    required: ["code", "error"]
  }
};
var responses = {
  Refusal: {
    description: "Refused in a sentence of text.",
    content: { "text/plain": { schema: { type: "string" } } }
  }
};

// src/openapi/serve.ts
var paths = ["/api/v1/openapi.json", "/api/latest/openapi.json"];
var made = /* @__PURE__ */ new Map();
function serveOpenApi({ config }, respond2, request) {
  if (!request.url.includes("/openapi.json")) return void 0;
  const { pathname } = new URL(request.url);
  if (!paths.includes(pathname)) return void 0;
  const response = answer2(config, respond2, request.method);
  return { response, template: "/openapi.json" };
}
function answer2({ headerPrefix, publicUrl: publicUrl2 }, respond2, method) {
  if (method === "OPTIONS") return respond2.preflight();
  if (method !== "GET") return respond2.methodNotAllowed();
  const document = made.get(headerPrefix) ?? createOpenApi(headerPrefix);
  made.set(headerPrefix, document);
  return respond2.success(200, { ...document, servers: [{ url: publicUrl2 + API_PREFIX }] });
}

// src/respond.ts
import { randomUUID as randomUUID4 } from "node:crypto";

// src/db/connection-failure.ts
import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
var SERVER_STATES = /^(?:08...|53300|57014|57P0[1-5])$/;
var NETWORK_CODES = /* @__PURE__ */ new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT"
]);
var DRIVER_MESSAGES = /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client .* is not queryable)/;
function isConnectionFailure(error) {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (cause instanceof DatabaseError) return SERVER_STATES.test(cause.code ?? "");
  if (cause === void 0) return false;
  const code2 = "code" in cause ? cause.code : void 0;
  return NETWORK_CODES.has(String(code2)) || DRIVER_MESSAGES.test(cause.message);
}

// src/respond.ts
var NOT_FOUND = "There is no such call. Check the base URL, which has no /api/v1.";
var JSON_TYPE = "application/json; charset=utf-8";
var TEXT_TYPE = "text/plain; charset=utf-8";
var REQUEST_ID_LENGTH = 16;
var requestId = () => randomUUID4().replaceAll("-", "").slice(0, REQUEST_ID_LENGTH);
var NO_DATABASE = {
  status: 503,
  body: "The service cannot use its database now. Try again later.",
  headers: { "Retry-After": "5" }
};
function createResponder(prefix) {
  const names = headerNames(prefix);
  const common = { ...corsHeaders(prefix), "X-Content-Type-Options": "nosniff" };
  const send = (status, body2, headers2 = {}) => new Response(typeof body2 === "string" ? body2 : JSON.stringify(body2), {
    status,
    headers: {
      ...common,
      "Content-Type": typeof body2 === "string" ? TEXT_TYPE : JSON_TYPE,
      "Cache-Control": "no-store, max-age=0",
      [names.requestId]: requestId(),
      ...headers2
    }
  });
  const fail2 = (failure, request) => {
    const { status, headers: headers2 } = visible(failure, request, names);
    return send(status, failure.body, headers2);
  };
  return {
    success: (status, result) => {
      if (result instanceof Redirect)
        return new Response(null, {
          status: result.status,
          headers: { ...common, ...redirectHeaders, Location: result.location }
        });
      return result instanceof Answer ? send(result.status ?? status, result.body, result.headers) : send(status, result);
    },
    failure: (error, request) => fail2(failureOf(error), request),
    notFound: (request) => fail2({ status: 404, body: NOT_FOUND }, request),
    methodNotAllowed: () => new Response(null, { status: 405, headers: common }),
    preflight: () => new Response(null, { status: 200, headers: common }),
    health: ({ method }, isReady = true) => method === "GET" ? Response.json(
      { status: isReady ? "ok" : "unavailable" },
      { status: isReady ? 200 : 503, headers: common }
    ) : new Response(null, { status: 405, headers: common }),
    redirect: (location) => new Response(location, { status: 308, headers: { ...common, Location: location } })
  };
}
function failureOf(error) {
  if (isLatchkeyError(error)) {
    const { code: code2, status, details, message } = error;
    const body2 = details === void 0 ? { code: code2, error: message } : { code: code2, details, error: message };
    return { status, body: body2, code: code2 };
  }
  if (error instanceof Refusal)
    return { status: error.status, body: error.body, headers: error.headers };
  if (isUnavailable(error) || isConnectionFailure(error)) return NO_DATABASE;
  return { status: 500, body: "The service failed. Try again; its log says why." };
}
function visible({ status, code: code2, headers: own }, request, names) {
  const known2 = { ...own, ...code2 !== void 0 && { [names.knownError]: code2 } };
  if (!request.headers.has(names.overrideErrorStatus)) return { status, headers: known2 };
  return { status: 200, headers: { ...known2, [names.actualStatus]: String(status) } };
}

// src/webhooks/management.ts
import * as z57 from "zod";

// src/webhooks/deliveries.ts
import { and as and48, desc as desc13, eq as eq61 } from "drizzle-orm";
var PAGE3 = 100;
async function listDeliveries({ db }, projectId3) {
  const rows = await db.select({ event: webhookEvents, delivery: webhookDeliveries }).from(webhookDeliveries).innerJoin(webhookEvents, eq61(webhookEvents.id, webhookDeliveries.eventId)).where(eq61(webhookEvents.projectId, projectId3)).orderBy(desc13(webhookEvents.createdAt), desc13(webhookDeliveries.sequence)).limit(PAGE3);
  return rows.map(({ event, delivery }) => ({ ...delivery, event }));
}
async function resend(ctx, projectId3, { eventId: eventId2, endpointId: endpointId2 }) {
  return ctx.db.transaction(async (db) => {
    const [event] = await db.select({ id: webhookEvents.id }).from(webhookEvents).where(and48(eq61(webhookEvents.projectId, projectId3), eq61(webhookEvents.id, eventId2)));
    if (event === void 0) return false;
    const sent = await db.update(webhookDeliveries).set({ attempts: 0, deliveredAt: null, outcome: null, nextAttemptAt: ctx.now() }).where(
      and48(eq61(webhookDeliveries.eventId, eventId2), eq61(webhookDeliveries.endpointId, endpointId2))
    ).returning();
    return sent.length > 0;
  });
}

// src/webhooks/management.ts
var newEndpoint = z57.strictObject({ url: webhookUrl });
var changes4 = z57.strictObject({ is_disabled: z57.boolean() });
var NO_ENDPOINT = "There is no such webhook.";
var routes2 = [
  createRoute2(
    "GET",
    "/webhooks/endpoints",
    async ({ ctx, project: project4 }) => toList((await listEndpoints(ctx, project4.id)).map(toAnswer2))
  ),
  createRoute2(
    "POST",
    "/webhooks/endpoints",
    async ({ ctx, project: project4, request }) => {
      const { url: url6 } = await bodyOf(request, newEndpoint);
      return toAnswer2(await addEndpoint(ctx, project4, url6));
    },
    201
  ),
  createRoute2("PATCH", "/webhooks/endpoints/{id}", async ({ ctx, project: project4, ids, request }) => {
    const [id2 = ""] = ids;
    const { isDisabled } = await bodyOf(request, changes4);
    const endpoint2 = await switchEndpoint(ctx, project4.id, { id: id2, isDisabled });
    if (endpoint2 === void 0) throw refuse(404, NO_ENDPOINT);
    return toAnswer2(endpoint2);
  }),
  createRoute2("DELETE", "/webhooks/endpoints/{id}", async ({ ctx, project: project4, ids: [id2 = ""] }) => {
    if (!await deleteEndpoint(ctx, project4.id, id2)) throw refuse(404, NO_ENDPOINT);
    return success2;
  }),
  createRoute2(
    "GET",
    "/webhooks/deliveries",
    async ({ ctx, project: project4 }) => toList((await listDeliveries(ctx, project4.id)).map(toDeliveryAnswer))
  ),
  createRoute2("POST", "/webhooks/deliveries/{id}/{id}/resend", async ({ ctx, project: project4, ids }) => {
    const [eventId2 = "", endpointId2 = ""] = ids;
    if (!await resend(ctx, project4.id, { eventId: eventId2, endpointId: endpointId2 }))
      throw refuse(404, "There is no such delivery.");
    return success2;
  })
];
function createRoute2(method, path, act, status = 200) {
  const pattern = new RegExp(`^${path.replaceAll("{id}", `(${UUID})`)}$`, "i");
  return { method, path, pattern, status, act };
}
async function manageWebhooks(ctx, respond2, request) {
  if (request.method === "OPTIONS") return { response: respond2.preflight(), template: "/webhooks" };
  const { pathname } = new URL(request.url);
  const fitting = routes2.filter(({ pattern }) => pattern.test(pathname));
  const route = fitting.find(({ method }) => method === request.method);
  const template = fitting[0]?.path ?? "/webhooks";
  if (route === void 0) {
    const response = fitting.length > 0 ? respond2.methodNotAllowed() : respond2.notFound(request);
    return { response, template };
  }
  try {
    const project4 = await projectOf2(ctx, request);
    const ids = (route.pattern.exec(pathname) ?? []).slice(1).map((id2) => id2.toLowerCase());
    const answer3 = await route.act({ ctx, project: project4, ids, request });
    return { response: respond2.success(route.status, toSnakeKeys(answer3)), template };
  } catch (error) {
    if (!isRefusal(error)) ctx.report(failureReport(error));
    return { response: respond2.failure(error, request), template };
  }
}
async function projectOf2(ctx, { headers: headers2 }) {
  const token = /^Bearer (.+)$/i.exec(headers2.get("authorization") ?? "")?.[1];
  const project4 = token && await readWebhookToken(ctx, token);
  if (project4) return project4;
  throw refuse(401, "Ask for a new token with POST /webhooks/svix-token and send it as a bearer.");
}
async function bodyOf(request, schema) {
  const body2 = parseOr(
    schema,
    await readBody(request),
    (mistakes) => refuse(400, mistakeText("The body", mistakes))
  );
  return toCamelKeys(body2);
}
var toAnswer2 = ({ id: id2, url: url6, secret, isDisabled, createdAt }) => ({
  id: id2,
  url: url6,
  secret,
  isDisabled,
  createdAtMillis: createdAt
});
var toDeliveryAnswer = ({ event, ...delivery }) => ({
  eventId: event.id,
  endpointId: delivery.endpointId,
  type: event.type,
  data: event.data,
  createdAtMillis: event.createdAt,
  attempts: delivery.attempts,
  deliveredAtMillis: delivery.deliveredAt,
  nextAttemptAtMillis: delivery.nextAttemptAt,
  outcome: delivery.outcome
});

// src/handle-request.ts
var UNKNOWN = "(unknown path)";
function createHandler(ctx) {
  const findClient2 = createClientFinder(ctx.config);
  const warnOfProxy = createProxyWarning(ctx);
  const respond2 = createResponder(ctx.config.headerPrefix);
  const serveDev = devRoutes(ctx);
  const serveDashboard = createDashboardServer(ctx);
  return async (request, { clientAddress } = {}) => {
    const startedAt = performance.now();
    warnOfProxy(request.headers);
    const client = findClient2(request.headers, clientAddress);
    const { response, template } = await serve(
      ctx,
      { respond: respond2, serveDev, serveDashboard },
      { request, client }
    );
    if (ctx.config.log) {
      const millis3 = Math.round(performance.now() - startedAt);
      const from = client.address ?? "in process";
      process.stdout.write(
        `${request.method} ${template} ${response.status} ${millis3} ms ${from}
`
      );
    }
    return response;
  };
}
function createProxyWarning({ config, report }) {
  let isDone = config.trustedProxies !== void 0 || config.clientAddressHeader !== void 0;
  return (headers2) => {
    if (isDone || !headers2.has("x-forwarded-for")) return;
    isDone = true;
    report(
      "A request has the header X-Forwarded-For, which is ignored because no proxy is trusted. If the service is behind a proxy, set trustedProxies or clientAddressHeader."
    );
  };
}
async function serve(ctx, { respond: respond2, serveDev, serveDashboard }, { request, client }) {
  const { pathname } = new URL(request.url);
  const openApi = serveOpenApi(ctx, respond2, request);
  if (openApi !== void 0) return openApi;
  if (pathname === "/api" || pathname.startsWith("/api/")) {
    const serveIt = () => serveApi(ctx, respond2, { request, client });
    if (ctx.config.mode === "production") return serveIt();
    return serveInDevelopment(ctx, request, { serve: serveIt, respond: respond2 });
  }
  if (pathname.startsWith("/webhooks/")) return manageWebhooks(ctx, respond2, request);
  if (pathname === "/health") return { response: respond2.health(request), template: pathname };
  if (pathname === "/health/ready")
    return { response: respond2.health(request, await isAnswering(ctx.db)), template: pathname };
  try {
    const dashboard = await serveDashboard(request);
    if (dashboard !== void 0) return { response: dashboard, template: "/dashboard" };
    const response = await serveDev(request);
    if (response !== void 0) return { response, template: "/dev" };
    return { response: respond2.notFound(request), template: UNKNOWN };
  } catch (error) {
    ctx.report(failureReport(error));
    return { response: respond2.failure(error, request), template: "/dev" };
  }
}

// src/listener.ts
import { createAdaptorServer } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
var KEEP_ALIVE_MILLIS = 75e3;
function createListener(fetch2, { ownsProcess = false } = {}) {
  const server = createAdaptorServer({
    fetch: async (request, { incoming, outgoing }) => {
      try {
        return await fetch2(request, { clientAddress: incoming.socket.remoteAddress });
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    overrideGlobalObjects: ownsProcess
  });
  server.keepAliveTimeout = KEEP_ALIVE_MILLIS;
  return {
    listen: (port2, host) => new Promise((resolve2, reject) => {
      server.once("error", (error) => reject(listenError(error, port2)));
      server.listen(port2, host, () => resolve2(server.address().port));
    }),
    close: (cutOff2) => new Promise((resolve2) => {
      cutOff2?.addEventListener("abort", () => server.closeAllConnections(), { once: true });
      server.close(() => resolve2());
      server.closeIdleConnections();
    })
  };
}
function listenError(error, port2) {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `Port ${port2} is taken by another program. Stop that program, or choose another port with --port.`,
    { cause: error }
  );
}

// src/dev/fault-plans.ts
import { randomUUID as randomUUID5 } from "node:crypto";

// src/dev/fault-plan.ts
import { createHash as createHash8 } from "node:crypto";
function isFaulty({ after = 0, times, chance = 1, seed: seed2 = 0 }, call) {
  const turn = call - after;
  return turn > 0 && turn <= (times ?? Infinity) && diceOf(seed2, call) < chance;
}
var hitsOf = (plan, calls2) => Array.from({ length: calls2 }, (_2, index8) => index8 + 1).filter((call) => isFaulty(plan, call)).length;
var diceOf = (seed2, call) => createHash8("sha256").update(`${seed2}:${call}`).digest().readUInt32BE() / 2 ** 32;

// src/dev/fault-plans.ts
var FaultPlans = class {
  #plans = /* @__PURE__ */ new Map();
  /** Adds a plan to a project, and returns its id. */
  add(projectId3, plan) {
    const id2 = randomUUID5();
    this.#plans.set(projectId3, [...this.#of(projectId3), { id: id2, plan, seen: 0 }]);
    return id2;
  }
  /** The plans of a project, oldest first, each with the number of calls that it made fail. */
  list(projectId3) {
    return this.#of(projectId3).map(({ id: id2, plan, seen }) => ({
      id: id2,
      ...plan,
      seen,
      hits: hitsOf(plan, seen)
    }));
  }
  clear(projectId3) {
    this.#plans.delete(projectId3);
  }
  /** Counts a call in each plan that covers it, and returns the faults that the call has. */
  take(projectId3, route) {
    const covering = this.#of(projectId3).filter(
      ({ plan }) => plan.route === void 0 || plan.route === route
    );
    for (const active of covering) active.seen += 1;
    return covering.filter(({ plan, seen }) => isFaulty(plan, seen)).map(({ plan }) => plan.fault);
  }
  #of(projectId3) {
    return this.#plans.get(projectId3) ?? [];
  }
};

// src/dev/request-log.ts
var MOST = 1e4;
var MOST_LISTED = 500;
var RequestLog = class {
  #headerPrefix;
  #now;
  #requests = [];
  constructor({ headerPrefix }, now) {
    this.#headerPrefix = headerPrefix;
    this.#now = now;
  }
  add({ projectId: projectId3, method, template, response, millis: millis3 }) {
    const names = headerNames(this.#headerPrefix);
    this.#requests.push({
      projectId: projectId3,
      method,
      template,
      status: Number(response.headers.get(names.actualStatus) ?? response.status),
      code: response.headers.get(names.knownError),
      duration: Math.round(millis3),
      at: new Date(this.#now()).toISOString()
    });
    if (this.#requests.length >= 2 * MOST) this.#requests = this.#requests.slice(-MOST);
  }
  /** The last 500 requests of a project, newest first. */
  list(projectId3) {
    return this.#requests.filter((request) => request.projectId === projectId3).slice(-MOST_LISTED).toReversed().map(({ projectId: _2, ...request }) => request);
  }
  clear(projectId3) {
    this.#requests = this.#requests.filter((request) => request.projectId !== projectId3);
  }
};

// src/domain/password-queue.ts
import { availableParallelism } from "node:os";
var NODE_THREADS = 4;
var RESERVED_THREADS = 2;
var RETRY_AFTER_SECONDS = 2;
function defaultRunning(env = process.env) {
  const threads = Number(env["UV_THREADPOOL_SIZE"]) || NODE_THREADS;
  return Math.max(1, Math.min(availableParallelism() - 1, threads - RESERVED_THREADS));
}
var PasswordQueue = class {
  #limits;
  #running = 0;
  #waiting = 0;
  /** The first entry has the next turn, and then goes to the end. */
  #projects = /* @__PURE__ */ new Map();
  constructor(limits2) {
    this.#limits = limits2;
  }
  /** How many requests wait now. */
  get waiting() {
    return this.#waiting;
  }
  /** Does the work when its turn comes. Rejects with 503 if too many requests wait. */
  async run(request, work) {
    await this.#turn(request);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }
  async #turn({ project: project4, client = "", signal }) {
    if (signal?.aborted) throw abandoned();
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return;
    }
    await new Promise((resolve2, reject) => {
      const job = { project: project4, client, start: resolve2, reject };
      this.#add(job);
      signal?.addEventListener("abort", () => this.#drop(job, abandoned()), { once: true });
      if (this.#waiting > this.#limits.waiting) this.#drop(this.#leastEntitled(job), busy());
    });
  }
  #add(job) {
    const clients = this.#projects.get(job.project) ?? /* @__PURE__ */ new Map();
    this.#projects.set(job.project, clients);
    clients.set(job.client, [...clients.get(job.client) ?? [], job]);
    this.#waiting += 1;
  }
  #startNext() {
    for (const [project4, clients] of this.#projects)
      for (const [client, [job, ...rest2]] of clients) {
        clients.delete(client);
        if (rest2.length > 0) clients.set(client, rest2);
        this.#projects.delete(project4);
        if (clients.size > 0) this.#projects.set(project4, clients);
        this.#waiting -= 1;
        this.#running += 1;
        job?.start();
        return;
      }
  }
  /** The newest job of the client that waits most, in the project that waits most; of equals, the newcomer. */
  #leastEntitled(newcomer) {
    const project4 = longest(this.#projects, newcomer.project, jobsOf);
    const jobs = longest(project4, newcomer.client, (own) => own);
    return jobs.at(-1) ?? newcomer;
  }
  #drop(job, error) {
    const clients = this.#projects.get(job.project);
    const jobs = clients?.get(job.client);
    if (clients === void 0 || !jobs?.includes(job)) return;
    const rest2 = jobs.filter((one) => one !== job);
    if (rest2.length > 0) clients.set(job.client, rest2);
    else clients.delete(job.client);
    if (clients.size === 0) this.#projects.delete(job.project);
    this.#waiting -= 1;
    job.reject(error);
  }
};
var jobsOf = (clients) => [...clients.values()].flat();
function longest(entries, preferred, jobs) {
  const own = entries.get(preferred);
  return [...entries.values()].reduce((most2, value) => {
    const difference = jobs(value).length - jobs(most2).length;
    return difference > 0 || difference === 0 && value === own ? value : most2;
  });
}
var abandoned = () => refuse(400, "The client closed the connection.");
var busy = () => new OverloadRefusal(
  503,
  `The service is busy. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
  RETRY_AFTER_SECONDS
);

// src/domain/refresh-limit.ts
var WINDOW_MILLIS2 = 6e4;
var MOST_TOKENS = 1e4;
var RefreshLimit = class {
  #most;
  #counts = /* @__PURE__ */ new Map();
  constructor(most2) {
    this.#most = most2;
  }
  /** Counts a use of a token; throws 429 when it was used too often. */
  count(refreshToken, nowMillis) {
    const key2 = hashSecret(refreshToken);
    const known2 = this.#counts.get(key2);
    const isOver = known2 === void 0 || known2.resetsAt <= nowMillis || known2.resetsAt > nowMillis + WINDOW_MILLIS2;
    const next = isOver ? { count: 1, resetsAt: nowMillis + WINDOW_MILLIS2 } : { ...known2, count: known2.count + 1 };
    this.#counts.delete(key2);
    this.#counts.set(key2, next);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_TOKENS && oldest !== void 0) this.#counts.delete(oldest);
    if (next.count > this.#most) throw tooMany(next.resetsAt - nowMillis);
  }
};

// src/domain/rejection-delay.ts
var MOST_WAITING = 1e3;
var RejectionDelay = class {
  #millis;
  #waiting = 0;
  constructor(millis3) {
    this.#millis = millis3;
  }
  /** Resolves after the delay, or at once if too many requests wait or the client closed the connection. */
  async wait(signal) {
    if (this.#waiting >= MOST_WAITING || signal.aborted) return;
    this.#waiting += 1;
    await new Promise((resolve2) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve2();
      };
      const timer = setTimeout(end, this.#millis);
      signal.addEventListener("abort", end);
    });
    this.#waiting -= 1;
  }
};

// src/create-context.ts
function createContext(parts2) {
  const { config, now } = parts2;
  const { maxConcurrent = defaultRunning(), maxWaiting } = config.passwordHashing;
  const ctx = {
    ...parts2,
    passwordQueue: new PasswordQueue({ running: maxConcurrent, waiting: maxWaiting }),
    jwksCaches: /* @__PURE__ */ new Map(),
    refreshLimit: new RefreshLimit(config.limits.refreshesPerSession),
    rejectionDelay: new RejectionDelay(config.limits.rejectionDelayMillis),
    faultPlans: new FaultPlans(),
    requestLog: new RequestLog(config, now)
  };
  return { ...ctx, outbox: createOutbox(ctx) };
}

// src/db/connect.ts
import { join as join7 } from "node:path";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client, Pool } from "pg";

// src/db/begin-anew.ts
var MOST_TRIES = 3;
function beginAnew(db) {
  const begin3 = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let tries = 1; tries < MOST_TRIES; tries += 1)
      try {
        return await begin3(work, config);
      } catch (error) {
        if (!isDeadlock(error)) throw error;
      }
    return begin3(work, config);
  };
  return db;
}
function isDeadlock(error) {
  const cause = error instanceof Error ? error.cause : void 0;
  return cause instanceof Error && "code" in cause && cause.code === "40P01";
}

// src/db/cannot-connect.ts
var cannotConnect = (error) => new Error(
  `The Postgres of databaseUrl (DATABASE_URL) cannot be used: ${reasonOf(error)}. See whether it runs there, and whether the address, the name and the password are right.`
);
var reasonOf = (error) => error instanceof AggregateError ? error.errors.map(reasonOf).join(", ") : error instanceof Error ? error.message : String(error);

// src/db/folder-lock.ts
import { randomUUID as randomUUID7 } from "node:crypto";
import { mkdir, readFile as readFile4, rename, rm as rm2, stat, utimes, writeFile as writeFile2 } from "node:fs/promises";
import { join as join3, resolve } from "node:path";
import { setTimeout as setTimeout5 } from "node:timers/promises";

// src/create-whole.ts
import { randomUUID as randomUUID6 } from "node:crypto";
import { link, rm, writeFile } from "node:fs/promises";
async function createWhole(path, text10) {
  const draft = `${path}.${randomUUID6()}`;
  try {
    await writeFile(draft, text10, { mode: 384 });
    await link(draft, path);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

// src/db/cannot-use.ts
var REASONS = /* @__PURE__ */ new Map([
  [2, "this program may not write there"],
  [51, "its disk is full"],
  [54, "there is a file where a folder should be"],
  [63, "this program may not write there"],
  [69, "its disk can only be read"]
]);
var cannotUse = (folder2, error) => new Error(
  `The data folder ${folder2} cannot be used: ${reasonOf2(error)}. See whether there is room, and whether this program may write there; or give it another data folder. If it worked before, restore it from a backup.`,
  { cause: error }
);
function reasonOf2(error) {
  const { errno } = Object(error);
  const reason = REASONS.get(errno);
  if (reason !== void 0) return reason;
  return error instanceof Error ? error.message : `error ${String(errno)} of a file`;
}

// src/db/own-place.ts
import { readlink } from "node:fs/promises";
import { hostname } from "node:os";
async function ownPlace() {
  const namespace = await readlink("/proc/self/ns/pid").catch(() => "");
  return `${hostname()} ${namespace}`.trim();
}

// src/db/process-start.ts
import { execFile } from "node:child_process";
import { readFile as readFile3 } from "node:fs/promises";
import { promisify } from "node:util";
async function processStart(pid) {
  return process.platform === "linux" ? startOnLinux(pid) : startByPs(pid);
}
async function startOnLinux(pid) {
  try {
    const [stat2, boot] = await Promise.all([
      readFile3(`/proc/${pid}/stat`, "utf8"),
      readFile3("/proc/sys/kernel/random/boot_id", "utf8")
    ]);
    const fromThird = stat2.slice(stat2.lastIndexOf(")") + 2).split(" ");
    return `${boot.trim()} ${fromThird[19]}`;
  } catch {
    return null;
  }
}
async function startByPs(pid) {
  try {
    const { stdout } = await promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

// src/db/folder-lock.ts
var SIGN_MILLIS = 5e3;
var SILENCE_MILLIS = 3e4;
var LOOK_MILLIS2 = 200;
var CLAIM_MILLIS2 = 20;
async function holdFolder(folder2) {
  const path = join3(resolve(folder2), "lock.json");
  const startedAt = await processStart(process.pid);
  const place = await ownPlace();
  const own = JSON.stringify({ pid: process.pid, startedAt, place });
  while (!await take(folder2, path, own)) {
    const found = await read(path);
    if (found === void 0) continue;
    const holder = parse2(found.text);
    if (holder !== void 0) {
      const isAlive2 = isFar(holder, place) ? givesSign(path, found) : isRunning(holder);
      if (await isAlive2) throw heldBy(holder, place, folder2);
    }
    if (await replaceStale(path, { stale: found.text, own })) break;
  }
  const signs = setInterval(() => void touch(path), SIGN_MILLIS).unref();
  return () => {
    clearInterval(signs);
    return rm2(path, { force: true });
  };
}
async function take(folder2, path, own) {
  try {
    await mkdir(folder2, { recursive: true });
    return await createWhole(path, own);
  } catch (error) {
    throw cannotUse(folder2, error);
  }
}
async function read(path) {
  try {
    const text10 = await readFile4(path, "utf8");
    return { text: text10, touchedAtMillis: (await stat(path)).mtimeMs };
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
}
function parse2(text10) {
  try {
    const { pid, startedAt, place } = JSON.parse(text10);
    if (!Number.isInteger(pid) || pid <= 0) return void 0;
    return { pid, startedAt: textOf2(startedAt), place: textOf2(place) };
  } catch {
    return void 0;
  }
}
var textOf2 = (value) => typeof value === "string" ? value : null;
var isFar = ({ place }, here) => place !== null && place !== here;
async function givesSign(path, { text: text10, touchedAtMillis }) {
  const end = Math.min(touchedAtMillis, Date.now()) + SILENCE_MILLIS;
  while (Date.now() < end) {
    await setTimeout5(LOOK_MILLIS2);
    const now = await read(path);
    if (now?.text !== text10) return false;
    if (now.touchedAtMillis !== touchedAtMillis) return true;
  }
  return false;
}
async function isRunning({ pid, startedAt }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  const now = await processStart(pid);
  return startedAt === null || now === null || now === startedAt;
}
async function replaceStale(path, { stale, own }) {
  const claim3 = `${path}.claim`;
  if (!await createWhole(claim3, own)) {
    const other = await read(claim3);
    if (other && Date.now() - other.touchedAtMillis > SILENCE_MILLIS)
      await rm2(claim3, { force: true });
    await setTimeout5(CLAIM_MILLIS2);
    return false;
  }
  try {
    if ((await read(path))?.text !== stale) return false;
    const draft = `${path}.${randomUUID7()}`;
    await writeFile2(draft, own, { mode: 384 });
    await rename(draft, path);
    return true;
  } finally {
    await rm2(claim3, { force: true });
  }
}
async function touch(path) {
  const now = /* @__PURE__ */ new Date();
  await utimes(path, now, now).catch(() => {
  });
}
function heldBy(holder, here, folder2) {
  const where = isFar(holder, here) ? ` of another container or machine, ${holder.place}` : "";
  return new Error(
    `The data folder ${resolve(folder2)} is in use by a running service (process ${holder.pid}${where}). Stop that process, or give this one another data folder.`
  );
}

// src/db/open-embedded.ts
import { rm as rm3 } from "node:fs/promises";
import { join as join6 } from "node:path";
import { PGlite } from "@electric-sql/pglite";

// src/db/empty-database.ts
import { access, readFile as readFile5 } from "node:fs/promises";
import { join as join4 } from "node:path";
var file = join4(packageFolder, "dist", "empty-database.tgz");
var isThere = (path) => access(path).then(
  () => true,
  () => false
);
async function emptyDatabase() {
  try {
    return await readFile5(file);
  } catch {
    return void 0;
  }
}

// src/db/guarded-files.ts
import { NodeFS } from "@electric-sql/pglite/nodefs";
var GuardedFiles = class extends NodeFS {
  /** Why a write failed, as the file system reported it. Undefined while all went well. */
  failure;
  async init(...given) {
    const { emscriptenOpts } = await super.init(...given);
    const before = [emscriptenOpts.preRun ?? []].flat();
    const guard = (module) => this.#guard(module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, guard] } };
  }
  #guard(module) {
    const operations = module.NODEFS.stream_ops;
    const { write: write2 } = operations;
    operations.write = (stream, buffer, offset, length2, position) => {
      try {
        const written = write2(stream, buffer, offset, length2, position);
        if (written < length2) throw new Error("its disk is full");
        return written;
      } catch (error) {
        this.failure ??= error;
        discard(module);
        throw new Error("The embedded database could not write.", { cause: error });
      }
    };
  }
};
function discard(module) {
  for (const [name, value] of Object.entries(module))
    if ((name.startsWith("_") || name === "stackRestore") && typeof value === "function")
      module[name] = () => {
        throw new Error("The embedded database was discarded after a write that failed.");
      };
}

// src/db/unpack.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { join as join5 } from "node:path";
import { parseTarGzip } from "nanotar";
async function unpack(archive, { folder: folder2, last }) {
  const entries = await parseTarGzip(archive);
  const isLast = ({ name }) => Number(name === last);
  for (const { name, type, data: data2 = "" } of entries.toSorted((a, b) => isLast(a) - isLast(b))) {
    const path = join5(folder2, name);
    if (type === "directory") mkdirSync(path, { mode: 448, recursive: true });
    else writeFileSync(path, data2, { mode: 384 });
  }
}

// src/db/open-embedded.ts
async function openEmbedded(folder2) {
  if (folder2 === void 0) return { client: await openInMemory(), files: void 0 };
  const place = join6(folder2, "postgres");
  const files2 = new GuardedFiles(place);
  try {
    if (!await isThere(join6(place, MARK2))) await begin2(place);
    await rm3(join6(place, "postmaster.pid"), { force: true });
    return { client: await PGlite.create({ fs: files2 }), files: files2 };
  } catch (error) {
    throw cannotUse(folder2, files2.failure ?? error);
  }
}
var MARK2 = "PG_VERSION";
async function openInMemory() {
  const empty = await emptyDatabase();
  return PGlite.create(empty && { loadDataDir: new Blob([empty]) });
}
async function begin2(place) {
  const empty = await emptyDatabase();
  if (empty !== void 0) await unpack(empty, { folder: place, last: MARK2 });
}

// src/db/over-pool.ts
import { DrizzleQueryError as DrizzleQueryError2 } from "drizzle-orm";
import { DatabaseError as DatabaseError2 } from "pg";
function overPool(pool, over2) {
  const known2 = /* @__PURE__ */ new WeakMap();
  const databaseOf = (client) => {
    const database = known2.get(client) ?? over2(client);
    known2.set(client, database);
    return database;
  };
  const db = over2(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error) => {
      throw new DrizzleQueryError2("begin", [], error instanceof Error ? error : void 0);
    });
    let isLost = false;
    try {
      return await databaseOf(client).transaction(work, config);
    } catch (error) {
      isLost = isOfConnection(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}
var isOfConnection = (error) => error instanceof DrizzleQueryError2 && !(error.cause instanceof DatabaseError2);

// src/db/plan-once.ts
import pg from "pg";
var PLANNABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
var STATEMENTS = 500;
function planOnce(client) {
  const names = /* @__PURE__ */ new Map();
  let prepared2 = 0;
  const query = (target) => async (text10, params = [], options2) => {
    const values = params.map(toLiteral);
    const isFull = names.size >= STATEMENTS && !names.has(text10);
    if (isFull || !PLANNABLE.test(text10) || values.includes(void 0))
      return target.query(text10, params, options2);
    let name = names.get(text10);
    if (name === void 0) {
      name = `planned_${prepared2 += 1}`;
      await target.query(`prepare ${name} as ${text10}`);
      names.set(text10, name);
    }
    const given = values.length === 0 ? "" : `(${values.join(", ")})`;
    const { rowMode = "object" } = options2 ?? {};
    const [result] = await target.exec(`execute ${name}${given}`, { rowMode });
    return result;
  };
  const transaction = (work) => client.transaction((tx) => work({ ...tx, query: query(tx) }));
  return new Proxy(client, {
    get(target, key2) {
      if (key2 === "query") return query(target);
      if (key2 === "transaction") return transaction;
      const value = Reflect.get(target, key2);
      return typeof value === "function" ? value.bind(target) : value;
    }
  });
}
function toLiteral(value) {
  switch (typeof value) {
    case "string":
      return value.includes("\0") ? void 0 : pg.escapeLiteral(value);
    case "number":
    case "boolean":
      return `'${value}'`;
    default:
      return value === null ? "null" : void 0;
  }
}

// src/db/refuse-newer.ts
import { max } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { pgSchema } from "drizzle-orm/pg-core";
var done = pgSchema("drizzle").table("__drizzle_migrations", { createdAt: moment() });
async function refuseNewer(db, migrations2) {
  const made2 = readMigrationFiles(migrations2).map(({ folderMillis }) => folderMillis);
  const [newest] = await db.select({ madeAt: max(done.createdAt) }).from(done);
  if (Number(newest?.madeAt) > Math.max(...made2))
    throw new Error(
      "This database belongs to a newer version of the service. Run that version, or restore a backup from before the update."
    );
}

// src/db/reopening.ts
import { statfs } from "node:fs/promises";
var LEAST_FREE_BYTES = 32 * 1024 * 1024;
var PAUSE_MILLIS = 1e3;
function reopening({ folder: folder2, open, first, report }) {
  let instance = first;
  let attempt2;
  let pausedUntil = 0;
  const stop = (failed) => {
    if (instance !== failed) return;
    instance = void 0;
    const reason = reasonOf2(failed.files?.failure);
    report(
      new DatabaseUnavailable(
        `The embedded database stopped, because a write to ${folder2} failed: ${reason}. It opens again once the disk has ${LEAST_FREE_BYTES / 2 ** 20} MiB free; what was committed is kept.`
      )
    );
  };
  const reopen = async () => {
    try {
      const { bavail, bsize } = await statfs(folder2);
      if (bavail * bsize >= LEAST_FREE_BYTES) return await open();
    } catch (error) {
      throw unavailable(error);
    }
    throw unavailable();
  };
  const current = async () => {
    if (instance !== void 0) return instance;
    if (attempt2 === void 0 && performance.now() < pausedUntil) throw unavailable();
    attempt2 ??= reopen().finally(() => {
      attempt2 = void 0;
      pausedUntil = performance.now() + PAUSE_MILLIS;
    });
    return instance = await attempt2;
  };
  const call = async (work) => {
    const used = await current();
    try {
      return await work(used.client);
    } catch (error) {
      if (used.files?.failure === void 0) throw error;
      stop(used);
      throw unavailable(error);
    }
  };
  const close = async () => {
    const used = instance ?? await attempt2?.catch(() => void 0);
    await used?.client.close().catch((error) => {
      if (used.files?.failure === void 0) throw error;
    });
  };
  const methods = {
    query: (...given) => call((client) => client.query(...given)),
    exec: (...given) => call((client) => client.exec(...given)),
    transaction: (work) => call((client) => client.transaction(work)),
    close
  };
  return new Proxy(first.client, {
    get: (target, key2) => Reflect.get(key2 in methods ? methods : target, key2)
  });
}
var unavailable = (cause) => new DatabaseUnavailable("The embedded database cannot write now.", { cause });

// src/db/connect.ts
var options = { schema: schema_exports, casing: "snake_case" };
var migrations = { migrationsFolder: join7(packageFolder, "migrations") };
var connect2 = (options2) => options2.databaseUrl === void 0 ? connectEmbedded(options2.dataFolder, options2.report) : connectServer(options2.databaseUrl, options2);
async function connectEmbedded(folder2, report) {
  const release = folder2 === void 0 ? void 0 : await holdFolder(folder2);
  try {
    const opened = await openEmbedded(folder2);
    try {
      const plain = drizzlePglite(opened.client, options);
      await migratePglite(plain, migrations);
      await refuseNewer(plain, migrations);
    } catch (error) {
      await opened.client.close();
      throw error;
    }
    const first = await planning(opened);
    const open = async () => planning(await openEmbedded(folder2));
    const client = folder2 === void 0 ? first.client : reopening({ folder: folder2, open, first, report });
    const db = drizzlePglite(client, options);
    return {
      db,
      alone: (work) => work(db),
      close: async () => {
        await client.close();
        await release?.();
      }
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}
async function planning({ client, files: files2 }) {
  await client.exec("analyze; set plan_cache_mode = force_generic_plan");
  return { client: planOnce(client), files: files2 };
}
var START_MILLIS = 1e4;
var START_LOCK = 4710001;
async function connectServer(url6, { report, databasePoolSize = 10, databaseTimeoutSeconds = 5 }) {
  const limitMillis = databaseTimeoutSeconds * 1e3;
  const pool = new Pool({
    connectionString: url6,
    max: databasePoolSize,
    connectionTimeoutMillis: limitMillis,
    // Of this side, so that it also ends the wait for a host that fell silent. One in the address comes first.
    query_timeout: limitMillis
  });
  pool.on("error", ({ message }) => report(new Error(`The database was lost: ${message}`)));
  pool.on("connect", (client) => client.on("error", () => void 0));
  const alone = async (work) => {
    const client = new Client({ connectionString: url6, connectionTimeoutMillis: START_MILLIS });
    client.on("error", () => void 0);
    await client.connect().catch((error) => {
      throw cannotConnect(error);
    });
    try {
      await client.query("select pg_advisory_lock($1)", [START_LOCK]);
      return await work(drizzlePostgres(client, options));
    } finally {
      await client.end();
    }
  };
  try {
    await alone(async (db2) => {
      await migratePostgres(db2, migrations);
      await refuseNewer(db2, migrations);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = overPool(pool, (client) => drizzlePostgres(client, options));
  return { db: beginAnew(db), alone, close: () => pool.end() };
}

// src/domain/duplicate-addresses.ts
import { and as and49, asc as asc14 } from "drizzle-orm";
var NAMED = 50;
async function reportDuplicates({ db, report }) {
  const duplicates = await db.select({ projectId: contactChannels.projectId, userId: contactChannels.userId }).from(contactChannels).where(and49(contactChannels.isDuplicate, contactChannels.usedForAuth)).orderBy(
    asc14(contactChannels.projectId),
    asc14(contactChannels.createdAt),
    asc14(contactChannels.id)
  );
  if (duplicates.length === 0) return;
  const names = duplicates.slice(0, NAMED).map(({ projectId: projectId3, userId: userId2 }) => `${userId2} (project ${projectId3})`);
  const rest2 = duplicates.length - names.length;
  report(
    new Error(
      `${duplicates.length} users cannot sign in with their email address, because another account has the same address in another spelling: ${names.join(", ")}${rest2 > 0 ? ` and ${rest2} more` : ""}. Delete one of the two accounts, or change its address; then set primary_email_auth_enabled for the other one.`
    )
  );
}

// src/domain/sealing.ts
import { createCipheriv, createDecipheriv, randomBytes as randomBytes8 } from "node:crypto";
var IV_BYTES = 12;
var TAG_BYTES = 16;
function createSealer(key2) {
  return {
    seal(text10) {
      const iv = randomBytes8(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key2, iv);
      const sealed = Buffer.concat([cipher.update(text10, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
    },
    open(sealed) {
      try {
        return decrypt(Buffer.from(sealed, "base64"), key2);
      } catch (cause) {
        throw new Error("A sealed text was changed, or sealed under another key.", { cause });
      }
    }
  };
}
function decrypt(bytes, key2) {
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key2, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text10 = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(text10).toString("utf8");
}

// src/domain/sweep.ts
import { setTimeout as setTimeout6 } from "node:timers/promises";
import { and as and50, eq as eq62, inArray as inArray8, isNotNull as isNotNull6, isNull as isNull10, lt as lt5, notExists as notExists3, sql as sql30 } from "drizzle-orm";
var DAY_MILLIS2 = 24 * 60 * 60 * 1e3;
var KEPT_MILLIS2 = 30 * DAY_MILLIS2;
var AWAITED_KEPT_MILLIS = DAY_MILLIS2;
async function sweep({ db, now }) {
  const offset = (projectId3) => db.select({ offset: projects.clockOffsetMillis }).from(projects).where(eq62(projects.id, projectId3));
  const remove3 = (table, { projectId: projectId3, end, keptMillis = KEPT_MILLIS2, also }) => db.delete(table).where(and50(lt5(end, sql30`${now() - keptMillis} + (${offset(projectId3)})`), also));
  for (const table of [verificationCodes, sessions])
    await remove3(table, { projectId: sql30`${table.projectId}`, end: sql30`${table.expiresAt}` });
  await remove3(verificationCodes, {
    projectId: sql30`${verificationCodes.projectId}`,
    end: sql30`${verificationCodes.expiresAt}`,
    keptMillis: AWAITED_KEPT_MILLIS,
    also: inArray8(verificationCodes.kind, [...UNMAILED_KINDS])
  });
  for (const table of [cliLogins, oauthFlows, authorizationCodes])
    await remove3(table, {
      projectId: sql30`${table.projectId}`,
      end: sql30`${table.expiresAt}`,
      keptMillis: AWAITED_KEPT_MILLIS
    });
  await remove3(deletedUsers, {
    projectId: sql30`${deletedUsers.projectId}`,
    end: sql30`${deletedUsers.deletedAt}`,
    keptMillis: DAY_MILLIS2
  });
  await remove3(attemptCounts, {
    projectId: sql30`${attemptCounts.projectId}`,
    end: sql30`${attemptCounts.resetsAt}`,
    keptMillis: AWAITED_KEPT_MILLIS
  });
  await remove3(knownNetworks, {
    projectId: sql30`${knownNetworks.projectId}`,
    end: sql30`${knownNetworks.expiresAt}`,
    keptMillis: 0
  });
  await remove3(emails, {
    projectId: sql30`${emails.projectId}`,
    end: sql30`${emails.createdAt}`,
    also: isNull10(emails.nextAttemptAt)
  });
  const waiting = db.select({ eventId: webhookDeliveries.eventId }).from(webhookDeliveries).where(
    and50(
      eq62(webhookDeliveries.eventId, webhookEvents.id),
      isNotNull6(webhookDeliveries.nextAttemptAt)
    )
  );
  await remove3(webhookEvents, {
    projectId: sql30`${webhookEvents.projectId}`,
    end: sql30`${webhookEvents.createdAt}`,
    also: notExists3(waiting)
  });
  await forgetImported(db);
}
function createSweeper(ctx) {
  const stopping = new AbortController();
  let sweeping;
  return {
    start: () => void (sweeping ??= sweepUntil(ctx, stopping.signal)),
    stop: async () => {
      stopping.abort();
      await sweeping;
    }
  };
}
async function sweepUntil(ctx, signal) {
  while (!signal.aborted) {
    await sweep(ctx).catch((error) => ctx.report(failureReport(error)));
    await setTimeout6(DAY_MILLIS2, void 0, { signal, ref: false }).catch(() => {
    });
  }
}

// src/encryption-key.ts
import { randomBytes as randomBytes9 } from "node:crypto";
import { chmod, mkdir as mkdir2, readFile as readFile6 } from "node:fs/promises";
import { join as join8 } from "node:path";
var KEY_BYTES = 32;
async function readEncryptionKey(config) {
  if (config.encryptionKey !== void 0) return decodeKey(config.encryptionKey);
  if (config.mode === "production" || config.databaseUrl && !config.dataFolder)
    throw new Error(
      "A database that others may use needs an encryption key that lasts: set LATCHKEY_ENCRYPTION_KEY to 32 bytes in base64 or hex (openssl rand -base64 32) and keep it."
    );
  return config.dataFolder === void 0 ? randomBytes9(KEY_BYTES) : keyOfFolder(config.dataFolder);
}
async function keyOfFolder(folder2) {
  const path = join8(folder2, "encryption-key");
  const text10 = await keptKey(folder2, path).catch((error) => {
    throw cannotUse(folder2, error);
  });
  return decodeKey(text10.trim(), path);
}
async function keptKey(folder2, path) {
  await mkdir2(folder2, { recursive: true });
  const isNew = await createWhole(path, randomBytes9(KEY_BYTES).toString("base64"));
  if (!isNew) await chmod(path, 384);
  return readFile6(path, "utf8");
}
function decodeKey(text10, path = "The encryption key") {
  const key2 = Buffer.from(text10, /^[0-9a-f]{64}$/i.test(text10) ? "hex" : "base64");
  if (key2.length === KEY_BYTES) return key2;
  throw new Error(`${path} must hold 32 bytes in base64 or hex. Restore it from a backup.`);
}

// src/seed.ts
import { eq as eq64, or as or12, sql as sql31 } from "drizzle-orm";

// src/dashboard/seed-dashboard.ts
import { eq as eq63 } from "drizzle-orm";
var PUBLISHABLE_KEY = "pck_dashboard";
var setId = derivedUuid("keys of the dashboard");
async function dashboardProject({ db, config }) {
  const isConfigured = config.projects.some(({ id: id2 }) => id2 === INTERNAL_PROJECT_ID);
  if (config.dashboard !== true || isConfigured) return [];
  if (await db.$count(projects, eq63(projects.id, INTERNAL_PROJECT_ID)) > 0) return [];
  const isDevelopment = config.mode === "development";
  const flags3 = { magicLinkEnabled: true, allowLocalhost: isDevelopment };
  return [{ id: INTERNAL_PROJECT_ID, displayName: "Latchkey", config: flags3 }];
}
async function seedDashboard({ db, config, now }) {
  if (config.dashboard !== true) {
    await db.delete(projectKeys).where(eq63(projectKeys.id, setId));
    return;
  }
  await db.insert(projectKeys).values({
    id: setId,
    projectId: INTERNAL_PROJECT_ID,
    description: "Of the dashboard",
    ...hashKeys({ publishableClientKey: PUBLISHABLE_KEY }),
    createdAt: now()
  }).onConflictDoNothing();
  const { origin, pathname } = new URL(config.publicUrl);
  const handlerPath = `${pathname === "/" ? "" : pathname}/dashboard/handler`;
  await db.insert(projectDomains).values({ projectId: INTERNAL_PROJECT_ID, domain: origin, handlerPath }).onConflictDoNothing();
}

// src/domain/internal-sign-up.ts
var IS_OFF = "Sign-up on the project internal is off, because its users can create projects and send email through your mail server. Set signUpEnabled of that project to false to keep it off, or to true to allow it.";
var IS_ON = "Anyone can sign up on the project internal, create projects and send email through your mail server. Set signUpEnabled of that project to false if that is not what you want.";
function withInternalSignUp(seed2, mode, warn) {
  if (seed2.id !== INTERNAL_PROJECT_ID || mode !== "production") return seed2;
  const { signUpEnabled } = seed2.config ?? {};
  if (signUpEnabled !== false) warn(signUpEnabled ? IS_ON : IS_OFF);
  return { ...seed2, config: { ...seed2.config, signUpEnabled: signUpEnabled ?? false } };
}

// src/seed.ts
async function seed(ctx) {
  for (const given of [...ctx.config.projects, ...await dashboardProject(ctx)]) {
    const project4 = withInternalSignUp(given, ctx.config.mode, ctx.report);
    await ctx.db.transaction((db) => seedProject({ ...ctx, db }, project4));
    await addUsers(ctx, project4.id, project4.users);
  }
  await seedDashboard(ctx);
}
async function seedProject(ctx, given) {
  const { id: id2, domains, webhooks } = given;
  const values = projectValues(ctx.sealer, given);
  const createdAt = ctx.now();
  const added = await ctx.db.insert(projects).values({ id: id2, ...values, createdAt }).onConflictDoNothing().returning({ id: projects.id });
  if (added.length > 0) {
    await addSigningKey(ctx, id2, createdAt);
    await addFirstPermissions(ctx.db, id2);
  } else {
    const oauthProviders = given.config?.oauthProviders && values.oauthProviders;
    await ctx.db.update(projects).set({ ...values, oauthProviders }).where(eq64(projects.id, id2));
  }
  if (domains !== void 0) await replaceDomains(ctx.db, id2, domains);
  await seedKeys(ctx, given);
  if (webhooks !== void 0) await replaceEndpoints(ctx, id2, webhooks);
}
async function seedKeys({ db, now }, { id: id2, keys: keys3 }) {
  const setId2 = derivedUuid(`keys of ${id2}`);
  if (keys3 === void 0) {
    await db.delete(projectKeys).where(eq64(projectKeys.id, setId2));
    return;
  }
  const hashes = hashKeys(keys3);
  await db.insert(projectKeys).values({
    id: setId2,
    projectId: id2,
    description: "From the configuration",
    ...hashes,
    createdAt: now()
  }).onConflictDoUpdate({
    target: projectKeys.id,
    set: { ...hashes, revokedAt: null, expiresAt: null },
    setWhere: sql31`${projectKeys.revokedAt} is null or (${keepsKey}) is not true`
  });
}
var keepsKey = or12(
  eq64(projectKeys.publishableClientKeyHash, sql31`excluded.publishable_client_key_hash`),
  eq64(projectKeys.secretServerKeyHash, sql31`excluded.secret_server_key_hash`),
  eq64(projectKeys.superSecretAdminKeyHash, sql31`excluded.super_secret_admin_key_hash`)
);

// src/shutdown.ts
var STORE_MILLIS = 2e3;
function startClosingLimits(seconds) {
  const [cutOff2, end] = [new AbortController(), new AbortController()];
  const millis3 = seconds * 1e3;
  const timers = [
    setTimeout(() => cutOff2.abort(), millis3),
    setTimeout(() => end.abort(), millis3 + STORE_MILLIS)
  ];
  return {
    cutOff: cutOff2.signal,
    end: end.signal,
    clear: () => timers.forEach((timer) => clearTimeout(timer))
  };
}
async function untilAborted(work, signal) {
  if (signal.aborted) return;
  const aborted = new Promise(
    (resolve2) => signal.addEventListener("abort", () => resolve2(), { once: true })
  );
  await Promise.race([work, aborted]);
}

// src/webhooks/deliver.ts
import { and as and51, asc as asc15, eq as eq65, lte as lte6, min as min2, notInArray as notInArray4, sql as sql32 } from "drizzle-orm";

// src/webhooks/post.ts
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP as isIP4 } from "node:net";
async function post({ url: url6, headers: headers2, body: body2, isPublicOnly, limitMillis, signal }) {
  const target = new URL(url6);
  const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isPublicOnly && isIP4(host) !== 0) await resolvePublic(host);
  const start = target.protocol === "https:" ? requestHttps : requestHttp;
  const limit = AbortSignal.timeout(limitMillis);
  return new Promise((resolve2, reject) => {
    const request = start(target, {
      method: "POST",
      agent: false,
      signal: signal === void 0 ? limit : AbortSignal.any([limit, signal]),
      headers: {
        ...headers2,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body2),
        "User-Agent": "Latchkey-Webhooks"
      },
      ...isPublicOnly && { lookup: lookupPublic }
    });
    request.on("error", reject);
    request.on("response", (response) => {
      resolve2(response.statusCode ?? 0);
      response.destroy();
    });
    request.on("upgrade", (response, socket) => {
      resolve2(response.statusCode ?? 0);
      socket.destroy();
    });
    request.on("close", () => reject(new Error("The receiver closed the connection.")));
    request.end(body2);
  });
}

// src/webhooks/deliver.ts
var WAITS_MILLIS2 = [5e3, 6e4, 3e5, 18e5, 72e5, 18e6];
var ANSWER_MILLIS = 15e3;
var CLAIM_MILLIS3 = (BATCH + 3) * ANSWER_MILLIS;
var OUTCOME_LIMIT = 200;
var CUT_OFF = "The service stopped before the receiver answered.";
var createWebhookDelivery = (ctx) => createDelivery(ctx, {
  due: ({ but, most: most2 }) => dueEndpoints(ctx, but, most2),
  drain: (endpointId2, ending) => drain2(ctx, endpointId2, ending)
});
var { eventId, endpointId, nextAttemptAt } = webhookDeliveries;
async function dueEndpoints({ db, now }, but, most2) {
  const rows = await db.select({ id: endpointId }).from(webhookDeliveries).innerJoin(webhookEndpoints, eq65(webhookEndpoints.id, endpointId)).where(
    and51(
      lte6(nextAttemptAt, now()),
      eq65(webhookEndpoints.isDisabled, false),
      notInArray4(endpointId, but)
    )
  ).groupBy(endpointId).orderBy(min2(nextAttemptAt)).limit(most2);
  return rows.map(({ id: id2 }) => id2);
}
async function drain2(ctx, id2, { signal, cutOff: cutOff2 }) {
  let told = Promise.resolve();
  const batches = {
    claim: async (most2) => {
      const endpoint2 = await findEnabled(ctx, id2);
      if (endpoint2 === void 0) return [];
      return (await claim2(ctx, id2, most2)).map((row2) => ({ endpoint: endpoint2, row: row2 }));
    },
    send: ({ endpoint: endpoint2, row: row2 }) => {
      if (row2.attempts > 1) return deliver2(ctx, endpoint2, { row: row2, cutOff: cutOff2 });
      told = told.then(() => deliver2(ctx, endpoint2, { row: row2, cutOff: cutOff2 }));
      return told;
    }
  };
  await sendInBatches(batches, signal);
}
async function findEnabled({ db }, id2) {
  const [endpoint2] = await db.select().from(webhookEndpoints).where(and51(eq65(webhookEndpoints.id, id2), eq65(webhookEndpoints.isDisabled, false)));
  return endpoint2;
}
async function claim2(ctx, id2, most2) {
  const now = ctx.now();
  const due = ctx.db.select({ eventId }).from(webhookDeliveries).where(and51(eq65(endpointId, id2), lte6(nextAttemptAt, now))).orderBy(asc15(nextAttemptAt), asc15(webhookDeliveries.sequence)).limit(most2).for("update", { skipLocked: true });
  const claimed = await ctx.db.update(webhookDeliveries).set({ nextAttemptAt: now + CLAIM_MILLIS3, attempts: sql32`${webhookDeliveries.attempts} + 1` }).where(and51(eq65(endpointId, id2), sql32`${eventId} = any(array(${due}))`)).returning();
  return claimed.sort((a, b) => a.sequence - b.sequence);
}
async function deliver2(ctx, endpoint2, { row: row2, cutOff: cutOff2 }) {
  const [event] = await ctx.db.select().from(webhookEvents).where(eq65(webhookEvents.id, row2.eventId));
  if (event === void 0) return;
  const body2 = JSON.stringify({ type: event.type, data: event.data });
  const message = { id: event.id, timestamp: Math.floor(ctx.now() / 1e3), body: body2 };
  const { isDelivered, outcome } = await attempt(ctx, endpoint2, { message, cutOff: cutOff2 });
  await ctx.db.update(webhookDeliveries).set({
    outcome,
    deliveredAt: isDelivered ? ctx.now() : null,
    nextAttemptAt: isDelivered ? null : nextAttempt(ctx.now(), row2.attempts)
  }).where(
    and51(
      eq65(eventId, row2.eventId),
      eq65(endpointId, row2.endpointId),
      // It was sent anew meanwhile, or taken over: this attempt has nothing to say of that.
      eq65(webhookDeliveries.attempts, row2.attempts)
    )
  );
}
async function attempt({ config, sealer }, endpoint2, { message, cutOff: cutOff2 }) {
  const headers2 = signedHeaders(sealer.open(endpoint2.secretSealed), message);
  try {
    const status = await post({
      url: endpoint2.url,
      headers: headers2,
      body: message.body,
      isPublicOnly: config.mode === "production",
      limitMillis: ANSWER_MILLIS,
      signal: cutOff2
    });
    return { isDelivered: status >= 200 && status < 300, outcome: `status ${status}` };
  } catch (error) {
    if (cutOff2.aborted) return { isDelivered: false, outcome: CUT_OFF };
    const message2 = error instanceof Error ? error.message : String(error);
    return { isDelivered: false, outcome: message2.slice(0, OUTCOME_LIMIT) };
  }
}
function nextAttempt(now, attempts) {
  const wait2 = WAITS_MILLIS2[attempts - 1];
  return wait2 === void 0 ? null : now + wait2;
}

// src/open-context.ts
async function openContext(options2) {
  const { connection, sealer } = await openDatabase(options2);
  try {
    return await openOn({ ...options2, connection, sealer });
  } catch (error) {
    await connection.close();
    throw error;
  }
}
async function openDatabase({ config, report }) {
  const sealer = createSealer(await readEncryptionKey(config));
  return { connection: await connect2({ ...config, report }), sealer };
}
async function openOn({
  connection,
  sealer,
  config,
  now,
  report: reportAll
}) {
  const report = (error) => {
    if (!(error instanceof DatabaseUnavailable)) reportAll(error);
  };
  const ctx = createContext({ db: connection.db, config, now, report, sealer });
  await connection.alone(async (db) => {
    await checkSealer({ ...ctx, db });
    await seed({ ...ctx, db });
    await reportDuplicates({ ...ctx, db });
  });
  const deliveries = [ctx.outbox, createWebhookDelivery(ctx)];
  const sweeper = createSweeper(ctx);
  const close = async (limits2) => {
    const stopping = deliveries.map((delivery) => delivery.stop(limits2?.cutOff));
    const stopped = Promise.all([...stopping, sweeper.stop()]);
    await (limits2 === void 0 ? stopped : untilAborted(stopped, limits2.end));
    await connection.close();
  };
  return { ctx, deliveries, sweeper, close };
}
async function checkSealer({ db, sealer }) {
  const [row2] = await db.select().from(signingKeys).limit(1);
  if (row2 === void 0) return;
  try {
    sealer.open(row2.privateJwkSealed);
  } catch {
    throw new Error(
      "The encryption key does not open what this database holds. Set LATCHKEY_ENCRYPTION_KEY to the key that it was written with, or restore the file encryption-key of its data folder."
    );
  }
}

// src/service.ts
function createService({
  now,
  report,
  ownsProcess = false,
  ...input
} = {}) {
  const config = parseConfig(input);
  const opened = openContext({ config, now: now ?? Date.now, report: report ?? writeReport });
  const handler = opened.then(({ ctx, deliveries, sweeper }) => {
    for (const work of [...deliveries, sweeper]) work.start();
    return createHandler(ctx);
  });
  const underWay = /* @__PURE__ */ new Set();
  const fetch2 = async (request, origin) => {
    const answer3 = handler.then((handle) => handle(request, origin));
    underWay.add(answer3);
    return answer3.finally(() => underWay.delete(answer3));
  };
  const ready = handler.then(() => void 0);
  ready.catch(() => void 0);
  const listener = createListener(fetch2, { ownsProcess });
  let listening;
  const putOnPort = async (port2) => {
    const { ctx } = await opened;
    const taken = await listener.listen(port2, config.host);
    if (config.publicUrl === localUrl(config.port))
      ctx.config = { ...config, publicUrl: localUrl(taken) };
    return ctx.config.publicUrl;
  };
  const shutDown = async () => {
    await listening?.catch(() => void 0);
    const limits2 = startClosingLimits(config.shutdownSeconds);
    await listener.close(limits2.cutOff);
    await untilAborted(Promise.allSettled(underWay), limits2.cutOff);
    const context = await opened.catch(() => void 0);
    if (context !== void 0) await untilAborted(context.close(limits2), limits2.end);
    limits2.clear();
  };
  let closing;
  return {
    fetch: fetch2,
    ready,
    listen: (port2 = config.port) => listening = putOnPort(port2),
    close: () => closing ??= shutDown()
  };
}
var localUrl = (port2) => `http://localhost:${port2}`;
var writeReport = (error) => void process.stderr.write(`${typeof error === "string" ? error : inspect(error)}
`);

// ../../examples/latchkey.config.ts
var latchkey_config_default = defineConfig({
  port: 4710,
  dataFolder: "../.latchkey/data",
  dashboard: true,
  projects: [
    {
      id: "e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10",
      displayName: "Latchkey example",
      description: "The project of the examples.",
      config: {
        magicLinkEnabled: true,
        passkeyEnabled: true,
        clientTeamCreationEnabled: true,
        clientUserDeletionEnabled: true,
        allowLocalhost: true,
        allowUserApiKeys: true,
        allowTeamApiKeys: true,
        oauthProviders: [
          { id: "github", type: "shared" },
          { id: "google", type: "shared" }
        ]
      },
      domains: [
        { domain: "http://localhost:4711", handlerPath: "/handler" },
        { domain: "http://localhost:4715", handlerPath: "/handler" }
      ],
      keys: {
        publishableClientKey: "pck_development_example",
        secretServerKey: "ssk_development_example",
        superSecretAdminKey: "sak_development_example"
      },
      users: [
        {
          email: "demo@example.com",
          emailVerified: true,
          displayName: "Demo",
          password: "demo-password"
        }
      ]
    },
    {
      id: "internal",
      displayName: "Latchkey internal",
      description: "The project that owns the others.",
      config: { allowLocalhost: true },
      keys: {
        publishableClientKey: "pck_development_internal",
        secretServerKey: "ssk_development_internal",
        superSecretAdminKey: "sak_development_internal"
      },
      // Who manages the project above in the dashboard.
      users: [
        {
          email: "owner@example.com",
          emailVerified: true,
          displayName: "Owner",
          password: "owner-password",
          ownedProjectIds: ["e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10"]
        }
      ]
    }
  ]
});

// ../../../../pb/serve.ts
var { dataFolder: _, ...rest } = latchkey_config_default;
var service = createService({ ...rest, port: Number(process.env.PORT ?? 4790), passwordHashing: { memoryKibibytes: 8, passes: 1 }, recentSignInSeconds: 31536e3 });
console.log(await service.listen());
process.on("SIGTERM", () => void service.close());
