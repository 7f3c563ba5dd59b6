import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import { type ActionPage, actionPage } from '../http/action-page.js'

/** These pages are in English only. */
const english = { tag: 'en', dir: 'ltr' }

/** Answers a request with a page in the style of the other pages of the service. */
async function sendPage(ctx: KoaContextWithOIDC, page: ActionPage): Promise<void> {
  const response = actionPage(english, page)
  ctx.status = response.status
  for (const [name, value] of response.headers) ctx.set(name, value)
  ctx.body = await response.text()
}

/** Explains why a request was not answered with a redirect to the client. */
export const renderError = (
  ctx: KoaContextWithOIDC,
  {
    error,
    error_description: description,
  }: { error: string; error_description?: string | undefined },
): Promise<void> =>
  sendPage(ctx, {
    title: 'This request does not work',
    paragraphs: ['Go back to the app that brought you here, and start again.', '{{ code }}'],
    variables: { code: description === undefined ? error : `${error}: ${description}` },
    status: ctx.status,
  })

const secretOf = (ctx: KoaContextWithOIDC) => ctx.oidc.session?.state?.['secret']

/** Asks for the code that a device shows. */
export function renderUserCode(
  ctx: KoaContextWithOIDC,
  _form: string,
  _out?: object,
  error?: errors.OIDCProviderError | Error,
): Promise<void> {
  if (error?.name === 'AbortedError')
    return sendPage(ctx, { title: 'Canceled', paragraphs: ['The device gets no access.'] })
  return sendPage(ctx, {
    title: 'Enter the code of your device',
    paragraphs: [
      error === undefined
        ? 'Your device shows a code of eight letters.'
        : 'This code is wrong, expired or was used. Look at your device, and enter the code again.',
    ],
    fields: [
      { name: 'xsrf', value: String(secretOf(ctx)) },
      { name: 'user_code', label: 'Code' },
    ],
    button: 'Continue',
    // The library sets the status of an error only.
    ...(error !== undefined && { status: ctx.status }),
  })
}

/** Asks whether a device shows this code, so that the user does not confirm the device of someone else (RFC 8628, section 5.4). */
export const confirmUserCode =
  (consentUrl: string) =>
  (
    ctx: KoaContextWithOIDC,
    _form: string,
    client: { clientName?: string | undefined },
    _device: object,
    userCode: string,
  ): Promise<void> =>
    sendPage(ctx, {
      title: 'Does your device show {{ code }}?',
      paragraphs: [
        '{{ client }} asks for access to your account. Continue only if you started this and your device shows this code.',
      ],
      variables: { code: userCode, client: client.clientName ?? 'A device' },
      fields: [
        { name: 'xsrf', value: String(secretOf(ctx)) },
        { name: 'user_code', value: userCode },
        { name: 'confirm', value: 'yes' },
      ],
      button: 'Continue',
      otherButton: { name: 'abort', value: 'yes', label: 'Cancel' },
      // The answer leads to the consent page of the app.
      redirectOrigins: [new URL(consentUrl).origin],
    })

export const renderDeviceSuccess = (ctx: KoaContextWithOIDC): Promise<void> =>
  sendPage(ctx, { title: 'Your device is signed in', paragraphs: ['You can close this page.'] })
