import { expect, it } from 'vitest'
import { dashboardUrl } from '../../../examples/e2e/visitor.js'
import { createOwner } from './owner.js'

it('opens in the language of the browser with one more file, and keeps another one that is chosen', async () => {
  const { page, goTo } = await createOwner({ locale: 'ar-EG' })
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(dashboardUrl)) files.push(request.url())
  })
  await goTo('')
  await page.getByRole('link', { name: 'المستخدمون' }).waitFor()
  const html = page.locator('html')
  expect(await html.getAttribute('lang')).toBe('ar-EG')
  expect(await html.getAttribute('dir')).toBe('rtl')
  expect(files.length).toBeLessThanOrEqual(13)

  // The hosted pages have the same language.
  await page.getByRole('button', { name: /حساب/ }).click()
  await page.getByRole('menuitem', { name: 'اللغة' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('link', { name: 'Nutzer' }).waitFor()
  expect(await html.getAttribute('dir')).toBe('ltr')
  await page.reload()
  await page.getByRole('link', { name: 'Nutzer' }).waitFor()
  expect(await html.getAttribute('lang')).toBe('de')

  // A line doesn't break after the hyphen of the page, so more follows it than what is typed.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('e-mail-v')
  await page.getByRole('option', { name: 'E-\u2060Mail-Vorlagen' }).waitFor()
})
