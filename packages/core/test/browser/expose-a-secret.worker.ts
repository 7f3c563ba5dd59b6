import { ServerApp } from '../../src/server.js'

/** Answers with what making the app has thrown. */
try {
  postMessage(String(new ServerApp({ secretServerKey: 'ssk_secret' })))
} catch (error) {
  postMessage(String(error))
}
