import { createInterface } from 'node:readline/promises'

/** Asks a yes-or-no question on the terminal. Resolves to false for any other answer, and on Ctrl-C or Ctrl-D. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const cancellation = new AbortController()
  terminal.once('close', () => cancellation.abort())
  try {
    const answer = await terminal.question(`${question} (y/N) `, { signal: cancellation.signal })
    return /^y(es)?$/i.test(answer.trim())
  } catch {
    return false
  } finally {
    terminal.close()
  }
}
