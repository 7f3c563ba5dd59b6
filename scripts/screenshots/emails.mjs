import { createServer } from 'vite'

const link = 'https://app.example.com/handler/page?code=2f6k9'
const variables = {
  projectDisplayName: 'Difference',
  userDisplayName: 'Ada Lovelace',
  teamDisplayName: 'Analytical Engines',
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
const themes = /** @type {const} */ (['light', 'dark'])
const languages = ['en', 'ar', 'de']

/**
 * Takes pictures of every email with a link, rendered as the service renders it.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 */
export async function takeEmailPictures(browser, folder) {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  })
  const load = (/** @type {string} */ path) =>
    vite.ssrLoadModule(`/packages/service/src/domain/email/${path}.ts`)
  const { renderEmail } = await load('templates/render')
  const { defaultTemplate, templateTypes } = await load('templates/default-templates')
  const tab = await browser.newPage()
  for (const lang of languages) {
    const { [lang]: language } = await load(`texts/${lang}`)
    for (const type of templateTypes) {
      const { html } = renderEmail(
        defaultTemplate(type, language),
        { ...variables, codeLifetime: tenMinutes(lang) },
        language,
      )
      await tab.setContent(html)
      for (const width of widths)
        for (const theme of themes) {
          await tab.setViewportSize({ width, height: 700 })
          await tab.emulateMedia({ colorScheme: theme })
          const path = `${folder}/emails/${type}-${width}-${lang}-${theme}.png`
          await tab.screenshot({ path, fullPage: true })
        }
    }
  }
  await tab.close()
  await vite.close()
}
