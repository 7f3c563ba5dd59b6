import type { Draw } from '../../../core/test/simulation/random.js'
import { type Accounts, DIGITS } from './accounts.js'
import { view } from './dom.js'
import type { Act } from './config.js'
import { addressOf, nameOf, PASSWORDS, WRONG_PASSWORD } from './own-accounts.js'
import type { Screen } from './screen.js'
import { isSignOut, isUsed, ownerOf, USED_SECTIONS } from './settings.js'

const isDisabled = (element: Element) => element.getAttribute('aria-disabled') === 'true'

/** A simulated user who types, clicks and navigates as the current page allows. */
export class SimulatedUser {
  /** Called before each click on an enabled button. */
  onPress: () => void = () => {}
  /** The address that was typed last. */
  #address = 'ada'
  #newUsers = 0
  #names = 0
  /** The values that were typed last, by the names of their fields. */
  readonly typed = new Map<string, string>()

  constructor(
    readonly screen: Screen,
    readonly accounts: Accounts,
  ) {}

  do(act: Act, draw: Draw): void {
    const { screen } = this
    // A user at an OAuth provider has no page of the app.
    if (screen.page.isGone) return
    if (!screen.isShown) return screen.show()
    const acts: Readonly<Record<Act, () => void>> = {
      fill: () => this.#fill(draw),
      press: () => this.#pressAny(draw, 'button'),
      follow: () => this.#pressAny(draw, 'a[href]:not([target])'),
      openEmail: () => this.#openEmail(draw),
      visit: () => this.#go(draw.pick(ADDRESSES)),
      openSettings: () => this.#go(draw.pick(USED_SECTIONS)),
      back: () => screen.back(),
      hide: () => screen.hide(),
      reload: () => screen.open(view.location.href),
    }
    acts[act]()
  }

  /** Performs the next step of a sign-in. */
  signIn(user: string): void {
    this.#address = user
    // A complete code is submitted automatically.
    if (this.#find('input[name=code]')) return this.#typeInto('code', this.#code())
    if (!this.#find('form')) return this.press(this.#find('button'))
    this.#typeInto('email', addressOf(user))
    this.#typeInto('password', this.accounts.own.passwordOf(user))
    this.press(this.#find('form button[type=submit]'))
  }

  /** Changes the display name in the account settings. */
  rename(name: string): void {
    this.#typeInto('name', name)
    this.press(this.#all('form button[type=submit]')[0] ?? null)
  }

  press(button: HTMLElement | null): void {
    if (!button) return
    button.focus()
    if (!isDisabled(button)) {
      this.onPress()
      const { world, page } = this.screen
      if (isSignOut(button)) world.browser.signsOut(page)
    }
    button.click()
  }

  /** The usable elements. Those of a dialog come before all others. */
  #all<T extends HTMLElement>(selector: string): T[] {
    const { container } = this.screen
    const around = container.querySelector('dialog') ?? container
    return [...around.querySelectorAll<T>(selector)].filter(isUsed)
  }

  #find<T extends HTMLElement>(selector: string): T | null {
    return this.screen.container.querySelector<T>(selector)
  }

  #pressAny(draw: Draw, selector: string): void {
    const all = this.#all(selector)
    if (!all.length) return this.#fill(draw)
    this.press(draw.pick(all))
  }

  #openEmail(draw: Draw): void {
    const { emails } = this.accounts
    if (!emails.length) return this.#fill(draw)
    // Usually opens the latest email.
    const email = draw.chance(0.7) ? emails.at(-1)! : draw.pick(emails)
    this.#go(email.link)
  }

  #go(address: string): void {
    const { screen } = this
    // Links in emails and typed URLs load a document.
    if (address.startsWith('http') || !screen.tabOptions.hasRouter) screen.open(address)
    else screen.go(address, screen.page)
  }

  #fill(draw: Draw): void {
    const [form] = this.#all('form')
    if (!form) return this.#pressSomething(draw)
    const fields = [...form.querySelectorAll<HTMLInputElement>('input')]
    for (const { name } of fields) {
      // A complete code is submitted automatically, which replaces its field.
      const value = this.#valueOf(name, draw)
      if (value !== undefined) this.#typeInto(name, value)
    }
    this.#send(draw)
  }

  #pressSomething(draw: Draw): void {
    const [primary] = this.#all('.lk-primary')
    const buttons = primary ? [primary] : this.#all('button')
    const isFirst = buttons.length < 2 || !ownerOf(this.screen.container)
    const button = isFirst ? buttons[0] : draw.pick(buttons)
    if (button) this.#pressRepeatedly(button, draw)
    else if (draw.chance(0.5)) this.#go('/handler/sign-in')
  }

  #send(draw: Draw): void {
    const [button] = this.#all('form button[type=submit]')
    if (!button) return
    // Enter in a field clicks the submit button of its form.
    if (draw.chance(0.3)) this.#find('form input')?.focus()
    this.#pressRepeatedly(button, draw)
    if (draw.chance(0.05)) this.screen.hide()
  }

  #pressRepeatedly(button: HTMLElement, draw: Draw): void {
    for (let remaining = draw.pick([1, 1, 2, 3]); remaining > 0; remaining--) {
      this.press(button)
      if (draw.chance(0.5)) this.screen.settle()
    }
  }

  #typeInto(name: string, value: string): void {
    const input = this.#find<HTMLInputElement>(`input[name="${name}"]`)
    if (!input || input.readOnly) return
    input.focus()
    input.value = value
    this.typed.set(name, value)
    // A code of six characters is submitted automatically.
    if (name === 'code' && value.length === CODE_LENGTH) this.onPress()
    const { InputEvent } = view
    input.dispatchEvent(new InputEvent('input', { bubbles: true }) as unknown as Event)
  }

  #valueOf(name: string, draw: Draw): string | undefined {
    const { own } = this.accounts
    const owner = ownerOf(this.screen.container) ?? ''
    switch (name) {
      case 'email':
        this.#address = draw.chance(view.location.pathname.includes('up') ? 0.7 : 0.15)
          ? `eve${++this.#newUsers}`
          : draw.pick(KNOWN_USERS)
        return draw.chance(0.05) ? this.#address : addressOf(this.#address)
      case 'password':
        if (owner) return draw.pick(PASSWORDS)
        return draw.chance(0.8) ? own.passwordOf(this.#address) : draw.pick(['', WRONG_PASSWORD])
      case 'repeat':
        return own.passwordOf(this.#address)
      case 'old':
        return draw.chance(0.8) ? own.passwordOf(owner) : WRONG_PASSWORD
      case 'name':
        return nameOf(owner, ++this.#names)
      case 'code':
        return draw.chance(0.7) ? this.#code() : draw.pick(['', '12', '271828', '27182 8'])
      default:
        return undefined
    }
  }

  #code(): string {
    const isOfApp = this.#find<HTMLInputElement>('input[name=code]')?.inputMode === 'numeric'
    if (isOfApp) return DIGITS
    const email = this.accounts.emails.findLast(({ to }) => to === this.#address)
    return email?.code.slice(0, CODE_LENGTH) ?? ''
  }
}

const CODE_LENGTH = 6
const KNOWN_USERS = ['ada', 'ada', 'bob', 'cyd']
const ADDRESSES = [
  ...['/', '/handler/sign-in', '/handler/sign-in', '/handler/sign-in', '/handler/sign-up'],
  ...['/handler/sign-up', '/handler/sign-out', '/handler/sign-out', '/handler/mfa'],
  ...['/handler/magic-link-callback', '/handler/email-verification', '/handler/oauth-callback'],
  ...['/handler/error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED', '/handler/forgot-password'],
]
