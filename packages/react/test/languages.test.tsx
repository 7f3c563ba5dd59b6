import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LatchkeyProvider, type LatchkeyProviderProps } from '../src/index.js'
import { type PageProps, SignIn } from '../src/pages/index.js'
import { createTestProject, createVisitor } from './visitor.js'

type Choice = Pick<LatchkeyProviderProps, 'lang' | 'translations'>

const treeOf = async (choice: Choice, props: PageProps = {}) => {
  const { app } = createVisitor(await createTestProject())
  return (
    <LatchkeyProvider app={app} {...choice}>
      <SignIn {...props} />
    </LatchkeyProvider>
  )
}

const open = async (choice: Choice, props?: PageProps) => {
  const { container } = render(await treeOf(choice, props))
  return container.querySelector('.lk-root')!
}

describe('LatchkeyProvider with lang', () => {
  it('renders in English by default', async () => {
    const root = await open({})
    await screen.findByRole('heading', { name: 'Sign in' })
    expect([root.getAttribute('lang'), root.getAttribute('dir')]).toEqual(['en', 'ltr'])
  })

  it('renders in the language of the lang prop and sets the lang attribute', async () => {
    await open({ lang: 'de' })
    const heading = await screen.findByRole('heading', { name: 'Anmelden' })
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de')
  })

  it('ignores the modifier of a POSIX locale, which navigator.language has', async () => {
    await open({ lang: 'de-DE@euro' })
    const heading = await screen.findByRole('heading', { name: 'Anmelden' })
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de-DE')
  })

  it('sets the text direction before the texts of the language have loaded', async () => {
    const root = await open({ lang: 'ar' })
    expect([root.getAttribute('lang'), root.getAttribute('dir')]).toEqual(['en', 'rtl'])
    const heading = await screen.findByRole('heading', { name: 'تسجيل الدخول' })
    const langElement = heading.closest('[lang]')
    expect([langElement?.getAttribute('lang'), langElement?.getAttribute('dir')]).toEqual([
      'ar',
      'rtl',
    ])
  })

  it('prefers labels of a page to translations of the app, and those to built-in texts', async () => {
    const translations = { signIn: 'Hereinspaziert', email: 'Wohin' }
    await open({ lang: 'de', translations }, { labels: { email: 'Adresse' } })
    await screen.findByRole('heading', { name: 'Hereinspaziert' })
    screen.getByLabelText('Adresse')
  })

  it('selects the plural form by the rules of the language', async () => {
    const forms = { one: '{count} Sekunde', two: '{count} Sekunden, zwei', other: 'viele: {count}' }
    const { useTranslation } = await import('../src/i18n/use-translation.js')
    const { LanguageProvider } = await import('../src/i18n/language-provider.js')
    const Counts = () => {
      const { text } = useTranslation()
      return <p>{[1, 2, 1_500].map((count) => text('passwordTooShort', { count })).join('; ')}</p>
    }
    const { app } = createVisitor(await createTestProject())
    const translations = { passwordTooShort: forms }
    const { container } = render(
      <LatchkeyProvider app={app} lang="en-GB" translations={translations}>
        <LanguageProvider>
          <Counts />
        </LanguageProvider>
      </LatchkeyProvider>,
    )
    expect(container.textContent).toBe('1 Sekunde; viele: 2; viele: 1,500')
  })

  it('renders the translations of the app on a server', async () => {
    const tree = await treeOf({ lang: 'sw', translations: { noScript: 'Washa JavaScript.' } })
    vi.stubGlobal('window', undefined)
    const html = renderToString(tree)
    vi.unstubAllGlobals()
    expect(html).toContain('Washa JavaScript.')
    expect(html).toContain('lang="sw"')
  })
})
