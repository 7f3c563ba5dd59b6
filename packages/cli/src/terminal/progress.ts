import { printMessage } from './output.js'

const BAR_WIDTH = 30

/** @example progressBar(5, 10) // '[###############               ]  50 %' */
export function progressBar(done: number, total: number): string {
  const part = total === 0 ? 1 : done / total
  const bar = '#'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH)
  return `[${bar}] ${String(Math.floor(part * 100)).padStart(3)} %`
}

/** Shows the progress of work: as a bar on a terminal, else as a line for each tenth. */
export class Progress {
  readonly #label: string
  readonly #total: number
  #done = 0

  constructor(label: string, total: number) {
    this.#label = label
    this.#total = total
  }

  /** Adds finished work. */
  advance(count: number): void {
    const before = this.#tenths
    this.#done += count
    const numbers = `${this.#done.toLocaleString('en')} of ${this.#total.toLocaleString('en')}`
    if (process.stderr.isTTY) {
      const bar = progressBar(this.#done, this.#total)
      process.stderr.write(`\r\u001B[K${this.#label} ${bar} ${numbers}`)
    } else if (this.#tenths > before) printMessage(`${this.#label} ${numbers}`)
  }

  /** Removes the bar. */
  stop(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  }

  get #tenths(): number {
    return this.#total === 0 ? 0 : Math.floor((10 * this.#done) / this.#total)
  }
}
