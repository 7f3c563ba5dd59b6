import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import { findLanguage } from '../domain/email/email-language.js'
import { en } from '../domain/email/texts/languages.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'
import { type ActionPage, actionPage } from '../pages/action-page.js'
import type { PageBrand } from '../pages/action-page-brand.js'

type Texts = typeof en.otherApps

interface OAuthError {
  error: string
  error_description?: string | undefined
}

/** Returns the page that explains why a request was not answered with a redirect to the client. */
export const errorPage = (
  project: PageBrand,
  { failed, startAgain }: Texts,
  { error, error_description: description }: OAuthError,
  status: number,
): ActionPage => ({
  project,
  title: failed,
  outcome: 'warning',
  paragraphs: [startAgain],
  errorCode: description === undefined ? error : `${error}: ${description}`,
  status,
})

const xsrfOf = (ctx: KoaContextWithOIDC) => String(ctx.oidc.session?.state?.['secret'])

/** Returns what is wrong with the code that a user has entered for a device. */
function codeErrorOf(error: CodeError | undefined, texts: Texts): string | undefined {
  if (error === undefined) return undefined
  // Any other error is about the form, such as one that was sent without its session.
  return error.userCode !== undefined || error.name === 'NoCodeError'
    ? texts.wrongCode
    : texts.formExpired
}

type CodeError = (errors.OIDCProviderError | Error) & { userCode?: string }

/**
 * Creates the functions that answer requests with pages in the look of a project and the languages of the other pages of the
 * service.
 */
export function createPages({ project, server }: EnabledServer) {
  const sendPage = async (
    ctx: KoaContextWithOIDC,
    pageOf: (texts: Texts) => ActionPage,
  ): Promise<void> => {
    const language = findLanguage(ctx.get('accept-language')) ?? en
    const response = actionPage(language, { project, ...pageOf(language.otherApps) })
    ctx.status = response.status
    for (const [name, value] of response.headers) ctx.set(name, value)
    ctx.body = await response.text()
  }
  return {
    renderError: (ctx: KoaContextWithOIDC, error: OAuthError): Promise<void> =>
      sendPage(ctx, (texts) => errorPage(project, texts, error, ctx.status)),

    /** Asks for the code that a device shows. */
    renderUserCode: (ctx: KoaContextWithOIDC, error?: CodeError): Promise<void> =>
      sendPage(ctx, (texts) =>
        error?.name === 'AbortedError'
          ? { title: texts.canceled, outcome: 'warning', paragraphs: [texts.noAccess] }
          : {
              title: texts.enterCode,
              paragraphs: [texts.codeHint],
              hidden: { xsrf: xsrfOf(ctx) },
              field: {
                name: 'user_code',
                label: texts.code,
                value: error?.userCode,
                error: codeErrorOf(error, texts),
              },
              button: texts.continue,
              // The library sets the status of an error only.
              ...(error !== undefined && { status: ctx.status }),
            },
      ),

    /** Asks whether a device shows this code, so that the user does not confirm the device of someone else (RFC 8628, section 5.4). */
    confirmUserCode: (
      ctx: KoaContextWithOIDC,
      _form: string,
      client: { clientId: string; clientName?: string | undefined },
      _device: object,
      userCode: string,
    ): Promise<void> =>
      sendPage(ctx, (texts) => ({
        title: texts.confirmCode,
        paragraphs: [texts.confirmHint],
        comparedCode: userCode,
        variables: { client: client.clientName ?? client.clientId },
        hidden: { xsrf: xsrfOf(ctx), user_code: userCode, confirm: 'yes' },
        button: texts.continue,
        otherButton: { name: 'abort', value: 'yes', label: texts.cancel },
        // The answer leads to the consent page of the app.
        redirectOrigins: [new URL(server.consentUrl).origin],
      })),

    renderDeviceSuccess: (ctx: KoaContextWithOIDC): Promise<void> =>
      sendPage(ctx, ({ done, backToDevice }) => ({
        title: done,
        outcome: 'success',
        paragraphs: [backToDevice],
      })),
  }
}
