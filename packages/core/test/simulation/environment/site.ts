import type { ServerApp } from '../../../src/server.js'
import type { Draw } from '../random.js'
import type { World } from '../world.js'
import { openServerApp, ServerProcess } from './server-app.js'

/** The process that renders pages for all users, with one app. */
export class Site extends ServerProcess {
  #app: ServerApp | undefined

  constructor(world: World) {
    super(world, 'site')
  }

  get app(): ServerApp {
    return (this.#app ??= openServerApp(this.world, this))
  }

  /** Renders pages for several requests at the same time, each with its own cookies. */
  render(draw: Draw): void {
    const { server } = this.world
    for (let left = draw.pick([2, 3, 6]); left > 0; left--) {
      const user = draw.pick(['ada', 'bob'])
      const { refresh_token, access_token } = server.signIn(user)
      const access = encodeURIComponent(JSON.stringify([refresh_token, access_token]))
      const cookies = [`latchkey-refresh-p=${refresh_token}`]
      if (draw.chance(0.5)) cookies.push(`latchkey-access=${access}`)
      const headers = { get: (name: string) => (name === 'cookie' ? cookies.join('; ') : null) }
      const reading = this.app.getUser({ tokenStore: { headers } })
      const rendering = reading.then((renderedUser) => {
        const isOver = server.sessionOf(refresh_token)?.ended !== undefined
        if (renderedUser?.id !== user && !(isOver && renderedUser === null))
          this.world.reportViolation('SR01', `${user} was rendered as ${renderedUser?.id}`)
      })
      this.world.follow(this, `renders for ${user}`, rendering)
    }
  }
}
