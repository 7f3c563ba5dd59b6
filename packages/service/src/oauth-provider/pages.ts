import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import { findLanguage } from '../domain/email/email-language.js'
import { en } from '../domain/email/texts/languages.js'
import { type ActionPage, actionPage } from '../http/action-page.js'

type Texts = typeof en.otherApps

/** Answers a request with a page in the style and the languages of the other pages of the service. */
async function sendPage(
  ctx: KoaContextWithOIDC,
  pageOf: (texts: Texts) => ActionPage,
): Promise<void> {
  const language = findLanguage(ctx.get('accept-language')) ?? en
  const response = actionPage(language, pageOf(language.otherApps))
  ctx.status = response.status
  for (const [name, value] of response.headers) ctx.set(name, value)
  ctx.body = await response.text()
}

interface OAuthError {
  error: string
  error_description?: string | undefined
}

/** Returns the page that explains why a request was not answered with a redirect to the client. */
export const errorPage = (
  { failed, startAgain }: Texts,
  { error, error_description: description }: OAuthError,
  status: number,
): ActionPage => ({
  title: failed,
  paragraphs: [startAgain, '{{ code }}'],
  variables: { code: description === undefined ? error : `${error}: ${description}` },
  status,
})

export const renderError = (ctx: KoaContextWithOIDC, error: OAuthError): Promise<void> =>
  sendPage(ctx, (texts) => errorPage(texts, error, ctx.status))

const secretOf = (ctx: KoaContextWithOIDC) => ctx.oidc.session?.state?.['secret']

/** Asks for the code that a device shows. */
export function renderUserCode(
  ctx: KoaContextWithOIDC,
  _form: string,
  _out?: object,
  error?: errors.OIDCProviderError | Error,
): Promise<void> {
  if (error?.name === 'AbortedError')
    return sendPage(ctx, (texts) => ({ title: texts.canceled, paragraphs: [texts.noAccess] }))
  return sendPage(ctx, (texts) => ({
    title: texts.enterCode,
    paragraphs: [error === undefined ? texts.codeHint : texts.wrongCode],
    fields: [
      { name: 'xsrf', value: String(secretOf(ctx)) },
      { name: 'user_code', label: texts.code },
    ],
    button: texts.continue,
    // The library sets the status of an error only.
    ...(error !== undefined && { status: ctx.status }),
  }))
}

/** Asks whether a device shows this code, so that the user does not confirm the device of someone else (RFC 8628, section 5.4). */
export const confirmUserCode =
  (consentUrl: string) =>
  (
    ctx: KoaContextWithOIDC,
    _form: string,
    client: { clientId: string; clientName?: string | undefined },
    _device: object,
    userCode: string,
  ): Promise<void> =>
    sendPage(ctx, (texts) => ({
      title: texts.confirmCode,
      paragraphs: [texts.confirmHint],
      variables: { code: userCode, client: client.clientName ?? client.clientId },
      fields: [
        { name: 'xsrf', value: String(secretOf(ctx)) },
        { name: 'user_code', value: userCode },
        { name: 'confirm', value: 'yes' },
      ],
      button: texts.continue,
      otherButton: { name: 'abort', value: 'yes', label: texts.cancel },
      // The answer leads to the consent page of the app.
      redirectOrigins: [new URL(consentUrl).origin],
    }))

export const renderDeviceSuccess = (ctx: KoaContextWithOIDC): Promise<void> =>
  sendPage(ctx, ({ done, closePage }) => ({ title: done, paragraphs: [closePage] }))
