import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { LatchkeyProvider, type LatchkeyProviderProps } from '../src/index.js'
import { type PageProps, SignIn } from '../src/pages/index.js'
import { createTestProject, createVisitor } from './visitor.js'

afterEach(cleanup)

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

it('speaks English unless told', async () => {
  const root = await open({})
  await screen.findByRole('heading', { name: 'Sign in' })
  expect([root.getAttribute('lang'), root.getAttribute('dir')]).toEqual(['en', 'ltr'])
})

it('speaks the language of the app, and says which one it is', async () => {
  await open({ lang: 'de' })
  const heading = await screen.findByRole('heading', { name: 'Anmelden' })
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('de')
})

it('stands on the side on which the language begins, before its texts are here too', async () => {
  const root = await open({ lang: 'ar' })
  expect([root.getAttribute('lang'), root.getAttribute('dir')]).toEqual(['en', 'rtl'])
  const heading = await screen.findByRole('heading', { name: 'تسجيل الدخول' })
  const shown = heading.closest('[lang]')
  expect([shown?.getAttribute('lang'), shown?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
})

it("puts the app's texts before ours on every page, and those of one page before them", async () => {
  const translations = { signIn: 'Hereinspaziert', email: 'Wohin' }
  await open({ lang: 'de', translations }, { labels: { email: 'Adresse' } })
  await screen.findByRole('heading', { name: 'Hereinspaziert' })
  screen.getByLabelText('Adresse')
})

it('takes the text for the number that it names, by the rules of the language', async () => {
  const forms = { one: '{count} Sekunde', two: '{count} Sekunden, zwei', other: 'viele: {count}' }
  const { useWords } = await import('../src/i18n/words.js')
  const { InLanguage } = await import('../src/i18n/in-language.js')
  const Counts = () => {
    const { text } = useWords()
    return <p>{[1, 2, 1_500].map((count) => text('passwordTooShort', { count })).join('; ')}</p>
  }
  const { app } = createVisitor(await createTestProject())
  const translations = { passwordTooShort: forms }
  const { container } = render(
    <LatchkeyProvider app={app} lang="en-GB" translations={translations}>
      <InLanguage>
        <Counts />
      </InLanguage>
    </LatchkeyProvider>,
  )
  expect(container.textContent).toBe('1 Sekunde; viele: 2; viele: 1,500')
})

it("renders the app's own texts on a server", async () => {
  const tree = await treeOf({ lang: 'sw', translations: { noScript: 'Washa JavaScript.' } })
  vi.stubGlobal('window', undefined)
  const html = renderToString(tree)
  vi.unstubAllGlobals()
  expect(html).toContain('Washa JavaScript.')
  expect(html).toContain('lang="sw"')
})
