import * as z from 'zod/mini'
import { VERIFICATION_CODE_LENGTH } from '../constants.js'

/** Returns the schema of a string with a maximum length in UTF-16 code units. */
export const textUpTo = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength, `must have at most ${maxLength} characters`))

/** A character that a reader can see: no space, no control character and none that fonts leave out, such as U+200B. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** A row whose name has no visible character could not be opened. An empty text means that there is no name. */
const visibleUpTo = (maxLength: number) =>
  textUpTo(maxLength).check(
    z.refine((text) => text === '' || VISIBLE.test(text), 'must have a visible character'),
  )
/** The name of a user, team or project, or the subject of an email. */
export const nameText = visibleUpTo(256)
/** A description, which is longer than a name. */
export const descriptionText = visibleUpTo(1000)
/** The maximum length of a `sub` claim (OpenID Connect Core 1.0, section 2). */
const FOREIGN_ID_LENGTH = 255
/** An ID that another system has assigned, such as an OAuth provider. */
export const foreignId = textUpTo(FOREIGN_ID_LENGTH)

/** A UUID, version 4 or nil, in upper or lower case. */
export const uuid = z
  .string()
  .check(
    z.regex(
      /^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-(?:0{4}-){3}0{12})$/i,
      'must be a UUID',
    ),
  )
const NIL_UUID = '00000000-0000-0000-0000-000000000000'
/** The ID of a new user or team, which keeps the ID that it has elsewhere. */
export const keptId = uuid.check(z.refine((id) => id !== NIL_UUID, 'must not be the nil UUID'))
/** A user ID in a request: a UUID, or `me` for the signed-in user. */
export const userIdOrMe = z.union([z.literal('me'), uuid])
/** `internal` or a UUID. */
export const projectId = z.union([z.literal('internal'), uuid])

/** The largest time value (ECMA-262, section 21.4.1.1): no `Date` can hold an instant farther from 1970. */
const MAX_TIME_VALUE = 8_640_000_000_000_000
const notATimeValue = `must be from -${MAX_TIME_VALUE} to ${MAX_TIME_VALUE}`
/** An instant in milliseconds since 1970-01-01 UTC, which a `Date` can hold. */
export const millis = z
  .int()
  .check(z.minimum(-MAX_TIME_VALUE, notATimeValue), z.maximum(MAX_TIME_VALUE, notATimeValue))

const LENIENT_EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/
const STRICT_EMAIL = /^[^.]+(\.[^.]+)*@.*\.[^.][^.]+$/

/** The maximum length of an email address (RFC 5321, section 4.5.3.1.3). */
const EMAIL_LENGTH = 254
// The length is checked first, so that no pattern runs over a string of unlimited length.
const shortEnough = z.maxLength(EMAIL_LENGTH, {
  error: `must have at most ${EMAIL_LENGTH} characters`,
  abort: true,
})

/** An email address as most calls accept it, or an empty string. */
export const lenientEmail = z.string().check(
  shortEnough,
  z.refine((text) => text === '' || LENIENT_EMAIL.test(text), 'must be an e-mail address'),
)
/** An email address that must not be empty. */
export const email = lenientEmail.check(z.minLength(1, 'must not be empty'))
/** An email address as sign-up and sign-in by email accept it. */
export const strictEmail = z
  .string()
  .check(
    shortEnough,
    z.regex(LENIENT_EMAIL, 'must be an e-mail address'),
    z.regex(STRICT_EMAIL, 'must be an e-mail address with a full domain'),
  )

/** The maximum length of URLs that browsers and proxies support. */
const URL_LENGTH = 2048
/** An absolute URL without spaces. */
export const absoluteUrl = z.string().check(
  z.maxLength(URL_LENGTH, `must have at most ${URL_LENGTH} characters`),
  z.refine(
    (text) => !/\s/.test(text) && URL.canParse(text),
    'must be an absolute URL without spaces',
  ),
)

/** The code of an email: letters and digits, in upper or lower case. */
export const verificationCode = z
  .string()
  .check(z.length(VERIFICATION_CODE_LENGTH, `must have ${VERIFICATION_CODE_LENGTH} characters`))

/** ID of a permission. IDs with `$` are system permissions. */
export const permissionId = z.string().check(z.regex(/^\$?[a-z0-9_:]+$/, 'must be a permission id'))

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
/** Base64 with padding. Not empty. */
export const base64 = z
  .string()
  .check(z.minLength(1, 'must not be empty'), z.regex(BASE64, 'must be base64'))

const PICTURE_LIMIT = 1_000_000
/** URL of a picture. A data URL, which contains the picture, may be longer. */
export const pictureUrl = z.string().check(
  z.maxLength(PICTURE_LIMIT, `must have at most ${PICTURE_LIMIT} characters`),
  z.refine(
    (text) => text.length <= URL_LENGTH || /^data:/i.test(text),
    `must have at most ${URL_LENGTH} characters, unless it is a data URL`,
  ),
  z.refine((text) => !/\s/.test(text) && URL.canParse(text), 'must be a URL without spaces'),
)

/** Tells whether a URL names this machine. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'

/** Tells whether secrets may be sent to a URL: https, or http on this machine. */
export const isSecure = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))

/** Returns the schema of a scope with a maximum length (RFC 6749, section 3.3). */
export const scopeUpTo = (maxLength: number) =>
  textUpTo(maxLength).check(
    z.regex(
      /^[\x21\x23-\x5b\x5d-\x7e]+$/,
      'must be a scope of RFC 6749, without spaces, quotes and backslashes',
    ),
  )

/** URL of a picture that pages and emails load from a server: https, or http on this machine. */
export const hostedPictureUrl = absoluteUrl.check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false
    const url = new URL(text)
    return isSecure(url) && url.username === '' && url.password === ''
  }, 'must be an https URL without a user name'),
)

/** A color in sRGB: `#` and six hexadecimal digits. */
export const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #2b4baf'))

type Json = z.output<ReturnType<typeof z.json>>
/** Any JSON value. Its parts are not checked, because that takes long for a large one. */
export const json = z.custom<Json>((value) => value !== undefined)

const METADATA_BYTES = 65_536
/** Metadata of a user or team: any JSON value, of limited size. */
export const metadata = json.check(
  z.refine((value) => {
    const text = JSON.stringify(value)
    // A character takes at most three bytes, so that most values need no encoding.
    return text.length * 3 <= METADATA_BYTES || utf8Length(text) <= METADATA_BYTES
  }, `must have at most ${METADATA_BYTES} bytes as JSON`),
)
const utf8Length = (text: string): number => new TextEncoder().encode(text).length

/** The response of calls without a result. */
export const success = z.strictObject({ success: z.literal(true) })
/** The response of a call that checks a code without using it. */
export const codeValid = z.strictObject({ is_code_valid: z.literal(true) })
/** A request body without fields. */
export const nothing = z.optional(z.strictObject({}))

/** The maximum number of entries of a list in a request, so that one call cannot block others. */
const LIST_LENGTH = 1000
/**
 * A list in a request. Its length is checked before its entries, so that the number of reported problems is limited.
 */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: z.input<Item>[], { issues }) => {
      if (Array.isArray(value) && value.length > LIST_LENGTH)
        issues.push({
          code: 'custom',
          input: value,
          message: `must have at most ${LIST_LENGTH} members`,
        })
      return value
    }),
    z.array(item),
  )

/** The response with a complete list. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), is_paginated: z.literal(false) })

/** The response with one page of a list. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    is_paginated: z.literal(true),
    pagination: z.strictObject({ next_cursor: z.nullable(z.string()) }),
  })
