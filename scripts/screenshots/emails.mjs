import { importSource } from '../../docs/scripts/sources.mjs'
import { languages, takePictures } from './take-pictures.mjs'

const link = 'https://app.example.com/handler/page?code=2f6k9'
const variables = {
  projectDisplayName: 'Difference',
  userDisplayName: 'Ada Lovelace',
  teamDisplayName: 'Analytical Engines',
  inviterDisplayName: 'Grace Hopper',
  device: 'Chrome on macOS',
  location: 'Vienna, Austria',
  ipAddress: '203.0.113.7',
  time: 'December 7, 2026 at 9:26 AM UTC',
  accountSettingsLink: 'https://app.example.com/handler/account-settings/sessions',
  forgotPasswordLink: 'https://app.example.com/handler/forgot-password',
  recipientEmail: 'ada@example.com',
  otp: 'M4K9X2',
  emailVerificationLink: link,
  passwordResetLink: link,
  magicLink: link,
  teamInvitationLink: link,
}
/** Renders an email as the service does. @param {string} lang */
const tenMinutes = (lang) =>
  new Intl.NumberFormat(lang, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(10)
const widths = [375, 600]

/**
 * Takes pictures of every email with a link, rendered as the service renders it.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 */
export async function takeEmailPictures(browser, folder) {
  const load = (/** @type {string} */ path) =>
    importSource(`packages/service/src/domain/email/${path}.ts`)
  const { renderEmail } = await load('templates/render')
  const { defaultTemplate, templateTypes } = await load('templates/default-templates')
  const { defaultNotification } = await load('templates/default-notifications')
  const { emailLanguages } = await load('texts/languages')
  const tab = await browser.newPage()
  for (const lang of languages) {
    const language = emailLanguages.find((/** @type {{ tag: string }} */ { tag }) => tag === lang)
    const templates = Object.fromEntries(
      templateTypes.map((/** @type {string} */ type) => [
        type,
        defaultTemplate(type, { language, namesInviter: type === 'team_invitation' }),
      ]),
    )
    templates['new_device'] = defaultNotification('new_device', { language })
    for (const [type, template] of Object.entries(templates)) {
      const values = { ...variables, codeLifetime: tenMinutes(lang) }
      const { html } = renderEmail(template, values, { language })
      await tab.setContent(html)
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 700 })
        await takePictures(tab, `${folder}/emails/${type}-${lang}`)
      }
    }
  }
  await tab.close()
}
