import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

/** The step that is rejected: one of two sign-in methods or the content. */
export type Until = 'plain' | 'login' | 'data'

/** Undoes the quoted-printable encoding of a line as far as links need it. */
const asSent = (line: string) => line.replaceAll('=3D', '=').replace(/=$/, '')

/** An SMTP server whose rejections repeat its input, as those of some servers repeat addresses. */
export async function startEchoingMailServer(until: Until) {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let isMail = false
    let waiting = 0
    let mail = ''
    const signIn = (line: string) => {
      if (until === 'data') return say('235 Welcome')
      if (until === 'plain') return say(`535 5.7.8 Wrong: ${line}`)
      mail += ` ${line}`
      waiting = (waiting || 3) - 1
      return say(waiting > 0 ? '334 Vzpp' : `535 5.7.8 Wrong:${mail}`)
    }
    const takeMail = (line: string) => {
      if (line !== '.') return void (mail += asSent(line))
      isMail = false
      const [link] = /http\S*code=\w+/.exec(mail) ?? []
      const [subject] = /Subject: \w{6} is your/.exec(mail) ?? []
      return say(`554 5.7.1 Blocked address: ${link} ${subject}`)
    }
    const answer = (line: string) => {
      if (isMail) return takeMail(line)
      if (line.startsWith('AUTH') || waiting > 0) return signIn(line)
      if (line.startsWith('EHLO'))
        return say(`250-here\r\n250 AUTH ${until === 'login' ? 'LOGIN' : 'PLAIN'}`)
      if (line !== 'DATA') return say('250 OK')
      isMail = true
      return say('354 Go on')
    }
    createInterface(socket).on('line', answer)
    socket.on('error', () => undefined)
    say('220 here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
