import * as z from 'zod'
import { providerPicture } from '../../users/profile-image.js'
import type { Profile, ProfileSource } from './provider.js'

/** A value that a sign-in does not require: a value of another type counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null)
const text = optional(z.string())
const flag = optional(z.union([z.boolean(), z.stringbool()]))
// A number that is not a safe integer was rounded, and could be the id of another account.
const id = z.union([z.string().min(1), z.int().transform(String)])

/** The valid members of a list. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(z.unknown()).transform((members) =>
    members.flatMap((member) => {
      const { success, data } = schema.safeParse(member)
      return success ? [data] : []
    }),
  )

const standardClaims = z.object({
  sub: z.string().min(1),
  name: text,
  picture: text,
  email: text,
  email_verified: flag,
})

/** OpenID Connect Core 1.0, section 5.1. */
function claimsProfile(claims: unknown): Profile {
  const { sub, name, picture, email, email_verified: verified } = standardClaims.parse(claims)
  return profile(sub, { name, picture, email, isEmailVerified: verified })
}

/** The response of the user info endpoint of an OpenID Connect provider. */
export const userInfoProfile = ({ userInfo }: ProfileSource): Profile => claimsProfile(userInfo)

const appleUser = z.object({
  name: optional(z.object({ firstName: text, lastName: text })),
})

/** The ID token contains everything but the name, which Apple posts at the first sign-in only. */
export function appleProfile({ claims, callback }: ProfileSource): Profile {
  const named = appleUser.safeParse(parseJson(callback['user']))
  const { firstName, lastName } = named.data?.name ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { ...claimsProfile(claims), displayName: name || null }
}

const githubUser = z.object({ id, login: text, name: text, avatar_url: text })
/** Undefined without the permission to read them. */
const githubEmails = listOf(z.object({ email: z.string(), primary: flag, verified: flag })).default(
  [],
)

export function githubProfile({ userInfo, emails }: ProfileSource): Profile {
  const user = githubUser.parse(userInfo)
  const primary = githubEmails.parse(emails).find((email) => email.primary)
  return profile(user.id, {
    name: user.name || user.login,
    picture: user.avatar_url,
    email: primary?.email,
    isEmailVerified: primary?.verified,
  })
}

const microsoftUser = z.object({ id, displayName: text, mail: text, userPrincipalName: text })

/**
 * Part of the name of a guest of a tenant. Such a name looks like an email address, but receives no email.
 */
const GUEST = '#EXT#'

export function microsoftProfile({ userInfo }: ProfileSource): Profile {
  const { id: accountId, displayName, mail, userPrincipalName } = microsoftUser.parse(userInfo)
  const name = userPrincipalName?.includes(GUEST) ? null : userPrincipalName
  return profile(accountId, { name: displayName, email: mail || name })
}

const spotifyUser = z.object({
  id,
  display_name: text,
  email: text,
  images: optional(listOf(z.object({ url: z.string() }))),
})

export function spotifyProfile({ userInfo }: ProfileSource): Profile {
  const user = spotifyUser.parse(userInfo)
  const picture = user.images?.[0]?.url
  return profile(user.id, { name: user.display_name, picture, email: user.email })
}

const facebookUser = z.object({
  id,
  name: text,
  email: text,
  picture: optional(z.object({ data: optional(z.object({ url: text })) })),
})

export function facebookProfile({ userInfo }: ProfileSource): Profile {
  const user = facebookUser.parse(userInfo)
  return profile(user.id, {
    name: user.name,
    picture: user.picture?.data?.url,
    email: user.email,
  })
}

const discordUser = z.object({
  id,
  username: text,
  global_name: text,
  avatar: text,
  email: text,
  verified: flag,
})

export function discordProfile({ userInfo }: ProfileSource): Profile {
  const user = discordUser.parse(userInfo)
  return profile(user.id, {
    name: user.global_name || user.username,
    picture: user.avatar && `https://cdn.discordapp.com/avatars/${user.id}/${user.avatar}.png`,
    email: user.email,
    isEmailVerified: user.verified,
  })
}

const gitlabUser = z.object({ id, name: text, email: text, avatar_url: text, confirmed_at: text })

export function gitlabProfile({ userInfo }: ProfileSource): Profile {
  const user = gitlabUser.parse(userInfo)
  return profile(user.id, {
    name: user.name,
    picture: user.avatar_url,
    email: user.email,
    isEmailVerified: Boolean(user.confirmed_at),
  })
}

const bitbucketUser = z.object({
  account_id: id,
  display_name: text,
  links: optional(z.object({ avatar: optional(z.object({ href: text })) })),
})
/** Undefined without the permission to read them. */
const bitbucketEmails = z
  .object({
    values: listOf(z.object({ email: z.string(), is_primary: flag, is_confirmed: flag })),
  })
  .default({ values: [] })

export function bitbucketProfile({ userInfo, emails }: ProfileSource): Profile {
  const user = bitbucketUser.parse(userInfo)
  const primary = bitbucketEmails.parse(emails).values.find((email) => email.is_primary)
  return profile(user.account_id, {
    name: user.display_name,
    picture: user.links?.avatar?.href,
    email: primary?.email,
    isEmailVerified: primary?.is_confirmed,
  })
}

const xUser = z.object({
  data: z.object({ id, username: text, name: text, profile_image_url: text }),
})

/** X returns no email address. */
export function xProfile({ userInfo }: ProfileSource): Profile {
  const { data } = xUser.parse(userInfo)
  return profile(data.id, { name: data.name || data.username, picture: data.profile_image_url })
}

type ProfileFields = {
  name?: string | null | undefined
  picture?: string | null | undefined
  email?: string | null | undefined
  isEmailVerified?: boolean | null | undefined
}

const profile = (accountId: string, fields: ProfileFields): Profile => ({
  accountId,
  displayName: fields.name || null,
  profileImageUrl: providerPicture(fields.picture),
  email: fields.email || null,
  isEmailVerified: fields.isEmailVerified === true,
})

function parseJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}
