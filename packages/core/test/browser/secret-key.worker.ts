import { ServerApp } from '../../src/server.js'

/** Posts the error that the constructor of the app throws. */
try {
  new ServerApp({ secretServerKey: 'ssk_secret' })
  postMessage('nothing')
} catch (error) {
  postMessage(String(error))
}
