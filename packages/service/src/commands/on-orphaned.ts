const LOOK_MILLIS = 250

/**
 * Calls back once npm is gone, if that has started the program: it does so through a shell, and a signal sent
 * to npm ends that shell without ever reaching the program.
 */
export function onOrphaned(callback: () => void): void {
  const parent = process.ppid
  if (process.env['npm_command'] === undefined) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, LOOK_MILLIS)
  timer.unref()
}
