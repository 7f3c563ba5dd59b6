import type { Browser } from './browser.js'
import type { Page } from './page.js'
import { type Draw, drawFrom } from '../random.js'

/** An OAuth provider, from which users return with a code. */
export class Provider {
  readonly #draw: Draw

  constructor(readonly browser: Browser) {
    this.#draw = drawFrom(browser.seed, `${browser.name}provider`)
  }

  /** Leaves a page for the provider. Its tab returns later, and may open the callback page once more. */
  visit(page: Page, url: string): void {
    const { server, scheduler } = this.browser.world
    const query = new URL(url).searchParams
    const user = this.#draw.pick(['ada', 'bob'])
    const code = server.authorize(user, query.get('code_challenge') ?? '')
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    const { storage } = page.tab
    const comeBack = () => this.#completeSignIn(this.browser.openPage({ href: back.href, storage }))
    scheduler.after(0, 'goes to the provider', () => {
      if (!page.isGone) this.browser.leavePage(page)
      scheduler.after(this.#draw.between(1_000, 20_000), 'comes back', comeBack)
      if (this.#draw.chance(0.3)) scheduler.after(40_000, 'comes back again', comeBack)
    })
  }

  /** OA07: the page may handle the callback twice, as some frameworks cause it. */
  #completeSignIn(page: Page): void {
    const answers = [page.app.callOAuthCallback(), page.app.callOAuthCallback()]
    this.browser.world.follow(page, 'comes back from the provider', Promise.all(answers))
  }
}
