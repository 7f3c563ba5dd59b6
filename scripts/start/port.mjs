import { connect } from 'node:net'

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
const listens = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host })
    const answer = (/** @type {boolean} */ value) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })

/**
 * Rejects if another program already listens on the port.
 *
 * @param {string} name the program that needs the port
 * @param {number} port
 */
export const assertFree = async (name, port) => {
  const results = await Promise.all([listens(port, '127.0.0.1'), listens(port, '::1')])
  if (!results.includes(true)) return
  throw new Error(
    `The ${name} needs port ${port}, and another program is listening there.\n` +
      `Stop it and start again. It may be an earlier "npm start" in another terminal;\n` +
      (process.platform === 'win32'
        ? `"netstat -ano | findstr :${port}" shows which process it is.`
        : `"lsof -i :${port}" shows which process it is.`),
  )
}
