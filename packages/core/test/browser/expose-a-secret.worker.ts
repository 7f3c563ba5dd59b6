import { ServerApp } from '../../src/server.js'

/** Answers with what making the app has thrown. */
try {
  new ServerApp({ secretServerKey: 'ssk_secret' })
  postMessage('nothing')
} catch (error) {
  postMessage(String(error))
}
