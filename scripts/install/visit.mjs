// Runs inside `latchkey dev` in a new app: builds it, serves it, and signs a user up in a browser.
// Usage: node visit.mjs <path of the build tool> <its serve command>
import { untilAnswered } from '../start/answer.mjs'
import { freePort } from '../start/free-port.mjs'
import { startProgram } from '../start/program.mjs'
import { mustRun } from '../command.mjs'
import { signUp } from './sign-up.mjs'

const [tool = '', serve = ''] = process.argv.slice(2)
await mustRun(process.execPath, [tool, 'build'])
const port = await freePort()
const url = `http://localhost:${port}`
const args = [tool, serve, '--port', String(port)]
const { ended, stop } = startProgram({ name: 'app', args, cwd: '.' }, console.log)
try {
  const visited = untilAnswered(url, { signal: new AbortController().signal }).then(() =>
    signUp(url),
  )
  await Promise.race([visited, ended.then((reason) => Promise.reject(new Error(reason)))])
} finally {
  await stop()
}
