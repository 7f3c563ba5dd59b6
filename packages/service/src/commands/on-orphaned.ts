const POLL_MILLIS = 250

/** Read at the start, because npm may end before the program starts to watch it. */
const parent = process.ppid

/**
 * Calls back when npm ends, if npm started the program: npm runs programs in a shell, and a signal sent to
 * npm ends that shell without reaching the program.
 */
export function onOrphaned(callback: () => void): void {
  if (process.env['npm_command'] === undefined) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, POLL_MILLIS)
  timer.unref()
}
