import type { OAuthClient, OAuthClientPatch } from '@latchkey/core/admin'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { TextArea } from '../../ui/field.js'
import { textOf } from '../../ui/form.js'
import { FieldError } from '../../ui/forms/field-errors.js'
import { type ClientKind, kindSettings } from './client-kinds.js'
import { redirectUrlsIn } from './redirect-urls.js'
import { SecureUrlField } from './secure-url-field.js'

/** Whether a client has a server or a page that can learn of a sign-out. */
const hasLogoutUrls = (kind: ClientKind) => kindSettings[kind].redirects === 'web'

interface SignOutFieldsProps {
  kind: ClientKind
  before: OAuthClient
}

/** The fields that say how a client takes part in sign-outs. */
export function SignOutFields({ kind, before }: SignOutFieldsProps) {
  const { text } = useTranslation(texts)
  if (kindSettings[kind].redirects === null) return null
  return (
    <fieldset>
      <legend>{text('clientSignOut')}</legend>
      <TextArea
        label={text('postLogoutRedirectUrls')}
        name="postLogoutRedirectUrls"
        dir="ltr"
        rows={1}
        spellCheck={false}
        autoComplete="off"
        defaultValue={before.postLogoutRedirectUrls.join('\n')}
        help={text('postLogoutRedirectUrlsHelp')}
      />
      {kind === 'web' && (
        <SecureUrlField
          label={text('backChannelLogoutUrl')}
          name="backChannelLogoutUrl"
          defaultValue={before.backChannelLogoutUrl ?? undefined}
          help={text('clientBackChannelHelp')}
        />
      )}
      {hasLogoutUrls(kind) && (
        <SecureUrlField
          label={text('frontChannelLogoutUrl')}
          name="frontChannelLogoutUrl"
          defaultValue={before.frontChannelLogoutUrl ?? undefined}
          help={text('frontChannelLogoutUrlHelp')}
        />
      )}
    </fieldset>
  )
}

type SignOutSettings = Pick<
  OAuthClientPatch,
  'postLogoutRedirectUrls' | 'backChannelLogoutUrl' | 'frontChannelLogoutUrl'
>

interface SignOutRules {
  redirectUrls: readonly string[]
  before: OAuthClient
  text: TextOf<typeof texts>
}

/** Returns the values of the fields. Fields that the kind does not have stay unchanged. */
export function signOutOf(
  fields: FormData,
  kind: ClientKind,
  { redirectUrls, before, text }: SignOutRules,
): SignOutSettings {
  if (kindSettings[kind].redirects === null) return {}
  const frontChannelLogoutUrl = textOf(fields, 'frontChannelLogoutUrl') || null
  if (frontChannelLogoutUrl !== null && !hasOriginOf(frontChannelLogoutUrl, redirectUrls))
    throw new FieldError('frontChannelLogoutUrl', text('frontChannelOrigin'))
  return {
    postLogoutRedirectUrls: redirectUrlsIn(fields, 'postLogoutRedirectUrls', {
      // A sign-out can end elsewhere than a sign-in: that of a command-line tool on a page of the web.
      redirects: 'phone',
      before: before.postLogoutRedirectUrls,
      text,
    }),
    ...(kind === 'web' && {
      backChannelLogoutUrl: textOf(fields, 'backChannelLogoutUrl') || null,
    }),
    ...(hasLogoutUrls(kind) && { frontChannelLogoutUrl }),
  }
}

/** OpenID Connect Front-Channel Logout 1.0, section 2. */
const hasOriginOf = (url: string, others: readonly string[]) =>
  others.some((other) => new URL(other).origin === new URL(url).origin)
