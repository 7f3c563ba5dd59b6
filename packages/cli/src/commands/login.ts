import { ClientApp } from '@latchkey/core'
import { readConnection, type Connection, type ConnectionOptions } from '../environment.js'
import { Failure } from '../failure.js'
import { appOf, keepSession, type KeptSession, sessionPath } from '../session/kept-session.js'
import { person } from '../session/person.js'
import { countDown } from '../terminal/count-down.js'
import { openPage } from '../terminal/open-page.js'
import { inMessage, plain, print, say } from '../terminal/output.js'
import { exitCodeOf, onSignal } from '../terminal/signals.js'

export interface LoginOptions extends ConnectionOptions {
  readonly appUrl: string
  readonly confirmPath?: string
  /** Minutes that the person has. */
  readonly expiresIn: number
  readonly open?: boolean
}

async function prompt(
  url: string,
  phrase: string,
  { baseUrl, expiresIn, open }: LoginOptions & Connection,
) {
  // The URL may come from a file in the folder that another person has written.
  say(`To sign in at ${plain(baseUrl)}, open this page in a browser:

  ${url}

Agree only if it shows the same letters:  ${inMessage('bold', phrase)}

The page is open for ${expiresIn} ${expiresIn === 1 ? 'minute' : 'minutes'}.`)
  if (open && !(await openPage(url)))
    say('No browser could be opened here. Open the address by hand.')
}

/** Resolves to the refresh token of the user who authorizes the tool. */
async function askForSession(app: ClientApp, options: LoginOptions & Connection): Promise<string> {
  const { appUrl, confirmPath, expiresIn } = options
  const expiresInMillis = expiresIn * 60_000
  const stopping = new AbortController()
  const forget = onSignal((signal) =>
    stopping.abort(new Failure('Stopped: nobody was signed in.', exitCodeOf(signal))),
  )
  let endCountDown = () => {}
  try {
    const login = await app.promptCliLogin({
      appUrl,
      ...(confirmPath === undefined ? {} : { confirmPath }),
      expiresInMillis,
      signal: stopping.signal,
      promptLink: async (url, phrase) => {
        await prompt(url, phrase, options)
        endCountDown = countDown(expiresInMillis)
      },
    })
    if (login.status === 'ok') return login.data
    throw new Failure(`${login.error.message} Nobody was signed in; run the command again.`)
  } finally {
    endCountDown()
    forget()
  }
}

/** Says who it is; that the service cannot be asked just now makes the login no worse. */
async function welcome(session: KeptSession): Promise<string> {
  const app = appOf(session)
  const user = await app.getUser().catch(() => null)
  app.dispose()
  return user ? `Signed in as ${person(user)}.` : 'Signed in.'
}

/** Signs a person in on this machine, by their browser. */
export async function login(options: LoginOptions): Promise<void> {
  const connection = await readConnection(options)
  const app = new ClientApp({ ...connection, tokenStore: 'memory' })
  try {
    const session = {
      ...connection,
      refreshToken: await askForSession(app, { ...options, ...connection }),
    }
    await keepSession(session)
    print(await welcome(session))
    say(`The session is kept in ${sessionPath()}; signing out in the browser ends it, too.`)
  } finally {
    app.dispose()
  }
}
